import Foundation
import SashDisplay

extension Bitmap {
  /// Reads a picture file, whose format its first bytes tell.
  package convenience init(imageData data: Data) throws {
    let head = [UInt8](data.prefix(8))
    if head.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      try self.init(pngData: data)
    } else if head.starts(with: [0xff, 0xd8, 0xff]) {
      try self.init(jpegData: data)
    } else {
      throw ImageDecodingError.unknownFormat
    }
  }
}
