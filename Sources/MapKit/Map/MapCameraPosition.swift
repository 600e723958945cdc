import Foundation
import SashCore

/// From where a map is looked at.
///
/// - Missing: maps are seen from straight above: the pitch is kept and not drawn.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  /// Metres from the camera to the middle of the map.
  public var distance: Double
  /// What is up, in degrees clockwise from north.
  public var heading: Double
  /// Degrees from straight down.
  public var pitch: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0
  ) {
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
    (self.heading, self.pitch) = (heading, pitch)
  }
  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading,
      pitch: camera.pitch)
  }
}
extension MapCamera: Equatable {
  public static func == (a: MapCamera, b: MapCamera) -> Bool {
    a.centerCoordinate.latitude == b.centerCoordinate.latitude
      && a.centerCoordinate.longitude == b.centerCoordinate.longitude && a.distance == b.distance
      && a.heading == b.heading && a.pitch == b.pitch
  }
}

/// What a map is to show. When the user moves the map, it becomes a position that says only so.
public struct MapCameraPosition: Equatable, @unchecked Sendable {
  private enum Aim: Equatable {
    case automatic, user
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(MKMapItem, allowsPitch: Bool)
    indirect case userLocation(followsHeading: Bool, fallback: MapCameraPosition)

    static func == (a: Aim, b: Aim) -> Bool {
      switch (a, b) {
      case (.automatic, .automatic), (.user, .user): true
      case (.camera(let a), .camera(let b)): a == b
      case (.region(let a), .region(let b)): a.isSame(as: b)
      case (.rect(let a), .rect(let b)): a == b
      case (.item(let a, let p), .item(let b, let q)): a === b && p == q
      case (.userLocation(let a, let p), .userLocation(let b, let q)): a == b && p == q
      default: false
      }
    }
  }
  private let aim: Aim

  /// All of the content of the map.
  public static let automatic = MapCameraPosition(aim: .automatic)
  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(aim: .camera(camera))
  }
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(aim: .region(region))
  }
  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(aim: .rect(rect)) }
  public static func item(_ mapItem: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition {
    MapCameraPosition(aim: .item(mapItem, allowsPitch: allowsAutomaticPitch))
  }
  /// Where the user is; the fallback as long as nobody knows, which here is always.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(aim: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }
  static let byUser = MapCameraPosition(aim: .user)

  public var positionedByUser: Bool { aim == .user }
  public var camera: MapCamera? { if case .camera(let camera) = aim { camera } else { nil } }
  public var region: MKCoordinateRegion? { if case .region(let region) = aim { region } else { nil } }
  public var rect: MKMapRect? { if case .rect(let rect) = aim { rect } else { nil } }
  public var item: MKMapItem? { if case .item(let item, _) = aim { item } else { nil } }
  public var allowsAutomaticPitch: Bool { if case .item(_, let allows) = aim { allows } else { false } }
  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = aim { fallback } else { nil }
  }
  public var followsUserLocation: Bool { if case .userLocation = aim { true } else { false } }
  public var followsUserHeading: Bool { if case .userLocation(true, _) = aim { true } else { false } }

  /// - Parameter content: The part of the map that the content takes.
  func mapAim(content: MKMapRect) -> MapAim {
    switch aim {
    case .automatic: return .automatic(content)
    case .user: return .user
    case .camera(let camera): return .camera(camera)
    case .region(let region): return .region(region)
    case .rect(let rect): return .rect(rect)
    case .item(let item, _):
      let place = item.placemark.coordinate
      return .automatic(
        CLLocationCoordinate2DIsValid(place) ? MKMapRect(origin: MKMapPoint(place), size: MKMapSize()) : .null
      )
    case .userLocation(_, let fallback):
      sayNobodyKnows()
      return fallback.mapAim(content: content)
    }
  }
}

/// How far the user may move a map.
public struct MapCameraBounds: Sendable {
  var centers: MKMapRect?
  var minimumDistance: Double?
  var maximumDistance: Double?
  /// - Parameters:
  ///   - centerCoordinateBounds: Where the middle of the map may lie.
  ///   - minimumDistance: Metres from the camera to the middle, at least.
  ///   - maximumDistance: At most.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: centerCoordinateBounds.mapRect, minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }
  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil, maximumDistance: Double? = nil
  ) {
    centers = centerCoordinateBounds
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    (self.minimumDistance, self.maximumDistance) = (minimumDistance, maximumDistance)
  }
  /// The scales that the distances stand for, about a place.
  func scales(at place: CLLocationCoordinate2D, in room: MapRoom) -> ClosedRange<Double>? {
    if minimumDistance == nil, maximumDistance == nil { return nil }
    func scale(_ distance: Double) -> Double {
      MapViewport(center: place, distance: distance, heading: 0, in: room).scale
    }
    let largest = minimumDistance.map(scale) ?? MapViewport.largest
    let smallest = maximumDistance.map(scale) ?? MapViewport.smallest(room)
    return min(smallest, largest)...largest
  }
}

/// When a map tells of its camera.
public struct MapCameraUpdateFrequency: Hashable, Sendable {
  let isContinuous: Bool
  /// With each frame that shows another part.
  public static let continuous = MapCameraUpdateFrequency(isContinuous: true)
  /// When the map has come to rest.
  public static let onEnd = MapCameraUpdateFrequency(isContinuous: false)
}

/// What a map shows at the moment.
public struct MapCameraUpdateContext: Sendable {
  public let camera: MapCamera
  public let region: MKCoordinateRegion
  public let rect: MKMapRect
}

extension MapViewport {
  func camera(in room: MapRoom) -> MapCamera {
    MapCamera(centerCoordinate: center.coordinate, distance: distance(in: room), heading: heading)
  }
  func context(in room: MapRoom) -> MapCameraUpdateContext {
    MapCameraUpdateContext(camera: camera(in: room), region: region(in: room), rect: visibleRect(in: room))
  }
}

/// What the modifiers around a map have put into the environment for it.
struct MapSurroundings {
  var handlers: [(frequency: MapCameraUpdateFrequency, action: (MapCameraUpdateContext) -> Void)] = []
  var controls: AnyView?
  var controlVisibility = Visibility.automatic
  var style = MapStyle.standard
  var reader: MapRegistry?
}
private struct MapSurroundingsKey: EnvironmentKey {
  static var defaultValue: MapSurroundings { MapSurroundings() }
}
extension EnvironmentValues {
  var map: MapSurroundings {
    get { self[MapSurroundingsKey.self] }
    set { self[MapSurroundingsKey.self] = newValue }
  }
}

extension View {
  /// Tells of what the maps in this view show.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.map) { $0.handlers.append((frequency, action)) }
  }
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View { onMapCameraChange(frequency: frequency) { _ in action() } }
  /// How the maps in this view look. The pictures of the map decide that here.
  public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View {
    transformEnvironment(\.map) { $0.style = mapStyle }
  }
  /// What stands in the corner of the maps in this view.
  public nonisolated func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    let content = AnyView(content())
    return transformEnvironment(\.map) { $0.controls = content }
  }
  /// Whether the controls of the maps in this view are seen.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.map) { $0.controlVisibility = visibility }
  }
}
