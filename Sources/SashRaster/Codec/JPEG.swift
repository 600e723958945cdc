import CTurboJPEG
import Foundation
import SashDisplay

/// One use of libturbojpeg.
private final class JPEGDecoder {
  private let handle: tjhandle

  init() throws {
    guard let handle = tjInitDecompress() else {
      throw ImageDecodingError.damaged(format: "JPEG", reason: "the decoder did not start")
    }
    self.handle = handle
  }
  deinit { tjDestroy(handle) }

  private var failure: ImageDecodingError {
    .damaged(format: "JPEG", reason: tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown")
  }

  /// The size that the file tells, as it is stored.
  func head(_ bytes: [UInt8]) throws -> (Int, Int) {
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard tjDecompressHeader3(handle, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0
    else { throw failure }
    return (Int(width), Int(height))
  }

  /// Reads the picture as it is stored into a bitmap of its size, or of one that the library scales to.
  func read(
    _ bytes: [UInt8], into bitmap: Bitmap, ifBroken: (ImageDecodingError) throws -> Void = { _ in }
  ) throws {
    let (width, height) = (bitmap.width, bitmap.height)
    let result = bitmap.pixels.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) {
      tjDecompress2(
        handle, bytes, UInt(bytes.count), $0, Int32(width), Int32(width * 4), Int32(height),
        Int32(TJPF_RGBA.rawValue), 0)
    }
    // A picture that ends early is shown as far as it goes, as browsers do; only what cannot be read is an
    // error.
    if result != 0 {
      guard tjGetErrorCode(handle) == Int32(TJERR_WARNING.rawValue) else { throw failure }
      try ifBroken(failure)
    }
    for i in 0..<width * height { bitmap.pixels[i] |= 0xff00_0000 }
  }
}

extension Bitmap {
  /// Reads a JPEG file, as sRGB, turned upright as its EXIF block says.
  package convenience init(jpegData data: Data) throws {
    let bytes = [UInt8](data)
    let decoder = try JPEGDecoder()
    let (width, height) = try decoder.head(bytes)
    try Self.checkSize(width, height, format: "JPEG")
    let orientation = Self.exifOrientation(ofJPEG: bytes)
    let turns = orientation >= 5
    self.init(width: turns ? height : width, height: turns ? width : height)
    if orientation == 1 {
      try decoder.read(bytes, into: self)
    } else {
      let stored = Bitmap(width: width, height: height)
      try decoder.read(bytes, into: stored)
      let upright = stored.oriented(exif: orientation)
      withExtendedLifetime(upright) { pixels.update(from: upright.pixels, count: width * height) }
    }
  }

  /// The size of a JPEG file's picture, upright.
  static func jpegSize(_ data: Data) throws -> (Int, Int) {
    let bytes = [UInt8](data)
    let (width, height) = try JPEGDecoder().head(bytes)
    return exifOrientation(ofJPEG: bytes) >= 5 ? (height, width) : (width, height)
  }

  /// Reads a JPEG file with one pixel for `divisor`×`divisor`, 1, 2, 4 or 8: fewer of the waves that a block is made of.
  static func reduced(
    jpegData data: Data, by divisor: Int, ifBroken: (ImageDecodingError) throws -> Void = { _ in }
  ) throws -> ReducedPicture {
    let bytes = [UInt8](data)
    let decoder = try JPEGDecoder()
    let (width, height) = try decoder.head(bytes)
    try Self.checkSize(width, height, format: "JPEG")
    let stored = Bitmap(width: (width + divisor - 1) / divisor, height: (height + divisor - 1) / divisor)
    try decoder.read(bytes, into: stored, ifBroken: ifBroken)
    let orientation = Self.exifOrientation(ofJPEG: bytes)
    // What the last column and row of the copy hold beyond the picture may have been turned to the beginning.
    func rest(_ side: Int) -> CGFloat { CGFloat((divisor - side % divisor) % divisor) / CGFloat(divisor) }
    let turns = orientation >= 5
    let (right, below) = (rest(turns ? height : width), rest(turns ? width : height))
    return ReducedPicture(
      bitmap: stored.oriented(exif: orientation), divisor: divisor,
      origin: CGPoint(
        x: [2, 3, 6, 7].contains(orientation) ? right : 0, y: [3, 4, 7, 8].contains(orientation) ? below : 0))
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
