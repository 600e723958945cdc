import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor struct AttributedTextTests {
  private func host(_ label: UILabel) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100), scale: 1) { Filled(view: label) }
  }

  @Test("A label shows fonts, colours and lines of parts of its text, and pictures in it")
  func runs() throws {
    let text = NSMutableAttributedString(
      string: "red ", attributes: [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 40)])
    text.append(
      NSAttributedString(
        string: "blue",
        attributes: [.foregroundColor: UIColor.blue, .underlineStyle: NSUnderlineStyle.single.rawValue]))
    let label = UILabel()
    label.attributedText = text
    let plain = UILabel()
    plain.text = "red blue"
    #expect(label.intrinsicContentSize.height > plain.intrinsicContentSize.height + 15)
    let host = host(label)
    host.advance(by: 0)
    #expect(host.texts == ["red blue"])
    var (reds, blues) = (0, 0)
    for x in 0..<200 {
      for y in 0..<100 {
        let pixel = host.pixel(x: x, y: y)
        if pixel.red > 200, pixel.green < 60, pixel.blue < 60 { reds += 1 }
        if pixel.blue > 200, pixel.red < 60, pixel.green < 60 { blues += 1 }
      }
    }
    #expect(reds > 100 && blues > 50)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
  }

  @Test("A paragraph's alignment and spacing are the label's")
  func paragraphs() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.right, 20)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    let plain = UILabel()
    plain.numberOfLines = 0
    plain.text = "a\nb"
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 20)
    let host = host(label)
    host.advance(by: 0)
    let darkest = (0..<200).filter { x in (0..<100).contains { host.pixel(x: x, y: $0).red < 100 } }
    #expect(darkest.first ?? 0 > 150)
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.alignment == .right && !(copy is NSMutableParagraphStyle))
  }

  @Test("Texts are put together of runs with values of UIKit, and runs with equal values are one")
  func runsTogether() {
    let text = NSMutableAttributedString(string: "")
    func add(_ words: String, _ color: UIColor, _ more: [NSAttributedString.Key: Any] = [:]) {
      var attributes = more
      attributes[.foregroundColor] = color
      attributes[.font] = UIFont.systemFont(ofSize: 12)
      text.append(NSAttributedString(string: words, attributes: attributes))
    }
    add("one", .red)
    add("two", .blue)
    add("three", UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    let (style, shadow) = (NSMutableParagraphStyle(), NSShadow())
    style.alignment = .center
    add("four", .blue, [.paragraphStyle: style])
    add("five", .blue, [.paragraphStyle: NSParagraphStyle.default])
    add("six", .blue, [.shadow: shadow])
    add("seven", .blue, [.shadow: NSShadow()])
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    text.append(NSAttributedString(attachment: NSTextAttachment()))
    var range = NSRange()
    #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    _ = text.attributes(at: 4, effectiveRange: &range)
    #expect(range == NSRange(location: 3, length: 8))
    #expect(
      (text.attribute(.paragraphStyle, at: 12, effectiveRange: nil) as? NSParagraphStyle)?.alignment
        == .center)
  }
}
