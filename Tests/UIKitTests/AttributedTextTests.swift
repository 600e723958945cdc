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
}
