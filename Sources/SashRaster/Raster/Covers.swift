import Foundation
import SashDisplay
import SashGeometry

/// Large opaque rectangles of what is to be drawn into one part of a target, in painting order.
///
/// Most pixels of a screen are grounds over grounds, and filling these takes longer than all that is on them. So the list is
/// walked once before it is drawn, and what a later ground hides is not filled.
struct Covers {
  enum Mode { case off, looking, drawing }
  private(set) var mode = Mode.off
  private(set) var rects: [PixelRect] = []
  /// The first that is not drawn yet.
  private var next = 0

  /// Smaller ones save less than looking for them takes.
  static let least = 1 << 12
  /// Parts that are smaller are not worth a walk.
  static let leastPart = 1 << 15
  /// More are not kept: each fill is compared with all that come later.
  private static let most = 64

  mutating func look() {
    mode = .looking
    rects.removeAll(keepingCapacity: true)
  }
  mutating func draw() {
    mode = rects.isEmpty ? .off : .drawing
    next = 0
  }
  mutating func end() { mode = .off }

  /// A cover is met, in either mode. Looking and drawing meet the same ones.
  mutating func meet(_ rect: PixelRect) {
    guard rect.area >= Covers.least else { return }
    if mode == .looking {
      if rects.count < Covers.most { rects.append(rect) }
    } else if next < rects.count {
      assert(rects[next] == rect, "a cover is drawn that was not found")
      next += 1
    }
  }

  /// Whether nothing of a rectangle shows when all is drawn.
  func hide(_ rect: PixelRect) -> Bool {
    guard mode == .drawing else { return false }
    return rects[next...].contains { $0.contains(rect) }
  }

  /// What of a rectangle still shows when all is drawn, as far as that is worth knowing.
  func visible(of rect: PixelRect) -> [PixelRect] {
    guard mode == .drawing, rect.area >= Covers.least else { return [rect] }
    var parts = [rect]
    for cover in rects[next...] {
      let hit = rect.intersection(cover)
      // A few pixels are quicker filled than cut out.
      if hit.area < Covers.least { continue }
      parts = parts.flatMap { $0.subtracting(cover) }
      if parts.count > 32 { return parts }
    }
    return parts
  }
}

extension Painter {
  /// Draws with a look ahead for what hides what. `draw` is called once or twice; both times it has to do the same.
  func drawCovering(_ part: PixelRect, _ draw: (_ isLooking: Bool) -> Void) {
    guard part.area >= Covers.leastPart else { return draw(false) }
    let outer = counters
    covers.look()
    draw(true)
    counters = outer
    covers.draw()
    draw(false)
    covers.end()
  }

  /// The rectangles in which nothing shows of what was drawn before `item`, as far as that is worth knowing.
  func covers(of item: DisplayItem, _ ctm: CGAffineTransform, in rect: PixelRect) -> [PixelRect] {
    guard rect.area >= Covers.leastPart, ctm.isFinite else { return [] }
    let outer = counters
    covers.look()
    (clipRect, clipMask) = (rect, nil)
    draw(item, ctm, opacity: 1)
    counters = outer
    covers.end()
    return covers.rects
  }

  /// Tells of a shape that hides what is below it; `ctm` is the one that it is drawn with.
  func meetCover(_ shape: ShapeContent, _ ctm: CGAffineTransform, _ opacity: Float) {
    guard clipMask == nil, opacity >= 1, covering == nil, ctm.keepsAxes, case .color(let color) = shape.paint,
      color.opacity >= 1, case .fill = shape.mode
    else { return }
    switch shape.path.storage {
    case .rect(let rect): covers.meet(inside(rect, ctm).intersection(clipRect))
    case .roundedRect(let rect, let corner, let style):
      let height = min(corner.height * Painter.cornerReach(style), rect.height / 2)
      covers.meet(inside(rect.insetBy(dx: 0, dy: height), ctm).intersection(clipRect))
    default: break
    }
  }

  /// The pixels that lie in a level rectangle with all of their area.
  func inside(_ r: CGRect, _ ctm: CGAffineTransform) -> PixelRect {
    let (x0, x1) = (ctm.a * r.minX + ctm.tx, ctm.a * r.maxX + ctm.tx)
    let (y0, y1) = (ctm.d * r.minY + ctm.ty, ctm.d * r.maxY + ctm.ty)
    guard (x0 + x1 + y0 + y1).isFinite else { return .empty }
    let low = SIMD2<Double>(min(x0, x1), min(y0, y1)).rounded(.up)
    let high = SIMD2<Double>(max(x0, x1), max(y0, y1)).rounded(.down)
    return PixelRect(low: low, high: high)
  }

  /// How far from its edge a corner begins, in radii; Apple's continuous one does so at 1.53.
  static func cornerReach(_ style: RoundedCornerStyle) -> CGFloat { style == .continuous ? 1.6 : 1 }
}
