import Foundation

extension MKMapView {
  /// How near and how far the camera may be.
  open class CameraZoomRange: NSObject, NSCopying, @unchecked Sendable {
    /// In metres from the camera to the middle of the map; `MKMapCameraZoomDefault` where nothing is said.
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// Nil where the nearest is farther than the farthest.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance
    ) {
      if minDistance != MKMapCameraZoomDefault, maxDistance != MKMapCameraZoomDefault,
        minDistance > maxDistance
      {
        return nil
      }
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
      super.init()
    }
    public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
    }
    public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      self.init(
        minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  /// Where the middle of the map may lie.
  open class CameraBoundary: NSObject, NSCopying, @unchecked Sendable {
    public let mapRect: MKMapRect
    public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }
    /// Nil for a part of the map that is empty.
    public init?(mapRect: MKMapRect) {
      if mapRect.isNull || mapRect.isEmpty { return nil }
      self.mapRect = mapRect
      super.init()
    }
    public convenience init?(coordinateRegion region: MKCoordinateRegion) {
      guard region.isValid else { return nil }
      self.init(mapRect: region.mapRect)
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }
  }

  public func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }
  public func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  /// Both of them, as maps keep to them.
  var cameraBounds: MapCameraBounds? {
    guard cameraBoundary != nil || cameraZoomRange != nil else { return nil }
    func said(_ distance: CLLocationDistance?) -> Double? {
      distance.flatMap { $0 == MKMapCameraZoomDefault ? nil : $0 }
    }
    var bounds = MapCameraBounds(
      minimumDistance: said(cameraZoomRange?.minCenterCoordinateDistance),
      maximumDistance: said(cameraZoomRange?.maxCenterCoordinateDistance))
    bounds.centers = cameraBoundary?.mapRect
    return bounds
  }
}

/// Stands for a distance of the camera about which nothing is said.
public let MKMapCameraZoomDefault: CLLocationDistance = -1

/// How many points of the screen a point of the map of the world is long.
public typealias MKZoomScale = CGFloat

/// How wide a road is drawn at a scale, in points of the map of the world: as wide as a line of 10 points looks.
///
/// - Missing: the widths of Apple's roads, which grow where the map is near.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 10 / zoomScale : 0 }
