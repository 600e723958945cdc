import SashDisplay
import SashGeometry

/// The share of each pixel that lies inside an outline, by exact areas in integers.
///
/// Edges are rounded to 1/256 pixel. Each adds, to the two pixels it passes between, how far the winding sum
/// changes there; a sweep along the row sums them up. A bit for every four pixels tells where anything
/// changes, so that the stretches between edges cost nothing.
///
/// - Invariant: between outlines every sum and every bit is zero.
/// - Invariant: a pixel's coverage does not depend on the region, as all steps along an edge are closed
///   formulas.
///
/// - Missing: full coverage where two subpaths of opposite winding share an edge; a hairline shows there.
final class CoverageAccumulator {
  /// Behind a pointer, as every access to a stored property of a class is checked for exclusivity, a
  /// twentieth of the time of a stroke.
  private struct Store {
    var sums: UnsafeMutablePointer<Int32>
    var sumCapacity = 1 << 14
    var bits: UnsafeMutablePointer<UInt64>
    var bitCapacity = 1 << 9
    /// Coverage of one run of pixels, each value in both halves of its lane.
    var run: UnsafeMutablePointer<UInt32>
    var runCapacity = 1 << 11
    var stride = 0
    var words = 0
    var region = PixelRect.empty
    var width = 0
    var height = 0
    var firstRow = Int.max
    var lastRow = Int.min

    init() {
      sums = .allocate(capacity: sumCapacity)
      sums.initialize(repeating: 0, count: sumCapacity)
      bits = .allocate(capacity: bitCapacity)
      bits.initialize(repeating: 0, count: bitCapacity)
      run = .allocate(capacity: runCapacity)
      run.initialize(repeating: 0, count: runCapacity)
    }
  }
  private let store: UnsafeMutablePointer<Store>

  private var sums: UnsafeMutablePointer<Int32> { store.pointee.sums }
  private var bits: UnsafeMutablePointer<UInt64> { store.pointee.bits }
  private var run: UnsafeMutablePointer<UInt32> { store.pointee.run }
  private var stride: Int { store.pointee.stride }
  private var words: Int { store.pointee.words }
  private var width: Int { store.pointee.width }
  private var height: Int { store.pointee.height }
  /// Device pixels.
  var region: PixelRect { store.pointee.region }
  private var firstRow: Int {
    get { store.pointee.firstRow }
    set { store.pointee.firstRow = newValue }
  }
  private var lastRow: Int {
    get { store.pointee.lastRow }
    set { store.pointee.lastRow = newValue }
  }

  init() {
    store = .allocate(capacity: 1)
    store.initialize(to: Store())
  }
  deinit {
    sums.deallocate()
    bits.deallocate()
    run.deallocate()
    store.deallocate()
  }

  /// Begins an outline of which only this part, in device pixels, will be asked for.
  func begin(_ region: PixelRect) {
    assert(firstRow == .max, "an outline was begun but not swept")
    store.pointee.region = region
    store.pointee.width = region.width
    store.pointee.height = region.height
    store.pointee.stride = (region.width + 16) & ~7
    store.pointee.words = (stride / 4 + 63) / 64
    grow(&store.pointee.sums, &store.pointee.sumCapacity, to: stride * height)
    grow(&store.pointee.bits, &store.pointee.bitCapacity, to: words * height)
    grow(&store.pointee.run, &store.pointee.runCapacity, to: stride)
  }

  private func grow<T: FixedWidthInteger>(
    _ p: inout UnsafeMutablePointer<T>, _ capacity: inout Int, to count: Int
  ) {
    guard count > capacity else { return }
    p.deallocate()
    capacity = count + count / 2
    p = .allocate(capacity: capacity)
    p.initialize(repeating: 0, count: capacity)
  }

  /// Adds closed outlines in device pixels. O(points + crossed rows).
  func add(_ flat: borrowing FlatPath) {
    flat.points.withUnsafeBufferPointer { points in
      guard let base = points.baseAddress else { return }
      let (dx, dy) = (region.x0 << 8, region.y0 << 8)
      for subpath in flat.subpaths where subpath.end - subpath.start > 1 {
        let last = base[subpath.end - 1]
        var (x, y) = (Self.fixed(last.x) &- dx, Self.fixed(last.y) &- dy)
        for i in subpath.start..<subpath.end {
          let p = base[i]
          let (nx, ny) = (Self.fixed(p.x) &- dx, Self.fixed(p.y) &- dy)
          edge(x, y, nx, ny)
          (x, y) = (nx, ny)
        }
      }
    }
  }

  /// Adds a level rectangle in 1/256 device pixels.
  func addRect(x0: Int, y0: Int, x1: Int, y1: Int) {
    let (dx, dy) = (region.x0 << 8, region.y0 << 8)
    edge(x0 &- dx, y1 &- dy, x0 &- dx, y0 &- dy)
    edge(x1 &- dx, y0 &- dy, x1 &- dx, y1 &- dy)
  }

  /// Pixels as 1/256 pixels, rounded to nearest, held within a million pixels.
  @inline(__always) static func fixed(_ v: Double) -> Int {
    Int(min(1_048_576, max(-1_048_576, v)) * 256 + 1_099_511_627_776.5) &- 1_099_511_627_776
  }

  @inline(__always)
  private func cell(
    _ row: UnsafeMutablePointer<Int32>, _ mark: UnsafeMutablePointer<UInt64>, _ x: Int, _ cover: Int,
    _ twice: Int
  ) {
    let area = cover &* twice
    row[x] = row[x] &+ Int32(truncatingIfNeeded: (cover << 9) &- area)
    row[x &+ 1] = row[x &+ 1] &+ Int32(truncatingIfNeeded: area)
    let group = x >> 2
    mark[group >> 6] |= 1 << UInt64(truncatingIfNeeded: group & 63)
    if x & 3 == 3 {
      let next = group &+ 1
      mark[next >> 6] |= 1 << UInt64(truncatingIfNeeded: next & 63)
    }
  }

  /// One edge in 1/256 pixels of the region.
  private func edge(_ xa: Int, _ ya: Int, _ xb: Int, _ yb: Int) {
    if ya == yb { return }
    var (x0, y0, x1, y1, sign) = (xa, ya, xb, yb, 1)
    if y0 > y1 {
      swap(&x0, &x1)
      swap(&y0, &y1)
      sign = -1
    }
    let (right, bottom) = (width << 8, height << 8)
    if y1 <= 0 || y0 >= bottom || min(x0, x1) >= right { return }
    var y = max(y0, 0)
    let end = min(y1, bottom)
    var r = y >> 8
    firstRow = min(firstRow, r)
    lastRow = max(lastRow, (end &- 1) >> 8)
    var row = sums + r &* stride
    var mark = bits + r &* words

    if x0 == x1 || max(x0, x1) <= 0 {
      let x = x0 == x1 ? max(x0, 0) : 0
      let twice = (x & 255) << 1
      let column = x >> 8
      while y < end {
        let n = min((r &+ 1) << 8, end)
        cell(row, mark, column, sign &* (n &- y), twice)
        y = n
        r &+= 1
        row += stride
        mark += words
      }
      return
    }

    let slope = ((x1 &- x0) << 16) / (y1 &- y0)
    let start = x0 << 16
    var x = y == y0 ? x0 : (start &+ slope &* (y &- y0)) >> 16
    while y < end {
      let n = min((r &+ 1) << 8, end)
      let nx = n == y1 ? x1 : (start &+ slope &* (n &- y0)) >> 16
      span(row, mark, x, nx, n &- y, sign, right)
      x = nx
      y = n
      r &+= 1
      row += stride
      mark += words
    }
  }

  /// The part of an edge within one row.
  @inline(__always)
  private func span(
    _ row: UnsafeMutablePointer<Int32>, _ mark: UnsafeMutablePointer<UInt64>, _ xa: Int, _ xb: Int,
    _ cover: Int,
    _ sign: Int, _ right: Int
  ) {
    // Within one row only the x range counts, not which way the edge leans.
    let low = min(xa, xb)
    let high = max(xa, xb)
    if low >= right { return }
    if high <= 0 {
      cell(row, mark, 0, sign &* cover, 0)
      return
    }
    let (first, last) = (low >> 8, high >> 8)
    if first == last {
      cell(row, mark, first, sign &* cover, (low & 255) &+ (high & 255))
      return
    }
    let step = (cover << 16) / (high &- low)
    var x = first
    var at = low
    var done = 0
    if x < 0 {
      // What lies left of the region covers its first pixel in full.
      done = (step &* (0 &- low)) >> 16
      if done != 0 { cell(row, mark, 0, sign &* done, 0) }
      x = 0
      at = 0
    }
    let stop = min(last, right >> 8)
    while x < stop {
      let border = (x &+ 1) << 8
      let reached = (step &* (border &- low)) >> 16
      cell(row, mark, x, sign &* (reached &- done), (at & 255) &+ 256)
      done = reached
      at = border
      x &+= 1
    }
    if x == last, cover != done { cell(row, mark, x, sign &* (cover &- done), high & 255) }
  }

  /// Hands the covered runs of pixels to `sink`, row by row from the left, and forgets the outline.
  func sweep<Sink: CoverageSink>(_ style: CoverageStyle, into sink: borrowing Sink) {
    switch (style.isEvenOdd, style.isAntialiased) {
    case (false, true): sweep(NonZero.self, into: sink)
    case (true, true): sweep(EvenOdd.self, into: sink)
    case (false, false): sweep(Aliased<NonZero>.self, into: sink)
    case (true, false): sweep(Aliased<EvenOdd>.self, into: sink)
    }
  }

  @inline(__always)
  private func sweep<Rule: WindingRule, Sink: CoverageSink>(_ rule: Rule.Type, into sink: borrowing Sink) {
    guard firstRow <= lastRow else {
      firstRow = .max
      lastRow = .min
      return
    }
    let (left, top, width) = (region.x0, region.y0, width)
    for y in firstRow...lastRow {
      let row = sums + y &* stride
      let mark = bits + y &* words
      var sum: Int32 = 0
      var at = 0
      var runStart = -1
      for word in 0..<words {
        var rest = mark[word]
        if rest == 0 { continue }
        mark[word] = 0
        while rest != 0 {
          let x = (word &* 64 &+ rest.trailingZeroBitCount) &* 4
          rest &= rest &- 1
          if x > at {
            if runStart >= 0 {
              sink.mask(x: left &+ runStart, y: top &+ y, count: at &- runStart, coverage: run)
              runStart = -1
            }
            let c = Rule.coverage(sum)
            if c != 0, at < width {
              sink.span(x: left &+ at, y: top &+ y, count: min(x, width) &- at, coverage: c)
            }
          }
          if runStart < 0 { runStart = x }
          let out = run + (x &- runStart)
          let group = row + x
          sum = sum &+ group[0]
          out[0] = Rule.coverage(sum) &* 0x10001
          sum = sum &+ group[1]
          out[1] = Rule.coverage(sum) &* 0x10001
          sum = sum &+ group[2]
          out[2] = Rule.coverage(sum) &* 0x10001
          sum = sum &+ group[3]
          out[3] = Rule.coverage(sum) &* 0x10001
          UnsafeMutableRawPointer(group).storeBytes(of: SIMD4<Int32>(repeating: 0), as: SIMD4<Int32>.self)
          at = x &+ 4
        }
      }
      if runStart >= 0, runStart < width {
        sink.mask(x: left &+ runStart, y: top &+ y, count: min(at, width) &- runStart, coverage: run)
      }
      if at < width {
        let c = Rule.coverage(sum)
        if c != 0 { sink.span(x: left &+ at, y: top &+ y, count: width &- at, coverage: c) }
      }
    }
    firstRow = .max
    lastRow = .min
  }
}
