import Foundation

/// Which parts of addresses a search finds.
open class MKAddressFilter: NSObject, NSCopying, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let country = Options(rawValue: 1 << 0)
    public static let administrativeArea = Options(rawValue: 1 << 1)
    public static let subAdministrativeArea = Options(rawValue: 1 << 2)
    public static let locality = Options(rawValue: 1 << 3)
    public static let subLocality = Options(rawValue: 1 << 4)
    public static let postalCode = Options(rawValue: 1 << 5)
  }
  private let included: Options
  private static let every: Options = [
    .country, .administrativeArea, .subAdministrativeArea, .locality, .subLocality, .postalCode,
  ]
  public init(including options: Options) { included = options }
  public init(excluding options: Options) { included = MKAddressFilter.every.subtracting(options) }
  public static let includingAll = MKAddressFilter(including: every)
  public static let excludingAll = MKAddressFilter(including: [])
  /// Whether a search finds all of these.
  open func includes(_ options: Options) -> Bool { included.isSuperset(of: options) }
  open func excludes(_ options: Options) -> Bool { included.isDisjoint(with: options) }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether a search finds only what lies in its region.
public enum MKLocalSearchRegionPriority: Int, Sendable { case `default`, required }

/// Asks for points of interest around a place. There is no service that knows some here: the search ends with an error.
open class MKLocalPointsOfInterestRequest: NSObject, NSCopying, @unchecked Sendable {
  /// The longest radius of a search, in metres.
  public static let maxRadius: CLLocationDistance = 50_000
  public let coordinate: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance
  public let region: MKCoordinateRegion
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, min(radius, Self.maxRadius))
    region = MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
  public init(coordinateRegion region: MKCoordinateRegion) {
    (coordinate, self.region) = (region.center, region)
    let edge = CLLocationCoordinate2D(
      latitude: region.center.latitude + region.span.latitudeDelta / 2, longitude: region.center.longitude)
    radius = min(MKMapPoint(region.center).distance(to: MKMapPoint(edge)), Self.maxRadius)
  }
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
extension MKLocalSearch {
  public convenience init(request: MKLocalPointsOfInterestRequest) { self.init(request: Request()) }
}
