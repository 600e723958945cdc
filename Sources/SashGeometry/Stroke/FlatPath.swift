import Foundation

/// A path whose curves are replaced by short lines: points in a row, cut into subpaths.
///
/// It is scratch memory: `removeAll` keeps the buffers, so a loop over many paths allocates nothing.
package struct FlatPath {
  /// A run of points; the last is joined to the first if the path closed it.
  package struct Subpath {
    package var start: Int
    package var end: Int
    package var isClosed: Bool
    package init(start: Int, end: Int, isClosed: Bool) {
      (self.start, self.end, self.isClosed) = (start, end, isClosed)
    }
  }

  package var points: [SIMD2<Double>] = []
  package var subpaths: [Subpath] = []
  /// Elements of simple outlines, kept so that drawing one allocates nothing.
  private var elements = PathBuffer()

  package init() {}

  package mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    subpaths.removeAll(keepingCapacity: true)
  }

  /// Adds a path, transformed; no line is further than `tolerance` (in the space after the transform) from
  /// its curve.
  ///
  /// False, with nothing added, if a coordinate is not a number or not finite. O(points).
  @discardableResult
  package mutating func append(
    _ path: Path, transform: CGAffineTransform = .identity, tolerance: Double = 0.1
  ) -> Bool {
    if case .elements(let buffer) = path.storage { return append(buffer, PointMap(transform), tolerance) }
    // Moved out while it is changed, so that it is not copied.
    var buffer = elements
    elements = PathBuffer()
    buffer.verbs.removeAll(keepingCapacity: true)
    buffer.points.removeAll(keepingCapacity: true)
    switch path.storage {
    case .rect(let rect): buffer.addRect(rect)
    case .ellipse(let rect): buffer.addEllipse(in: rect)
    case .roundedRect(let rect, let corner, let style):
      buffer.addRoundedRect(rect, cornerSize: corner, style: style)
    case .empty, .elements: break
    }
    let isFinite = append(buffer, PointMap(transform), tolerance)
    elements = buffer
    return isFinite
  }

  private mutating func append(_ buffer: PathBuffer, _ map: PointMap, _ tolerance: Double) -> Bool {
    var sum = SIMD2<Double>()
    for p in buffer.points { sum += SIMD2(Double(p.x), Double(p.y)) * 0 }
    guard sum == SIMD2(0, 0), map.isFinite else { return false }

    var start = points.count
    var pen = SIMD2<Double>()
    var origin = SIMD2<Double>()
    var at = 0
    var isDrawing = false

    func finish(_ flat: inout FlatPath, closed: Bool) {
      if isDrawing, flat.points.count > start {
        flat.subpaths.append(Subpath(start: start, end: flat.points.count, isClosed: closed))
      }
      start = flat.points.count
      isDrawing = false
    }
    func begin(_ flat: inout FlatPath) {
      if !isDrawing {
        flat.points.append(pen)
        isDrawing = true
      }
    }

    buffer.verbs.withUnsafeBufferPointer { verbs in
      buffer.points.withUnsafeBufferPointer { source in
        for verb in verbs {
          switch verb {
          case .move:
            finish(&self, closed: false)
            pen = map(source[at])
            origin = pen
            at += 1
          case .line:
            begin(&self)
            pen = map(source[at])
            points.append(pen)
            at += 1
          case .quad:
            begin(&self)
            let (c, e) = (map(source[at]), map(source[at + 1]))
            appendQuad(pen, c, e, tolerance)
            pen = e
            at += 2
          case .cubic:
            begin(&self)
            let (c1, c2, e) = (map(source[at]), map(source[at + 1]), map(source[at + 2]))
            appendCubic(pen, c1, c2, e, tolerance)
            pen = e
            at += 3
          case .close:
            begin(&self)
            finish(&self, closed: true)
            pen = origin
          }
        }
      }
    }
    finish(&self, closed: false)
    return true
  }

  @inline(__always)
  private mutating func appendQuad(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ tolerance: Double
  ) {
    let bend = a - 2 * b + c
    let count = Self.pieces(0.25 * (bend * bend).sum().squareRoot(), tolerance)
    let step = 1 / Double(count)
    for i in 1..<max(count, 1) {
      let t = Double(i) * step
      let u = 1 - t
      points.append(a * (u * u) + b * (2 * u * t) + c * (t * t))
    }
    points.append(c)
  }

  @inline(__always)
  private mutating func appendCubic(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ tolerance: Double
  ) {
    let (first, second) = (a - 2 * b + c, b - 2 * c + d)
    let bend = max((first * first).sum(), (second * second).sum()).squareRoot()
    let count = Self.pieces(0.75 * bend, tolerance)
    let step = 1 / Double(count)
    for i in 1..<max(count, 1) {
      let t = Double(i) * step
      let u = 1 - t
      points.append(a * (u * u * u) + b * (3 * u * u * t) + c * (3 * u * t * t) + d * (t * t * t))
    }
    points.append(d)
  }

  /// The chord of a piece stays within tolerance: the error falls with the square of the number of pieces.
  @inline(__always)
  private static func pieces(_ bend: Double, _ tolerance: Double) -> Int {
    let wanted = (bend / tolerance).squareRoot()
    return wanted >= 1 ? Int(min(wanted, 500)) + 1 : 1
  }
}

/// An affine transform on SIMD points.
struct PointMap {
  let x: SIMD2<Double>
  let y: SIMD2<Double>
  let offset: SIMD2<Double>
  init(_ t: CGAffineTransform) {
    x = SIMD2(Double(t.a), Double(t.b))
    y = SIMD2(Double(t.c), Double(t.d))
    offset = SIMD2(Double(t.tx), Double(t.ty))
  }
  var isFinite: Bool { (x + y + offset) * 0 == SIMD2(0, 0) }
  @inline(__always)
  func callAsFunction(_ p: CGPoint) -> SIMD2<Double> { x * Double(p.x) + y * Double(p.y) + offset }
}
