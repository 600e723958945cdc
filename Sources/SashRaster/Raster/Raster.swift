import Foundation
import SashDisplay
import SashGeometry
import Synchronization

/// Draws display lists into bitmaps, and keeps what is worth keeping from one frame to the next.
///
/// The same list gives the same bytes whatever the number of threads and however the damage is divided: every
/// pixel is a function of the list alone.
package final class Raster: @unchecked Sendable {
  package let threads: Int
  let caches = RasterCaches()
  private let painters = Locked<[Painter]>([])

  /// A raster that divides its work over so many threads at once.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    precondition(threads >= 1, "a raster needs at least one thread, not \(threads)")
    self.threads = threads
  }

  /// Draws `item` with its origin at the upper left corner, `scale` pixels to the point, over `background`.
  ///
  /// Only pixels of `damage` (nil is all of them) are touched; each is first set to the background.
  /// O(items that touch the damage + pixels they cover there).
  @discardableResult
  package func render(
    _ item: DisplayItem, into bitmap: Bitmap, scale: CGFloat, background: ColorComponents,
    damage: [PixelRect]? = nil
  ) -> RasterCounters {
    precondition(scale > 0 && scale.isFinite, "a raster's scale is pixels per point, not \(scale)")
    let whole = PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height)
    let areas = Self.disjoint((damage ?? [whole]).map { $0.intersection(whole) })
    if areas.isEmpty { return RasterCounters() }
    let frame = Layer(rect: whole, stride: bitmap.width, borrowing: bitmap.pixels)
    let fill = packed(premultiplied(background))
    defer { PixelPool.endFrame() }
    if item.hasBackdrop, let counters = renderPlanned(item, on: frame, areas, scale: scale, background: fill)
    {
      return counters
    }

    let jobs = bands(areas)
    let total = Locked(RasterCounters())
    let next = Atomic<Int>(0)
    func work() {
      let painter = painters.withLock { $0.popLast() } ?? Painter(caches: caches)
      while true {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < jobs.count else { break }
        painter.paint(item, on: frame, area: jobs[index], scale: scale, background: fill)
      }
      let counters = painter.takeCounters()
      total.withLock { $0.add(counters) }
      painters.withLock { $0.append(painter) }
    }
    let workers = min(threads, jobs.count)
    if workers == 1 {
      work()
    } else {
      DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
    }
    return total.withLock { $0 }
  }

  /// Draws a list that looks at what lies behind parts of it; nil, and nothing is drawn, if none of them is in `areas`.
  private func renderPlanned(
    _ item: DisplayItem, on frame: Layer, _ areas: [PixelRect], scale: CGFloat, background: Pixel
  ) -> RasterCounters? {
    let own = painters.withLock { painters in
      let own = painters.suffix(threads)
      painters.removeLast(own.count)
      return own + (own.count..<threads).map { _ in Painter(caches: caches) }
    }
    defer { painters.withLock { $0 += own } }
    let plan = PaintPlan(item, scale: scale, frame: frame.rect, damage: areas, painter: own[0])
    if plan.isPlain { return nil }
    PlanRun(plan, self, Array(own), on: frame, background: background).draw(areas)
    var total = RasterCounters()
    for painter in own { total.add(painter.takeCounters()) }
    total.pixelsDrawn = areas.reduce(0) { $0 + $1.area }
    return total
  }

  /// Bands of rows, two a thread so that a dense part of the picture is shared out; one thread takes areas
  /// whole. More would not pay: what lies on a border is flattened, and a blur's margin drawn, once for each
  /// side.
  func bands(_ areas: [PixelRect]) -> [PixelRect] {
    if threads == 1 { return areas }
    let rows = areas.reduce(0) { $0 + $1.height }
    let height = max(64, (rows + threads * 2 - 1) / (threads * 2))
    var bands: [PixelRect] = []
    for area in areas {
      // Too little to share pays for waking a thread only in delay.
      let step = area.area < 64 * 64 ? area.height : height
      for y in stride(from: area.y0, to: area.y1, by: max(1, step)) {
        bands.append(PixelRect(x0: area.x0, y0: y, x1: area.x1, y1: min(area.y1, y + step)))
      }
    }
    return bands
  }

  /// The same pixels as rectangles that do not overlap.
  static func disjoint(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects where !rect.isEmpty {
      var pieces = [rect]
      for taken in result { pieces = pieces.flatMap { $0.subtracting(taken) } }
      result += pieces
    }
    return result
  }
}
