import Foundation
import SashCore

/// A binding to what is selected on a map.
struct MapSelection {
  private let read: () -> AnyHashable?
  private let write: (AnyHashable?) -> Bool
  private let accepts: (AnyHashable) -> Bool

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    read = { binding.wrappedValue.map { AnyHashable($0) } }
    write = { new in
      guard let new else {
        binding.wrappedValue = nil
        return true
      }
      guard let value = new.base as? Value else { return false }
      binding.wrappedValue = value
      return true
    }
    accepts = { $0.base is Value }
  }

  var isEmpty: Bool { read() == nil }
  func isSelected(_ item: MapItem) -> Bool { item.tag != nil && read() == item.tag }
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
