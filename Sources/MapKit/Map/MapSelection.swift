import Foundation
import SashCore

/// A binding to what is selected on a map.
struct SelectionBinding {
  private let isNil: () -> Bool
  private let matches: (AnyHashable) -> Bool
  private let write: (AnyHashable?) -> Bool
  private let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    if let selectable = Value.self as? any MapSelectable.Type {
      self = Self.wrapping(binding, selectable)
      return
    }
    self.init(
      isNil: { binding.wrappedValue == nil },
      matches: { tag in binding.wrappedValue.map { AnyHashable($0) } == tag },
      write: { new in
        guard let new else {
          binding.wrappedValue = nil
          return true
        }
        guard let value = new.base as? Value else { return false }
        binding.wrappedValue = value
        return true
      },
      accepts: { $0.base is Value })
  }
  private init(
    isNil: @escaping () -> Bool, matches: @escaping (AnyHashable) -> Bool,
    write: @escaping (AnyHashable?) -> Bool, accepts: @escaping (AnyHashable) -> Bool
  ) { (self.isNil, self.matches, self.write, self.accepts) = (isNil, matches, write, accepts) }

  /// Of values that hold a tag or a feature of the map: what is selected is told by making one of a tag.
  private static func wrapping<Value: Hashable, Selectable: MapSelectable>(
    _ binding: Binding<Value?>, _ type: Selectable.Type
  ) -> Self {
    func wrapped(_ tag: AnyHashable) -> Value? {
      (tag.base as? Selectable.MapContentValue).flatMap { Selectable($0) as? Value }
    }
    return Self(
      isNil: { binding.wrappedValue == nil },
      matches: { tag in binding.wrappedValue != nil && binding.wrappedValue == wrapped(tag) },
      write: { new in
        guard let new else {
          binding.wrappedValue = nil
          return true
        }
        guard let value = wrapped(new) else { return false }
        binding.wrappedValue = value
        return true
      },
      accepts: { $0.base is Selectable.MapContentValue })
  }

  var isEmpty: Bool { isNil() }
  func isSelected(_ item: MapItem) -> Bool { item.tag.map(matches) ?? false }
  func canSelect(_ item: MapItem) -> Bool { item.tag.map(accepts) ?? false }
  func select(_ item: MapItem) { _ = write(item.tag) }
  func clear() { _ = write(nil) }
}

/// Something of a map by itself that can be selected. None is known here.
public struct MapFeature: Hashable, Sendable {
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    public static let territory = FeatureKind(name: "territory")
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }
  public let title: String?
  public let kind: FeatureKind?
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  private let latitude: Double
  private let longitude: Double
  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  public var backgroundColor: Color? { nil }
  public var image: Image? { nil }
}

/// What a map with features and content of one's own can select.
public protocol MapSelectable: Hashable {
  associatedtype MapContentValue: Hashable
  init(_ value: MapContentValue?)
  init(_ feature: MapFeature?)
  var feature: MapFeature? { get }
}
/// What is selected of a map: content by its tag, or a feature of the map.
public struct MapSelection<SelectionValue: Hashable>: MapSelectable {
  public typealias MapContentValue = SelectionValue
  public let value: SelectionValue?
  public let feature: MapFeature?
  public init(_ value: SelectionValue?) { (self.value, feature) = (value, nil) }
  public init(_ feature: MapFeature?) { (value, self.feature) = (nil, feature) }
}
extension MapSelection: Sendable where SelectionValue: Sendable {}
