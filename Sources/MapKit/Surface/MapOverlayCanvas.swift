import Foundation
import SashCore
import UIKit

/// Lines, areas and pictures on a map.
struct MapOverlayCanvas: View {
  let viewport: MapViewport
  let room: MapRoom
  let items: [MapItem]
  @Environment(\.displayScale) private var pixels

  /// Rises with each picture that comes.
  private var version: Int {
    items.reduce(0) { sum, item in
      if case .tiles(let layer) = item.form { sum + layer.tiles.version } else { sum }
    }
  }

  var body: some View {
    let version = version
    Canvas { context, _ in
      _ = version
      let seen = viewport.rect(of: CGRect(origin: .zero, size: room.size).insetBy(dx: -40, dy: -40), in: room)
      let world = MKMapSize.world.width
      for item in items {
        let outline: MapOutline
        switch item.form {
        case .overlay(let line): outline = line
        case .tiles(let layer):
          MainActor.assumeIsolated {
            layer.draw(context, TilePainter(viewport: viewport, room: room, pixels: pixels), in: room)
          }
          continue
        case .drawn(let renderer):
          draw(renderer, seen, context)
          continue
        case .marker, .annotation: continue
        }
        let shift = ((outline.rect.midX - viewport.center.x) / world).rounded() * world
        guard outline.rect.offsetBy(dx: -shift, dy: 0).intersects(seen) else { continue }
        let path = outline.path(viewport, in: room)
        let look = item.look
        if outline.isArea,
          let fill = look.fill ?? (look.stroke == nil ? look.tint ?? AnyShapeStyle(.tint) : nil)
        {
          context.fill(path, with: .style(fill), style: FillStyle(eoFill: true))
        }
        if let stroke = look.stroke ?? (outline.isArea ? nil : look.fill ?? look.tint ?? AnyShapeStyle(.tint))
        {
          context.stroke(
            path, with: .style(stroke),
            style: look.strokeStyle ?? StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
        }
      }
    }
    .allowsHitTesting(false)
  }

  /// Has a renderer draw what is seen of its overlay.
  private func draw(_ renderer: MKOverlayRenderer, _ seen: MKMapRect, _ context: GraphicsContext) {
    let (rect, world) = (renderer.overlay.boundingMapRect, MKMapSize.world.width)
    guard !rect.isNull else { return }
    let shift = ((rect.midX - viewport.center.x) / world).rounded() * world
    let part = rect.intersection(seen.offsetBy(dx: shift, dy: 0))
    guard !part.isNull, renderer.canDraw(part, zoomScale: CGFloat(viewport.scale)) else { return }
    var context = context
    context.opacity = Double(renderer.alpha)
    context.translateBy(x: room.middle.x, y: room.middle.y)
    if viewport.heading != 0 { context.rotate(by: .degrees(-viewport.heading)) }
    context.scaleBy(x: viewport.scale, y: viewport.scale)
    context.translateBy(
      x: rect.minX - shift - viewport.center.x, y: rect.minY - viewport.center.y)
    context.withCGContext { renderer.draw(part, zoomScale: CGFloat(viewport.scale), in: $0) }
  }
}
