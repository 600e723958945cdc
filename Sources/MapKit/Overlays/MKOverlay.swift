import Foundation

/// Something that covers a part of a map.
public protocol MKOverlay: MKAnnotation {
  /// The smallest part of the map that holds it.
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  func canReplaceMapContent() -> Bool
}
extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public func canReplaceMapContent() -> Bool { false }
}

public enum MKOverlayLevel: Int, Sendable { case aboveRoads, aboveLabels }

/// Some points of the map.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  var mapPoints: [MKMapPoint]
  init(_ points: [MKMapPoint]) {
    mapPoints = points
    super.init()
  }
  /// The points, in an array that lives as long as this object.
  private lazy var memory: UnsafeMutableBufferPointer<MKMapPoint> = {
    let memory = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(1, mapPoints.count))
    _ = memory.initialize(from: mapPoints)
    return memory
  }()
  private var hasMemory = false
  open func points() -> UnsafeMutablePointer<MKMapPoint> {
    hasMemory = true
    return memory.baseAddress!
  }
  open var pointCount: Int { mapPoints.count }
  deinit { if hasMemory { memory.deallocate() } }

  /// Copies the places of a part of the points, whose places an array must have room for.
  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    precondition(
      range.location >= 0 && range.location + range.length <= mapPoints.count,
      "MKMultiPoint has \(mapPoints.count) points, not \(range.location)..<\(range.location + range.length).")
    for index in 0..<range.length { coords[index] = mapPoints[range.location + index].coordinate }
  }
  open var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}

/// A line through places.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init((0..<max(0, count)).map { MKMapPoint(coords[$0]) })
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init((0..<max(0, count)).map { points[$0] })
  }
}

/// A line through places by the shortest ways on Earth.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
  override init(_ points: [MKMapPoint]) { super.init(Geodesic.between(points)) }
}

/// An area around which a line goes; it may have holes.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public private(set) var interiorPolygons: [MKPolygon]?
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init((0..<max(0, count)).map { MKMapPoint(coords[$0]) })
  }
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init((0..<max(0, count)).map { points[$0] })
  }
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(points: points, count: count)
    self.interiorPolygons = interiorPolygons
  }
}

/// All places at most so many metres from one.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  public let radius: CLLocationDistance
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    self.radius = radius
    super.init()
    place = coord
  }
  public convenience init(mapRect: MKMapRect) {
    let center = mapRect.center.coordinate
    self.init(
      center: center,
      radius: min(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(center.latitude))
  }
  open var boundingMapRect: MKMapRect {
    let (center, half) = (MKMapPoint(place), radius * MKMapPointsPerMeterAtLatitude(place.latitude))
    return MKMapRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half)
  }
}

/// The shortest ways between places.
enum Geodesic {
  /// The points, with others between those that are far apart, a degree from each other, by great circles.
  static func between(_ points: [MKMapPoint]) -> [MKMapPoint] {
    guard var before = points.first else { return [] }
    var way = [before]
    for end in points.dropFirst() {
      let (a, b) = (vector(before.coordinate), vector(end.coordinate))
      let angle = acos(min(1, max(-1, a.x * b.x + a.y * b.y + a.z * b.z)))
      let steps = Int((angle * 180 / .pi).rounded(.up))
      if steps > 1, sin(angle) > 1e-9 {
        for step in 1..<steps {
          let t = Double(step) / Double(steps)
          let (p, q) = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
          let (x, y, z) = (p * a.x + q * b.x, p * a.y + q * b.y, p * a.z + q * b.z)
          way.append(
            MKMapPoint(
              CLLocationCoordinate2D(
                latitude: atan2(z, hypot(x, y)) * 180 / .pi, longitude: atan2(y, x) * 180 / .pi)))
        }
      }
      way.append(end)
      before = end
    }
    return way
  }
  private static func vector(_ place: CLLocationCoordinate2D) -> (x: Double, y: Double, z: Double) {
    let (phi, lambda) = (place.latitude * .pi / 180, place.longitude * .pi / 180)
    return (cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
  }
}
