import SashDisplay

extension Layer {
  /// Replaces every pixel whose opacity is within the bounds (0…1) by a colour, and empties the others.
  func threshold(min: Double, max: Double, color: UInt32) {
    let low = Swift.max(0, min * 255), high = Swift.min(255, max * 255)
    for y in 0..<rect.height {
      let row = pixels + y * stride
      for x in 0..<rect.width {
        let alpha = Double(row[x] >> 24)
        row[x] = alpha >= low && alpha <= high ? color : 0
      }
    }
  }

  /// Takes every pixel through a colour matrix.
  func apply(_ matrix: PixelMatrix) {
    let rows = matrix.rows
    guard rows.count == 4 else { return }
    @inline(__always) func filtered(_ p: Pixels8) -> Pixels8 {
      let a = plane(p, 24)
      let one = Plane(repeating: 1)
      let inverse = 1 / a.replacing(with: one, where: a .<= 0)
      let (r, g, b) = (plane(p, 0) * inverse, plane(p, 8) * inverse, plane(p, 16) * inverse)
      @inline(__always) func row(_ m: SIMD8<Float>) -> Plane {
        var sum = r * m[0] + m[4]
        sum += g * m[1]
        sum += b * m[2]
        sum += a * m[3]
        return higher(lower(sum, one), Plane(repeating: 0))
      }
      let alpha = row(rows[3])
      return level(row(rows[0]) * alpha) | level(row(rows[1]) * alpha) &<< 8 | level(row(rows[2]) * alpha)
        &<< 16
        | level(alpha) &<< 24
    }
    // Rows have room for whole groups of eight.
    for y in 0..<rect.height {
      let row = pixels + y * stride
      for x in Swift.stride(from: 0, to: rect.width, by: 8) { store8(row + x, filtered(load8(row + x))) }
    }
  }
}
