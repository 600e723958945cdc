import Foundation

/// Up to eight rectangles around everything that was reported as changed.
package struct DamageRegion: Sendable {
  package static let mostRects = 8
  package private(set) var rects: [PixelRect] = []
  /// Nothing outside of it is kept; device pixels.
  private let bounds: PixelRect

  package init(bounds: PixelRect) { self.bounds = bounds }

  /// Adds a rectangle; it joins those with which it leaves little over. O(rectangles²), so bounded.
  package mutating func insert(_ rect: PixelRect) {
    var rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    var index = 0
    while index < rects.count {
      let union = rects[index].union(rect)
      if Self.isWorthwhile(union, rects[index], rect) {
        if union == rects[index] { return }
        rects.remove(at: index)
        rect = union
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(rect)
    if rects.count > Self.mostRects { joinClosest() }
  }

  /// Takes a large rectangle out. A small one, or one that leaves too many pieces, stays in: each is walked apart.
  package mutating func remove(_ rect: PixelRect) {
    let left = rects.flatMap { $0.subtracting(rect) }
    func area(_ rects: [PixelRect]) -> Int { rects.reduce(0) { $0 + $1.area } }
    if left.count <= Self.mostRects, area(left) < area(rects) / 8 * 7 { rects = left }
  }

  /// A quarter more than both, or a few pixels, is cheaper to draw than a rectangle more is to walk.
  private static func isWorthwhile(_ union: PixelRect, _ a: PixelRect, _ b: PixelRect) -> Bool {
    let both = a.area + b.area - a.intersection(b).area
    return union.area <= both + max(both / 4, 256)
  }

  private mutating func joinClosest() {
    var best = (waste: Int.max, first: 0, second: 1)
    for i in rects.indices {
      for j in rects.indices where j > i {
        let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if waste < best.waste { best = (waste, i, j) }
      }
    }
    let union = rects[best.first].union(rects[best.second])
    rects.remove(at: best.second)
    rects.remove(at: best.first)
    insert(union)
  }
}
