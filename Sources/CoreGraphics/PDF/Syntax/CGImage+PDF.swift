import Foundation
import SashDisplay
import SashRaster

extension CGImage {
  /// A picture as JPEG, with how opaque it is beside it.
  package var pdfObject: PDFObject {
    let count = bitmap.width * bitmap.height
    var (alpha, isOpaque) = ([UInt8](repeating: 255, count: count), true)
    let flat = Bitmap(width: bitmap.width, height: bitmap.height)
    for index in 0..<count {
      let p = bitmap.pixels[index]
      let a = p >> 24
      alpha[index] = UInt8(a)
      if a != 255 { isOpaque = false }
      if a == 0 { continue }
      func whole(_ shift: UInt32) -> UInt32 { min(255, ((p >> shift & 255) * 255 + a / 2) / a) }
      flat.pixels[index] = whole(0) | whole(8) << 8 | whole(16) << 16 | 0xff00_0000
    }
    func stream(_ space: String, _ bytes: [UInt8], _ more: [String: PDFObject]) -> PDFObject {
      let entries: [String: PDFObject] = [
        "Type": .name("XObject"), "Subtype": .name("Image"), "Width": .integer(bitmap.width),
        "Height": .integer(bitmap.height), "ColorSpace": .name(space), "BitsPerComponent": .integer(8),
      ]
      return PDFObject(.stream(PDFStream(entries.merging(more) { _, new in new }, bytes)))
    }
    var more: [String: PDFObject] = ["Filter": .name("DCTDecode")]
    if !isOpaque { more["SMask"] = stream("DeviceGray", alpha, [:]) }
    return stream("DeviceRGB", [UInt8](flat.jpegData(quality: 0.92)), more)
  }
}
