import Foundation

extension Path {
  /// The part between two fractions of the path's length; curves stay curves.
  ///
  /// Lengths of all subpaths count together, in order. Fractions outside 0…1 are clamped; an empty range
  /// gives an
  /// empty path. O(elements).
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (from.isNaN ? 0 : max(0, from), to.isNaN ? 1 : min(1, to))
    if from <= 0, to >= 1 { return self }
    guard from < to else { return Path() }
    let segments = expanded().segments()
    let lengths = segments.map(\.length)
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return Path() }
    let (first, last) = (Double(from) * total, Double(to) * total)
    var buffer = PathBuffer()
    var done = 0.0
    var pen: SIMD2<Double>?
    for (segment, length) in zip(segments, lengths) {
      defer { done += length }
      guard length > 0, done + length > first, done < last else { continue }
      let start = first > done ? segment.fraction(at: first - done, of: length) : 0
      let end = last < done + length ? segment.fraction(at: last - done, of: length) : 1
      guard start < end else { continue }
      let part = segment.part(from: start, to: end)
      if pen != part.a || segment.beginsSubpath { buffer.move(to: CGPoint(part.a)) }
      buffer.append(part)
      pen = part.d
    }
    return Path(storage: buffer.verbs.isEmpty ? .empty : .elements(buffer))
  }

  /// The length of all lines and curves, in points.
  package var length: CGFloat { CGFloat(expanded().segments().reduce(0) { $0 + $1.length }) }
}

/// One line or curve, as a cubic, with the kind it came from.
struct PathSegment {
  var a: SIMD2<Double>
  var b: SIMD2<Double>
  var c: SIMD2<Double>
  var d: SIMD2<Double>
  var kind: PathBuffer.Verb
  var beginsSubpath: Bool

  /// By Gauss's five points on each of four parts, exact to about a millionth for curves without cusps.
  var length: Double { kind == .line ? Self.norm(d - a) : length(to: 1) }

  private func length(to end: Double) -> Double {
    let nodes = [0.0, 0.5384693101056831, -0.5384693101056831, 0.9061798459386640, -0.9061798459386640]
    let weights = [
      0.5688888888888889, 0.4786286704993665, 0.4786286704993665, 0.2369268850561891, 0.2369268850561891,
    ]
    var sum = 0.0
    let step = end / 4
    for part in 0..<4 {
      for (node, weight) in zip(nodes, weights) {
        sum += weight * speed(at: step * (Double(part) + 0.5 + node / 2))
      }
    }
    return sum * step / 2
  }

  private func speed(at t: Double) -> Double {
    let u = 1 - t
    return 3 * Self.norm((b - a) * (u * u) + (c - b) * (2 * u * t) + (d - c) * (t * t))
  }

  /// The curve parameter where `distance` of the whole length `length` has been drawn.
  func fraction(at distance: Double, of length: Double) -> Double {
    var t = distance / length
    if kind == .line { return t }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<24 {
      let error = self.length(to: t) - distance
      if abs(error) < 1e-9 * length { break }
      if error > 0 { high = t } else { low = t }
      let slope = speed(at: t)
      let next = slope > 0 ? t - error / slope : -1
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  func part(from start: Double, to end: Double) -> PathSegment {
    var part = self
    part.beginsSubpath = beginsSubpath && start == 0
    if kind == .line {
      (part.a, part.d) = (a + (d - a) * start, a + (d - a) * end)
      return part
    }
    if end < 1 { part = part.split(at: end).0 }
    if start > 0 { part = part.split(at: end > 0 ? start / end : 0).1 }
    return part
  }

  private func split(at t: Double) -> (PathSegment, PathSegment) {
    func mix(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> { a + (b - a) * t }
    let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d))
    let (abc, bcd) = (mix(ab, bc), mix(bc, cd))
    var (head, tail) = (self, self)
    (head.b, head.c, head.d) = (ab, abc, mix(abc, bcd))
    (tail.a, tail.b, tail.c) = (head.d, bcd, cd)
    return (head, tail)
  }

  private static func norm(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
}

extension CGPoint {
  fileprivate init(_ v: SIMD2<Double>) { self.init(x: v.x, y: v.y) }
}

extension PathBuffer {
  /// Every line and curve in order, with the lines that close subpaths.
  func segments() -> [PathSegment] {
    var result: [PathSegment] = []
    var (pen, origin) = (SIMD2<Double>(), SIMD2<Double>())
    var begins = true
    var at = 0
    func point(_ i: Int) -> SIMD2<Double> { SIMD2(Double(points[i].x), Double(points[i].y)) }
    func add(_ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ kind: Verb) {
      result.append(PathSegment(a: pen, b: b, c: c, d: d, kind: kind, beginsSubpath: begins))
      (pen, begins) = (d, false)
    }
    for verb in verbs {
      switch verb {
      case .move:
        pen = point(at)
        (origin, begins) = (pen, true)
      case .line: add(pen, point(at), point(at), .line)
      case .quad:
        let (control, end) = (point(at), point(at + 1))
        add(pen + (control - pen) * (2.0 / 3), end + (control - end) * (2.0 / 3), end, .quad)
      case .cubic: add(point(at), point(at + 1), point(at + 2), .cubic)
      case .close:
        if pen != origin { add(pen, origin, origin, .line) }
        begins = true
      }
      at += verb.pointCount
    }
    return result
  }

  mutating func append(_ segment: PathSegment) {
    switch segment.kind {
    case .line: line(to: CGPoint(segment.d))
    case .quad:
      // A part of a quadratic curve is one again: its control is where the end tangents meet.
      let control = (segment.b * 3 - segment.a + segment.c * 3 - segment.d) / 4
      quad(to: CGPoint(segment.d), control: CGPoint(control))
    default: cubic(to: CGPoint(segment.d), control1: CGPoint(segment.b), control2: CGPoint(segment.c))
    }
  }
}
