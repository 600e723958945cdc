import Foundation
import PDFKit
import Sash
import Testing
import UIKit

/// Documents of PDFKit: text, selections, annotations that are saved, views.
///
/// - Source: Apple's reference of PDFDocument, PDFPage, PDFSelection, PDFAnnotation and PDFView
@MainActor @Suite("Documents of PDFKit")
struct PDFKitTests {
  private nonisolated static let words = """
    BT /F 20 Tf 20 250 Td (First line with words) Tj 0 -30 Td (second line) Tj ET
    BT /F 20 Tf 120 250 Td ET
    """
  private func document(_ content: String = PDFKitTests.words, more: String = "") throws -> PDFDocument {
    try #require(PDFDocument(data: PDFFiles.page(content, more: more, size: "400 300")))
  }
  private func pixels(_ page: PDFPage, scale: CGFloat = 1) throws -> (Int, Int) -> [Int] {
    let box = page.bounds(for: .mediaBox)
    let context = CGContext(size: box.size, scale: 1, isOpaque: true)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(origin: .zero, size: box.size))
    context.translateBy(x: 0, y: box.height)
    context.scaleBy(x: 1, y: -1)
    page.draw(with: .mediaBox, to: context)
    let bitmap = try #require(context.makeImage()).bitmap
    return { x, y in
      let p = bitmap[x, Int(box.height) - 1 - y]
      return [Int(p.red), Int(p.green), Int(p.blue)]
    }
  }

  @Test("A document tells its attributes, contents and text")
  func reading() throws {
    let document = try document()
    #expect(
      document.pageCount == 1 && document.page(at: 1) == nil
        && document.string == "First line with words\nsecond line")
    let attributes = try #require(document.documentAttributes)
    #expect(attributes[PDFDocumentAttribute.titleAttribute] as? String == "A title")
    #expect(
      attributes[PDFDocumentAttribute.creationDateAttribute] as? Date
        == Date(timeIntervalSince1970: 1_706_698_800))
    let chapter = try #require(document.outlineRoot?.child(at: 0))
    #expect(chapter.label == "First" && chapter.index == 0 && chapter.parent === document.outlineRoot)
    #expect(
      chapter.destination?.page === document.page(at: 0)
        && chapter.destination?.point == CGPoint(x: 10, y: 200))
    let page = try #require(document.page(at: 0))
    #expect(page.label == "1" && page.numberOfCharacters == 33)
    let box = page.characterBounds(at: 0)
    #expect(box.minX == 20 && box.minY < 250 && box.maxY > 260 && abs(box.width - 12.2) < 0.5)
    #expect(page.characterIndex(at: CGPoint(x: box.midX, y: 255)) == 0)
    #expect(page.characterIndex(at: CGPoint(x: 5, y: 5)) == -1)
    let font = page.attributedString?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == 20)
  }

  @Test("Texts are found from a selection on, forward and backward, and words may go on in the next line")
  func finding() throws {
    let document = try document()
    let page = try #require(document.page(at: 0))
    let all = document.findString("LINE", withOptions: .caseInsensitive)
    #expect(all.count == 2 && all.map(\.string) == ["line", "line"] && document.findString("LINE").isEmpty)
    #expect(all[0].range(at: 0, on: page) == NSRange(location: 6, length: 4))
    #expect(all[0].bounds(for: page).minY > all[1].bounds(for: page).minY)
    let next = document.findString("line", fromSelection: all[0], withOptions: [])
    #expect(next == all[1] && document.findString("line", fromSelection: all[1], withOptions: []) == nil)
    #expect(document.findString("line", fromSelection: all[1], withOptions: .backwards) == all[0])
    let over = try #require(document.findString("words second").first)
    #expect(over.string == "words\nsecond" && over.selectionsByLine().map(\.string) == ["words", "second"])
  }

  @Test("A search that is begun tells of each place, page by page")
  func searching() async throws {
    final class Delegate: NSObject, PDFDocumentDelegate {
      var found: [String] = []
      var steps: [String] = []
      func didMatchString(_ instance: PDFSelection) { found.append(instance.string ?? "") }
      func documentDidBeginDocumentFind(_ notification: Notification) { steps.append("begin") }
      func documentDidEndDocumentFind(_ notification: Notification) { steps.append("end") }
    }
    let (document, delegate) = (try document(), Delegate())
    document.delegate = delegate
    document.beginFindString("line")
    #expect(document.isFinding && delegate.found.isEmpty)
    for _ in 0..<100 where document.isFinding { try await Task.sleep(for: .milliseconds(5)) }
    #expect(delegate.found == ["line", "line"] && delegate.steps == ["begin", "end"] && !document.isFinding)
  }

  @Test("Selections are made of points, words and lines, and are extended and joined")
  func selections() throws {
    let document = try document()
    let page = try #require(document.page(at: 0))
    let word = try #require(page.selectionForWord(at: CGPoint(x: 30, y: 255)))
    #expect(word.string == "First" && page.selectionForWord(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(page.selectionForLine(at: CGPoint(x: 30, y: 225))?.string == "second line")
    word.extend(atEnd: 5)
    #expect(word.string == "First line")
    word.extend(atStart: -6)
    #expect(word.string == "line")
    word.extendForLineBoundaries()
    #expect(word.string == "First line with words" && word.pages == [page])
    let part = document.selection(from: page, atCharacterIndex: 0, to: page, atCharacterIndex: 4)
    #expect(part?.string == "First" && part?.numberOfTextRanges(on: page) == 1)
    word.add(document.findString("second"))
    #expect(word.numberOfTextRanges(on: page) == 2)
    let within = page.selection(for: CGRect(x: 0, y: 215, width: 86, height: 25))
    #expect(within?.string == "second")
    #expect(document.selectionForEntireDocument?.string == document.string)
  }

  @Test("Annotations are drawn by their kind")
  func drawing() throws {
    let document = try document("")
    let page = try #require(document.page(at: 0))
    func add(_ kind: PDFAnnotationSubtype, _ rect: CGRect, _ change: (PDFAnnotation) -> Void) {
      let annotation = PDFAnnotation(bounds: rect, forType: kind, withProperties: nil)
      change(annotation)
      page.addAnnotation(annotation)
    }
    add(.highlight, CGRect(x: 10, y: 10, width: 40, height: 20)) { $0.color = .yellow }
    add(.square, CGRect(x: 60, y: 10, width: 40, height: 40)) {
      ($0.color, $0.interiorColor) = (.red, .green)
      $0.border = PDFBorder()
      $0.border?.lineWidth = 4
    }
    add(.line, CGRect(x: 110, y: 10, width: 50, height: 50)) {
      ($0.startPoint, $0.endPoint, $0.color) = (CGPoint(x: 0, y: 25), CGPoint(x: 50, y: 25), .blue)
      $0.border = PDFBorder()
      $0.border?.lineWidth = 6
    }
    add(.ink, CGRect(x: 170, y: 10, width: 50, height: 50)) {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 25, y: 0))
      path.addLine(to: CGPoint(x: 25, y: 50))
      path.lineWidth = 6
      $0.color = .blue
      $0.add(path)
    }
    add(.freeText, CGRect(x: 10, y: 100, width: 100, height: 40)) {
      ($0.contents, $0.font, $0.fontColor, $0.color) = ("HHHH", .systemFont(ofSize: 30), .red, .yellow)
    }
    add(.widget, CGRect(x: 230, y: 10, width: 30, height: 30)) {
      ($0.widgetFieldType, $0.widgetControlType, $0.buttonWidgetState) = (.button, .checkBoxControl, .onState)
      $0.backgroundColor = .yellow
    }
    let pixel = try pixels(page)
    #expect(pixel(30, 20) == [255, 255, 0] && pixel(30, 35) == [255, 255, 255])
    #expect(pixel(61, 30) == [255, 0, 0] || pixel(61, 30)[0] > 200 && pixel(61, 30)[1] < 100)
    #expect(pixel(80, 30)[1] > 150 && pixel(80, 30)[0] < 100)
    #expect(pixel(135, 35)[2] > 200 && pixel(135, 35)[0] < 60 && pixel(135, 45) == [255, 255, 255])
    #expect(pixel(195, 35)[2] > 200 && pixel(195, 35)[0] < 60 && pixel(205, 35) == [255, 255, 255])
    let red = (10..<110).filter { pixel($0, 125)[1] < 120 }.count
    #expect(pixel(105, 104) == [255, 255, 0] && red > 10, "the letters are red on yellow")
    let dark = (230..<260).flatMap { x in (10..<40).map { pixel(x, $0) } }.filter { $0[0] < 80 }.count
    #expect(dark > 15 && pixel(231, 38) == [255, 255, 0], "the box is ticked")
  }

  @Test("What is annotated, put in and said is there again in the saved document")
  func saving() throws {
    let document = try document()
    let original = try #require(document.dataRepresentation())
    #expect(original == PDFFiles.page(Self.words, size: "400 300"), "an unchanged document keeps its bytes")
    let page = try #require(document.page(at: 0))
    let mark = PDFAnnotation(
      bounds: CGRect(x: 10, y: 10, width: 60, height: 20), forType: .highlight,
      withProperties: [PDFAnnotationKey.contents: "Noted – ž"])
    mark.color = .green
    page.addAnnotation(mark)
    let link = PDFAnnotation(
      bounds: CGRect(x: 0, y: 40, width: 50, height: 20), forType: .link, withProperties: nil)
    link.action = PDFActionURL(url: URL(string: "https://example.com/a")!)
    page.addAnnotation(link)
    let field = PDFAnnotation(
      bounds: CGRect(x: 100, y: 10, width: 100, height: 20), forType: .widget, withProperties: nil)
    (field.widgetFieldType, field.fieldName, field.widgetStringValue) = (.text, "name", "Käthe")
    page.addAnnotation(field)
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 20))
    }
    document.insert(try #require(PDFPage(image: picture)), at: 1)
    page.rotation = 90
    document.documentAttributes = [
      PDFDocumentAttribute.titleAttribute: "Changed", PDFDocumentAttribute.keywordsAttribute: ["a", "b"],
    ]
    let chapter = PDFOutline()
    chapter.label = "Picture"
    chapter.destination = PDFDestination(page: document.page(at: 1)!, at: CGPoint(x: 0, y: 20))
    document.outlineRoot?.insertChild(chapter, at: 1)

    let saved = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
    #expect(saved.pageCount == 2 && saved.string == "First line with words\nsecond line\n")
    let again = try #require(saved.page(at: 0))
    #expect(again.rotation == 90 && again.annotations.map(\.type) == ["Highlight", "Link", "Widget"])
    let (one, two, three) = (again.annotations[0], again.annotations[1], again.annotations[2])
    #expect(one.contents == "Noted – ž" && one.bounds == mark.bounds && one.hasAppearanceStream)
    #expect(AnnotationColor(one.color) == AnnotationColor(.green))
    #expect(two.url?.absoluteString == "https://example.com/a")
    #expect(three.widgetStringValue == "Käthe" && three.fieldName == "name" && three.widgetFieldType == .text)
    #expect(saved.page(at: 1)?.bounds(for: .mediaBox).size == CGSize(width: 50, height: 20))
    #expect(try pixels(#require(saved.page(at: 1)))(25, 10)[2] > 240)
    #expect(saved.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "Changed")
    #expect(saved.documentAttributes?[PDFDocumentAttribute.keywordsAttribute] as? [String] == ["a", "b"])
    #expect(saved.outlineRoot?.numberOfChildren == 2)
    #expect(saved.outlineRoot?.child(at: 1)?.destination?.page === saved.page(at: 1))
    again.rotation = 0
    let pixel = try pixels(again)
    #expect(pixel(30, 20)[0] < 60 && pixel(30, 20)[1] > 200, "the mark is drawn as the file says")
  }
  private struct AnnotationColor: Equatable {
    let parts: [Int]
    init(_ color: UIColor) {
      parts = (color.cgColor.components ?? []).prefix(3).map { Int(($0 * 255).rounded()) }
    }
  }

  @Test("A document is saved behind passwords, and annotations burnt into their page")
  func options() throws {
    let document = try document()
    let mark = PDFAnnotation(
      bounds: CGRect(x: 10, y: 10, width: 60, height: 20), forType: .square, withProperties: nil)
    mark.interiorColor = .red
    document.page(at: 0)?.addAnnotation(mark)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(
      document.write(
        to: url,
        withOptions: [
          .userPasswordOption: "u", .ownerPasswordOption: "o", .burnInAnnotationsOption: true,
          .accessPermissionsOption: PDFAccessPermissions.allowsContentCopying.rawValue,
        ]))
    let saved = try #require(PDFDocument(url: url))
    #expect(saved.isEncrypted && saved.isLocked && saved.pageCount == 0 && saved.string == nil)
    #expect(!saved.unlock(withPassword: "x") && saved.unlock(withPassword: "u") && !saved.isLocked)
    #expect(saved.permissionsStatus == .user && saved.allowsCopying && !saved.allowsPrinting)
    let page = try #require(saved.page(at: 0))
    #expect(page.annotations.isEmpty && page.string == "First line with words\nsecond line")
    #expect(try pixels(page)(40, 20)[0] > 200 && pixels(page)(40, 20)[1] < 100)
    let owned = try #require(PDFDocument(url: url))
    #expect(owned.unlock(withPassword: "o") && owned.permissionsStatus == .owner && owned.allowsPrinting)
  }

  @Test("Subclasses of annotations draw themselves, and are saved as they drew")
  func subclasses() throws {
    final class Dot: PDFAnnotation, @unchecked Sendable {
      override func draw(with box: PDFDisplayBox, in context: CGContext) {
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(bounds)
      }
    }
    let document = try document("")
    document.page(at: 0)?.addAnnotation(
      Dot(bounds: CGRect(x: 50, y: 50, width: 20, height: 20), forType: .stamp, withProperties: nil))
    #expect(try pixels(#require(document.page(at: 0)))(60, 60)[2] > 200)
    let saved = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) })
    let pixel = try pixels(#require(saved.page(at: 0)))(60, 60)
    #expect(pixel[2] > 200 && pixel[0] < 60)
  }

  @Test("A view scales, turns pages, converts places, goes back, and tells of it")
  func view() throws {
    let document = try document()
    for _ in 0..<4 {
      let page = PDFPage()
      page.setBounds(CGRect(x: 0, y: 0, width: 400, height: 300), for: .mediaBox)
      document.insert(page, at: document.pageCount)
    }
    let view = PDFView(frame: CGRect(x: 0, y: 0, width: 204, height: 300))
    view.pageBreakMargins = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    var told: [String] = []
    let names: [NSNotification.Name] = [
      .PDFViewPageChanged, .PDFViewScaleChanged, .PDFViewSelectionChanged, .PDFViewDocumentChanged,
    ]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: view, queue: nil) { _ in
        told.append(name.rawValue)
      }
    }
    defer { observers.forEach { NotificationCenter.default.removeObserver($0) } }
    view.document = document
    view.autoScales = true
    view.layoutIfNeeded()
    #expect(view.scaleFactor == view.scaleFactorForSizeToFit && abs(view.scaleFactor - 0.5) < 0.001)
    #expect(
      view.currentPage === document.page(at: 0) && view.canGoToNextPage && !view.canGoToPreviousPage
        && !view.canGoBack)
    view.goToNextPage(nil)
    #expect(view.currentPage === document.page(at: 1) && view.canGoBack)
    view.go(to: document.page(at: 3)!)
    #expect(view.currentPage === document.page(at: 3) && view.visiblePages.contains(document.page(at: 3)!))
    view.goBack(nil)
    #expect(view.currentPage === document.page(at: 1) && view.canGoForward)
    view.scaleFactor = 1
    #expect(!view.autoScales && view.rowSize(for: document.page(at: 0)!) == CGSize(width: 408, height: 304))
    view.scaleFactor = 100
    #expect(view.scaleFactor == view.maxScaleFactor && !view.canZoomIn)
    view.scaleFactor = 1
    view.goToFirstPage(nil)
    let page = document.page(at: 0)!
    let place = view.convert(CGPoint(x: 10, y: 20), from: page)
    let back = view.convert(place, to: page)
    #expect(abs(back.x - 10) < 1e-6 && abs(back.y - 20) < 1e-6)
    #expect(view.page(for: CGPoint(x: 100, y: 100), nearest: false) === page)
    view.currentSelection = document.findString("second").first
    view.copy(nil)
    #expect(UIPasteboard.general.string == "second")
    view.clearSelection()
    #expect(view.currentSelection == nil)
    #expect(told.contains("PDFViewScaleChanged") && told.contains("PDFViewPageChanged"))
    #expect(
      told.filter { $0 == "PDFViewSelectionChanged" }.count == 2 && told.contains("PDFViewDocumentChanged"))
    view.displayMode = .singlePage
    view.go(to: document.page(at: 4)!)
    view.layoutIfNeeded()
    #expect(view.visiblePages == [document.page(at: 4)!])
  }

  @Test("A press on a link follows it, on a box ticks it, and on a radio button takes the others out")
  func pressing() throws {
    final class Delegate: PDFViewDelegate {
      var clicked: URL?
      func pdfViewWillClick(onLink sender: PDFView, with url: URL) { clicked = url }
    }
    let document = try document()
    let page = document.page(at: 0)!
    func add(_ kind: PDFAnnotationSubtype, x: CGFloat) -> PDFAnnotation {
      let annotation = PDFAnnotation(
        bounds: CGRect(x: x, y: 10, width: 20, height: 20), forType: kind, withProperties: nil)
      page.addAnnotation(annotation)
      return annotation
    }
    let link = add(.link, x: 10)
    link.url = URL(string: "https://example.com")
    let box = add(.widget, x: 40)
    (box.widgetFieldType, box.widgetControlType) = (.button, .checkBoxControl)
    let radios = [add(.widget, x: 70), add(.widget, x: 100)]
    for (index, radio) in radios.enumerated() {
      (radio.widgetFieldType, radio.widgetControlType, radio.fieldName) = (.button, .radioButtonControl, "r")
      radio.buttonWidgetStateString = "\(index)"
    }
    let (view, delegate) = (PDFView(frame: CGRect(x: 0, y: 0, width: 420, height: 320)), Delegate())
    view.delegate = delegate
    view.document = document
    view.layoutIfNeeded()
    func press(_ annotation: PDFAnnotation) {
      view.press(at: view.convert(CGPoint(x: annotation.bounds.midX, y: annotation.bounds.midY), from: page))
    }
    #expect(view.areaOfInterest(for: view.convert(CGPoint(x: 20, y: 20), from: page)).contains(.linkArea))
    press(link)
    #expect(delegate.clicked?.host == "example.com")
    press(box)
    #expect(box.buttonWidgetState == .onState)
    press(box)
    #expect(box.buttonWidgetState == .offState)
    press(radios[0])
    press(radios[1])
    #expect(radios.map(\.buttonWidgetState) == [.offState, .onState])
    let saved = try #require(document.dataRepresentation().flatMap { PDFDocument(data: $0) }?.page(at: 0))
    #expect(saved.annotations.suffix(2).map(\.buttonWidgetState) == [.offState, .onState])
    #expect(saved.annotations.last?.buttonWidgetStateString == "1")
  }
}
