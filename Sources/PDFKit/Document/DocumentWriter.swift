import CoreGraphics
import Foundation
import UIKit

/// Writes pages with their annotations, the contents, and what is said about a document into a file.
final class DocumentWriter {
  private let writer = PDFWriter()
  private let pages: [PDFPage]
  private let numbers: [Int]
  private let options: [PDFDocumentWriteOption: Any]
  private var fields: [PDFObject] = []

  static func data(of pages: [PDFPage], of document: PDFDocument?, options: [PDFDocumentWriteOption: Any])
    -> Data
  {
    DocumentWriter(pages, options).data(document)
  }
  private init(_ pages: [PDFPage], _ options: [PDFDocumentWriteOption: Any]) {
    (self.pages, self.options) = (pages, options)
    let writer = writer
    numbers = pages.map { _ in writer.reserve() }
    for (page, number) in zip(pages, numbers) {
      if let object = page.pageRef?.object { writer.map(object, to: number) }
    }
  }

  private func data(_ document: PDFDocument?) -> Data {
    let (root, tree) = (writer.reserve(), writer.reserve())
    for (page, number) in zip(pages, numbers) {
      writer.put(object(page, number, PDFWriter.reference(tree)), as: number)
    }
    writer.put(
      .dictionary([
        "Type": .name("Pages"), "Count": .integer(pages.count),
        "Kids": .array(numbers.map { PDFWriter.reference($0) }),
      ]), as: tree)
    var catalog: [String: PDFObject] = ["Type": .name("Catalog"), "Pages": PDFWriter.reference(tree)]
    // What of a file goes on to be so when its pages have changed.
    let old = document?.documentRef?.file.root
    for key in ["Lang", "ViewerPreferences", "PageMode", "PageLayout", "OCProperties"] {
      catalog[key] = old?.dictionary?[key]
    }
    if let outline = document?.outlineRoot, outline.numberOfChildren > 0 {
      catalog["Outlines"] = chapters(outline)
    }
    if !fields.isEmpty {
      var form = old?["AcroForm"]?.dictionary ?? [:]
      form["Fields"] = .array(fields)
      form["XFA"] = nil
      var fonts = form["DR"]?["Font"]?.dictionary ?? [:]
      for (key, name) in AnnotationWriter.fonts where fonts[key] == nil {
        fonts[key] = PDFStandardFont.object(name)
      }
      var resources = form["DR"]?.dictionary ?? [:]
      resources["Font"] = .dictionary(fonts)
      form["DR"] = .dictionary(resources)
      if form["DA"] == nil { form["DA"] = .text("/Helv 0 Tf 0 g") }
      catalog["AcroForm"] = .dictionary(form)
    }
    writer.put(.dictionary(catalog), as: root)
    var info: Int?
    if let about = about(document) {
      info = writer.reserve()
      writer.put(about, as: info!)
    }
    if options[.userPasswordOption] != nil || options[.ownerPasswordOption] != nil {
      let rights = AnnotationValue.number(options[.accessPermissionsOption]).map { Int($0) } ?? 255
      writer.encryption = PDFEncryption(
        user: options[.userPasswordOption] as? String ?? "",
        owner: options[.ownerPasswordOption] as? String ?? "",
        permissions: CGPDFAccessPermissions(rawValue: UInt32(clamping: rights)).bits)
    }
    return writer.data(root: root, info: info)
  }
  private func about(_ document: PDFDocument?) -> PDFObject? {
    guard let document else { return nil }
    var entries: [String: PDFObject] = [:]
    for (key, value) in document.documentAttributes ?? [:] {
      guard let name = (key.base as? PDFDocumentAttribute)?.rawValue ?? key.base as? String else { continue }
      switch value {
      case let value as String: entries[name] = .text(value)
      case let value as Date: entries[name] = .date(value)
      case let value as [String]: entries[name] = .text(value.joined(separator: ", "))
      default: continue
      }
    }
    return entries.isEmpty ? nil : .dictionary(entries)
  }

  // MARK: Pages

  private func object(_ page: PDFPage, _ number: Int, _ tree: PDFObject) -> PDFObject {
    let old = page.pageRef?.object
    var entries = old?.dictionary ?? ["Type": .name("Page")]
    (entries["Parent"], entries["StructParents"], entries["B"]) = (tree, nil, nil)
    if let old { entries["Resources"] = PDFFile.inherited("Resources", of: old) }
    for (box, key) in [
      (PDFDisplayBox.mediaBox, "MediaBox"), (.cropBox, "CropBox"), (.bleedBox, "BleedBox"),
      (.trimBox, "TrimBox"),
      (.artBox, "ArtBox"),
    ] {
      if let own = page.ownBoxes[box] {
        entries[key] = .rect(own)
      } else if box == .mediaBox || box == .cropBox && old.flatMap({ PDFFile.inherited(key, of: $0) }) != nil
      {
        entries[key] = .rect(page.bounds(for: box))
      }
    }
    entries["Rotate"] = page.rotation == 0 ? nil : .integer(page.rotation)
    if let image = page.image?.cgImage { show(image, on: page, &entries) }
    if options[.burnInAnnotationsOption].map({ ($0 as? Bool) ?? ((AnnotationValue.number($0) ?? 0) != 0) })
      == true
    {
      burn(page, &entries)
      entries["Annots"] = nil
    } else {
      let own = annotations(page, PDFWriter.reference(number))
      entries["Annots"] = own.isEmpty ? nil : .array(own)
    }
    return .dictionary(entries)
  }
  private func show(_ image: CGImage, on page: PDFPage, _ entries: inout [String: PDFObject]) {
    let box = page.bounds(for: .mediaBox)
    entries["Resources"] = .dictionary(["XObject": .dictionary(["Im0": writer.add(image.pdfObject)])])
    func n(_ value: CGFloat) -> String { String(format: "%.3f", Double(value)) }
    entries["Contents"] = writer.add(
      PDFObject(
        .stream(
          PDFStream(
            [:],
            Array("q \(n(box.width)) 0 0 \(n(box.height)) \(n(box.minX)) \(n(box.minY)) cm /Im0 Do Q".utf8))))
    )
  }

  /// Makes annotations a part of the page.
  private func burn(_ page: PDFPage, _ entries: inout [String: PDFObject]) {
    var (drawing, forms) = ("", [String: PDFObject]())
    for annotation in page.annotations where annotation.shouldDisplay {
      guard let (form, t) = AnnotationWriter(annotation).look else { continue }
      let name = "SashAn\(forms.count)"
      forms[name] = writer.add(PDFObject(.stream(form)))
      let n = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { String(format: "%.5f", Double($0)) }.joined(
        separator: " ")
      drawing += "q \(n) cm /\(name) Do Q\n"
    }
    guard !forms.isEmpty else { return }
    var resources = entries["Resources"]?.dictionary ?? [:]
    resources["XObject"] = .dictionary(
      (resources["XObject"]?.dictionary ?? [:]).merging(forms) { old, _ in old })
    entries["Resources"] = .dictionary(resources)
    func stream(_ text: String) -> PDFObject {
      writer.add(PDFObject(.stream(PDFStream([:], Array(text.utf8)))))
    }
    let old = entries["Contents"].map { contents in contents.array ?? [contents] } ?? []
    entries["Contents"] = .array([stream("q\n")] + old + [stream("\nQ\n" + drawing)])
  }

  private func annotations(_ page: PDFPage, _ reference: PDFObject) -> [PDFObject] {
    page.annotations.map { annotation in
      let number = writer.reserve()
      if let original = annotation.original { writer.map(original, to: number) }
      var entries = AnnotationWriter(annotation).entries { destination($0) }
      entries["P"] = reference
      let known = annotation.original?["Parent"]
      entries["Parent"] = known == nil ? nil : annotation.original?.dictionary?["Parent"]
      writer.put(.dictionary(entries), as: number)
      if annotation.kind == .widget {
        let field =
          known.flatMap { _ in annotation.original?.dictionary?["Parent"] } ?? PDFWriter.reference(number)
        if !fields.contains(where: { $0.resolved === field.resolved && !field.resolved.isNull }) {
          fields.append(field)
        }
      }
      return PDFWriter.reference(number)
    }
  }

  // MARK: Places

  private func destination(_ place: PDFDestination) -> PDFObject? {
    guard let page = place.page, let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    func value(_ number: CGFloat) -> PDFObject {
      number == kPDFDestinationUnspecifiedValue ? .null : .real(number)
    }
    return .array([
      PDFWriter.reference(numbers[index]), .name("XYZ"), value(place.point.x), value(place.point.y),
      value(place.zoom),
    ])
  }
  private func chapters(_ root: PDFOutline) -> PDFObject {
    let top = writer.reserve()
    func write(_ parent: PDFOutline, _ own: Int) -> (first: PDFObject, last: PDFObject, count: Int)? {
      guard parent.numberOfChildren > 0 else { return nil }
      let places = (0..<parent.numberOfChildren).map { _ in writer.reserve() }
      for (index, place) in places.enumerated() {
        guard let item = parent.child(at: index) else { continue }
        var entries: [String: PDFObject] = [
          "Title": .text(item.label ?? ""), "Parent": PDFWriter.reference(own),
        ]
        if index > 0 { entries["Prev"] = PDFWriter.reference(places[index - 1]) }
        if index + 1 < places.count { entries["Next"] = PDFWriter.reference(places[index + 1]) }
        if let found = item.destination {
          entries["Dest"] = destination(found)
        } else if let action = item.action {
          entries["A"] = AnnotationWriter.object(action) { destination($0) }
        }
        if let inner = write(item, place) {
          (entries["First"], entries["Last"]) = (inner.first, inner.last)
          entries["Count"] = .integer(item.isOpen ? inner.count : -inner.count)
        }
        writer.put(.dictionary(entries), as: place)
      }
      return (PDFWriter.reference(places[0]), PDFWriter.reference(places[places.count - 1]), places.count)
    }
    var entries: [String: PDFObject] = ["Type": .name("Outlines")]
    if let inner = write(root, top) {
      (entries["First"], entries["Last"], entries["Count"]) = (inner.first, inner.last, .integer(inner.count))
    }
    writer.put(.dictionary(entries), as: top)
    return PDFWriter.reference(top)
  }
}

extension PDFDocument {
  /// The document as a file; the one that it was read from as long as nothing has been changed.
  public func dataRepresentation() -> Data? { dataRepresentation(options: [:]) }
  /// The document as a file, written as `PDFDocumentWriteOption`s say. Nil while it is locked.
  public func dataRepresentation(options: [AnyHashable: Any] = [:]) -> Data? {
    if isLocked { return nil }
    var found: [PDFDocumentWriteOption: Any] = [:]
    for (key, value) in options {
      if let option = key.base as? PDFDocumentWriteOption { found[option] = value }
      if let name = key.base as? String { found[PDFDocumentWriteOption(rawValue: name)] = value }
    }
    if found.isEmpty, let untouched { return untouched }
    return DocumentWriter.data(of: pages, of: self, options: found)
  }
  /// Writes the document into a file; says whether it could.
  @discardableResult
  public func write(to url: URL) -> Bool { write(to: url, withOptions: nil) }
  @discardableResult
  public func write(to url: URL, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
    guard let data = dataRepresentation(options: options ?? [:]) else { return false }
    return (try? data.write(to: url, options: .atomic)) != nil
  }
  @discardableResult
  public func write(toFile path: String) -> Bool { write(to: URL(fileURLWithPath: path)) }
  @discardableResult
  public func write(toFile path: String, withOptions options: [PDFDocumentWriteOption: Any]? = nil) -> Bool {
    write(to: URL(fileURLWithPath: path), withOptions: options)
  }
}
