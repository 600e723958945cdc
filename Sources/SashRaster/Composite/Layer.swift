import SashDisplay

/// Pixels that stand for a rectangle of the device: the frame itself, or a buffer for an effect.
final class Layer {
  let rect: PixelRect
  let stride: Int
  /// The pixel at the upper left corner of `rect`.
  let pixels: PixelRow
  private let buffer: PixelBuffer?

  /// The pixels of someone who outlives this layer.
  init(rect: PixelRect, stride: Int, borrowing pixels: PixelRow) {
    (self.rect, self.stride, self.pixels) = (rect, stride, pixels)
    buffer = nil
  }

  /// A clear layer, or one whose every pixel will be written; rows have room for eight more pixels, so that whole
  /// groups can be read.
  init(_ rect: PixelRect, isClear: Bool = true) {
    self.rect = rect
    stride = (rect.width + 7) & ~7
    let count = stride * rect.height + 8
    let buffer = PixelBuffer(count: count)
    self.buffer = buffer
    pixels = buffer.pixels
    if isClear { pixels.initialize(repeating: 0, count: count) }
  }

  /// The pixel at a device position inside `rect`.
  @inline(__always) func row(_ x: Int, _ y: Int) -> PixelRow {
    pixels + ((y &- rect.y0) &* stride &+ (x &- rect.x0))
  }

  /// A part of another layer, for oneself.
  convenience init(copying other: Layer, _ rect: PixelRect) {
    self.init(rect, isClear: false)
    copy(other, rect)
    for y in rect.y0..<rect.y1 {
      let end = row(rect.x1, y)
      for i in 0..<(stride - rect.width) { end[i] = 0 }
    }
  }

  /// A part of this layer, which has to outlive it.
  func part(_ rect: PixelRect) -> Layer {
    rect == self.rect ? self : Layer(rect: rect, stride: stride, borrowing: row(rect.x0, rect.y0))
  }

  /// Takes over the pixels of a part that both hold.
  func copy(_ other: Layer, _ rect: PixelRect) {
    for y in rect.y0..<rect.y1 { row(rect.x0, y).update(from: other.row(rect.x0, y), count: rect.width) }
  }

  func fill(_ rect: PixelRect, _ pixel: Pixel) {
    for y in rect.y0..<rect.y1 { fillRow(row(rect.x0, y), pixel, count: rect.width) }
  }

  /// Empties whole rows, with the room beside them.
  func clear(_ rows: PixelRect) {
    let isLast = rows.y1 == rect.y1
    let count = rows.height * stride + (isLast ? 8 : 0)
    row(rect.x0, rows.y0).update(repeating: 0, count: count)
  }

  /// Pixels of a row that are all opaque, if there are many one after the other; otherwise an empty range at the end of `area`.
  func opaqueRun(_ area: PixelRect, _ y: Int) -> Range<Int> {
    let (x0, x1) = (max(rect.x0, area.x0), min(rect.x1, area.x1))
    let none = area.x1..<area.x1
    guard y >= rect.y0, y < rect.y1, x1 - x0 >= 32 else { return none }
    let row = row(x0, y)
    var (start, count) = (0, x1 - x0 - 8)
    while start <= count, !isOpaque8(load8(row + start)) { start += 8 }
    if start > count { return none }
    var end = start + 8
    while end <= count, isOpaque8(load8(row + end)) { end += 8 }
    count = end - start
    return count >= 32 ? x0 + start..<x0 + end : none
  }
}
