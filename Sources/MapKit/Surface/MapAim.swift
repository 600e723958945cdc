import Foundation
import SashCore

/// What a map is asked to show.
enum MapAim: Equatable {
  /// All of its content; the world where there is none.
  case automatic(MKMapRect)
  /// What the user has moved to.
  case user
  case region(MKCoordinateRegion)
  case rect(MKMapRect)
  case camera(MapCamera)

  static func == (a: MapAim, b: MapAim) -> Bool {
    switch (a, b) {
    case (.automatic(let a), .automatic(let b)): a == b
    case (.user, .user): true
    case (.region(let a), .region(let b)): a.isSame(as: b)
    case (.rect(let a), .rect(let b)): a == b
    case (.camera(let a), .camera(let b)): a == b
    default: false
    }
  }

  /// What is seen then.
  func viewport(in room: MapRoom) -> MapViewport {
    switch self {
    case .user: return MapAim.automatic(.null).viewport(in: room)
    case .automatic(let rect):
      if rect.isNull {
        let world = MKMapSize.world.width
        var all = MapViewport(
          center: MKMapPoint(x: world / 2, y: world / 2), scale: MapViewport.smallest(room))
        all.limit(in: room)
        return all
      }
      // A single place is shown with the streets around it.
      let smallest = 500 * MKMapPointsPerMeterAtLatitude(rect.center.coordinate.latitude)
      let (dx, dy) = (max(0, smallest - rect.width) / 2, max(0, smallest - rect.height) / 2)
      return MapViewport(showing: rect.insetBy(dx: -dx, dy: -dy), in: room, padding: 44)
    case .region(let region):
      guard region.isValid else {
        runtimeWarning(
          "MapKit: there is no region around \(region.center.latitude), \(region.center.longitude) of \(region.span.latitudeDelta)° × \(region.span.longitudeDelta)°; the map shows the world."
        )
        return MapAim.automatic(.null).viewport(in: room)
      }
      return MapViewport(showing: region.mapRect, in: room)
    case .rect(let rect):
      guard !rect.isNull, rect.width.isFinite, rect.height.isFinite else {
        return MapAim.automatic(.null).viewport(in: room)
      }
      return MapViewport(showing: rect, in: room)
    case .camera(let camera):
      guard CLLocationCoordinate2DIsValid(camera.centerCoordinate) else {
        return MapAim.automatic(.null).viewport(in: room)
      }
      return MapViewport(
        center: camera.centerCoordinate, distance: camera.distance, heading: camera.heading, in: room)
    }
  }
}

extension MKCoordinateRegion {
  func isSame(as other: MKCoordinateRegion) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && span.latitudeDelta == other.span.latitudeDelta && span.longitudeDelta == other.span.longitudeDelta
  }
}
