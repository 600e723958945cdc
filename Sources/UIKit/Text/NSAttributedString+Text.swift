import Foundation
import QuartzCore
import SashCore

extension NSAttributedString {
  /// The parts of the text that have the same attributes.
  ///
  /// Foundation of this system stops the program where it copies a text whose neighbouring parts have the same
  /// attributes with other objects, so texts are taken apart once and never copied.
  var runs: [AttributedRun] {
    var runs: [AttributedRun] = []
    let letters = string as NSString
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      runs.append(AttributedRun(text: letters.substring(with: range), attributes: attributes))
    }
    return runs
  }
}

/// A part of a text with its attributes.
struct AttributedRun {
  let text: String
  let attributes: [NSAttributedString.Key: Any]

  /// All parts as one text of SwiftUI.
  ///
  /// - Missing: shadows, outlines, slant and width of letters, patterns of lines.
  @MainActor static func text(_ runs: [AttributedRun]) -> Text {
    guard let first = runs.first else { return Text(verbatim: "") }
    return runs.dropFirst().reduce(run(first.text, first.attributes)) { $0 + run($1.text, $1.attributes) }
  }
  /// A part of a text as a text of its own, and as its parts.
  static func part(of runs: [AttributedRun], _ range: NSRange) -> (NSAttributedString, [AttributedRun]) {
    let result = NSMutableAttributedString()
    var (place, parts): (Int, [AttributedRun]) = (0, [])
    for run in runs {
      let length = (run.text as NSString).length
      let common = NSIntersectionRange(NSRange(location: place, length: length), range)
      place += length
      if common.length == 0 { continue }
      let letters = (run.text as NSString).substring(
        with: NSRange(location: common.location - (place - length), length: common.length))
      parts.append(AttributedRun(text: letters, attributes: run.attributes))
      result.append(NSAttributedString(string: letters, attributes: run.attributes))
    }
    return (result, parts)
  }
  var paragraphStyle: NSParagraphStyle? { attributes[.paragraphStyle] as? NSParagraphStyle }

  @MainActor private static func run(_ part: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
    if let image = (attributes[.attachment] as? NSTextAttachment)?.shownImage {
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
  static func number(_ value: Any?) -> CGFloat? {
    (value as? NSUnderlineStyle).map { CGFloat($0.rawValue) } ?? CGFloat(value: value)
  }
}
