import Foundation

/// How many degrees a part of the map is high and wide.
public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

/// A part of the map around a place.
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    (self.center, self.span) = (center, span)
  }

  /// So many metres from south to north, and from west to east.
  ///
  /// - Source: the lengths of a degree on the ellipsoid of WGS 84, J. P. Snyder, Map Projections, USGS 1395, eq. 4-18 f.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let (a, e2) = (6_378_137.0, 0.006_694_379_990_14)
    let phi = centerCoordinate.latitude * .pi / 180
    let root = 1 - e2 * sin(phi) * sin(phi)
    let north = .pi / 180 * a * (1 - e2) / pow(root, 1.5)
    let east = .pi / 180 * a * cos(phi) / root.squareRoot()
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(180, latitudinalMeters / north),
        longitudeDelta: min(360, longitudinalMeters / max(east, 1e-9))))
  }

  /// The part of the map that a rectangle shows; its centre is the middle of what is seen.
  public init(_ rect: MKMapRect) {
    guard !rect.isNull else {
      self.init()
      return
    }
    let top = MKMapPoint(x: rect.minX, y: rect.minY).coordinate.latitude
    let bottom = MKMapPoint(x: rect.minX, y: rect.maxY).coordinate.latitude
    self.init(
      center: rect.center.coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: top - bottom, longitudeDelta: min(360, rect.width / MKMapSize.world.width * 360)))
  }

  /// Whether there is such a part of Earth.
  var isValid: Bool {
    CLLocationCoordinate2DIsValid(center) && span.latitudeDelta >= 0 && span.latitudeDelta <= 180
      && span.longitudeDelta >= 0 && span.longitudeDelta <= 360
  }

  /// The smallest rectangle about the centre that holds all of it.
  var mapRect: MKMapRect {
    let middle = MKMapPoint(center)
    func y(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
    }
    let half = max(
      middle.y - y(center.latitude + span.latitudeDelta / 2),
      y(center.latitude - span.latitudeDelta / 2) - middle.y)
    let width = span.longitudeDelta / 360 * MKMapSize.world.width
    return MKMapRect(x: middle.x - width / 2, y: middle.y - half, width: width, height: 2 * half)
  }
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }
