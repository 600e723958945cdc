import Foundation
import SashCore

/// The room that a map has on the screen, in points.
struct MapRoom: Equatable {
  var size: CGSize
  /// What bars and other views cover of it: its middle is where the camera looks, and what is to be seen whole fits the rest.
  var covered: EdgeInsets = EdgeInsets()

  var clear: CGRect {
    CGRect(
      x: covered.leading, y: covered.top, width: max(1, size.width - covered.leading - covered.trailing),
      height: max(1, size.height - covered.top - covered.bottom))
  }
  var middle: CGPoint { CGPoint(x: clear.midX, y: clear.midY) }
  var isEmpty: Bool { !(size.width > 0 && size.height > 0) }
}

/// What is seen of the map: which place is in the middle, how large it is and what is up.
///
/// - Invariant: all numbers are finite, and the scale is more than zero.
struct MapViewport: Equatable {
  var center: MKMapPoint
  /// Points of the screen that a point of the map of the world is long.
  var scale: Double
  /// Degrees clockwise from north.
  var heading: Double = 0

  /// The map is never seen larger than the tiles of level 20 are.
  static let largest = exp2(20.0) * 256 / MKMapSize.world.width

  /// The scale at which the world just fills the height.
  static func smallest(_ room: MapRoom) -> Double { max(room.size.height, 128) / MKMapSize.world.height }

  /// - Parameter distance: Metres from the camera to the middle, whose view is 30° high.
  init(center: CLLocationCoordinate2D, distance: Double, heading: Double, in room: MapRoom) {
    let height = 2 * max(1, distance) * tan(15 * Double.pi / 180)
    self.init(
      center: MKMapPoint(center),
      scale: room.clear.height / (height * MKMapPointsPerMeterAtLatitude(center.latitude)), heading: heading)
    limit(in: room)
  }
  init(center: MKMapPoint, scale: Double, heading: Double = 0) {
    (self.center, self.scale, self.heading) = (center, scale, heading)
  }
  /// Shows all of a part of the map, in the middle.
  init(showing rect: MKMapRect, in room: MapRoom, padding: CGFloat = 0, heading: Double = 0) {
    let clear = room.clear.insetBy(
      dx: min(padding, room.clear.width / 3), dy: min(padding, room.clear.height / 3))
    self.init(
      center: rect.center,
      scale: min(clear.width / max(rect.width, 1e-6), clear.height / max(rect.height, 1e-6)), heading: heading
    )
    limit(in: room)
  }

  /// Metres from the camera to the middle of the map.
  func distance(in room: MapRoom) -> Double {
    let metres = room.clear.height / scale * MKMetersPerMapPointAtLatitude(center.coordinate.latitude)
    return metres / 2 / tan(15 * Double.pi / 180)
  }

  /// Keeps the scale, and the edges of the map beyond those of the room.
  mutating func limit(in room: MapRoom, scales: ClosedRange<Double>? = nil) {
    let world = MKMapSize.world.width
    if !(center.x.isFinite && center.y.isFinite) { center = MKMapPoint(x: world / 2, y: world / 2) }
    if !scale.isFinite || scale <= 0 { scale = MapViewport.smallest(room) }
    if !heading.isFinite { heading = 0 }
    let smallest = MapViewport.smallest(room)
    let range = scales ?? smallest...MapViewport.largest
    scale = min(max(scale, max(range.lowerBound, smallest)), max(range.upperBound, smallest))
    center.x -= (center.x / world).rounded(.down) * world
    let (above, below) = (Double(room.middle.y) / scale, Double(room.size.height - room.middle.y) / scale)
    center.y =
      above + below >= world ? world / 2 + (above - below) / 2 : min(max(center.y, above), world - below)
  }

  /// Where a point of the map is seen; of its places around the world the one nearest to the middle.
  func place(of point: MKMapPoint, in room: MapRoom) -> CGPoint {
    let world = MKMapSize.world.width
    var dx = point.x - center.x
    dx -= (dx / world).rounded() * world
    return turned(dx * scale, (point.y - center.y) * scale, in: room)
  }
  /// Where a point is seen whose way from the middle is known, in points of the screen.
  func turned(_ x: Double, _ y: Double, in room: MapRoom) -> CGPoint {
    let middle = room.middle
    if heading == 0 { return CGPoint(x: middle.x + x, y: middle.y + y) }
    let angle = -heading * .pi / 180
    return CGPoint(
      x: middle.x + x * cos(angle) - y * sin(angle), y: middle.y + x * sin(angle) + y * cos(angle))
  }
  /// The point of the map that is seen at a place of the room.
  func mapPoint(at place: CGPoint, in room: MapRoom) -> MKMapPoint {
    let (x, y) = (place.x - room.middle.x, place.y - room.middle.y)
    let angle = heading * .pi / 180
    return MKMapPoint(
      x: center.x + (x * cos(angle) - y * sin(angle)) / scale,
      y: center.y + (x * sin(angle) + y * cos(angle)) / scale)
  }

  /// Moves the map with a finger, so many points.
  func moved(by way: CGSize, in room: MapRoom) -> MapViewport {
    var new = self
    let middle = room.middle
    new.center = mapPoint(at: CGPoint(x: middle.x - way.width, y: middle.y - way.height), in: room)
    return new
  }
  /// Makes the map larger about a place of the room, which stays where it is.
  func zoomed(by factor: Double, about place: CGPoint, in room: MapRoom, scales: ClosedRange<Double>?)
    -> MapViewport
  {
    let fixed = mapPoint(at: place, in: room)
    var new = self
    new.scale *= factor
    new.limit(in: room, scales: scales)
    let real = new.scale / scale
    new.center = MKMapPoint(
      x: fixed.x + (center.x - fixed.x) / real, y: fixed.y + (center.y - fixed.y) / real)
    new.limit(in: room, scales: scales)
    return new
  }
  /// Turns the map about a place of the room.
  func rotated(by degrees: Double, about place: CGPoint, in room: MapRoom) -> MapViewport {
    let fixed = mapPoint(at: place, in: room)
    var new = self
    new.heading = (heading - degrees).truncatingRemainder(dividingBy: 360)
    if new.heading < 0 { new.heading += 360 }
    let now = new.mapPoint(at: place, in: room)
    new.center = MKMapPoint(x: new.center.x + fixed.x - now.x, y: new.center.y + fixed.y - now.y)
    return new
  }

  /// The part of the map that is not covered; of a turned map the smallest that holds all of it.
  func visibleRect(in room: MapRoom) -> MKMapRect { rect(of: room.clear, in: room) }
  func rect(of area: CGRect, in room: MapRoom) -> MKMapRect {
    MKMapRect(
      around: [
        CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
        CGPoint(x: area.minX, y: area.maxY), CGPoint(x: area.maxX, y: area.maxY),
      ].map { mapPoint(at: $0, in: room) })
  }
  func region(in room: MapRoom) -> MKCoordinateRegion {
    var region = MKCoordinateRegion(visibleRect(in: room))
    // With one exact centre, what was set comes back.
    region.center = center.coordinate
    return region
  }
}

extension MapViewport: Animatable {
  /// The logarithm of the scale, so that each moment makes the map larger by the same factor.
  var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
    get { AnimatablePair(AnimatablePair(center.x, center.y), AnimatablePair(log2(scale) * 1000, heading)) }
    set {
      center = MKMapPoint(x: newValue.first.first, y: newValue.first.second)
      scale = exp2(newValue.second.first / 1000)
      heading = newValue.second.second
    }
  }
}
