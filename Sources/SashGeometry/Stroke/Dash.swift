import Foundation

/// Cuts lines into the drawn parts of a dash pattern.
package struct Dash {
  /// Lengths drawn and skipped in turn; an even number of them.
  private let lengths: [Double]
  private let total: Double
  private let phase: Double

  /// Nil for a pattern that leaves lines whole: none, negative or all zero lengths.
  package init?(pattern: [CGFloat], phase: CGFloat, scale: Double = 1) {
    var lengths = pattern.map { Double($0) * scale }
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return nil }
    if lengths.count % 2 == 1 { lengths += lengths }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return nil }
    self.lengths = lengths
    self.total = total
    let rest = (Double(phase) * scale).truncatingRemainder(dividingBy: total)
    self.phase = rest < 0 ? rest + total : rest
  }

  /// The drawn parts of `lines`; each subpath begins the pattern anew. O(points + dashes).
  package func cut(_ lines: FlatPath) -> FlatPath {
    var result = FlatPath()
    for subpath in lines.subpaths { cut(lines, subpath, into: &result) }
    return result
  }

  private func cut(_ lines: FlatPath, _ subpath: FlatPath.Subpath, into result: inout FlatPath) {
    var points = Array(lines.points[subpath.start..<subpath.end])
    if subpath.isClosed { points.append(points[0]) }
    var length = 0.0
    for i in 1..<max(1, points.count) { length += Self.distance(points[i - 1], points[i]) }
    // A pattern far finer than a pixel would cost without bound and show as a grey nobody asked for.
    guard length / total * Double(lengths.count) < 100_000 else {
      let start = result.points.count
      result.points += points
      result.subpaths.append(.init(start: start, end: result.points.count, isClosed: subpath.isClosed))
      return
    }

    var index = 0
    var left = lengths[0]
    var skip = phase
    while skip >= left, skip > 0 {
      skip -= left
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    left -= skip

    let firstSubpath = result.subpaths.count
    let startsDrawn = index % 2 == 0
    var start = result.points.count
    func end(_ result: inout FlatPath) {
      if result.points.count > start {
        result.subpaths.append(.init(start: start, end: result.points.count, isClosed: false))
      }
      start = result.points.count
    }
    if startsDrawn { result.points.append(points[0]) }
    for i in 1..<max(1, points.count) {
      let (a, b) = (points[i - 1], points[i])
      let segment = Self.distance(a, b)
      guard segment > 0 else { continue }
      let direction = (b - a) / segment
      var done = 0.0
      while segment - done > left {
        done += left
        let p = a + direction * done
        if index % 2 == 0 {
          // A dash of no length keeps a direction, so that its caps show.
          result.points.append(lengths[index] == 0 ? p + direction * 1e-4 : p)
          end(&result)
        } else {
          result.points.append(p)
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= segment - done
      if index % 2 == 0 { result.points.append(b) }
    }
    let endsDrawn = index % 2 == 0
    end(&result)

    // On a closed line a dash that runs over the start is one dash, not two that meet.
    let made = result.subpaths.count - firstSubpath
    if subpath.isClosed, startsDrawn, endsDrawn, made > 0 {
      if made == 1 {
        let whole = result.subpaths[firstSubpath]
        if Self.distance(result.points[whole.start], result.points[whole.end - 1]) < 1e-9 {
          result.subpaths[firstSubpath].isClosed = true
        }
      } else {
        let (first, last) = (result.subpaths[firstSubpath], result.subpaths[result.subpaths.count - 1])
        let head = Array(result.points[first.start..<first.end])
        result.points.append(contentsOf: head)
        result.subpaths[result.subpaths.count - 1].end = last.end + head.count
        result.subpaths.remove(at: firstSubpath)
      }
    }
  }

  private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let d = b - a
    return (d * d).sum().squareRoot()
  }
}
