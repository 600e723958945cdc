import SashDisplay

extension FilteredCells {
  /// Takes the cells of the result through a colour matrix, as if what was blurred went on beyond its edges: those have the
  /// strength of the rest. True if every cell is opaque then.
  ///
  /// What pixels are mixed from is all that has to be taken through it.
  func apply(_ matrix: PixelMatrix) -> Bool {
    let rows = matrix.rows
    guard rows.count == 4 else { return false }
    let most = Float(255 << (7 - filter.shift))
    let (one, zero) = (Plane(repeating: 1), Plane(repeating: 0))
    // A number below 2²³ in the low bits of 2²³ is that number, added.
    let base = Plane(repeating: 8_388_608)
    func number(_ v: Pixels8) -> Plane { unsafeBitCast(v | 0x4b00_0000, to: Plane.self) - base }
    var least = UInt32.max
    for y in 0..<filter.outRows {
      let (even, odd) = (cells + y * filter.stride, cells + (y * filter.stride + filter.plane))
      for x in stride(from: 0, to: filter.outColumns, by: 8) {
        let (e, o) = (load8(even + x), load8(odd + x))
        let strength = number(o &>> 16)
        let isClear = strength .<= 0
        let inverse = 1 / strength.replacing(with: one, where: isClear)
        let (r, g, b) = (
          number(e & 0xffff) * inverse, number(o & 0xffff) * inverse, number(e &>> 16) * inverse
        )
        let a = one.replacing(with: zero, where: isClear)
        func row(_ m: SIMD8<Float>) -> Plane {
          var sum = r * m[0] + m[4]
          sum += g * m[1]
          sum += b * m[2]
          sum += a * m[3]
          return higher(lower(sum, one), zero)
        }
        let alpha = row(rows[3])
        func level(_ v: Plane) -> Pixels8 { unsafeBitCast(v * most + base, to: Pixels8.self) & 0xffff }
        let opacity = level(alpha)
        store8(even + x, level(row(rows[0]) * alpha) | level(row(rows[2]) * alpha) &<< 16)
        store8(odd + x, level(row(rows[1]) * alpha) | opacity &<< 16)
        for i in 0..<min(8, filter.outColumns - x) { least = min(least, opacity[i]) }
      }
    }
    return least == UInt32(most)
  }
}
