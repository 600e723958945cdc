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
}
