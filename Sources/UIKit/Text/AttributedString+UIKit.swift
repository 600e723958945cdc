import Foundation
import SashCore

extension AttributedString {
  /// The text with its attributes of UIKit, and with what SwiftUI shows of them.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let letters = nsStr.string as NSString
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) {
      attributes, range, _ in
      var part = AttributedString(letters.substring(with: range))
      part.mergeAttributes(AttributeContainer(ofUIKit: attributes))
      if let font = attributes[.font] as? UIFont { part.font = Font(font) }
      if let color = attributes[.foregroundColor] as? UIColor { part.foregroundColor = Color(uiColor: color) }
      if let color = attributes[.backgroundColor] as? UIColor { part.backgroundColor = Color(uiColor: color) }
      if let kern = attributes[.kern] as? Double { part.kern = CGFloat(kern) }
      if let style = attributes[.underlineStyle] as? Int, style != 0 { part.underlineStyle = .single }
      if let style = attributes[.strikethroughStyle] as? Int, style != 0 { part.strikethroughStyle = .single }
      if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
        part.link = link
      }
      append(part)
    }
  }
}

extension NSAttributedString {
  /// The text with what UIKit shows of its attributes.
  ///
  /// - Missing: fonts of SwiftUI; bold and slanted letters of Markdown are kept.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let link = run.link { attributes[.link] = link }
      if let color = run.foregroundColor { attributes[.foregroundColor] = UIColor(color) }
      if let color = run.backgroundColor { attributes[.backgroundColor] = UIColor(color) }
      if let kern = run.kern { attributes[.kern] = kern }
      if run.underlineStyle != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.strikethroughStyle != nil { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if let intent = run.inlinePresentationIntent {
        let size = UIFont.systemFontSize
        if intent.contains(.stronglyEmphasized) { attributes[.font] = UIFont.boldSystemFont(ofSize: size) }
        if intent.contains(.emphasized) { attributes[.font] = UIFont.italicSystemFont(ofSize: size) }
        if intent.contains(.code) {
          attributes[.font] = UIFont.monospacedSystemFont(ofSize: size, weight: .regular)
        }
      }
      attributes.merge(run.attributesOfUIKit) { $1 }
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: text)
  }
}

extension AttributedString {
  /// The text with its attributes of one scope: those of UIKit are what objects have here.
  public init<S: AttributeScope>(
    _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  )
    throws
  { self.init(nsStr) }
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
    self.init(nsStr)
  }
}

extension NSAttributedString {
  /// The text with its attributes of one scope: those of UIKit are what objects have here.
  public convenience init<S: AttributeScope>(
    _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
  ) throws { self.init(attrStr) }
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
    self.init(attrStr)
  }
  public typealias MarkdownParsingOptions = AttributedString.MarkdownParsingOptions
  /// Reads the marks within lines of Markdown.
  public convenience init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL)) }
}
