import Foundation
import SashCore

/// One thing on a map, as the builders of content make it.
struct MapItem: Identifiable {
  /// Its place in the content, with the ids of the `ForEach`es around.
  var id: AnyHashable
  /// What it is selected by.
  var tag: AnyHashable?
  var form: Form
  var look: MapLook

  enum Form {
    case marker(MKMapPoint, MarkerFace)
    /// A view, and which of its points stands at the place.
    case annotation(MKMapPoint, anchor: UnitPoint, title: AnyView?, content: () -> AnyView)
    case overlay(MapOutline)
    /// Pictures that cover the map.
    case tiles(MapTileLayer)
    /// What a renderer of the app draws.
    case drawn(MKOverlayRenderer)
  }
  /// The part of the map that it takes.
  var rect: MKMapRect {
    switch form {
    case .marker(let point, _), .annotation(let point, _, _, _): MKMapRect(origin: point, size: MKMapSize())
    case .overlay(let outline): outline.rect
    case .tiles: .null
    case .drawn(let renderer): renderer.overlay.boundingMapRect
    }
  }
}

/// What a marker shows in its balloon and below it.
struct MarkerFace {
  var title: AnyView?
  var icon: AnyView?
}

/// How things on a map are drawn; each modifier around content sets one of these.
struct MapLook {
  var tint: AnyShapeStyle?
  var fill: AnyShapeStyle?
  var stroke: AnyShapeStyle?
  var strokeStyle: StrokeStyle?
  var titles = Visibility.automatic
}

/// A line or an area of the map.
struct MapOutline {
  /// Each a line by itself; of an area the second and later ones are holes.
  var lines: [[MKMapPoint]]
  var isArea: Bool
  /// Set for circles: the middle and the radius in points of the map.
  var circle: (center: MKMapPoint, radius: Double)?
  var rect: MKMapRect

  init(lines: [[MKMapPoint]], isArea: Bool) {
    (self.lines, self.isArea) = (lines, isArea)
    rect = MKMapRect(around: lines.joined())
  }
  init(circle: MKCircle) {
    rect = circle.boundingMapRect
    (lines, isArea) = ([], true)
    self.circle = (rect.center, rect.width / 2)
  }

  /// In points of the room. Lines that go around the world stay whole.
  func path(_ viewport: MapViewport, in room: MapRoom) -> Path {
    let world = MKMapSize.world.width
    let shift = ((rect.midX - viewport.center.x) / world).rounded() * world
    func place(_ point: MKMapPoint) -> CGPoint {
      viewport.turned(
        (point.x - shift - viewport.center.x) * viewport.scale,
        (point.y - viewport.center.y) * viewport.scale, in: room)
    }
    if let circle {
      let (middle, radius) = (place(circle.center), circle.radius * viewport.scale)
      return Path(
        ellipseIn: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    }
    var path = Path()
    for line in lines where line.count > 1 {
      path.addLines(line.map(place))
      if isArea { path.closeSubpath() }
    }
    return path
  }
}
