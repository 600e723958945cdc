import SashDisplay

extension Bitmap {
  /// A copy with the opacity of every pixel multiplied. O(pixels).
  func fading(by factor: Float) -> Bitmap {
    let copy = Bitmap(width: width, height: height)
    let scale = UInt32(min(max(factor, 0), 1) * 256 + 0.5)
    for i in 0..<(width * height) {
      let pixel = pixels[i]
      // Two channels at a time: the pixel is premultiplied, so all four scale alike.
      let even = ((pixel & 0x00FF_00FF) &* scale >> 8) & 0x00FF_00FF
      let odd = ((pixel >> 8 & 0x00FF_00FF) &* scale) & 0xFF00_FF00
      copy.pixels[i] = even | odd
    }
    return copy
  }
}
