@_exported import Foundation

public typealias CLLocationDegrees = Double
/// In metres.
public typealias CLLocationDistance = Double
/// In metres; negative where it is not known.
public typealias CLLocationAccuracy = Double
/// In metres a second; negative where it is not known.
public typealias CLLocationSpeed = Double
/// In degrees clockwise from north; negative where it is not known.
public typealias CLLocationDirection = Double
public typealias CLLocationDirectionAccuracy = Double
public typealias CLLocationSpeedAccuracy = Double

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 14_999
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// A place on Earth, in degrees of WGS 84: positive to the north and to the east.
public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Whether a latitude is from -90 to 90 and a longitude from -180 to 180.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A place, with what is known of it: how high, how exact, when.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let horizontalAccuracy: CLLocationAccuracy
  public let verticalAccuracy: CLLocationAccuracy
  public let course: CLLocationDirection
  public let courseAccuracy: CLLocationDirectionAccuracy
  public let speed: CLLocationSpeed
  public let speedAccuracy: CLLocationSpeedAccuracy
  public let timestamp: Date
  public var ellipsoidalAltitude: CLLocationDistance { altitude }
  public let floor: CLFloor? = nil

  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    (self.coordinate, self.altitude, horizontalAccuracy) = (coordinate, altitude, hAccuracy)
    (verticalAccuracy, self.course, self.courseAccuracy) = (vAccuracy, course, courseAccuracy)
    (self.speed, self.speedAccuracy, self.timestamp) = (speed, speedAccuracy, timestamp)
    super.init()
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
  }
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: -1, speed: -1, timestamp: timestamp)
  }
  /// A place at sea level, of now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// How far it is along the surface of Earth, in metres; heights do not count.
  ///
  /// - Source: T. Vincenty, Direct and inverse solutions of geodesics on the ellipsoid, Survey Review 1975
  open func distance(from location: CLLocation) -> CLLocationDistance {
    coordinate.distance(to: location.coordinate)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  public static var supportsSecureCoding: Bool { true }
  public required convenience init?(coder: NSCoder) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude")),
      altitude: coder.decodeDouble(forKey: "altitude"),
      horizontalAccuracy: coder.decodeDouble(forKey: "horizontalAccuracy"),
      verticalAccuracy: coder.decodeDouble(forKey: "verticalAccuracy"),
      course: coder.decodeDouble(forKey: "course"), speed: coder.decodeDouble(forKey: "speed"),
      timestamp: Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp")))
  }
  open func encode(with coder: NSCoder) {
    coder.encode(coordinate.latitude, forKey: "latitude")
    coder.encode(coordinate.longitude, forKey: "longitude")
    coder.encode(altitude, forKey: "altitude")
    coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
    coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
    coder.encode(course, forKey: "course")
    coder.encode(speed, forKey: "speed")
    coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
  }
  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m"
  }
}

/// A floor of a building.
public final class CLFloor: NSObject, @unchecked Sendable {
  public let level: Int
  init(level: Int) { self.level = level }
}

extension CLLocationCoordinate2D {
  /// The length of the shortest line on the ellipsoid of WGS 84, in metres.
  func distance(to other: CLLocationCoordinate2D) -> Double {
    let (a, f) = (6_378_137.0, 1 / 298.257_223_563)
    let b = a * (1 - f)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    let difference = radians(other.longitude - longitude)
    let (u1, u2) = (atan((1 - f) * tan(radians(latitude))), atan((1 - f) * tan(radians(other.latitude))))
    let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
    var lambda = difference
    for _ in 0..<200 {
      let (sinL, cosL) = (sin(lambda), cos(lambda))
      let x = cos2 * sinL
      let y = cos1 * sin2 - sin1 * cos2 * cosL
      let sinSigma = (x * x + y * y).squareRoot()
      if sinSigma == 0 { return 0 }
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cosL
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sinL / sinSigma
      let cos2Alpha = 1 - sinAlpha * sinAlpha
      let middle = cos2Alpha == 0 ? 0 : cosSigma - 2 * sin1 * sin2 / cos2Alpha
      let c = f / 16 * cos2Alpha * (4 + f * (4 - 3 * cos2Alpha))
      let before = lambda
      lambda =
        difference + (1 - c) * f * sinAlpha
        * (sigma + c * sinSigma * (middle + c * cosSigma * (2 * middle * middle - 1)))
      if abs(lambda - before) > 1e-12 { continue }
      let u = cos2Alpha * (a * a - b * b) / (b * b)
      let big = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
      let small = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
      let change =
        small * sinSigma
        * (middle + small / 4
          * (cosSigma * (2 * middle * middle - 1)
            - small / 6 * middle * (4 * sinSigma * sinSigma - 3) * (4 * middle * middle - 3)))
      return b * big * (sigma - change)
    }
    // Nearly opposite places, where it does not come to rest: the great circle.
    let h =
      pow(sin(radians(other.latitude - latitude) / 2), 2) + cos(radians(latitude))
      * cos(radians(other.latitude)) * pow(sin(difference / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, h.squareRoot()))
  }
}
