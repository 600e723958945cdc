import CWebP
import Foundation
import SashDisplay

extension Bitmap {
  /// Reads a WebP file, as sRGB; of a moving picture the first one.
  package convenience init(webpData data: Data) throws {
    let bytes = [UInt8](data)
    var features = WebPBitstreamFeatures()
    let status = WebPGetFeatures(bytes, bytes.count, &features)
    guard status == VP8_STATUS_OK else { throw Self.webpFailure(status) }
    try Self.checkSize(Int(features.width), Int(features.height), format: "WebP")
    self.init(width: Int(features.width), height: Int(features.height))
    if features.has_animation == 0 {
      try decodeWebP(bytes, at: 0, x: 0, y: 0)
    } else {
      try decodeFirstFrame(bytes)
    }
    premultiply()
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
