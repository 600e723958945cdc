import Foundation
import SashDisplay
import SashRaster

/// A file of pages, each of which is a picture.
///
/// - Source: ISO 32000-1, 7.5 (the structure of files) and 7.4.8 (pictures as JPEG)
package struct PDFPages {
  /// Pixels a point; 144 to the inch print well.
  package static let scale: CGFloat = 2
  var pages: [(size: CGSize, picture: Bitmap)] = []
  /// The words of the information about the file: `Title`, `Author`…
  package var info: [String: String] = [:]

  package init() {}

  package var data: Data {
    var file = Data("%PDF-1.4\n%\u{e2}\u{e3}\u{cf}\u{d3}\n".unicodeScalars.map { UInt8($0.value) })
    var places: [Int] = []
    func add(_ text: String, _ stream: Data? = nil) {
      places.append(file.count)
      file += Data("\(places.count) 0 obj\n\(text)\n".utf8)
      if let stream { file += Data("stream\n".utf8) + stream + Data("\nendstream\n".utf8) }
      file += Data("endobj\n".utf8)
    }
    func number(_ value: CGFloat) -> String { String(format: "%.2f", Double(value)) }
    // Objects 1 to 3 come first; each page is three more.
    let kids = pages.indices.map { "\(4 + $0 * 3) 0 R" }.joined(separator: " ")
    add("<< /Type /Catalog /Pages 2 0 R >>")
    add("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    add(
      "<< \(info.sorted { $0.key < $1.key }.map { "/\($0) \(PDFPages.string($1))" }.joined(separator: " ")) >>"
    )
    for (index, page) in pages.enumerated() {
      let (w, h) = (number(page.size.width), number(page.size.height))
      let jpeg = page.picture.jpegData(quality: 0.92)
      let resources = "<< /XObject << /Im0 \(6 + index * 3) 0 R >> >>"
      add(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(w) \(h)] /Contents \(5 + index * 3) 0 R "
          + "/Resources \(resources) >>")
      let drawing = Data("q \(w) 0 0 \(h) 0 0 cm /Im0 Do Q".utf8)
      add("<< /Length \(drawing.count) >>", drawing)
      add(
        "<< /Type /XObject /Subtype /Image /Width \(page.picture.width) /Height \(page.picture.height) "
          + "/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length \(jpeg.count) >>",
        jpeg)
    }
    let table = file.count
    file += Data("xref\n0 \(places.count + 1)\n0000000000 65535 f \n".utf8)
    for place in places { file += Data((String(format: "%010d", place) + " 00000 n \n").utf8) }
    file += Data(
      "trailer\n<< /Size \(places.count + 1) /Root 1 0 R /Info 3 0 R >>\nstartxref\n\(table)\n%%EOF\n".utf8)
    return file
  }

  /// A text as UTF-16 in hexadecimal, which needs no marks before its letters.
  private static func string(_ text: String) -> String {
    "<FEFF" + text.utf16.map { String(format: "%04X", Int($0)) }.joined() + ">"
  }

  /// Draws a page on white, since pictures of JPEG are opaque.
  package static func context(_ size: CGSize) -> CGContext {
    let context = CGContext(size: size, scale: scale, isOpaque: true)
    context.saveGState()
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
    context.restoreGState()
    return context
  }
  package mutating func add(_ context: CGContext, size: CGSize) {
    if let picture = context.makeImage() { pages.append((size, picture.bitmap)) }
  }
}
