import Foundation
import Sash
import SashText
import Testing

@testable import UIKit

private struct Stand: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor @Suite("Where the letters of UIKit's texts stand")
struct TextGeometryTests {
  // MARK: Layout managers

  /// The way in which labels are given links that can be tapped, as apps have it.
  private func index(in label: UILabel, at point: CGPoint) -> Int {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: .zero)
    let storage = NSTextStorage(attributedString: label.attributedText!)
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    container.lineFragmentPadding = 0
    container.lineBreakMode = label.lineBreakMode
    container.maximumNumberOfLines = label.numberOfLines
    container.size = label.bounds.size
    return manager.characterIndex(
      for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
  }

  @Test("A tap on a label finds the letter that is drawn there")
  func tappedLabel() {
    let words = "By going on you agree to the terms of service and to the policy of privacy"
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 180, height: 200))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: words, attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let size = label.sizeThatFits(CGSize(width: 180, height: 0))
    label.frame.size = size
    #expect(size.height > 3 * 17)
    // Line by line, as it is shown, the letters follow each other.
    var last = -1
    for y in stride(from: 5 as CGFloat, to: size.height, by: 20) {
      for x in stride(from: 1 as CGFloat, to: 90, by: 4) {
        let found = index(in: label, at: CGPoint(x: x, y: y))
        #expect(found >= last && found < words.count)
        last = found
      }
    }
    #expect(last > 60)
    #expect(index(in: label, at: CGPoint(x: 2, y: 5)) == 0)
    // Beyond the end it is the last letter.
    #expect(index(in: label, at: CGPoint(x: 500, y: 500)) == words.count - 1)
  }

  @Test("Boxes, lines, base lines and parts of letters agree with each other")
  func boxes() throws {
    let storage = NSTextStorage(
      string: "one two three four\nfive", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var lines: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 100)) {
      rect, used, inside, range, _ in
      #expect(inside === container)
      lines.append((rect, used, range))
    }
    #expect(lines.count == 3 && lines.map(\.2.length).reduce(0, +) == 23)
    #expect(lines.allSatisfy { $0.0.minX == 0 && $0.0.width == 100 && $0.1.width <= 100 })
    #expect(lines[1].0.minY == lines[0].0.maxY)
    var range = NSRange()
    #expect(manager.lineFragmentRect(forGlyphAt: 3, effectiveRange: &range) == lines[0].0)
    #expect(range == lines[0].2)
    // A letter begins where the one before ends, 5 points from the side at first.
    #expect(manager.location(forGlyphAt: 0).x == 5)
    let box = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
    #expect(abs(box.minX - manager.location(forGlyphAt: 1).x) < 0.001 && box.width > 3 && box.height > 20)
    var part: CGFloat = 0
    let middle = CGPoint(x: box.minX + box.width / 4, y: box.midY)
    #expect(
      manager.characterIndex(for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: &part) == 1
    )
    #expect(abs(part - 0.25) < 0.01)
    #expect(manager.usedRect(for: container).height == lines[2].1.maxY)
    #expect(
      manager.glyphRange(forBoundingRect: lines[1].0.insetBy(dx: 0, dy: 2), in: container) == lines[1].2)
    // What is selected goes on to the side, what is only enclosed does not.
    var (wide, tight): ([CGRect], [CGRect]) = ([], [])
    let both = NSRange(location: 0, length: 12)
    manager.enumerateEnclosingRects(forGlyphRange: both, withinSelectedGlyphRange: both, in: container) {
      rect, _ in wide.append(rect)
    }
    manager.enumerateEnclosingRects(
      forGlyphRange: both, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0), in: container
    ) { rect, stop in
      tight.append(rect)
      stop.pointee = true
    }
    #expect(wide.count == 2 && tight.count == 1 && wide[0].width > tight[0].width)
    // The last end of a paragraph has a line behind it.
    #expect(manager.extraLineFragmentRect == .zero)
    storage.append(NSAttributedString(string: "\n"))
    #expect(manager.extraLineFragmentRect.minY > lines[2].0.minY)
    #expect(
      manager.boundingRect(forGlyphRange: NSRange(location: NSNotFound, length: 0), in: container) == .zero)
  }

  @Test("A text goes on in the next container, as pages of a book do")
  func pages() {
    let text = Array(repeating: "word", count: 200).joined(separator: " ")
    let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    var (pages, end): ([NSRange], Int) = ([], 0)
    while end < (text as NSString).length, pages.count < 100 {
      let page = NSTextContainer(size: CGSize(width: 160, height: 120))
      manager.addTextContainer(page)
      let range = manager.glyphRange(for: page)
      #expect(range.location == end && range.length > 0)
      #expect(manager.usedRect(for: page).height <= 120)
      #expect(manager.boundingRect(forGlyphRange: range, in: page).minY == 0)
      #expect(manager.textContainer(forGlyphAt: range.location, effectiveRange: nil) === page)
      end = NSMaxRange(range)
      pages.append(range)
    }
    #expect(pages.count > 3 && end == (text as NSString).length)
    // Each page draws its own lines at its top.
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let images = pages.prefix(2).map { range in
      UIGraphicsImageRenderer(size: CGSize(width: 160, height: 120), format: format).image { _ in
        manager.drawGlyphs(forGlyphRange: range, at: .zero)
      }
    }
    for image in images { #expect(image.inked.minY < 12 && image.inked.maxY > 90) }
  }

  @Test("Lines are counted as Apple's documentation does it, also where a container holds only some")
  func counting() {
    let storage = NSTextStorage(string: "one two three four five six seven eight")
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 60, height: 0))
    container.maximumNumberOfLines = 2
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    var (index, lines, range) = (0, 0, NSRange())
    while index < manager.numberOfGlyphs, lines < 100 {
      manager.lineFragmentRect(forGlyphAt: index, effectiveRange: &range)
      index = NSMaxRange(range)
      lines += 1
    }
    // Two lines, and what stands in none.
    #expect(lines == 3 && manager.glyphRange(for: container).length < manager.numberOfGlyphs)
    // A last empty line stands in one container.
    container.maximumNumberOfLines = 0
    storage.setAttributedString(NSAttributedString(string: "abc\n"))
    let second = NSTextContainer(size: CGSize(width: 60, height: 0))
    manager.addTextContainer(second)
    #expect(manager.extraLineFragmentTextContainer === container && manager.usedRect(for: second) == .zero)
    storage.setAttributedString(NSAttributedString(string: "\n\n"))
    #expect(manager.usedRect(for: container).height > 30)
  }

  // MARK: Text views and fields

  @Test("Carets stand between the letters that are drawn, and points find them again")
  func carets() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = "one two three four five\nsix"
    let first = view.caretRect(for: view.beginningOfDocument)
    // The insets of a text view, and the two points that a caret is wide.
    #expect(first.minX == 5 && first.minY == 8 && first.width == 2)
    var (place, last) = (view.beginningOfDocument, CGRect.zero)
    for offset in 1...27 {
      place = try #require(view.position(from: view.beginningOfDocument, offset: offset))
      let caret = view.caretRect(for: place)
      #expect(caret.minY > last.minY || caret.minX > last.minX)
      last = caret
      let found = try #require(view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
      #expect(abs(view.offset(from: found, to: place)) <= 1)
    }
    let end = view.caretRect(for: view.endOfDocument)
    #expect(end.minY > first.maxY)
    // A selection of two lines is two rectangles that say where it begins and ends.
    let all = try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument))
    let rects = view.selectionRects(for: all)
    #expect(rects.count == 3 && rects[0].containsStart && rects[2].containsEnd && !rects[1].containsStart)
    #expect(view.firstRect(for: all) == rects[0].rect)
    let letter = try #require(view.characterRange(at: CGPoint(x: rects[0].rect.minX + 2, y: 15)))
    #expect(view.text(in: letter) == "o")
    // Up and down keep the column.
    let below = try #require(view.position(from: view.beginningOfDocument, in: .down, offset: 2))
    #expect(
      view.caretRect(for: below).minX == 5
        && view.text(in: view.textRange(from: below, to: view.endOfDocument)!) == "six")
    #expect(view.position(from: view.beginningOfDocument, in: .up, offset: 1) == nil)
    let line = try #require(view.characterRange(byExtending: below, in: .right))
    #expect(view.text(in: line) == "six")
  }

  @Test("A text view's own geometry is that of what it draws", arguments: [false, true])
  func drawnCarets(isEditable: Bool) throws {
    let view = UITextView()
    view.isEditable = isEditable
    let style = NSMutableParagraphStyle()
    (style.firstLineHeadIndent, style.paragraphSpacing, style.lineHeightMultiple) = (40, 12, 1.5)
    let text = NSMutableAttributedString(
      string: "one two three four five six\n", attributes: [.paragraphStyle: style])
    text.append(NSAttributedString(string: "seven", attributes: [.foregroundColor: UIColor.red]))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 0, length: text.length))
    view.attributedText = text
    let host = TestHost(size: CGSize(width: 200, height: 300)) { Stand(view: view) }
    host.advance(by: 0.1)
    let seven = try #require(view.position(from: view.endOfDocument, offset: -5))
    let caret = view.caretRect(for: seven)
    // The only red letters begin there.
    let red = host.box(200, 300) { $0.red > 150 && $0.green < 130 && $0.blue < 130 }
    let box = try #require(red)
    #expect(abs(box.minX - caret.minX) < 3 && box.minY > caret.minY && box.maxY < caret.maxY)
    #expect(view.caretRect(for: view.beginningOfDocument).minX == 45)
    let black = try #require(host.box(200, 300) { $0.red < 100 && $0.green < 100 && $0.blue < 100 })
    #expect(black.minX < 20 && black.maxY < box.minY)
  }

  @Test("Paragraphs of a label stand at its sides, and it is as high as they need")
  func label() throws {
    let (center, right) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
    (center.alignment, right.alignment, right.paragraphSpacingBefore) = (.center, .right, 30)
    let text = NSMutableAttributedString(
      string: "red\n", attributes: [.paragraphStyle: center, .foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "blue", attributes: [.paragraphStyle: right, .foregroundColor: UIColor.blue]))
    let label = UILabel()
    (label.numberOfLines, label.attributedText) = (0, text)
    let size = label.sizeThatFits(CGSize(width: 200, height: 0))
    #expect(size.height > 70 && size.height < 80 && size.width < 60)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Stand(view: label) }
    host.advance(by: 0.1)
    let red = try #require(host.box(200, 100) { $0.red > 180 && $0.green < 100 && $0.blue < 100 })
    let blue = try #require(host.box(200, 100) { $0.blue > 180 && $0.red < 100 && $0.green < 100 })
    #expect(abs(red.midX - 100) <= 2 && blue.maxX >= 197 && blue.minY - red.maxY > 30)
    // Equal styles in two objects need no more than one text of SwiftUI.
    let same = NSMutableAttributedString()
    for _ in 0..<2 {
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      same.append(NSAttributedString(string: "a\n", attributes: [.paragraphStyle: style]))
    }
    #expect(!same.runs.needParagraphs && text.runs.needParagraphs)
  }

  private final class Badge: NSTextAttachment {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -10, width: 40, height: 30) }
    override func image(
      forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
      UIGraphicsImageRenderer(size: imageBounds.size).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(origin: .zero, size: imageBounds.size))
      }
    }
  }
  @Test("A picture in a text stands where its bounds say, or its class")
  func attachments() throws {
    let text = NSMutableAttributedString(string: "ab ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    text.append(NSAttributedString(attachment: Badge()))
    let label = UILabel()
    label.attributedText = text
    // From ten points below the line to twenty above it, where the letters reach neither.
    #expect(label.sizeThatFits(.zero).height == 30)
    let host = TestHost(size: CGSize(width: 200, height: 60)) { Stand(view: label) }
    host.advance(by: 0.1)
    let red = try #require(host.box(200, 60) { $0.red > 200 && $0.green < 60 && $0.blue < 60 })
    let letters = try #require(host.box(25, 60) { $0.red < 100 })
    #expect(abs(red.width - 40) <= 1 && abs(red.height - 30) <= 1)
    // The picture reaches ten points below the line that the letters stand on.
    #expect(abs(red.maxY - letters.maxY - 10) <= 1.5 && red.minX > letters.maxX)
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 120, height: 60)).image { _ in
      text.draw(at: .zero)
      ("x" as NSString).draw(
        with: CGRect(x: 90, y: 0, width: 30, height: 30), options: .usesLineFragmentOrigin, attributes: nil,
        context: nil)
    }
    #expect(drawn.inked.width > 60)
  }

  private final class Watcher: NSObject, UITextViewDelegate {
    var places: [Int] = []
    var selections = 0
    func textViewDidChange(_ textView: UITextView) { places.append(textView.selectedRange.location) }
    func textViewDidChangeSelection(_ textView: UITextView) { selections += 1 }
  }
  @Test("What code puts in is selected behind before anybody hears of it; places beyond the text are none")
  func editing() throws {
    let (view, watcher) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), Watcher())
    view.delegate = watcher
    view.text = "abc"
    view.selectedRange = NSRange(location: 1, length: 0)
    view.insertText("👍🏽")
    view.deleteBackward()
    #expect(view.text == "abc" && watcher.places == [5, 1] && watcher.selections >= 2)
    #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
    #expect(view.position(from: view.beginningOfDocument, offset: .min) == nil)
    #expect(view.position(from: view.beginningOfDocument, in: .down, offset: .max) == nil)
    view.text = "👍🏽b"
    let second = try #require(view.position(from: view.beginningOfDocument, in: .right, offset: 1))
    #expect(view.offset(from: view.beginningOfDocument, to: second) == 4)
    // Carets follow what the view is told.
    let left = view.caretRect(for: view.endOfDocument).minX
    view.textAlignment = .right
    #expect(view.caretRect(for: view.endOfDocument).minX > left + 100)
  }

  @Test("Left is left and right is right, from whichever side the layout goes")
  func sides() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    func line(_ alignment: NSTextAlignment) -> CGRect {
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      let runs = NSAttributedString(string: "abc", attributes: [.paragraphStyle: style]).runs
      let look = LetterLook(font: .systemFont(ofSize: 12), color: .black, environment: environment)
      return ParagraphedText(runs, look).laid(width: 200).lines[0].used
    }
    #expect(line(.left).minX == 0 && abs(line(.right).maxX - 200) < 0.001 && line(.natural).minX == 0)
  }

  @Test("Links in printed texts are elements of their own, and taps on them are told")
  func links() throws {
    final class Opener: NSObject, UITextViewDelegate {
      var urls: [String] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        urls.append(URL.absoluteString)
        return false
      }
    }
    let (view, opener, style) = (UITextView(), Opener(), NSMutableParagraphStyle())
    style.headIndent = 20
    view.isEditable = false
    view.delegate = opener
    let text = NSMutableAttributedString(string: "see ", attributes: [.paragraphStyle: style])
    text.append(
      NSAttributedString(
        string: "the page", attributes: [.link: URL(string: "https://a.example")!, .paragraphStyle: style]))
    view.attributedText = text
    let host = TestHost(size: CGSize(width: 200, height: 60)) { Stand(view: view) }
    host.advance(by: 0.1)
    #expect(host.accessibilityTree.contains("link \"the page\""))
    let flow = try #require(view.layoutManager.flow(of: view.textContainer))
    let rect = flow.box(NSRange(location: 4, length: 8)).offsetBy(dx: 0, dy: 8)
    host.tap(at: CGPoint(x: rect.midX, y: rect.midY))
    host.advance(by: 0.1)
    #expect(opener.urls == ["https://a.example"])
  }

  @Test("Words, sentences and lines around a place")
  func tokens() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "One two. Three four.\nFive"
    let tokenizer = view.tokenizer
    func place(_ offset: Int) -> UITextPosition {
      view.position(from: view.beginningOfDocument, offset: offset)!
    }
    func text(_ offset: Int, _ unit: UITextGranularity, _ direction: UITextStorageDirection = .forward)
      -> String?
    {
      tokenizer.rangeEnclosingPosition(place(offset), with: unit, inDirection: .storage(direction))
        .flatMap { view.text(in: $0) }
    }
    #expect(text(5, .word) == "two" && text(4, .word) == "two" && text(7, .word) == nil)
    #expect(text(7, .word, .backward) == "two" && text(4, .word, .backward) == nil)
    #expect(text(10, .sentence) == "Three four.\n" || text(10, .sentence) == "Three four.")
    #expect(text(2, .paragraph) == "One two. Three four.\n" && text(22, .paragraph) == "Five")
    #expect(text(3, .document) == view.text && text(22, .line) == "Five")
    #expect(tokenizer.isPosition(place(7), atBoundary: .word, inDirection: .storage(.forward)))
    #expect(!tokenizer.isPosition(place(6), atBoundary: .word, inDirection: .storage(.forward)))
    let next = try #require(
      tokenizer.position(from: place(5), toBoundary: .word, inDirection: .storage(.backward)))
    #expect(view.offset(from: view.beginningOfDocument, to: next) == 4)
    #expect(tokenizer.isPosition(place(5), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  private final class CodeField: UITextField {
    override func caretRect(for position: UITextPosition) -> CGRect { .zero }
  }
  @Test("A field for codes that lets no caret be seen shows none")
  func noCaret() {
    func blue(_ field: UITextField) -> Bool {
      let host = TestHost(size: CGSize(width: 100, height: 40)) { Stand(view: field) }
      host.advance(by: 0.1)
      host.tap(at: CGPoint(x: 50, y: 20))
      host.advance(by: 0.2)
      #expect(field.isFirstResponder)
      return host.box(100, 40) { $0.blue > 200 && $0.red < 100 } != nil
    }
    #expect(blue(UITextField()) && !blue(CodeField()))
  }

  @Test("A field's carets are in its own room")
  func fieldCarets() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    (field.text, field.borderStyle) = ("abc", .roundedRect)
    let (start, end) = (
      field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)
    )
    #expect(start.minX == 7 && abs(start.midY - 20) <= 1 && end.minX > 25)
    field.textAlignment = .right
    #expect(abs(field.caretRect(for: field.endOfDocument).minX - 193) < 0.001)
  }
}

extension TestHost {
  /// The box of the pixels of some colour.
  fileprivate func box(
    _ width: Int, _ height: Int, _ isIt: ((red: Int, green: Int, blue: Int)) -> Bool
  ) -> CGRect? {
    var box: CGRect?
    for y in 0..<height {
      for x in 0..<width where isIt(pixel(x: x, y: y)) {
        let dot = CGRect(x: x, y: y, width: 1, height: 1)
        box = box?.union(dot) ?? dot
      }
    }
    return box
  }
}

extension UIImage {
  /// The box of what is not clear, in pixels.
  fileprivate var inked: CGRect {
    var box = CGRect.null
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.pixels[y * bitmap.width + x] >> 24 > 40 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }
}
