import Sash
import SwiftUI
import Testing

/// A view drawn in a square window, and what its pixels should be.
@MainActor struct Picture {
  let app: TestHost
  init<V: View>(_ size: CGFloat = 100, scale: CGFloat = 1, dark: Bool = false, @ViewBuilder _ view: () -> V) {
    app = TestHost(
      size: CGSize(width: size, height: size), scale: scale, colorScheme: dark ? .dark : .light, view)
  }

  /// Expects the pixels at some places to have a colour, each component within `tolerance`.
  func expect(
    _ color: (Int, Int, Int), at places: [(Int, Int)], within tolerance: Int = 0,
    _ source: SourceLocation = #_sourceLocation
  ) {
    for (x, y) in places {
      let pixel = app.pixel(x: x, y: y)
      let distance = max(abs(pixel.red - color.0), abs(pixel.green - color.1), abs(pixel.blue - color.2))
      #expect(distance <= tolerance, "(\(x), \(y)) is \(pixel), not \(color)", sourceLocation: source)
    }
  }

  /// How many pixels are not the window's background, white unless said otherwise.
  func marks(x: Range<Int>, y: Range<Int>, background: (Int, Int, Int) = white) -> Int {
    var count = 0
    for y in y { for x in x where app.pixel(x: x, y: y) != background { count += 1 } }
    return count
  }
}

let white = (255, 255, 255)
let black = (0, 0, 0)
// The system's colours in light appearance.
let red = (255, 59, 48)
let green = (52, 199, 89)
let blue = (0, 122, 255)
let yellow = (255, 204, 0)
let purple = (175, 82, 222)
