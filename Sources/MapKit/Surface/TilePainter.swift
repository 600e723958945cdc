import Foundation
import SashCore

/// Draws pictures of the map where they belong.
struct TilePainter {
  let viewport: MapViewport
  let room: MapRoom
  let pixels: CGFloat

  /// The level whose pictures are about as large as they are seen.
  func level(side: Double) -> Int {
    max(Int(log2(viewport.scale * MKMapSize.world.width / side).rounded()), 0)
  }
  private func x(_ point: Double) -> Double { (point - viewport.center.x) * viewport.scale }
  private func y(_ point: Double) -> Double { (point - viewport.center.y) * viewport.scale }

  /// - Parameter side: Of a picture, in points.
  @MainActor func draw(_ tiles: MapTiles, side: Double, in context: GraphicsContext) {
    var context = context
    context.translateBy(x: room.middle.x, y: room.middle.y)
    if viewport.heading != 0 { context.rotate(by: .degrees(-viewport.heading)) }
    drawTurned(tiles, side: side, finest: 24, in: context)
  }

  /// Draws in a context that is turned about the middle of the room.
  @MainActor func drawTurned(_ tiles: MapTiles, side: Double, finest: Int, in context: GraphicsContext) {
    let size = side
    let world = MKMapSize.world.width
    let z = min(level(side: size), finest)
    let (count, side) = (1 << z, world / Double(1 << z))
    let seen = viewport.rect(of: CGRect(origin: .zero, size: room.size), in: room)
    let rows =
      max(
        0, Int((seen.minY / side).rounded(.down)))..<max(1, min(count, Int((seen.maxY / side).rounded(.up))))
    let columns = Int((seen.minX / side).rounded(.down))..<Int((seen.maxX / side).rounded(.up))
    guard rows.count * columns.count < 4096 else { return }
    // Edges on whole pixels leave no seams.
    func edge(_ value: Double, _ middle: CGFloat) -> Double {
      viewport.heading == 0 ? ((value + middle) * pixels).rounded() / pixels - middle : value
    }
    for row in rows {
      let (top, bottom) = (
        edge(y(Double(row) * side), room.middle.y), edge(y(Double(row + 1) * side), room.middle.y)
      )
      for column in columns {
        let (left, right) = (
          edge(x(Double(column) * side), room.middle.x), edge(x(Double(column + 1) * side), room.middle.x)
        )
        let key = TileKey(z: z, x: (column % count + count) % count, y: row)
        guard let (image, part) = tiles.picture(key) else { continue }
        let rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        if part.width == 1 {
          context.draw(image, in: rect)
        } else {
          var clipped = context
          clipped.clip(to: Path(rect))
          let size = CGSize(width: rect.width / part.width, height: rect.height / part.height)
          clipped.draw(
            image,
            in: CGRect(
              x: rect.minX - part.minX * size.width, y: rect.minY - part.minY * size.height,
              width: size.width,
              height: size.height))
        }
      }
    }
  }
}
