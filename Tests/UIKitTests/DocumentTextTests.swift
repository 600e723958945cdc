import Foundation
import Testing
import UIKit

@MainActor @Suite("Texts of documents")
struct DocumentTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }
  private func attribute<Value>(_ key: NSAttributedString.Key, of part: String, in text: NSAttributedString)
    -> Value?
  {
    text.attribute(key, at: (text.string as NSString).range(of: part).location, effectiveRange: nil) as? Value
  }

  @Test("Paragraphs, lists, breaks and names of letters")
  func structure() throws {
    let page = """
      <html><head><title>Not shown</title><style>p { color: red }</style></head><body>
      <h1>Soup &amp; salad</h1>
      <p>One   <b>two</b>
      three<br/>four&nbsp;&#8364;</p>
      <!-- nothing --><ul><li>a</li><li>b</li></ul><ol><li>c</li><li>d</li></ol>
      </body></html>
      """
    #expect(try text(page).string == "Soup & salad\nOne two three\nfour\u{a0}€\n• a\n• b\n1. c\n2. d\n")
    #expect(try text("plain < 3 <b>x</b>").string == "plain < 3 x")
    #expect(try NSAttributedString(data: Data("a\nb".utf8), documentAttributes: nil).string == "a\nb")
  }

  @Test("Emphasis, links, lines and colours")
  func looks() throws {
    let text = try text(
      "x <b>bold</b> <em>slant</em> <u>line</u> <a href=\"https://swift.org\">page</a> <font color=\"#ff0000\">red</font>"
        + " <span style=\"color: rgb(0, 0, 255); font-weight: bold\">blue</span>")
    let bold: UIFont? = attribute(.font, of: "bold", in: text)
    let plain: UIFont? = attribute(.font, of: "x", in: text)
    let slant: UIFont? = attribute(.font, of: "slant", in: text)
    #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true && plain?.pointSize == 12)
    #expect(plain?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    #expect(slant?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    #expect(attribute(.underlineStyle, of: "line", in: text) == NSUnderlineStyle.single.rawValue)
    #expect(attribute(.link, of: "page", in: text) == URL(string: "https://swift.org"))
    #expect(attribute(.foregroundColor, of: "red", in: text) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(attribute(.foregroundColor, of: "blue", in: text) == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test("Documents of other kinds are errors; plain text is written")
  func others() throws {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
    let data = try NSAttributedString(string: "abc").data(
      from: NSRange(location: 1, length: 2),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.plain])
    #expect(data == Data("bc".utf8))
  }

  @Test("A pattern is its mean from afar; colours have words")
  func colors() {
    let half = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    var (red, blue): (CGFloat, CGFloat) = (0, 0)
    UIColor(patternImage: half).getRed(&red, green: nil, blue: &blue, alpha: nil)
    #expect(abs(red - 0.5) < 0.01 && abs(blue - 0.5) < 0.01)
    #expect(UIColor.white.accessibilityName == "white" && UIColor.red.accessibilityName == "red")
    #expect(UIColor(red: 0, green: 0, blue: 0.4, alpha: 1).accessibilityName == "dark blue")
  }

  @Test("Tabs have places in order; renderers know what they draw into")
  func tabs() {
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .right, location: 80))
    style.addTabStop(NSTextTab(textAlignment: .left, location: 20))
    #expect(style.tabStops.map(\.location) == [20, 80])
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.tabStops.count == 2)
    let renderer: UIGraphicsRenderer = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4))
    #expect((renderer as? UIGraphicsImageRenderer)?.format.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
  }
}
