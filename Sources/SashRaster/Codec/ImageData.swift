import Foundation
import SashDisplay

extension Bitmap {
  private convenience init(copying other: Bitmap) {
    self.init(width: other.width, height: other.height)
    withExtendedLifetime(other) { pixels.update(from: other.pixels, count: width * height) }
  }

  /// Reads a picture file, whose format its first bytes tell. `ifBroken` hears that rows are missing, and may go without them.
  package convenience init(
    imageData data: Data, ifBroken: (ImageDecodingError) throws -> Void = { throw $0 }
  ) throws {
    let head = [UInt8](data.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      try self.init(pngData: data, ifBroken: ifBroken)
    } else if head.starts(with: [0xff, 0xd8, 0xff]) {
      try self.init(jpegData: data)
    } else if head.starts(with: Array("RIFF".utf8)), head.dropFirst(8).elementsEqual("WEBP".utf8) {
      try self.init(webpData: data, ifBroken: ifBroken)
    } else if head.starts(with: Array("GIF8".utf8)) {
      try self.init(gifData: data)
    } else if VectorPicture.isSVG(data) {
      let picture = try VectorPicture(svgData: data)
      let (width, height) = (picture.size.width.rounded(.up), picture.size.height.rounded(.up))
      try Self.checkSize(Int(width), Int(height), format: "SVG")
      self.init(copying: picture.bitmap(width: Int(width), height: Int(height)))
    } else {
      throw ImageDecodingError.unknownFormat
    }
  }
}
