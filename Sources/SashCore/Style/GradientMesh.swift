import Foundation
import SashDisplay

/// A mesh of colours, worked out but for its frame.
package struct GradientMesh: Equatable {
  var width: Int
  var height: Int
  /// In fractions of the frame: one for each point, or five with the control points left, above, right and below.
  var positions: [SIMD2<Float>] = []
  var isBezier = false
  var colors: [ColorComponents]
  var background: ColorComponents
  var isSmooth: Bool
  var space: Gradient.ColorSpace

  init(
    width: Int, height: Int, colors: [ColorComponents], background: ColorComponents, isSmooth: Bool,
    space: Gradient.ColorSpace
  ) {
    self.width = width
    self.height = height
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    self.space = space
  }

  var isComplete: Bool {
    guard width >= 2, height >= 2, width <= 256, height <= 256 else { return false }
    let count = width * height
    return colors.count == count && positions.count == count * (isBezier ? 5 : 1)
      && positions.allSatisfy { $0.x.isFinite && $0.y.isFinite }
  }

  func multiplyingOpacity(by factor: Float) -> GradientMesh {
    var copy = self
    copy.colors = colors.map { $0.multiplyingOpacity(by: factor) }
    copy.background = background.multiplyingOpacity(by: factor)
    return copy
  }

  /// A picture of the mesh in a frame. Colours change slowly, so it need not have every pixel of the screen.
  func paint(in frame: CGRect) -> Paint {
    let longest = max(frame.width, frame.height)
    guard frame.width > 0, frame.height > 0, longest.isFinite else { return .color(background) }
    let factor = min(1, 512 / longest)
    let (w, h) = (
      max(1, Int((frame.width * factor).rounded(.up))), max(1, Int((frame.height * factor).rounded(.up)))
    )
    let bitmap = MeshPictures.shared.picture(of: self, width: w, height: h)
    // The margin keeps colours of the opposite edge away, as a tile repeats.
    let margin = CGFloat(MeshPicture.margin)
    let (x, y) = (frame.width / CGFloat(w), frame.height / CGFloat(h))
    return .tiles(
      bitmap, origin: CGPoint(x: frame.minX - margin * x, y: frame.minY - margin * y),
      size: CGSize(width: frame.width + 2 * margin * x, height: frame.height + 2 * margin * y))
  }

  private func position(_ x: Int, _ y: Int) -> SIMD2<Float> {
    positions[(y * width + x) * (isBezier ? 5 : 1)]
  }

  /// How fast positions change at a point along the row (or the column), for a cell after it (or before it).
  private func tangent(_ x: Int, _ y: Int, alongRow: Bool, after: Bool) -> SIMD2<Float> {
    if isBezier {
      let first = (y * width + x) * 5
      let control = positions[first + (alongRow ? (after ? 3 : 1) : (after ? 4 : 2))]
      return (after ? control - positions[first] : positions[first] - control) * 3
    }
    let (dx, dy) = alongRow ? (1, 0) : (0, 1)
    let (ax, ay) = (max(x - dx, 0), max(y - dy, 0))
    let (bx, by) = (min(x + dx, width - 1), min(y + dy, height - 1))
    return (position(bx, by) - position(ax, ay)) / Float(max(1, bx - ax + by - ay))
  }

  /// The place of a point of a cell, `u` and `v` from 0 to 1: cubic curves along rows, mixed by cubics between rows.
  func place(cellX x: Int, _ y: Int, _ u: Float, _ v: Float) -> SIMD2<Float> {
    func basis(_ t: Float) -> SIMD4<Float> {
      let (t2, t3) = (t * t, t * t * t)
      return SIMD4(2 * t3 - 3 * t2 + 1, 3 * t2 - 2 * t3, t3 - 2 * t2 + t, t3 - t2)
    }
    let (bu, bv) = (basis(u), basis(v))
    func row(_ y: Int) -> SIMD2<Float> {
      position(x, y) * bu[0] + position(x + 1, y) * bu[1]
        + tangent(x, y, alongRow: true, after: true) * bu[2]
        + tangent(x + 1, y, alongRow: true, after: false) * bu[3]
    }
    func slope(_ y: Int, after: Bool) -> SIMD2<Float> {
      tangent(x, y, alongRow: false, after: after) * bu[0]
        + tangent(x + 1, y, alongRow: false, after: after) * bu[1]
    }
    return row(y) * bv[0] + row(y + 1) * bv[1] + slope(y, after: true) * bv[2] + slope(y + 1, after: false)
      * bv[3]
  }

  /// The colour of a point of a cell.
  func color(cellX x: Int, _ y: Int, _ u: Float, _ v: Float) -> ColorComponents {
    func eased(_ t: Float) -> Float { isSmooth ? t * t * (3 - 2 * t) : t }
    func mix(_ a: ColorComponents, _ b: ColorComponents, _ t: Float) -> ColorComponents {
      if t <= 0 || a == b { return a }
      return t >= 1 ? b : a.mixed(with: b, by: t, in: space)
    }
    let (u, v) = (eased(u), eased(v))
    let at = y * width + x
    return mix(mix(colors[at], colors[at + 1], u), mix(colors[at + width], colors[at + width + 1], u), v)
  }
}

/// Draws a mesh into pixels.
struct MeshPicture {
  static let margin = 2
  let mesh: GradientMesh
  let bitmap: Bitmap
  private struct Corner {
    var place: SIMD2<Float>
    /// Red, green, blue, opacity; premultiplied, 0…255.
    var color: SIMD4<Float>
  }

  init(mesh: GradientMesh, width: Int, height: Int) {
    self.mesh = mesh
    bitmap = Bitmap(width: width + 2 * Self.margin, height: height + 2 * Self.margin)
    bitmap.pixels.update(
      repeating: Self.packed(Self.premultiplied(mesh.background)), count: bitmap.width * bitmap.height)
    let steps = max(4, min(24, max(width / (mesh.width - 1), height / (mesh.height - 1)) / 6))
    let size = SIMD2(Float(width), Float(height))
    for y in 0..<mesh.height - 1 {
      for x in 0..<mesh.width - 1 { drawCell(x, y, steps, size) }
    }
    repeatEdges(width, height)
  }

  private func drawCell(_ x: Int, _ y: Int, _ steps: Int, _ size: SIMD2<Float>) {
    func corner(_ i: Int, _ j: Int) -> Corner {
      let (u, v) = (Float(i) / Float(steps), Float(j) / Float(steps))
      return Corner(
        place: mesh.place(cellX: x, y, u, v) * size, color: Self.premultiplied(mesh.color(cellX: x, y, u, v)))
    }
    var above = (0...steps).map { corner($0, 0) }
    for j in 1...steps {
      let below = (0...steps).map { corner($0, j) }
      for i in 0..<steps {
        draw(above[i], above[i + 1], below[i])
        draw(above[i + 1], below[i + 1], below[i])
      }
      above = below
    }
  }

  /// Fills the pixels whose centres lie in a triangle; those on its edges too, so that no gap is left.
  private func draw(_ a: Corner, _ b: Corner, _ c: Corner) {
    func cross(_ p: SIMD2<Float>, _ q: SIMD2<Float>) -> Float { p.x * q.y - p.y * q.x }
    let area = cross(b.place - a.place, c.place - a.place)
    guard abs(area) > 1e-9 else { return }
    let m = Self.margin
    let low = pointwiseMin(a.place, pointwiseMin(b.place, c.place))
    let high = pointwiseMax(a.place, pointwiseMax(b.place, c.place))
    let limit = SIMD2(Float(bitmap.width - 2 * m), Float(bitmap.height - 2 * m))
    guard high.x > 0, high.y > 0, low.x < limit.x, low.y < limit.y else { return }
    let (x0, y0) = (Int(max(0, low.x)), Int(max(0, low.y)))
    let (x1, y1) = (Int(min(limit.x - 1, high.x)), Int(min(limit.y - 1, high.y)))
    guard x0 <= x1, y0 <= y1 else { return }
    for y in y0...y1 {
      for x in x0...x1 {
        let p = SIMD2(Float(x) + 0.5, Float(y) + 0.5)
        let wa = cross(b.place - p, c.place - p) / area
        let wb = cross(c.place - p, a.place - p) / area
        let wc = 1 - wa - wb
        guard wa >= -1e-3, wb >= -1e-3, wc >= -1e-3 else { continue }
        bitmap.pixels[(y + m) * bitmap.width + x + m] = Self.packed(
          a.color * wa + b.color * wb + c.color * wc)
      }
    }
  }

  /// Lets the outermost pixels go on into the margin.
  private func repeatEdges(_ width: Int, _ height: Int) {
    let m = Self.margin
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (sx, sy) = (min(max(x, m), m + width - 1), min(max(y, m), m + height - 1))
        if sx != x || sy != y { bitmap.pixels[y * bitmap.width + x] = bitmap.pixels[sy * bitmap.width + sx] }
      }
    }
  }

  private static func premultiplied(_ color: ColorComponents) -> SIMD4<Float> {
    let rgb = SIMD4(color.red, color.green, color.blue, 1).clamped(lowerBound: .zero, upperBound: .one)
    return rgb * min(max(color.opacity, 0), 1) * 255
  }
  private static func packed(_ color: SIMD4<Float>) -> UInt32 {
    let v = (color.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5)
    let (r, g, b, a) = (UInt32(v.x), UInt32(v.y), UInt32(v.z), UInt32(v.w))
    return r | g << 8 | b << 16 | a << 24
  }
}

/// Pictures of meshes that were made last.
final class MeshPictures: @unchecked Sendable {
  static let shared = MeshPictures()
  private let lock = NSLock()
  private var kept: [(mesh: GradientMesh, width: Int, height: Int, bitmap: Bitmap)] = []

  func picture(of mesh: GradientMesh, width: Int, height: Int) -> Bitmap {
    lock.lock()
    defer { lock.unlock() }
    if let known = kept.first(where: { $0.width == width && $0.height == height && $0.mesh == mesh }) {
      return known.bitmap
    }
    let bitmap = MeshPicture(mesh: mesh, width: width, height: height).bitmap
    if kept.count >= 8 { kept.removeFirst() }
    kept.append((mesh, width, height, bitmap))
    return bitmap
  }
}
