import CPNG
import Foundation
import SashDisplay

/// Why bytes could not be turned into a bitmap.
package enum ImageDecodingError: Error, Equatable, CustomStringConvertible {
  /// No known file format begins like this.
  case unknownFormat
  /// The header promises more pixels than any picture has.
  case tooLarge(width: Int, height: Int)
  /// The bytes break the rules of their format; `reason` is what the decoder said.
  case damaged(format: String, reason: String)

  package var description: String {
    switch self {
    case .unknownFormat: "The data is not a picture in a known format (PNG, JPEG, WebP, GIF, SVG)."
    case .tooLarge(let width, let height):
      "The picture claims \(width)×\(height) pixels; at most \(Bitmap.longestSide) a side and "
        + "\(Bitmap.mostPixels) in all are read."
    case .damaged(let format, let reason): "The \(format) data is damaged: \(reason)."
    }
  }
}

extension Bitmap {
  /// Pixels along one side of a picture that is read from data.
  package static var longestSide: Int { 16_384 }
  /// Pixels of a picture that is read from data: 256 MiB of memory.
  package static var mostPixels: Int { 64 << 20 }

  static func checkSize(_ width: Int, _ height: Int, format: String) throws {
    guard width > 0, height > 0 else {
      throw ImageDecodingError.damaged(format: format, reason: "a size of \(width)×\(height)")
    }
    guard width <= longestSide, height <= longestSide, width * height <= mostPixels else {
      throw ImageDecodingError.tooLarge(width: width, height: height)
    }
  }

  /// Reads a PNG file; gamma and colour are taken to sRGB. `ifBroken` hears that rows are missing, and may go without them.
  package convenience init(
    pngData data: Data, ifBroken: (ImageDecodingError) throws -> Void = { throw $0 }
  ) throws {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    func reason() -> String {
      withUnsafeBytes(of: &image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
    // The pointer must live until the pixels are read.
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, data.count), alignment: 1)
    defer { bytes.deallocate() }
    data.copyBytes(to: bytes)
    guard png_image_begin_read_from_memory(&image, bytes.baseAddress!, data.count) != 0 else {
      throw ImageDecodingError.damaged(format: "PNG", reason: reason())
    }
    let (width, height) = (Int(image.width), Int(image.height))
    try Self.checkSize(width, height, format: "PNG")
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    self.init(width: width, height: height)
    if png_image_finish_read(&image, nil, pixels, Int32(width * 4), nil) == 0 {
      let error = ImageDecodingError.damaged(format: "PNG", reason: reason())
      if isClear { throw error }
      try ifBroken(error)
    }
    premultiply()
  }

  /// This bitmap as a PNG file, losslessly except for colours under low opacity.
  package func pngData() -> Data {
    let straight = UnsafeMutablePointer<UInt32>.allocate(capacity: max(1, width * height))
    defer { straight.deallocate() }
    var isOpaque = true
    for i in 0..<width * height {
      straight[i] = unpremultiplied(pixels[i])
      isOpaque = isOpaque && pixels[i] >> 24 == 255
    }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    defer { png_image_free(&image) }
    precondition(
      width > 0 && height > 0, "a PNG file needs at least one pixel; this bitmap is \(width)×\(height)")
    if isOpaque {
      // Three bytes a pixel in place.
      let bytes = UnsafeMutableRawPointer(straight).assumingMemoryBound(to: UInt8.self)
      for i in 0..<width * height {
        let p = straight[i]
        bytes[i * 3] = UInt8(p & 255)
        bytes[i * 3 + 1] = UInt8(p >> 8 & 255)
        bytes[i * 3 + 2] = UInt8(p >> 16 & 255)
      }
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
    }
    var size = width * height * 4 + height + 4096
    while true {
      var data = Data(count: size)
      var written = size
      let done = data.withUnsafeMutableBytes {
        png_image_write_to_memory(&image, $0.baseAddress, &written, 0, straight, 0, nil)
      }
      if done != 0 { return data.prefix(written) }
      // Noise may grow; libpng then tells how much room it wants.
      precondition(written > size, "libpng could not write a bitmap of \(width)×\(height)")
      size = written
    }
  }

  /// True if nothing was written into it.
  var isClear: Bool { !UnsafeBufferPointer(start: pixels, count: width * height).contains { $0 != 0 } }

  /// Multiplies the colours of straight pixels by their opacity.
  func premultiply() {
    for i in 0..<width * height {
      let p = pixels[i]
      let a = p >> 24
      if a != 255 { pixels[i] = scaled(p | 0xff00_0000, by: a) & 0x00ff_ffff | a << 24 }
    }
  }
}

/// A pixel whose colour is no longer multiplied by its opacity.
func unpremultiplied(_ p: Pixel) -> Pixel {
  let a = p >> 24
  if a == 255 { return p }
  if a == 0 { return 0 }
  func channel(_ shift: UInt32) -> UInt32 { min(255, ((p >> shift & 255) * 255 + a / 2) / a) << shift }
  return channel(0) | channel(8) | channel(16) | a << 24
}
