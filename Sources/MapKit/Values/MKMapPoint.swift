@_exported import CoreLocation
import Foundation

/// A place on the map of the whole world, a square of 268,435,456 points a side in the projection of Mercator: `x` grows to the
/// east and `y` to the south. These points have nothing to do with those of a screen.
public struct MKMapPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public init() { (x, y) = (0, 0) }
  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// Where a place lies. Latitudes beyond ±85.0511°, which the map does not show, lie on its edges.
  ///
  /// - Source: J. P. Snyder, Map Projections: A Working Manual, USGS 1395, the Mercator projection of a sphere
  public init(_ coordinate: CLLocationCoordinate2D) {
    let world = MKMapSize.world.width
    let sine = sin(min(max(coordinate.latitude, -MKMapPoint.limit), MKMapPoint.limit) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * world
  }

  /// The place of a point of the map; longitudes are from -180 to 180, whichever time around the world the point lies.
  public var coordinate: CLLocationCoordinate2D {
    let world = MKMapSize.world.width
    let latitude = 90 - 360 * atan(exp((y / world - 0.5) * 2 * .pi)) / .pi
    var longitude = x / world * 360 - 180
    if longitude < -180 || longitude > 180 {
      longitude -= (longitude / 360).rounded() * 360
    }
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// Metres along the surface of Earth.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, point.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude)
      .distance(from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }

  /// The latitude of the upper edge of the map, in degrees: there it is as high as it is wide.
  static let limit = atan(sinh(Double.pi)) * 180 / .pi
}

/// The size of a part of the map of the world, in its points.
public struct MKMapSize: Hashable, Sendable {
  public var width: Double
  public var height: Double
  public init() { (width, height) = (0, 0) }
  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  /// The size of the whole map.
  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

/// How many points of the map a metre is long at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  let stretched = cos(min(max(latitude, -MKMapPoint.limit), MKMapPoint.limit) * .pi / 180)
  return MKMapSize.world.width / (2 * .pi * 6_378_137 * stretched)
}
/// How many metres a point of the map is wide at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1 == point2 }
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool { size1 == size2 }
