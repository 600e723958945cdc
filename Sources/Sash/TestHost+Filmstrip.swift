import Foundation
import SashDisplay
import SashRaster

extension TestHost {
  /// Frames of the window at times in seconds from now, in rows from left to right, as PNG data of one picture. The clock
  /// is moved to the last of them.
  ///
  /// - Parameter columns: How many frames stand beside each other; 2 pixels lie between them.
  public func filmstrip(at times: [Double], columns: Int = 6) -> Data {
    precondition(columns > 0, "a filmstrip has at least one column")
    let (width, height, gap) = (picture.width, picture.height, 2)
    let rows = (times.count + columns - 1) / columns
    let strip = Bitmap(
      width: max(1, min(columns, times.count) * (width + gap) - gap),
      height: max(1, rows * (height + gap) - gap))
    var now = 0.0
    for (index, time) in times.sorted().enumerated() {
      advance(by: time - now)
      now = time
      let frame = picture
      let corner =
        strip.pixels + index / columns * (height + gap) * strip.width + index % columns * (width + gap)
      for row in 0..<min(frame.height, height) {
        (corner + row * strip.width).update(
          from: frame.pixels + row * frame.width, count: min(frame.width, width))
      }
    }
    return strip.pngData()
  }
}
