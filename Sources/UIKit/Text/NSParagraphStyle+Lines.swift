import Foundation
import SashCore
import SashText

extension NSParagraphStyle {
  /// How lines of a paragraph stand, where one that does not say where they begin follows `alignment`.
  ///
  /// - Missing: hyphens, tabs, justified lines, which begin at the leading side.
  func look(_ alignment: NSTextAlignment) -> ParagraphLook {
    var look = (self.alignment == .natural ? alignment : self.alignment).look(baseWritingDirection)
    look.lineSpacing = lineSpacing
    var values = ParagraphSetting.Values()
    (values.firstIndent, values.indent, values.tailIndent) = (firstLineHeadIndent, headIndent, tailIndent)
    (values.before, values.after) = (paragraphSpacingBefore, paragraphSpacing)
    values.heightFactor = lineHeightMultiple
    (values.leastHeight, values.mostHeight) = (minimumLineHeight, maximumLineHeight)
    look.setting = ParagraphSetting(values)
    return look
  }
  /// Whether it says more than which side lines begin at and how far they are apart, which SwiftUI's texts can be told too.
  var isPrinted: Bool { look(.natural).setting != nil }
}

extension NSTextAlignment {
  func look(_ direction: NSWritingDirection = .natural) -> ParagraphLook {
    var look = ParagraphLook()
    if direction != .natural { look.isRightToLeft = direction == .rightToLeft }
    switch self {
    case .center: (look.alignment, look.alignsByWriting) = (.center, false)
    case .left: (look.isLeft, look.alignsByWriting) = (true, false)
    case .right: (look.isLeft, look.alignsByWriting) = (false, false)
    case .natural, .justified: (look.alignment, look.alignsByWriting) = (.leading, true)
    }
    return look
  }
}

extension [AttributedRun] {
  /// Whether the paragraphs have to be laid out one by one: some stand otherwise than others, or as only printed texts do.
  var needParagraphs: Bool {
    // A picture that is placed by its own bounds, or by its class, is one that SwiftUI's texts cannot place.
    if contains(where: { ($0.attributes[.attachment] as? NSTextAttachment)?.placesItself == true }) {
      return true
    }
    guard let first, contains(where: { $0.paragraphStyle != nil }) else { return false }
    return contains { $0.paragraphStyle?.isPrinted == true || $0.paragraphStyle != first.paragraphStyle }
  }
}
