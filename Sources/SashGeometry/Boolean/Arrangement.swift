import Foundation

/// Closed lines of two paths cut where they cross, on a grid of whole numbers so that every test is exact.
///
/// - Invariant: after `cutAll()` two edges share at most end points, but for crossings closer than the grid.
struct Arrangement {
  typealias Point = SIMD2<Int>

  /// A line with how often each path runs along it, downward (or rightward if level) counted positive.
  struct Edge {
    var a: Point
    var b: Point
    var first: Int
    var second: Int
  }

  private var edges: [Edge] = []
  private let origin: SIMD2<Double>
  private let scale: Double

  /// Coordinates about `origin`, `size` wide at most, become whole numbers up to 2²⁴: products stay exact.
  init(origin: SIMD2<Double>, size: Double) {
    self.origin = origin
    scale = Double(1 << 24) / size
  }

  /// Adds each subpath, closed. `owner` is 0 or 1.
  mutating func add(_ lines: FlatPath, owner: Int) {
    for subpath in lines.subpaths {
      var a = snap(lines.points[subpath.end - 1])
      for i in subpath.start..<subpath.end {
        let b = snap(lines.points[i])
        add(a, b, owner == 0 ? 1 : 0, owner == 0 ? 0 : 1)
        a = b
      }
    }
  }

  private func snap(_ p: SIMD2<Double>) -> Point {
    let q = (p - origin) * scale
    return Point(Int(q.x.rounded()), Int(q.y.rounded()))
  }

  private static func isBefore(_ a: Point, _ b: Point) -> Bool { a.y < b.y || (a.y == b.y && a.x < b.x) }

  private mutating func add(_ a: Point, _ b: Point, _ first: Int, _ second: Int) {
    if a == b { return }
    if Self.isBefore(a, b) {
      edges.append(Edge(a: a, b: b, first: first, second: second))
    } else {
      edges.append(Edge(a: b, b: a, first: -first, second: -second))
    }
  }

  // MARK: Cutting

  /// Cuts edges at their crossings until none is left; rounding a crossing to the grid can make another.
  private mutating func cutAll() {
    for _ in 0..<8 where !cutOnce() { break }
    merge()
  }

  /// False if nothing was to cut.
  private mutating func cutOnce() -> Bool {
    merge()
    var cuts: [Int: [Point]] = [:]
    var active: [Int] = []
    for i in edges.indices {
      let e = edges[i]
      active.removeAll { edges[$0].b.y < e.a.y }
      let (low, high) = (min(e.a.x, e.b.x), max(e.a.x, e.b.x))
      for j in active {
        let f = edges[j]
        if max(f.a.x, f.b.x) < low || min(f.a.x, f.b.x) > high { continue }
        Self.cross(e, f) { point in
          if point != e.a, point != e.b { cuts[i, default: []].append(point) }
          if point != f.a, point != f.b { cuts[j, default: []].append(point) }
        }
      }
      active.append(i)
    }
    if cuts.isEmpty { return false }
    let old = edges
    edges.removeAll(keepingCapacity: true)
    for (i, e) in old.enumerated() {
      guard let points = cuts[i] else {
        edges.append(e)
        continue
      }
      let direction = e.b &- e.a
      func along(_ p: Point) -> Int {
        let d = p &- e.a
        return d.x &* direction.x &+ d.y &* direction.y
      }
      var a = e.a
      for p in points.sorted(by: { along($0) < along($1) }) + [e.b] {
        add(a, p, e.first, e.second)
        a = p
      }
    }
    return true
  }

  /// Which side of the line from `a` to `b` a point is on; zero on it.
  @inline(__always)
  private static func side(_ a: Point, _ b: Point, _ p: Point) -> Int {
    let (d, q) = (b &- a, p &- a)
    return d.x &* q.y &- d.y &* q.x
  }

  private static func cross(_ e: Edge, _ f: Edge, _ found: (Point) -> Void) {
    let (fa, fb) = (side(e.a, e.b, f.a), side(e.a, e.b, f.b))
    let (ea, eb) = (side(f.a, f.b, e.a), side(f.a, f.b, e.b))
    // An end on the other line, which also covers lines that overlap.
    var touches = false
    if fa == 0, isWithin(e, f.a) {
      found(f.a)
      touches = true
    }
    if fb == 0, isWithin(e, f.b) {
      found(f.b)
      touches = true
    }
    if ea == 0, isWithin(f, e.a) {
      found(e.a)
      touches = true
    }
    if eb == 0, isWithin(f, e.b) {
      found(e.b)
      touches = true
    }
    if touches { return }
    guard (fa < 0) != (fb < 0), (ea < 0) != (eb < 0), fa != 0, fb != 0, ea != 0, eb != 0 else { return }
    let t = Double(ea) / (Double(ea) - Double(eb))
    let x = Double(e.a.x) + t * Double(e.b.x - e.a.x)
    let y = Double(e.a.y) + t * Double(e.b.y - e.a.y)
    found(Point(Int(x.rounded()), Int(y.rounded())))
  }

  private static func isWithin(_ e: Edge, _ p: Point) -> Bool {
    p.x >= min(e.a.x, e.b.x) && p.x <= max(e.a.x, e.b.x) && p.y >= e.a.y && p.y <= e.b.y
  }

  /// Makes one edge of those with the same ends, and none of those that cancel.
  private mutating func merge() {
    edges.sort {
      if $0.a != $1.a { return Self.isBefore($0.a, $1.a) }
      return Self.isBefore($0.b, $1.b)
    }
    var count = 0
    for e in edges {
      if count > 0, edges[count - 1].a == e.a, edges[count - 1].b == e.b {
        edges[count - 1].first += e.first
        edges[count - 1].second += e.second
      } else {
        edges[count] = e
        count += 1
      }
    }
    edges.removeSubrange(count...)
    edges.removeAll { $0.first == 0 && $0.second == 0 }
  }

  // MARK: Walking

  /// The outline of the area whose windings satisfy `isInside`, by either rule. O(edges · √edges) about.
  mutating func outline(_ isInside: (Int, Int) -> Bool) -> Path {
    cutAll()
    if edges.isEmpty { return Path() }
    let rows = Bands(edges, axis: 1)
    let columns = Bands(edges, axis: 0)
    var next: [Point: [Point]] = [:]
    for (i, e) in edges.enumerated() {
      // Windings on the smaller side (left, or above a level edge) and beyond the edge.
      let near = e.a.y == e.b.y ? columns.winding(before: i, of: edges) : rows.winding(before: i, of: edges)
      let inside = isInside(near.0, near.1)
      let sign = e.a.y == e.b.y ? -1 : 1
      if inside == isInside(near.0 + sign * e.first, near.1 + sign * e.second) { continue }
      // The area lies to the right of travel, which is clockwise on the screen.
      if inside == (e.a.y != e.b.y) {
        next[e.a, default: []].append(e.b)
      } else {
        next[e.b, default: []].append(e.a)
      }
    }
    return link(&next)
  }

  private func link(_ next: inout [Point: [Point]]) -> Path {
    var buffer = PathBuffer()
    // In the order of the edges, so that the same input gives the same output.
    for start in edges.lazy.flatMap({ [$0.a, $0.b] }) {
      while let first = next[start]?.popLast() {
        var loop = [start]
        var p = first
        while p != start {
          while loop.count > 1, Self.side(loop[loop.count - 2], loop[loop.count - 1], p) == 0 {
            loop.removeLast()
          }
          loop.append(p)
          guard let q = next[p]?.popLast() else { break }
          p = q
        }
        if loop.count < 3 { continue }
        for (i, q) in loop.enumerated() {
          let x = Double(q.x) / scale + origin.x
          let y = Double(q.y) / scale + origin.y
          if i == 0 { buffer.move(to: CGPoint(x: x, y: y)) } else { buffer.line(to: CGPoint(x: x, y: y)) }
        }
        buffer.close()
      }
    }
    return Path(storage: buffer.verbs.isEmpty ? .empty : .elements(buffer))
  }

  /// Edges by the bands of one axis that they touch, so that a ray meets few of them.
  private struct Bands {
    let axis: Int
    let low: Int
    let height: Int
    var members: [[Int32]]

    init(_ edges: [Edge], axis: Int) {
      self.axis = axis
      low = edges.reduce(Int.max) { min($0, $1.a[axis], $1.b[axis]) }
      let high = edges.reduce(Int.min) { max($0, $1.a[axis], $1.b[axis]) }
      let count = max(1, min(512, edges.count / 4))
      height = (high - low) / count + 1
      members = Array(repeating: [], count: count)
      for (i, e) in edges.enumerated() where e.a[axis] != e.b[axis] {
        let (from, to) = (min(e.a[axis], e.b[axis]), max(e.a[axis], e.b[axis]))
        for band in (from - low) / height...(to - low) / height { members[band].append(Int32(i)) }
      }
    }

    /// The windings of both paths just before the middle of an edge, along a ray from the smaller side.
    func winding(before index: Int, of edges: [Edge]) -> (Int, Int) {
      let e = edges[index]
      let other = 1 - axis
      // Doubled, so that the middle is whole.
      let middle = e.a &+ e.b
      let at = middle[axis]
      var (first, second) = (0, 0)
      for member in members[(at / 2 - low) / height] where Int(member) != index {
        let f = edges[Int(member)]
        let isForward = f.a[axis] < f.b[axis]
        let (from, to) = isForward ? (f.a, f.b) : (f.b, f.a)
        guard 2 * from[axis] <= at, at < 2 * to[axis] else { continue }
        // Is the edge before the middle on the other axis?
        let (d, q) = (to &- from, middle &- from &- from)
        let position = d[axis] &* q[other] &- d[other] &* q[axis]
        guard position > 0 || (position == 0 && Int(member) < index) else { continue }
        let sign = (axis == 1) == isForward ? 1 : -1
        first += sign * f.first
        second += sign * f.second
      }
      return (first, second)
    }
  }
}
