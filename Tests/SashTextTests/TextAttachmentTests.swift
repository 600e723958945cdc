import Foundation
import SashDisplay
import Testing

@testable import SashText

@MainActor @Suite struct TextAttachmentTests {
  func layout(_ attachment: TextAttributes.Attachment) -> TextLayout {
    let font = FontDescription(size: 17)
    return TextLayout(
      runs: [
        TextRun(string: "a ", attributes: TextAttributes(font: font)),
        TextRun(
          string: TextAttributes.Attachment.character,
          attributes: TextAttributes(font: font, attachment: attachment)),
        TextRun(string: " b", attributes: TextAttributes(font: font)),
      ], style: ParagraphStyle(scale: 1))
  }

  @Test func attachmentsTakeTheirRoom() throws {
    let layout = layout(.init(width: 20, ascent: 15, descent: 3))
    let plain = text("a  b").shaped.width
    #expect(abs(layout.shaped.width - plain - 20) < 1e-9)
    let size = layout.size(fitting: nil, height: nil)
    #expect(size.size.height == 21)
    let found = layout.attachments(in: size.size)
    try #require(found.count == 1)
    #expect(found[0].run == 1)
    #expect(found[0].frame.width == 20 && found[0].frame.height == 18)
    #expect(found[0].frame.maxY == size.firstBaseline + 3)
    #expect(layout.content(in: size.size).runs.flatMap(\.glyphs).count == 2)
  }

  @Test func tallAttachmentsMakeTheLineTaller() {
    let size = layout(.init(width: 20, ascent: 40)).size(fitting: nil, height: nil)
    #expect(size.size.height == 45)  // 40 + 4.1006
    #expect(size.firstBaseline == 40)
  }

  @Test func strangeAttachmentsAreSane() {
    let size = layout(.init(width: .nan, ascent: .infinity, descent: .nan)).size(fitting: nil, height: nil)
    #expect(size.size.width.isFinite && size.size.height == 21)
  }

  @Test func controlCharactersTakeNoRoom() {
    #expect(text("a\u{7}b\u{0}").shaped.width == text("ab").shaped.width)
    #expect(text("a\u{7}b").content(in: CGSize(width: 100, height: 30)).runs[0].glyphs.count == 2)
  }
}
