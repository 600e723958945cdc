import Foundation
import SashDisplay
import SashGeometry

/// Where each pixel lies on a linear gradient.
struct LinearPaint: RowPaint {
  let table: GradientTable
  let scratch: PixelRow
  var isOpaque: Bool { table.isOpaque }
  /// Places in the table per pixel, and at the device origin.
  private let perX: Double
  private let perY: Double
  private let base: Double

  /// `toItem` leads from device pixels to the space of `start` and `end`.
  init(_ table: GradientTable, start: CGPoint, end: CGPoint, toItem: CGAffineTransform, scratch: PixelRow) {
    self.table = table
    self.scratch = scratch
    let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
    let length = dx * dx + dy * dy
    // A gradient of no length is its last colour.
    guard length > 0, length.isFinite else {
      (perX, perY, base) = (0, 0, Double(GradientTable.count))
      return
    }
    let scale = Double(GradientTable.count - 1) / length
    perX = (dx * toItem.a + dy * toItem.b) * scale
    perY = (dx * toItem.c + dy * toItem.d) * scale
    base = (dx * (toItem.tx - start.x) + dy * (toItem.ty - start.y)) * scale
  }

  @inline(__always)
  func row(_ out: PixelRow, x: Int, y: Int, count: Int) {
    let one = 4_294_967_296.0
    let limit = 1_000_000_000.0
    let origin = min(limit, max(-limit, base + perX * 0.5 + perY * (Double(y) + 0.5))) + 0.5
    let step = Int(min(50_000, max(-50_000, perX)) * one)
    let last = GradientTable.count - 1
    let colors = table.colors
    if step == 0 {
      out.update(repeating: colors[min(last, max(0, Int(origin * one) >> 32))], count: count)
      return
    }
    var t = Int(origin * one) &+ step &* x
    for i in 0..<count {
      out[i] = colors[min(last, max(0, t >> 32))]
      t = t &+ step
    }
  }
}

/// Where each pixel lies on a gradient that spreads from a point: by distance, or by angle.
struct RadialPaint: RowPaint {
  enum Shape {
    case distance
    /// A turn from angle 0; `1` is a whole one.
    case turn
  }
  let table: GradientTable
  let scratch: PixelRow
  let shape: Shape
  var isOpaque: Bool { table.isOpaque }
  /// Device pixels into the space where the gradient is round and centred at 0.
  private let (ax, ay, at): (Float, Float, Float)
  private let (bx, by, bt): (Float, Float, Float)
  /// Place in the table = `factor · distance + shift`.
  private let factor: Float
  private let shift: Float

  /// `toRound` leads from device pixels to the unit circle of the gradient; `factor` and `shift` to fractions
  /// of it.
  init(
    _ table: GradientTable, shape: Shape, toRound m: CGAffineTransform, factor: Double, shift: Double,
    scratch: PixelRow
  ) {
    (self.table, self.scratch, self.shape) = (table, scratch, shape)
    (ax, ay, at) = (Float(m.a), Float(m.c), Float(m.tx))
    (bx, by, bt) = (Float(m.b), Float(m.d), Float(m.ty))
    let last = Double(GradientTable.count - 1)
    self.factor = Float(factor * last)
    self.shift = Float(shift * last)
  }

  @inline(__always)
  private func places(_ x: Int, _ y: Int) -> Pixels8 {
    let px = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + (Float(x) + 0.5)
    let py = Float(y) + 0.5
    let u = px * ax + (py * ay + at)
    let v = px * bx + (py * by + bt)
    var t: SIMD8<Float>
    switch shape {
    case .distance: t = (u * u + v * v).squareRoot() * factor + shift
    case .turn: t = turns(u, v) * factor + shift
    }
    t.replace(with: 0, where: .!(t .>= 0))
    t.replace(with: Float(GradientTable.count - 1), where: t .> Float(GradientTable.count - 1))
    // Adding 2²³ leaves the nearest whole number in the low bits.
    return unsafeBitCast(t + 8_388_608, to: Pixels8.self) & 1023
  }

  @inline(__always)
  func row(_ out: PixelRow, x: Int, y: Int, count: Int) {
    let colors = table.colors
    var i = 0
    while i &+ 8 <= count {
      let q = places(x &+ i, y)
      let o = out + i
      o[0] = colors[Int(q[0])]
      o[1] = colors[Int(q[1])]
      o[2] = colors[Int(q[2])]
      o[3] = colors[Int(q[3])]
      o[4] = colors[Int(q[4])]
      o[5] = colors[Int(q[5])]
      o[6] = colors[Int(q[6])]
      o[7] = colors[Int(q[7])]
      i &+= 8
    }
    if i < count {
      let q = places(x &+ i, y)
      var lane = 0
      while i < count {
        out[i] = colors[Int(q[lane])]
        i &+= 1
        lane &+= 1
      }
    }
  }

  /// The angle of (u, v), clockwise on the screen from the right, in turns of 0..<1; within 0.00001 of a
  /// turn.
  @inline(__always)
  private func turns(_ u: SIMD8<Float>, _ v: SIMD8<Float>) -> SIMD8<Float> {
    let (au, av) = (magnitude(u), magnitude(v))
    let isSteep = av .> au
    var low = au
    low.replace(with: av, where: .!isSteep)
    var high = av
    high.replace(with: au, where: .!isSteep)
    high.replace(with: 1, where: high .== 0)
    let r = low / high
    let s = r * r
    // A polynomial for atan(r)/2π on 0…1.
    var p = s * Float(-0.0117212) + Float(0.05265332)
    p = p * s + Float(-0.11643287)
    p = p * s + Float(0.19354346)
    p = p * s + Float(-0.33262347)
    p = p * s + Float(0.99997726)
    var t = p * r * Float(0.15915494)
    t.replace(with: 0.25 - t, where: isSteep)
    t.replace(with: 0.5 - t, where: u .< 0)
    t.replace(with: 1 - t, where: v .< 0)
    t.replace(with: 0, where: t .>= 1)
    return t
  }

  @inline(__always)
  private func magnitude(_ v: SIMD8<Float>) -> SIMD8<Float> {
    unsafeBitCast(unsafeBitCast(v, to: Pixels8.self) & 0x7fff_ffff, to: SIMD8<Float>.self)
  }
}
