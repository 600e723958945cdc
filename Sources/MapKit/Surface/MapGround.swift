import Foundation
import SashCore
import UIKit

/// The ground of a map: pictures of it, or a net of degrees where there are none.
struct MapGround: View {
  let viewport: MapViewport
  let room: MapRoom
  let tiles: MapTiles
  @Environment(\.displayScale) private var pixels

  var body: some View {
    let version = tiles.version
    Canvas { context, _ in
      _ = version
      draw(context)
    }
  }

  private func draw(_ context: GraphicsContext) {
    context.fill(
      Path(CGRect(origin: .zero, size: room.size)), with: .color(tiles.template == nil ? .mapLand : .mapEmpty)
    )
    guard !room.isEmpty else { return }
    var context = context
    context.translateBy(x: room.middle.x, y: room.middle.y)
    if viewport.heading != 0 { context.rotate(by: .degrees(-viewport.heading)) }
    MainActor.assumeIsolated {
      if tiles.hasSource {
        TilePainter(viewport: viewport, room: room, pixels: pixels).drawTurned(
          tiles, side: 256, finest: TileTemplate.finest, in: context)
      } else {
        drawNet(context)
      }
    }
  }

  /// Where a coordinate of the map lies in the turned context.
  private func x(_ point: Double) -> Double { (point - viewport.center.x) * viewport.scale }
  private func y(_ point: Double) -> Double { (point - viewport.center.y) * viewport.scale }
  private var seen: MKMapRect { viewport.rect(of: CGRect(origin: .zero, size: room.size), in: room) }

  /// Lines of latitude and longitude, 60 to 200 points apart.
  private func drawNet(_ context: GraphicsContext) {
    let world = MKMapSize.world.width
    let degree = viewport.scale * world / 360
    let step = MapGround.steps.last { $0 * degree >= 60 } ?? MapGround.steps[0]
    let seen = seen
    var net = Path()
    let (west, east) = (seen.minX / world * 360 - 180, seen.maxX / world * 360 - 180)
    for line in lines(from: west, to: east, step: step) {
      let x = x((line + 180) / 360 * world)
      net.move(to: CGPoint(x: x, y: y(seen.minY)))
      net.addLine(to: CGPoint(x: x, y: y(seen.maxY)))
    }
    let north = MKMapPoint(x: 0, y: max(0, seen.minY)).coordinate.latitude
    let south = MKMapPoint(x: 0, y: min(world, seen.maxY)).coordinate.latitude
    for line in lines(from: south, to: north, step: step) {
      let y = y(MKMapPoint(CLLocationCoordinate2D(latitude: line, longitude: 0)).y)
      net.move(to: CGPoint(x: x(seen.minX), y: y))
      net.addLine(to: CGPoint(x: x(seen.maxX), y: y))
    }
    context.stroke(net, with: .color(.mapLine), lineWidth: 1)
  }
  private func lines(from low: Double, to high: Double, step: Double) -> [Double] {
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    guard last >= first, last - first < 500 else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }
  /// Degrees from line to line, coarse to fine: halves, minutes and seconds.
  private static let steps: [Double] =
    [30, 15, 10, 5, 2, 1] + [30, 15, 10, 5, 2, 1].map { $0 / 60 } + [30, 15, 10, 5, 2, 1].map { $0 / 3600 }
    + [0.5, 0.2, 0.1].map { $0 / 3600 }
}

extension Color {
  /// - Source: pictures of Apple's map on iOS 17, light and dark
  static let mapLand = Color(light: (0.973, 0.957, 0.925), dark: (0.165, 0.176, 0.192))
  static let mapLine = Color(light: (0.890, 0.867, 0.820), dark: (0.235, 0.251, 0.275))
  /// Below pictures that have not come.
  static let mapEmpty = Color(light: (0.925, 0.918, 0.902), dark: (0.137, 0.145, 0.157))

  private init(light: (Double, Double, Double), dark: (Double, Double, Double)) {
    self.init(
      uiColor: UIColor { traits in
        let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
        return UIColor(red: red, green: green, blue: blue, alpha: 1)
      })
  }
}
