import SashDisplay

/// `a · b / 65,536`, rounded down; one instruction for all lanes, which conversions of whole vectors would not become.
@inline(__always) func high(_ a: Channels8, _ b: Channels8) -> Channels8 {
  @inline(__always) func lane(_ i: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(a[i]) &* UInt32(b[i])) &>> 16)
  }
  return Channels8(lane(0), lane(1), lane(2), lane(3), lane(4), lane(5), lane(6), lane(7))
}

/// The work of one wide blur: cells of a layer, filtered, mixed into the pixels of another one.
///
/// A row of cells is two planes, one behind the other: red and blue of each cell, then green and opacity, 16 bits a channel.
/// A value holds 8 bits of fraction until it is mixed.
struct CellFilter {
  let shift: Int
  let weights: [UInt16]
  private let radius: Int
  private let source: PixelRect
  let out: PixelRect
  /// Cells that the result needs, and those of the source.
  let (outLeft, outTop, outColumns, outRows): (Int, Int, Int, Int)
  let (left, top, columns, rows): (Int, Int, Int, Int)
  /// Cells of one plane, with room for the radius on both sides; pixels from one row to the next.
  let plane: Int
  let stride: Int
  static let step = 16
  /// True if the plane of red and blue is left out.
  private let onlyOpacity: Bool
  /// Where the first plane that counts begins in a row.
  private var first: Int { onlyOpacity ? plane : 0 }

  init(_ blur: GaussianBlur, from source: PixelRect, to out: PixelRect, onlyOpacity: Bool) {
    (shift, weights, self.source, self.out) = (blur.shift, blur.weights, source, out)
    self.onlyOpacity = onlyOpacity
    radius = weights.count / 2
    func cells(_ low: Int, _ high: Int) -> (Int, Int) {
      let first = low >> blur.shift
      return (first, max(0, ((high - 1) >> blur.shift) + 1 - first))
    }
    // One more on each side: pixels lie between the centres of cells.
    let (x, width) = cells(out.x0, out.x1)
    let (y, height) = cells(out.y0, out.y1)
    (outLeft, outColumns, outTop, outRows) = (x - 1, width + 2, y - 1, height + 2)
    (left, columns) = cells(source.x0, source.x1)
    (top, rows) = cells(source.y0, source.y1)
    plane = outColumns + 2 * radius
    stride = (2 * plane + 2 * Self.step - 1) & ~(Self.step - 1)
  }

  /// Blurs the source, of which `layer` holds the pixels, into a layer that covers the result.
  func apply(_ layer: Layer, _ result: Layer) {
    let cells = FilteredCells(self)
    cells.average(layer, rows: 0..<rows)
    cells.filterColumns()
    let rows = cells.rows()
    for y in out.y0..<out.y1 { result.row(out.x0, y).update(from: rows.row(y), count: out.width) }
  }

  typealias Splats = UnsafeMutablePointer<Channels8>

  func filterRows(_ cells: PixelRow, into out: PixelRow, _ splats: Splats, rows: Range<Int>) {
    for row in rows {
      let (from, to) = (cells + row * stride, out + row * stride)
      for x in Swift.stride(from: first, to: plane + outColumns, by: Self.step) {
        sum(from + x, step: 1, splats, weights.count, bias: 0).store(to + x)
      }
    }
  }

  /// Leaves as much fraction as mixing has room for.
  func filterColumns(_ cells: PixelRow, into out: PixelRow, _ splats: Splats) {
    let bias = UInt16(weights.count / 2) &+ (1 << UInt16(shift))
    let drop = UInt16(shift + 1)
    for row in 0..<outRows {
      // Rows of cells within the radius that there are.
      let wanted = outTop + row - radius - top
      let begin = min(rows, max(0, wanted))
      let count = max(0, min(rows, wanted + weights.count) - begin)
      let to = out + row * stride
      for x in Swift.stride(from: first, to: plane + outColumns, by: Self.step) {
        sum(
          cells + (begin * stride + x), step: stride, splats + (count > 0 ? begin - wanted : 0), count,
          bias: bias
        )
        .shifted(by: drop).store(to + x)
      }
    }
  }

  /// Sixteen pixels of one plane.
  private struct Sums {
    var (a, b, c, d): (Channels8, Channels8, Channels8, Channels8)
    @inline(__always) func shifted(by n: UInt16) -> Sums {
      let n = Channels8(repeating: n)
      return Sums(a: a &>> n, b: b &>> n, c: c &>> n, d: d &>> n)
    }
    @inline(__always) func store(_ p: PixelRow) {
      let raw = UnsafeMutableRawPointer(p)
      raw.storeBytes(of: a, as: Channels8.self)
      raw.storeBytes(of: b, toByteOffset: 16, as: Channels8.self)
      raw.storeBytes(of: c, toByteOffset: 32, as: Channels8.self)
      raw.storeBytes(of: d, toByteOffset: 48, as: Channels8.self)
    }
  }

  /// Weighted sums of `count` groups of sixteen that begin `step` pixels apart.
  @inline(__always)
  private func sum(
    _ from: PixelRow, step: Int, _ splats: Splats, _ count: Int, bias: UInt16
  ) -> Sums {
    let start = Channels8(repeating: bias)
    var sums = Sums(a: start, b: start, c: start, d: start)
    var p = UnsafeRawPointer(from)
    for k in 0..<count {
      let w = splats[k]
      sums.a = sums.a &+ high(p.loadUnaligned(as: Channels8.self), w)
      sums.b = sums.b &+ high(p.loadUnaligned(fromByteOffset: 16, as: Channels8.self), w)
      sums.c = sums.c &+ high(p.loadUnaligned(fromByteOffset: 32, as: Channels8.self), w)
      sums.d = sums.d &+ high(p.loadUnaligned(fromByteOffset: 48, as: Channels8.self), w)
      p += step &* 4
    }
    return sums
  }

  // MARK: Pixels to cells

  func average(_ layer: Layer, into cells: PixelRow, rows: Range<Int>) {
    let cell = 1 << shift
    let count = columns * cell + 16
    let sums = PixelRow.allocate(capacity: count * 2)
    sums.initialize(repeating: 0, count: count * 2)
    defer { sums.deallocate() }
    let (even, odd) = (sums, sums + count)
    let inset = source.x0 - left * cell
    let width = source.width
    // The cells of the source that count, and where the first stands in a plane.
    let skipped = max(0, outLeft - radius - left)
    let kept = min(columns, outLeft - radius + plane - left) - skipped
    guard kept > 0 else { return }
    let place = left + skipped - (outLeft - radius)
    for row in rows {
      let first = max(source.y0, (top + row) * cell)
      let last = min(source.y1, (top + row + 1) * cell)
      var x = 0
      while onlyOpacity, x &+ 8 <= width {
        var o = Channels16(repeating: 0)
        var p = layer.row(source.x0 &+ x, first)
        for _ in first..<last {
          o = o &+ channels(load8(p)) &>> 8
          p += layer.stride
        }
        store8(odd + (inset &+ x), pixels(o))
        x &+= 8
      }
      while x &+ 8 <= width {
        // Two channels are added as one number, from which the sum of the upper ones is taken off again.
        var both = Channels16(repeating: 0)
        var o = Channels16(repeating: 0)
        var p = layer.row(source.x0 &+ x, first)
        for _ in first..<last {
          let v = channels(load8(p))
          both = both &+ v
          o = o &+ v &>> 8
          p += layer.stride
        }
        store8(even + (inset &+ x), pixels(both &- o &<< 8))
        store8(odd + (inset &+ x), pixels(o))
        x &+= 8
      }
      while x < width {
        var (e, o): (Pixel, Pixel) = (0, 0)
        for y in first..<last {
          let p = layer.row(source.x0 &+ x, y)[0]
          e = e &+ (p & 0x00ff_00ff)
          o = o &+ (p >> 8 & 0x00ff_00ff)
        }
        (even[inset &+ x], odd[inset &+ x]) = (e, o)
        x &+= 1
      }
      for (sums, to) in [(even, 0), (odd, plane)] where to >= self.first {
        fold(sums, columns * cell)
        // As far as eight bits of fraction go.
        let up = Channels16(repeating: UInt16(8 - 2 * shift))
        let to = cells + (row * stride + to + place)
        for i in Swift.stride(from: 0, to: kept & ~7, by: 8) {
          store8(to + i, pixels(channels(load8(sums + (skipped + i))) &<< up))
        }
        for i in (kept & ~7)..<kept { to[i] = sums[skipped + i] << UInt32(8 - 2 * shift) }
        // Folding left sums where pixels beyond the last column are read next time.
        (sums + (columns << shift)).update(repeating: 0, count: 16)
      }
      if width < columns * cell {
        // The pixels of the first and the last cell that the source does not have.
        for sums in [even, odd] {
          sums.update(repeating: 0, count: inset)
          (sums + (inset + width)).update(repeating: 0, count: columns * cell - inset - width)
        }
      }
    }
  }

  /// Adds up the pixels of each cell.
  @inline(__always)
  private func fold(_ sums: PixelRow, _ count: Int) {
    var count = count
    for _ in 0..<shift {
      count /= 2
      for i in Swift.stride(from: 0, to: count, by: 4) {
        let v = load8(sums + 2 * i)
        let pair = Channels8(v.evenHalf) &+ Channels8(v.oddHalf)
        UnsafeMutableRawPointer(sums + i).storeBytes(of: pair, as: Channels8.self)
      }
    }
  }

  // MARK: Cells to pixels

  /// Pixels of memory that mixing a row takes.
  var mixingRoom: Int { stride + outColumns << shift + 16 }

  /// Mixes the pixels of one row of the result, and returns where in `room` they begin.
  func mix(_ filtered: PixelRow, y: Int, room row: PixelRow) -> PixelRow {
    let cell = 1 << shift
    let count = plane + outColumns
    let pixels = row + stride
    let half = Channels16(repeating: UInt16(cell))
    let drop = Channels16(repeating: UInt16(shift + 1))
    let place = y - cell / 2
    let from = filtered + ((place >> shift) - outTop) * stride
    let share = UInt16(2 * (place & (cell - 1)) + 1)
    let (w, rest) = (Channels16(repeating: share), Channels16(repeating: UInt16(2 * cell) - share))
    for x in Swift.stride(from: first, to: count, by: 8) {
      let (a, b) = (channels(load8(from + x)), channels(load8(from + stride + x)))
      store8(row + x, SashRaster.pixels((a &* rest &+ b &* w &+ half) &>> drop))
    }
    switch (onlyOpacity, shift) {
    case (true, 1): mixOpacityPairs(row + plane, into: pixels)
    case (true, _): mixOpacity(row + plane, into: pixels)
    case (false, 1): mixPairs(row, into: pixels)
    case (false, _): mixRow(row, into: pixels)
    }
    return pixels + (out.x0 - (outLeft * cell + cell / 2))
  }

  @inline(__always) private func load4(_ p: PixelRow) -> Channels8 {
    UnsafeRawPointer(p).loadUnaligned(as: Channels8.self)
  }
  @inline(__always) private func splat(_ p: Pixel) -> Channels8 {
    Channels8(SIMD4<UInt32>(repeating: p))
  }
  /// Four pixels of which the channels are 16 bits with 8 of fraction.
  @inline(__always) private func joined(_ even: Channels8, _ odd: Channels8) -> SIMD4<UInt32> {
    (even &>> 8).pixels | (odd.pixels & 0xff00_ff00)
  }

  /// All pixels between the first and the last centre of a row, four at a time.
  private func mixRow(_ row: PixelRow, into out: PixelRow) {
    let cell = 1 << shift
    let first = Channels8(1, 1, 3, 3, 5, 5, 7, 7)
    var to = UnsafeMutableRawPointer(out)
    let up = Channels8(repeating: UInt16(shift + 1))
    for i in 0..<(outColumns - 1) {
      let (e, o) = (splat(row[i]), splat(row[plane &+ i]))
      let (de, d) = (splat(row[i &+ 1]) &- e, splat(row[plane &+ i &+ 1]) &- o)
      // Sums may wrap around on the way; what they come to fits.
      var even = (e &<< up) &+ 128 &+ de &* first
      var odd = (o &<< up) &+ 128 &+ d &* first
      let (stepEven, stepOdd) = (de &<< 3, d &<< 3)
      for _ in Swift.stride(from: 0, to: cell, by: 4) {
        to.storeBytes(of: joined(even, odd), as: SIMD4<UInt32>.self)
        even = even &+ stepEven
        odd = odd &+ stepOdd
        to += 16
      }
    }
  }

  /// The same for the opacity, with green beside it.
  private func mixOpacity(_ row: PixelRow, into out: PixelRow) {
    let cell = 1 << shift
    let up = Channels8(repeating: UInt16(shift + 1))
    let first = Channels8(1, 1, 3, 3, 5, 5, 7, 7)
    var to = UnsafeMutableRawPointer(out)
    for i in 0..<(outColumns - 1) {
      let o = splat(row[i])
      let d = splat(row[i &+ 1]) &- o
      var odd = (o &<< up) &+ 128 &+ d &* first
      let step = d &<< 3
      for _ in Swift.stride(from: 0, to: cell, by: 4) {
        to.storeBytes(of: odd.pixels & 0xff00_ff00, as: SIMD4<UInt32>.self)
        odd = odd &+ step
        to += 16
      }
    }
  }

  /// The same for the opacity in cells of two pixels.
  private func mixOpacityPairs(_ row: PixelRow, into out: PixelRow) {
    for i in Swift.stride(from: 0, to: outColumns - 1, by: 4) {
      let (c, d) = (load4(row + i), load4(row + (i &+ 1)))
      var pair = Pixels8(repeating: 0)
      pair.evenHalf = (c &* 3 &+ d &+ 128).pixels & 0xff00_ff00
      pair.oddHalf = (c &+ d &* 3 &+ 128).pixels & 0xff00_ff00
      store8(out + 2 * i, pair)
    }
  }

  /// The same for cells of two pixels.
  private func mixPairs(_ row: PixelRow, into out: PixelRow) {
    for i in Swift.stride(from: 0, to: outColumns - 1, by: 4) {
      let (a, b) = (load4(row + i), load4(row + (i &+ 1)))
      let (c, d) = (load4(row + (plane &+ i)), load4(row + (plane &+ i &+ 1)))
      var pair = Pixels8(repeating: 0)
      pair.evenHalf = joined(a &* 3 &+ b &+ 128, c &* 3 &+ d &+ 128)
      pair.oddHalf = joined(a &+ b &* 3 &+ 128, c &+ d &* 3 &+ 128)
      store8(out + 2 * i, pair)
    }
  }
}
