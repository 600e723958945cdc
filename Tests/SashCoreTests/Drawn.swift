import Foundation
import SashCore
import SashDisplay
import SashRaster

/// A view drawn once in a window of 40 by 40 points and pixels, for looking at its pixels and its display list.
@MainActor struct Drawn {
  let graph: ViewGraph
  let picture: Bitmap
  let item: DisplayItem

  init<V: View>(dark: Bool = false, direction: LayoutDirection = .leftToRight, _ view: V) {
    let size: CGFloat = 40
    var environment = EnvironmentValues()
    environment.colorScheme = dark ? .dark : .light
    environment.layoutDirection = direction
    graph = ViewGraph(root: view, size: CGSize(width: size, height: size), environment: environment)
    graph.update()
    item = graph.display()
    picture = Bitmap(width: Int(size), height: Int(size))
    Raster(threads: 1).render(item, into: picture, scale: 1, background: .white)
  }

  /// Red, green, blue of a pixel.
  subscript(x: Int, y: Int) -> [Int] {
    let p = picture[x, y]
    return [Int(p.red), Int(p.green), Int(p.blue)]
  }
  var list: String { item.dump() }
}

let red = [255, 59, 48]
let blue = [0, 122, 255]
let white = [255, 255, 255]
let black = [0, 0, 0]

func near(_ a: [Int], _ b: [Int], _ distance: Int = 3) -> Bool {
  zip(a, b).allSatisfy { abs($0 - $1) <= distance }
}
