import Foundation

/// Which things of the map itself can be selected. None is known here, so none ever is.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

/// How the map draws a thing of its own.
open class MKIconStyle: NSObject, @unchecked Sendable {
  public let backgroundColor: UIColor
  public let image: UIImage
  init(backgroundColor: UIColor, image: UIImage) {
    (self.backgroundColor, self.image) = (backgroundColor, image)
  }
}

/// A thing of the map itself that is selected. None is known here, so none is ever made.
open class MKMapFeatureAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public enum FeatureType: Int, Sendable { case pointOfInterest, territory, physicalFeature }
  public let coordinate: CLLocationCoordinate2D
  public let title: String?
  public let subtitle: String?
  public let featureType: FeatureType
  public let iconStyle: MKIconStyle?
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  init(coordinate: CLLocationCoordinate2D, featureType: FeatureType) {
    (self.coordinate, self.featureType) = (coordinate, featureType)
    (title, subtitle, iconStyle, pointOfInterestCategory) = (nil, nil, nil, nil)
  }
}

/// Asks what a thing of the map, or a name of one, stands for. There is no service that knows it here: the answer is an error.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  public let mapFeatureAnnotation: MKMapFeatureAnnotation?
  public let mapItemIdentifier: MKMapItem.Identifier?
  public private(set) var isCancelled = false
  public let isLoading = false
  public init(mapFeatureAnnotation: MKMapFeatureAnnotation) {
    (self.mapFeatureAnnotation, mapItemIdentifier) = (mapFeatureAnnotation, nil)
  }
  public init(mapItemIdentifier: MKMapItem.Identifier) {
    (mapFeatureAnnotation, self.mapItemIdentifier) = (nil, mapItemIdentifier)
  }
  open func cancel() { isCancelled = true }
  open func getMapItem(completionHandler: @escaping (MKMapItem?, (any Error)?) -> Void) {
    sayNoSearch()
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(nil, MKError(.serverFailure)) }
  }
  open var mapItem: MKMapItem {
    get async throws {
      sayNoSearch()
      throw MKError(.serverFailure)
    }
  }
}

extension MKMapItem {
  /// The name of a place in a service that knows places.
  open class Identifier: NSObject, NSCopying, RawRepresentable, @unchecked Sendable {
    public let rawValue: String
    /// Nil for an empty name.
    public required init?(rawValue identifier: String) {
      if identifier.isEmpty { return nil }
      rawValue = identifier
      super.init()
    }
    public convenience init?(string: String) { self.init(rawValue: string) }
    public func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
    open override var hash: Int { rawValue.hashValue }
  }
  /// Nil: places have no names of a service here.
  public var identifier: Identifier? { nil }
  public var alternateIdentifiers: Set<Identifier> { [] }
}

/// A place that is shown as an annotation.
open class MKMapItemAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public let mapItem: MKMapItem
  public init(mapItem: MKMapItem) { self.mapItem = mapItem }
  open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
  open var title: String? { mapItem.name }
  open var subtitle: String? { nil }
}
