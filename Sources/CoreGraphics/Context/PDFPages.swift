import Foundation
import SashDisplay
import SashRaster

/// A part of a page that leads somewhere when it is pressed.
struct PDFLink {
  enum Target {
    case url(URL)
    /// A place with a name, of the same file.
    case named(String)
  }
  let target: Target
  /// In points of the page, y upward.
  let rect: CGRect
}

/// A file of pages, each of which is a picture with links.
///
/// - Source: ISO 32000-1, 7.5 (the structure of files), 7.4.8 (pictures as JPEG), 12.3.2.3 (named places) and
///   12.5.6.5 (links)
package struct PDFPages {
  /// Pixels a point; 144 to the inch print well.
  package static let scale: CGFloat = 2
  struct Page {
    /// In points, y upward.
    let bounds: CGRect
    let picture: CGImage
    let links: [PDFLink]
    let places: [(name: String, point: CGPoint)]
  }
  var pages: [Page] = []
  /// The words of the information about the file: `Title`, `Author`…
  package var info: [String: String] = [:]
  /// Who may open it, and do what.
  var encryption: PDFEncryption?
  /// A description of the file in XML.
  var metadata: Data?

  package init() {}

  package var data: Data {
    let writer = PDFWriter()
    writer.encryption = encryption
    let (root, tree) = (writer.reserve(), writer.reserve())
    let numbers = pages.map { _ in writer.reserve() }
    for (page, number) in zip(pages, numbers) { writer.put(object(page, tree, writer), as: number) }
    writer.put(
      .dictionary([
        "Type": .name("Pages"), "Count": .integer(pages.count),
        "Kids": .array(numbers.map { PDFWriter.reference($0) }),
      ]), as: tree)
    var catalog: [String: PDFObject] = ["Type": .name("Catalog"), "Pages": PDFWriter.reference(tree)]
    var places: [String: PDFObject] = [:]
    for (page, number) in zip(pages, numbers) {
      for place in page.places {
        places[place.name] = .array([
          PDFWriter.reference(number), .name("XYZ"), .real(place.point.x), .real(place.point.y), .null,
        ])
      }
    }
    if !places.isEmpty { catalog["Dests"] = .dictionary(places) }
    if let metadata {
      catalog["Metadata"] = writer.add(
        PDFObject(
          .stream(PDFStream(["Type": .name("Metadata"), "Subtype": .name("XML")], [UInt8](metadata)))))
    }
    writer.put(.dictionary(catalog), as: root)
    let about = writer.reserve()
    writer.put(.dictionary(info.mapValues { .text($0) }), as: about)
    return writer.data(root: root, info: about, version: "1.4")
  }

  private func object(_ page: Page, _ tree: Int, _ writer: PDFWriter) -> PDFObject {
    let box = page.bounds
    func n(_ value: CGFloat) -> String { String(format: "%.3f", Double(value)) }
    let drawing = "q \(n(box.width)) 0 0 \(n(box.height)) \(n(box.minX)) \(n(box.minY)) cm /Im0 Do Q"
    var entries: [String: PDFObject] = [
      "Type": .name("Page"), "Parent": PDFWriter.reference(tree),
      "MediaBox": box.origin == .zero
        ? .array([.integer(0), .integer(0), .real(box.width), .real(box.height)]) : .rect(box),
      "Contents": writer.add(PDFObject(.stream(PDFStream([:], Array(drawing.utf8))))),
      "Resources": .dictionary(["XObject": .dictionary(["Im0": writer.add(page.picture.pdfObject)])]),
    ]
    let links = page.links.map { link -> PDFObject in
      var annotation: [String: PDFObject] = [
        "Type": .name("Annot"), "Subtype": .name("Link"), "Rect": .rect(link.rect),
        "Border": .numbers([0, 0, 0]),
      ]
      switch link.target {
      case .url(let url):
        annotation["A"] = .dictionary(["S": .name("URI"), "URI": .text(url.absoluteString)])
      case .named(let name): annotation["Dest"] = .name(name)
      }
      return writer.add(.dictionary(annotation))
    }
    if !links.isEmpty { entries["Annots"] = .array(links) }
    return .dictionary(entries)
  }

  /// Draws a page on white, since pictures of JPEG are opaque.
  package static func context(_ size: CGSize) -> CGContext {
    let context = CGContext(size: size, scale: scale, isOpaque: true)
    context.saveGState()
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
    context.restoreGState()
    context.pageHeight = size.height
    return context
  }
  package mutating func add(_ context: CGContext, size: CGSize) {
    add(context, bounds: CGRect(origin: .zero, size: size))
  }
  mutating func add(_ context: CGContext, bounds: CGRect) {
    guard let picture = context.makeImage() else { return }
    pages.append(Page(bounds: bounds, picture: picture, links: context.links, places: context.places))
    (context.links, context.places) = ([], [])
  }
}
