import CTurboJPEG
import Foundation
import SashDisplay

extension Bitmap {
  /// Reads a JPEG file, as sRGB, turned upright as its EXIF block says.
  package convenience init(jpegData data: Data) throws {
    guard let decoder = tjInitDecompress() else {
      throw ImageDecodingError.damaged(format: "JPEG", reason: "the decoder did not start")
    }
    defer { tjDestroy(decoder) }
    func failure() -> ImageDecodingError {
      .damaged(format: "JPEG", reason: tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown")
    }
    let bytes = [UInt8](data)
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard tjDecompressHeader3(decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0
    else {
      throw failure()
    }
    try Self.checkSize(Int(width), Int(height), format: "JPEG")
    let orientation = Self.exifOrientation(ofJPEG: bytes)
    let turns = orientation >= 5
    self.init(width: Int(turns ? height : width), height: Int(turns ? width : height))
    let stored = orientation == 1 ? self : Bitmap(width: Int(width), height: Int(height))
    let result = stored.pixels.withMemoryRebound(to: UInt8.self, capacity: Int(width * height) * 4) {
      tjDecompress2(
        decoder, bytes, UInt(bytes.count), $0, width, width * 4, height, Int32(TJPF_RGBA.rawValue), 0)
    }
    // A picture that ends early is shown as far as it goes, as browsers do; only what cannot be read is an
    // error.
    if result != 0, tjGetErrorCode(decoder) != Int32(TJERR_WARNING.rawValue) { throw failure() }
    for i in 0..<Int(width * height) { stored.pixels[i] |= 0xff00_0000 }
    if stored !== self {
      pixels.update(from: stored.oriented(exif: orientation).pixels, count: Int(width * height))
    }
  }

  /// This bitmap over black as a JPEG file; `quality` is 0…1.
  package func jpegData(quality: Double) -> Data {
    precondition(
      width > 0 && height > 0, "a JPEG file needs at least one pixel; this bitmap is \(width)×\(height)")
    guard let encoder = tjInitCompress() else { preconditionFailure("libturbojpeg did not start") }
    defer { tjDestroy(encoder) }
    let level = Int32(min(100, max(1, (quality.isFinite ? quality : 0.8) * 100)))
    // At high quality colours keep their full resolution.
    let sampling = Int32((level >= 90 ? TJSAMP_444 : TJSAMP_420).rawValue)
    var buffer: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let result = pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
      tjCompress2(
        encoder, $0, Int32(width), Int32(width * 4), Int32(height), Int32(TJPF_RGBX.rawValue), &buffer, &size,
        sampling, level, 0)
    }
    defer { tjFree(buffer) }
    guard result == 0, let buffer else {
      preconditionFailure("libturbojpeg could not write a bitmap of \(width)×\(height)")
    }
    return Data(bytes: buffer, count: Int(size))
  }
}
