import Foundation
import SashDisplay

/// Stretches a level part of an image: bilinear where it grows, area averages where it shrinks, or nearest
/// pixels.
///
/// Any part of the result has the bytes it has in the whole.
struct ImageScaler {
  /// The source pixels of one result pixel along one axis, with weights that add up to 65,536.
  private struct Taps {
    var start: [Int] = []
    var end: [Int] = []
    /// Index of the first weight and the first source pixel.
    var weights: [UInt32] = []
    var source: [Int] = []
  }

  let source: PixelSource
  /// In pixels of the source.
  let part: CGRect
  /// Size of the whole result, in pixels.
  let width: Int
  let height: Int
  let isInterpolated: Bool
  var isFlippedX = false
  var isFlippedY = false

  /// Writes the pixels `x0..<x1`, `y0..<y1` of the result into a buffer of rows.
  func scale(_ area: PixelRect, into out: PixelRow, stride: Int) {
    guard !area.isEmpty else { return }
    if isInterpolated, part.width <= CGFloat(width), part.height <= CGFloat(height) {
      grow(area, into: out, stride: stride)
      return
    }
    let columns = taps(
      from: part.minX, length: part.width, count: width, range: area.x0..<area.x1, limit: source.width,
      isFlippedX)
    let rows = taps(
      from: part.minY, length: part.height, count: height, range: area.y0..<area.y1, limit: source.height,
      isFlippedY)
    let count = area.width
    let line = UnsafeMutablePointer<SIMD4<UInt32>>.allocate(capacity: count * 3)
    defer { line.deallocate() }
    let sums = line + 2 * count
    var held = [-1, -1]
    for y in 0..<area.height {
      for i in 0..<count { sums[i] = SIMD4(repeating: 0x80_0000) }
      for tap in rows.start[y]..<rows.end[y] {
        let row = rows.source[tap]
        let slot = row & 1
        let values = line + slot * count
        if held[slot] != row {
          stretch(source.pixels + row * source.stride, columns, into: values, count)
          held[slot] = row
        }
        let weight = rows.weights[tap]
        for i in 0..<count { sums[i] = sums[i] &+ values[i] &* weight }
      }
      let line = out + y * stride
      for i in 0..<count {
        let v = sums[i] &>> 24
        line[i] = v[0] | v[1] << 8 | v[2] << 16 | v[3] << 24
      }
    }
  }

  /// One source row, stretched, in 8.8 fixed point.
  private func stretch(
    _ row: PixelRow, _ taps: Taps, into out: UnsafeMutablePointer<SIMD4<UInt32>>, _ count: Int
  ) {
    taps.weights.withUnsafeBufferPointer { weights in
      taps.source.withUnsafeBufferPointer { sources in
        for i in 0..<count {
          var sum = SIMD4<UInt32>(repeating: 128)
          for tap in taps.start[i]..<taps.end[i] {
            let p = row[sources[tap]]
            sum = sum &+ SIMD4(p & 255, p >> 8 & 255, p >> 16 & 255, p >> 24) &* weights[tap]
          }
          out[i] = sum &>> 8
        }
      }
    }
  }

  /// Bilinear, the usual case of a growing image: each source row is stretched once, then mixed eight pixels
  /// at a time.
  private func grow(_ area: PixelRect, into out: PixelRow, stride: Int) {
    let columns = (area.x0..<area.x1).map {
      pair($0, from: part.minX, length: part.width, count: width, limit: source.width, isFlippedX)
    }
    let count = area.width
    let lines = PixelRow.allocate(capacity: count * 2)
    defer { lines.deallocate() }
    var held = [-1, -1]
    func line(_ y: Int) -> PixelRow {
      let line = lines + (y & 1) * count
      if held[y & 1] == y { return line }
      held[y & 1] = y
      columns.withUnsafeBufferPointer { stretch(source.pixels + y * source.stride, $0, into: line) }
      return line
    }
    for y in area.y0..<area.y1 {
      let rows = pair(
        y, from: part.minY, length: part.height, count: height, limit: source.height, isFlippedY)
      let (a, b) = (line(rows.low), line(rows.high))
      let d = out + (y - area.y0) * stride
      let weight = Channels16(repeating: UInt16(rows.weight))
      let rest = 256 &- weight
      @inline(__always) func mixed(_ a: Channels16, _ b: Channels16) -> Pixels8 {
        pixels((a &* rest &+ b &* weight &+ 128) &>> 8)
      }
      var i = 0
      while i &+ 8 <= count {
        let (p, q) = (load8(a + i), load8(b + i))
        let even = mixed(channels(p & evenBytes), channels(q & evenBytes))
        let odd = mixed(channels((p &>> 8) & evenBytes), channels((q &>> 8) & evenBytes))
        store8(d + i, even | (odd &<< 8))
        i &+= 8
      }
      while i < count {
        d[i] = between(a[i], b[i], rows.weight)
        i &+= 1
      }
    }
  }

  /// One source row, mixed four pixels at a time.
  private func stretch(
    _ row: PixelRow, _ columns: UnsafeBufferPointer<(low: Int, high: Int, weight: UInt32)>,
    into line: PixelRow
  ) {
    let count = columns.count
    var i = 0
    while i &+ 4 <= count {
      let (p, q, r, s) = (columns[i], columns[i &+ 1], columns[i &+ 2], columns[i &+ 3])
      let a = SIMD4<UInt32>(row[p.low], row[q.low], row[r.low], row[s.low])
      let b = SIMD4<UInt32>(row[p.high], row[q.high], row[r.high], row[s.high])
      let weights = SIMD4<UInt32>(p.weight, q.weight, r.weight, s.weight)
      let w = Channels8(weights | weights &<< 16)
      // 256 times the first, and the way to the second; sums may wrap around on the way.
      @inline(__always) func mixed(_ a: Channels8, _ b: Channels8) -> Channels8 {
        (a &<< 8) &+ (b &- a) &* w &+ 128
      }
      let even = mixed(Channels8(a & 0x00ff_00ff), Channels8(b & 0x00ff_00ff))
      let odd = mixed(Channels8((a &>> 8) & 0x00ff_00ff), Channels8((b &>> 8) & 0x00ff_00ff))
      UnsafeMutableRawPointer(line + i).storeBytes(
        of: (even &>> 8).pixels | (odd.pixels & 0xff00_ff00), as: SIMD4<UInt32>.self)
      i &+= 4
    }
    while i < count {
      line[i] = between(row[columns[i].low], row[columns[i].high], columns[i].weight)
      i &+= 1
    }
  }

  /// The two source pixels between which the centre of a result pixel lies, and the second's share of 256.
  private func pair(
    _ place: Int, from origin: CGFloat, length: CGFloat, count: Int, limit: Int, _ isFlipped: Bool
  ) -> (low: Int, high: Int, weight: UInt32) {
    let i = Double(isFlipped ? count - 1 - place : place)
    let position = Double(origin) + (i + 0.5) * Double(length) / Double(count) - 0.5
    let (first, last) = (max(0, Int(origin)), min(limit, Int((origin + length).rounded(.up))) - 1)
    let steps = Int(((position + 1) * 256 + 0.5).rounded(.down)) - 256
    let low = steps >> 8
    return (min(last, max(first, low)), min(last, max(first, low + 1)), UInt32(steps & 255))
  }

  private func taps(
    from origin: CGFloat, length: CGFloat, count: Int, range: Range<Int>, limit: Int, _ isFlipped: Bool
  ) -> Taps {
    var taps = Taps()
    let ratio = Double(length) / Double(count)
    let (low, high) = (max(0, Int(origin)), min(limit, Int((origin + length).rounded(.up))) - 1)
    func add(_ position: Int, _ weight: Double) {
      taps.source.append(min(high, max(low, position)))
      taps.weights.append(UInt32(weight * 65_536 + 0.5))
    }
    for place in range {
      let i = Double(isFlipped ? count - 1 - place : place)
      let start = taps.weights.count
      if !isInterpolated {
        add(Int(Double(origin) + (i + 0.5) * ratio), 1)
      } else if ratio > 1 {
        let (a, b) = (Double(origin) + i * ratio, Double(origin) + (i + 1) * ratio)
        var p = Int(a)
        while Double(p) < b - 1e-9 {
          let share = min(b, Double(p + 1)) - max(a, Double(p))
          if share > 1e-9 { add(p, share / ratio) }
          p += 1
        }
      } else {
        let center = Double(origin) + (i + 0.5) * ratio - 0.5
        let first = center.rounded(.down)
        add(Int(first), 1 - (center - first))
        add(Int(first) + 1, center - first)
      }
      // What rounding left over goes to the heaviest tap, so that white stays white.
      let total = taps.weights[start...].reduce(0) { $0 &+ $1 }
      let heaviest = (start..<taps.weights.count).max { taps.weights[$0] < taps.weights[$1] }!
      taps.weights[heaviest] = taps.weights[heaviest] &+ (65_536 &- total)
      taps.start.append(start)
      taps.end.append(taps.weights.count)
    }
    return taps
  }
}
