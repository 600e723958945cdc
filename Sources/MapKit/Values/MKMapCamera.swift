import Foundation

/// From where a map is looked at.
///
/// - Missing: maps are seen from straight above: the pitch is kept and not drawn.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  /// The place in the middle of the map.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// Metres from the camera to that place.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// Degrees from straight down.
  open var pitch: CGFloat = 0
  /// What is up on the map, in degrees clockwise from north.
  open var heading: CLLocationDirection = 0
  /// Metres above the ground.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance * cos(pitch * .pi / 180) }
    set { centerCoordinateDistance = newValue / max(0.01, cos(pitch * .pi / 180)) }
  }

  public override init() { super.init() }
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance,
    pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
  /// A camera that looks at a place from another one, so many metres above the ground.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    let ground = MKMapPoint(centerCoordinate).distance(to: MKMapPoint(eyeCoordinate))
    let (eye, center) = (MKMapPoint(eyeCoordinate), MKMapPoint(centerCoordinate))
    let heading = ground == 0 ? 0 : atan2(center.x - eye.x, eye.y - center.y) * 180 / .pi
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: hypot(ground, eyeAltitude),
      pitch: atan2(ground, max(eyeAltitude, 1e-9)) * 180 / .pi, heading: heading < 0 ? heading + 360 : heading
    )
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MKMapCamera else { return false }
    return centerCoordinate.latitude == other.centerCoordinate.latitude
      && centerCoordinate.longitude == other.centerCoordinate.longitude
      && centerCoordinateDistance == other.centerCoordinateDistance && pitch == other.pitch
      && heading == other.heading
  }
  open override var hash: Int { centerCoordinateDistance.hashValue }
}
