import Foundation
import SashCore

extension NSAttributedString {
  /// The text with what its attributes say, as one text of SwiftUI.
  ///
  /// - Missing: shadows, outlines, slant and width of letters, patterns of lines.
  var ofSwiftUI: Text {
    var text = Text(verbatim: "")
    var isEmpty = true
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let part = attributedSubstring(from: range).string
      let run = Self.run(part, attributes)
      text = isEmpty ? run : text + run
      isEmpty = false
    }
    return text
  }

  private static func run(_ part: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    if let image = (attributes[.attachment] as? NSTextAttachment)?.image {
      return Text(Image(uiImage: image))
    }
    var text = Text(verbatim: part)
    if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
    if let color = attributes[.foregroundColor] as? UIColor {
      text = text.foregroundColor(Color(uiColor: color))
    }
    if attributes[.foregroundColor] == nil, attributes[.link] != nil {
      text = text.foregroundColor(.accentColor)
    }
    if let kern = number(attributes[.kern]) { text = text.kerning(kern) }
    if let tracking = number(attributes[.tracking]) { text = text.tracking(tracking) }
    if let offset = number(attributes[.baselineOffset]) { text = text.baselineOffset(offset) }
    if let style = number(attributes[.underlineStyle]), style != 0 {
      text = text.underline(true, color: color(attributes[.underlineColor]))
    }
    if let style = number(attributes[.strikethroughStyle]), style != 0 {
      text = text.strikethrough(true, color: color(attributes[.strikethroughColor]))
    }
    return text
  }
  private static func color(_ value: Any?) -> Color? { (value as? UIColor).map { Color(uiColor: $0) } }
  /// A number as code gives one: of any kind, or the value of an option.
  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    default: nil
    }
  }

  /// The style of the first paragraph.
  var paragraphStyle: NSParagraphStyle? {
    length == 0 ? nil : attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }
}
