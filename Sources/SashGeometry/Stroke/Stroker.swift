import Foundation

/// Turns lines into the outline of a pen drawn along them, to be filled by the non-zero rule.
///
/// - Invariant: each open subpath gives one closed outline, each closed one gives two of opposite direction.
package struct Stroker {
  let radius: Double
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: Double
  /// Two directions whose cosine is above this are joined by one point, whatever the style.
  private let straight: Double
  /// Two directions whose cosine is above this are one step of an arc.
  private let arcStep: Double

  /// `tolerance` is how far an arc may be from its lines, in the units of the width.
  package init(style: StrokeStyle, tolerance: Double = 0.1) {
    radius = max(0, Double(style.lineWidth)) / 2
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = max(1, Double(style.miterLimit))
    let ratio = tolerance / max(radius, tolerance)
    straight = max(0.5, 1 - 2 * ratio)
    arcStep = max(0, 1 - 4 * ratio)
  }

  /// Adds the outline of each subpath of `lines` to `outline`. O(points).
  package func append(_ lines: FlatPath, to outline: inout FlatPath) {
    guard radius > 0, radius.isFinite else { return }
    var distinct: [SIMD2<Double>] = []
    for subpath in lines.subpaths {
      distinct.removeAll(keepingCapacity: true)
      for i in subpath.start..<subpath.end {
        let p = lines.points[i]
        if let last = distinct.last, Self.isNear(last, p) { continue }
        distinct.append(p)
      }
      if subpath.isClosed {
        while distinct.count > 1, Self.isNear(distinct[0], distinct[distinct.count - 1]) {
          distinct.removeLast()
        }
      }
      distinct.withUnsafeBufferPointer { points in
        if points.count == 1 {
          appendDot(at: points[0], to: &outline)
        } else if subpath.isClosed, points.count > 2 {
          appendRing(points, to: &outline)
        } else {
          appendLine(points, isClosed: subpath.isClosed, to: &outline)
        }
      }
    }
  }

  private static func isNear(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    let d = a - b
    return (d * d).sum() < 1e-12
  }

  private func finish(_ outline: inout FlatPath, from start: Int) {
    guard outline.points.count > start else { return }
    outline.subpaths.append(.init(start: start, end: outline.points.count, isClosed: true))
  }

  /// A line without length shows its caps only.
  private func appendDot(at p: SIMD2<Double>, to outline: inout FlatPath) {
    let start = outline.points.count
    switch cap {
    case .butt: return
    case .square:
      for corner in [SIMD2(-1.0, -1.0), SIMD2(1, -1), SIMD2(1, 1), SIMD2(-1, 1)] {
        outline.points.append(p + corner * radius)
      }
    case .round:
      let quarters = [SIMD2(1.0, 0.0), SIMD2(0, 1), SIMD2(-1, 0), SIMD2(0, -1), SIMD2(1, 0)]
      for i in 0..<4 { appendArc(p, quarters[i], quarters[i + 1], to: &outline) }
    }
    finish(&outline, from: start)
  }

  /// The direction from `a` to `b` turned to the left of travel.
  @inline(__always)
  private static func normal(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> SIMD2<Double> {
    let d = b - a
    let length = (d * d).sum().squareRoot()
    return SIMD2(d.y / length, -d.x / length)
  }

  private func appendLine(
    _ points: UnsafeBufferPointer<SIMD2<Double>>, isClosed: Bool, to outline: inout FlatPath
  ) {
    let start = outline.points.count
    let count = points.count
    var normal = Self.normal(points[0], points[1])
    let first = normal
    outline.points.append(points[0] + normal * radius)
    for i in 1..<count - 1 {
      let next = Self.normal(points[i], points[i + 1])
      appendJoin(points[i], normal, next, to: &outline)
      normal = next
    }
    if isClosed {
      // Two points, there and back: both ends are turns.
      appendJoin(points[count - 1], normal, -normal, to: &outline)
    } else {
      appendCap(points[count - 1], normal, to: &outline)
    }
    normal = -normal
    for i in stride(from: count - 2, to: 0, by: -1) {
      let next = Self.normal(points[i], points[i - 1])
      appendJoin(points[i], normal, next, to: &outline)
      normal = next
    }
    if isClosed {
      appendJoin(points[0], -first, first, to: &outline)
    } else {
      appendCap(points[0], -first, to: &outline)
    }
    finish(&outline, from: start)
  }

  private func appendRing(_ points: UnsafeBufferPointer<SIMD2<Double>>, to outline: inout FlatPath) {
    let count = points.count
    for isForward in [true, false] {
      let start = outline.points.count
      @inline(__always) func at(_ i: Int) -> SIMD2<Double> {
        let k = i >= count ? i - count : i
        return points[isForward ? k : count - 1 - k]
      }
      var normal = Self.normal(at(count - 1), at(0))
      for i in 0..<count {
        let next = Self.normal(at(i), at(i + 1))
        appendJoin(at(i), normal, next, to: &outline)
        normal = next
      }
      finish(&outline, from: start)
    }
  }

  private func appendCap(_ p: SIMD2<Double>, _ normal: SIMD2<Double>, to outline: inout FlatPath) {
    let forward = SIMD2(-normal.y, normal.x)
    outline.points.append(p + normal * radius)
    switch cap {
    case .butt: break
    case .square:
      outline.points.append(p + (normal + forward) * radius)
      outline.points.append(p + (forward - normal) * radius)
    case .round:
      appendArc(p, normal, forward, to: &outline)
      appendArc(p, forward, -normal, to: &outline)
    }
    outline.points.append(p - normal * radius)
  }

  @inline(__always)
  private func appendJoin(
    _ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, to outline: inout FlatPath
  ) {
    let cosine = (from * to).sum()
    if cosine > straight {
      outline.points.append(p + (from + to) * (radius / (1 + cosine)))
    } else {
      appendCorner(p, from, to, cosine, to: &outline)
    }
  }

  private func appendCorner(
    _ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, _ cosine: Double,
    to outline: inout FlatPath
  ) {
    outline.points.append(p + from * radius)
    if from.x * to.y - from.y * to.x < 0 {
      // The inner side goes through the corner itself, so that the outline never turns inside out.
      outline.points.append(p)
    } else {
      switch join {
      case .bevel: break
      case .miter:
        if cosine > -0.9999, 2 <= miterLimit * miterLimit * (1 + cosine) {
          outline.points.append(p + (from + to) * (radius / (1 + cosine)))
        }
      case .round: appendArc(p, from, to, to: &outline)
      }
    }
    outline.points.append(p + to * radius)
  }

  /// An arc about `p` between two unit directions, clockwise on the screen, halved until each step is short.
  private func appendArc(
    _ p: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, to outline: inout FlatPath
  ) {
    let cosine = (from * to).sum()
    // Between directions that are none, as lines beyond the range of numbers have, no step ever becomes short.
    guard cosine <= arcStep, (from * from).sum() > 0.5, (to * to).sum() > 0.5 else {
      outline.points.append(p + to * radius)
      return
    }
    var middle = from + to
    let length = (middle * middle).sum()
    middle = length < 1e-9 ? SIMD2(-from.y, from.x) : middle / length.squareRoot()
    appendArc(p, from, middle, to: &outline)
    appendArc(p, middle, to, to: &outline)
  }
}
