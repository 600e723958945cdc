import SashDisplay

/// The same blur for masks: a quarter of the work of a layer. Its boxes are narrow, too.
extension BoxBlur {
  private typealias Bytes = UnsafeMutablePointer<UInt8>

  /// Blurs the mask; outside of it everything is 0.
  func apply(to mask: AlphaMask) {
    guard !isIdentity, !mask.rect.isEmpty else { return }
    let (width, height) = (mask.rect.width, mask.rect.height)
    let columns = (width + 15) & ~15
    let rows = (height + 15) & ~15
    let count = columns * rows
    let a = Bytes.allocate(capacity: count)
    let b = Bytes.allocate(capacity: count)
    defer {
      a.deallocate()
      b.deallocate()
    }
    a.initialize(repeating: 0, count: count)
    b.initialize(repeating: 0, count: count)
    for y in 0..<height {
      (a + y * columns).update(from: mask.row(mask.rect.x0, mask.rect.y0 + y), count: width)
    }
    passes(a, b, columns: columns, rows: height)
    transpose(b, a, columns: columns, rows: rows)
    passes(a, b, columns: rows, rows: width)
    transpose(b, a, columns: rows, rows: columns)
    for y in 0..<height {
      mask.row(mask.rect.x0, mask.rect.y0 + y).update(from: a + y * columns, count: width)
    }
  }

  private func passes(_ a: Bytes, _ b: Bytes, columns: Int, rows: Int) {
    column(a, b, columns, rows, widths[0])
    column(b, a, columns, rows, widths[1])
    column(a, b, columns, rows, widths[2])
  }

  private func column(_ source: Bytes, _ out: Bytes, _ columns: Int, _ rows: Int, _ box: Int) {
    let radius = box / 2
    let factor = UInt32((1 << 16) / box)
    for x in stride(from: 0, to: columns, by: 16) {
      var even = SIMD8<UInt16>(repeating: 0)
      var odd = SIMD8<UInt16>(repeating: 0)
      @inline(__always) func load(_ y: Int) -> SIMD8<UInt16> {
        UnsafeRawPointer(source + (y &* columns &+ x)).loadUnaligned(as: SIMD8<UInt16>.self)
      }
      @inline(__always) func average(_ v: SIMD8<UInt16>) -> SIMD8<UInt16> {
        let q = unsafeBitCast(v, to: SIMD4<UInt32>.self)
        let low = ((q & 0xffff) &* factor &+ 0x8000) &>> 16
        let high = ((q &>> 16) &* factor &+ 0x8000) &>> 16
        return unsafeBitCast(low | (high &<< 16), to: SIMD8<UInt16>.self)
      }
      for y in 0..<min(radius, rows) {
        let v = load(y)
        even = even &+ (v & 255)
        odd = odd &+ (v &>> 8)
      }
      for y in 0..<rows {
        if y &+ radius < rows {
          let v = load(y &+ radius)
          even = even &+ (v & 255)
          odd = odd &+ (v &>> 8)
        }
        if y > radius {
          let v = load(y &- radius &- 1)
          even = even &- (v & 255)
          odd = odd &- (v &>> 8)
        }
        let result = average(even) | (average(odd) &<< 8)
        UnsafeMutableRawPointer(out + (y &* columns &+ x)).storeBytes(of: result, as: SIMD8<UInt16>.self)
      }
    }
  }

  private func transpose(_ source: Bytes, _ out: Bytes, columns: Int, rows: Int) {
    for top in stride(from: 0, to: rows, by: 16) {
      for left in stride(from: 0, to: columns, by: 16) {
        for y in top..<top &+ 16 {
          for x in left..<left &+ 16 { out[x &* rows &+ y] = source[y &* columns &+ x] }
        }
      }
    }
  }
}
