import Foundation
import SashCore
import SashDisplay
import SashText

/// How a text of UIKit looks and stands where its attributes say nothing.
struct LetterLook {
  var font: UIFont
  var color: UIColor
  var alignment = NSTextAlignment.natural
  var lineSpacing: CGFloat = 0
  /// What links look like; nil is blue as everywhere.
  var links: [NSAttributedString.Key: Any]?
  /// What there is around the text: colours, pixels and the direction of the layout come from it.
  var environment: EnvironmentValues

  init(font: UIFont, color: UIColor, environment: EnvironmentValues) {
    (self.font, self.color, self.environment) = (font, color, environment)
  }

  /// The style of paragraphs that have none of their own.
  var paragraph: ParagraphStyle {
    var style = ParagraphStyle(
      lineSpacing: lineSpacing,
      layoutDirection: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      scale: environment.displayScale)
    style = alignment.look().style(in: style)
    return style
  }
  /// The style of a paragraph whose first letter has these attributes.
  func paragraph(_ attributes: [NSAttributedString.Key: Any]) -> ParagraphStyle {
    guard let own = attributes[.paragraphStyle] as? NSParagraphStyle else { return paragraph }
    return own.look(alignment).style(in: paragraph)
  }

  /// What letters with these attributes look like.
  ///
  /// - Missing: shadows, outlines, width of letters.
  func letters(_ attributes: [NSAttributedString.Key: Any]) -> TextAttributes {
    var attributes = attributes
    if attributes[.link] != nil { attributes.merge(links ?? [.foregroundColor: UIColor.link]) { $1 } }
    var description = ((attributes[.font] as? UIFont) ?? font).described
    if let slant = number(attributes[.obliqueness]), slant != 0 { description.isItalic = true }
    var letters = TextAttributes(
      font: description,
      paint: paint(attributes[.foregroundColor]) ?? paint(attributes[.coreTextColor])
        ?? .color(components(color)),
      underline: line(attributes[.underlineStyle], attributes[.underlineColor]),
      strikethrough: line(attributes[.strikethroughStyle], attributes[.strikethroughColor]),
      kerning: number(attributes[.kern]) ?? 0, tracking: number(attributes[.tracking]) ?? 0,
      baselineOffset: number(attributes[.baselineOffset]) ?? 0,
      background: paint(attributes[.backgroundColor]))
    if let picture = attributes[.attachment] as? NSTextAttachment {
      let place = picture.place
      letters.attachment = TextAttributes.Attachment(
        width: place.width, ascent: place.maxY, descent: -place.minY)
    }
    return letters
  }
  private func components(_ color: UIColor) -> ColorComponents { color.color.components(in: environment) }
  private func paint(_ value: Any?) -> Paint? {
    let color = value as? UIColor ?? (value as? CGColor).map { UIColor(cgColor: $0) }
    return color.map { .color(components($0)) }
  }
  private func line(_ style: Any?, _ color: Any?) -> TextAttributes.Line? {
    guard let style = number(style), style != 0, style.isFinite else { return nil }
    let pattern: TextAttributes.Line.Pattern =
      switch Int(style) & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return TextAttributes.Line(pattern: pattern, paint: paint(color))
  }
  private func number(_ value: Any?) -> CGFloat? { AttributedRun.number(value) }
}

extension NSAttributedString.Key {
  /// The colour of letters in CoreText, which UIKit does not look at on Apple's systems either, unless CoreText draws.
  static let coreTextColor = NSAttributedString.Key("CTForegroundColor")
}

extension NSTextAttachment {
  /// Where its picture stands beside the place on the line, y upward.
  var place: CGRect {
    attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
  }
  var placesItself: Bool { type(of: self) != NSTextAttachment.self || bounds != .zero }
  var shownImage: UIImage? { image(forBounds: place, textContainer: nil, characterIndex: 0) }
}
