import Foundation
import SashDisplay
import SashGeometry

/// Rectangles under, through and behind characters.
enum LineDecoration {
  /// Where characters of one run stand in a line, in points.
  struct Stretch {
    var x0: CGFloat
    var x1: CGFloat
    var baseline: CGFloat
    var top: CGFloat
    var bottom: CGFloat
    var fontSize: CGFloat
    /// Pixels a point.
    var scale: CGFloat
  }

  static func append(_ attributes: TextAttributes, _ stretch: Stretch, to fills: inout [TextContent.Fill]) {
    guard stretch.x1 > stretch.x0 else { return }
    if let paint = attributes.background {
      let top = stretch.top.roundedToPixel(scale: stretch.scale)
      let bottom = stretch.bottom.roundedToPixel(scale: stretch.scale)
      let rect = CGRect(x: stretch.x0, y: top, width: stretch.x1 - stretch.x0, height: bottom - top)
      // Backgrounds lie below every line, so that a neighbour's never covers an underline.
      if let first = fills.first, first.paint == paint, first.rect.minY == top,
        first.rect.height == bottom - top,
        abs(first.rect.maxX - stretch.x0) < 0.01
      {
        fills[0].rect.size.width = stretch.x1 - first.rect.minX
      } else {
        fills.insert(TextContent.Fill(rect: rect, paint: paint), at: 0)
      }
    }
    // The underline's middle lies a tenth of the size below the baseline, the strike at half the x-height.
    if let line = attributes.underline {
      append(line, attributes.paint, stretch, y: stretch.baseline + stretch.fontSize * 0.1, to: &fills)
    }
    if let line = attributes.strikethrough {
      let middle = stretch.baseline - stretch.fontSize * SystemMetrics.xHeight / 2
      append(line, attributes.paint, stretch, y: middle, to: &fills)
    }
  }

  private static func append(
    _ line: TextAttributes.Line, _ paint: Paint, _ stretch: Stretch, y: CGFloat,
    to fills: inout [TextContent.Fill]
  ) {
    let pixel = 1 / stretch.scale
    let thickness = max(pixel, (stretch.fontSize * 0.05).roundedToPixel(scale: stretch.scale))
    let top = (y - thickness / 2).roundedToPixel(scale: stretch.scale)
    let paint = line.paint ?? paint
    let pattern: [CGFloat]
    switch line.pattern {
    case .solid:
      if let last = fills.last, last.paint == paint, last.rect.minY == top, last.rect.height == thickness,
        abs(last.rect.maxX - stretch.x0) < 0.01
      {
        fills[fills.count - 1].rect.size.width = stretch.x1 - last.rect.minX
      } else {
        let rect = CGRect(x: stretch.x0, y: top, width: stretch.x1 - stretch.x0, height: thickness)
        fills.append(TextContent.Fill(rect: rect, paint: paint))
      }
      return
    case .dot: pattern = [3, 3]
    case .dash: pattern = [10, 5]
    case .dashDot: pattern = [10, 3, 3, 3]
    case .dashDotDot: pattern = [10, 3, 3, 3, 3, 3]
    }
    // The pattern is counted from the frame's left, so that it runs on from word to word.
    let period = pattern.reduce(0, +) * thickness
    var x = (stretch.x0 / period).rounded(.down) * period
    var step = 0
    while x < stretch.x1 {
      let length = pattern[step % pattern.count] * thickness
      if step % 2 == 0, x + length > stretch.x0 {
        let (a, b) = (max(x, stretch.x0), min(x + length, stretch.x1))
        fills.append(
          TextContent.Fill(rect: CGRect(x: a, y: top, width: b - a, height: thickness), paint: paint))
      }
      x += length
      step += 1
    }
  }
}
