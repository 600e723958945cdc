import Foundation
import Observation
import SashCore

/// The map in a reader.
@MainActor @Observable final class MapRegistry {
  @ObservationIgnored weak var model: MapModel?
}

/// The maps that controls elsewhere belong to, by the names of their scopes.
@MainActor @Observable final class MapScopes {
  static let shared = MapScopes()
  private struct Entry { weak var model: MapModel? }
  private var models: [Namespace.ID: Entry] = [:]
  func set(_ model: MapModel, for scope: Namespace.ID) {
    if models[scope]?.model !== model { models[scope] = Entry(model: model) }
  }
  func model(_ scope: Namespace.ID) -> MapModel? { models[scope]?.model }
}

/// Gives a proxy of the map in it, which knows where places are on the screen.
@MainActor @preconcurrency public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var registry = MapRegistry()
  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }
  public var body: some View {
    content(MapProxy(registry: registry)).transformEnvironment(\.map) { $0.reader = registry }
  }
}

/// Asks a map where places are on the screen, and what is where.
@MainActor public struct MapProxy {
  let registry: MapRegistry

  /// The room of the map and where it begins in a space.
  private func frame(in space: some CoordinateSpaceProtocol) -> (MapModel, MapViewport, CGPoint)? {
    guard let model = registry.model, let seen = model.seen, let geometry = model.geometry else { return nil }
    let frame = geometry.frame(in: space)
    return (
      model, seen, CGPoint(x: frame.minX - model.room.covered.leading, y: frame.minY - model.room.covered.top)
    )
  }
  /// The place at a point of a coordinate space; nil beside the map, and before it has been seen.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
    guard let (model, seen, origin) = frame(in: space) else { return nil }
    let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let mapPoint = seen.mapPoint(at: place, in: model.room)
    guard mapPoint.y >= 0, mapPoint.y <= MKMapSize.world.height, place.x.isFinite, place.y.isFinite else {
      return nil
    }
    return mapPoint.coordinate
  }
  /// Where a place is in a coordinate space; nil before the map has been seen.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  {
    guard let (model, seen, origin) = frame(in: space), CLLocationCoordinate2DIsValid(coordinate) else {
      return nil
    }
    let place = seen.place(of: MKMapPoint(coordinate), in: model.room)
    return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
  }
  /// The camera that shows all of a part of the map.
  public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
    guard region.isValid else { return nil }
    return camera(framing: region.mapRect)
  }
  public func camera(framing rect: MKMapRect) -> MapCamera? {
    guard let model = registry.model, !model.room.isEmpty, !rect.isNull else { return nil }
    return MapViewport(showing: rect, in: model.room).camera(in: model.room)
  }
  public func camera(framing item: MKMapItem, allowPitch: Bool = true) -> MapCamera? {
    camera(
      framing: MKMapRect(origin: MKMapPoint(item.placemark.coordinate), size: MKMapSize()).insetBy(
        dx: -2000, dy: -2000))
  }
}
