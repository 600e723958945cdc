import CWebP
import Foundation
import SashDisplay

extension Bitmap {
  /// Reads a WebP file, as sRGB; of a moving picture the first one. `ifBroken` hears that rows are missing, and may go
  /// without them.
  package convenience init(
    webpData data: Data, ifBroken: (ImageDecodingError) throws -> Void = { throw $0 }
  ) throws {
    let bytes = [UInt8](data)
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes, bytes.count, &features)
    guard status == VP8_STATUS_OK else { throw Self.webpFailure(status) }
    try Self.checkSize(Int(features.width), Int(features.height), format: "WebP")
    self.init(width: Int(features.width), height: Int(features.height))
    if features.has_animation == 0 {
      do {
        try decodeWebP(bytes, at: 0, x: 0, y: 0)
      } catch let error as ImageDecodingError {
        decodeBeginning(bytes)
        if isClear { throw error }
        try ifBroken(error)
      }
    } else {
      try decodeFirstFrame(bytes)
    }
    premultiply()
  }

  /// The size that a WebP file tells; nil if its head cannot be read.
  static func webpSize(_ data: Data) -> (Int, Int)? {
    var features = WebPBitstreamFeatures()
    let status = data.withUnsafeBytes {
      WebPGetFeatures($0.bindMemory(to: UInt8.self).baseAddress, $0.count, &features)
    }
    guard status == VP8_STATUS_OK else { return nil }
    return (Int(features.width), Int(features.height))
  }

  /// Decodes the rows that can be read.
  private func decodeBeginning(_ bytes: [UInt8]) {
    pixels.update(repeating: 0, count: width * height)
    let size = width * height * 4
    pixels.withMemoryRebound(to: UInt8.self, capacity: size) {
      guard let decoder = WebPINewRGB(MODE_RGBA, $0, size, Int32(width * 4)) else { return }
      defer { WebPIDelete(decoder) }
      _ = WebPIAppend(decoder, bytes, bytes.count)
    }
  }

  private static func webpFailure(_ status: VP8StatusCode) -> ImageDecodingError {
    let reason =
      switch status {
      case VP8_STATUS_BITSTREAM_ERROR: "its bits break the rules"
      case VP8_STATUS_NOT_ENOUGH_DATA: "it ends early"
      case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses something unknown"
      case VP8_STATUS_OUT_OF_MEMORY: "it needs too much memory"
      default: "status \(status.rawValue)"
      }
    return .damaged(format: "WebP", reason: reason)
  }

  /// Decodes what begins at a byte into this bitmap, from a pixel on.
  private func decodeWebP(_ bytes: [UInt8], at start: Int, x: Int, y: Int) throws {
    let status = bytes.withUnsafeBufferPointer { buffer -> VP8StatusCode in
      let (data, count) = (buffer.baseAddress! + start, buffer.count - start)
      var features = WebPBitstreamFeatures()
      let status = WebPGetFeatures(data, count, &features)
      guard status == VP8_STATUS_OK else { return status }
      guard x + Int(features.width) <= width, y + Int(features.height) <= height else {
        return VP8_STATUS_BITSTREAM_ERROR
      }
      let place = y * width + x
      let size = (width * height - place) * 4
      return (pixels + place).withMemoryRebound(to: UInt8.self, capacity: size) {
        WebPDecodeRGBAInto(data, count, $0, size, Int32(width * 4)) == nil
          ? VP8_STATUS_BITSTREAM_ERROR : VP8_STATUS_OK
      }
    }
    guard status == VP8_STATUS_OK else { throw Self.webpFailure(status) }
  }

  private func decodeFirstFrame(_ bytes: [UInt8]) throws {
    try bytes.withUnsafeBufferPointer { buffer in
      var data = WebPData(bytes: buffer.baseAddress, size: buffer.count)
      guard let file = WebPDemux(&data) else { throw Self.webpFailure(VP8_STATUS_BITSTREAM_ERROR) }
      defer { WebPDemuxDelete(file) }
      var frame = WebPIterator()
      guard WebPDemuxGetFrame(file, 1, &frame) != 0 else {
        throw Self.webpFailure(VP8_STATUS_BITSTREAM_ERROR)
      }
      defer { WebPDemuxReleaseIterator(&frame) }
      let part = Array(UnsafeBufferPointer(start: frame.fragment.bytes, count: frame.fragment.size))
      guard frame.x_offset >= 0, frame.y_offset >= 0 else {
        throw Self.webpFailure(VP8_STATUS_BITSTREAM_ERROR)
      }
      try decodeWebP(part, at: 0, x: Int(frame.x_offset), y: Int(frame.y_offset))
    }
  }
}
