import Foundation
import SashMessages

extension NSAttributedString {
  /// What a document is written in.
  public struct DocumentType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    /// - Missing: reading and writing it.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// - Missing: reading and writing it.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }
  /// How a document is read.
  public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`; without one it is guessed from the first letters.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes that all letters have which the document says nothing of.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }
  /// What is known of a document.
  public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    public static let author = DocumentAttributeKey(rawValue: "NSAuthorDocumentAttribute")
  }

  /// The text of a document: plain or HTML. Of HTML come emphasis, links, headings, paragraphs, lists and colours.
  ///
  /// - Parameter dict: Nothing is written into it.
  /// - Missing: documents of RTF; style sheets, pictures and tables of HTML.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number = options[.characterEncoding].flatMap { ($0 as? UInt) ?? ($0 as? NSNumber)?.uintValue }
    let encoding = number.map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let base = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    let type = options[.documentType].flatMap {
      $0 as? DocumentType ?? ($0 as? String).map(DocumentType.init)
    }
    switch type ?? (text.drop { $0.isWhitespace }.hasPrefix("<") ? .html : .plain) {
    case .html: self.init(attributedString: NSAttributedString.text(of: HTMLText(text), base))
    case .plain: self.init(string: text, attributes: base)
    default:
      tellOnce("NSAttributedString reads plain text and HTML here, no documents of RTF.")
      throw CocoaError(.fileReadUnknown)
    }
  }
  /// The text of a file.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The letters of a range as a document.
  ///
  /// - Missing: all but plain text.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
    -> Data
  {
    let type = dict[.documentType].flatMap { $0 as? DocumentType ?? ($0 as? String).map(DocumentType.init) }
    guard type == .plain else {
      tellOnce("NSAttributedString writes plain text here, and no other documents.")
      throw CocoaError(.fileWriteUnknown)
    }
    return Data((string as NSString).substring(with: range).utf8)
  }

  /// - Source: WebKit's defaults for documents without a style: 12 points, links blue and underlined.
  static func text(of html: HTMLText, _ base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString()
    for (text, look) in html.parts {
      var attributes = base
      let size = (base[.font] as? UIFont)?.pointSize ?? 12
      var traits: UIFontDescriptor.SymbolicTraits = []
      if look.isBold { traits.insert(.traitBold) }
      if look.isItalic { traits.insert(.traitItalic) }
      var font = (base[.font] as? UIFont ?? .systemFont(ofSize: size)).withSize(size * look.size)
      if look.isFixed { font = .monospacedSystemFont(ofSize: size * look.size, weight: .regular) }
      if !traits.isEmpty, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
        font = UIFont(descriptor: descriptor, size: 0)
      }
      attributes[.font] = font
      if look.isUnderlined || look.link != nil {
        attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      }
      if look.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if let color = look.color.flatMap(HTMLColor.init)?.color { attributes[.foregroundColor] = color }
      if let link = look.link { attributes[.link] = URL(string: link) ?? link }
      result.append(NSAttributedString(string: text, attributes: attributes))
    }
    return result
  }
}

/// A colour as HTML writes it: `#f80`, `#ff8800`, `rgb(255, 136, 0)` or one of the names of CSS 2.
private struct HTMLColor {
  let color: UIColor

  init?(_ text: String) {
    let names: [String: UInt32] = [
      "black": 0, "silver": 0xc0c0c0, "gray": 0x808080, "white": 0xffffff, "maroon": 0x800000,
      "red": 0xff0000,
      "purple": 0x800080, "fuchsia": 0xff00ff, "green": 0x008000, "lime": 0x00ff00, "olive": 0x808000,
      "yellow": 0xffff00, "navy": 0x000080, "blue": 0x0000ff, "teal": 0x008080, "aqua": 0x00ffff,
      "orange": 0xffa500,
    ]
    let text = text.lowercased()
    var value = names[text]
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      value = UInt32(
        digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits.prefix(6)), radix: 16)
    } else if text.hasPrefix("rgb") {
      let parts = text.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
      if parts.count >= 3 { value = parts[..<3].reduce(0) { $0 << 8 | UInt32(min(max($1, 0), 255)) } }
    }
    guard let value else { return nil }
    color = UIColor(
      red: CGFloat(value >> 16 & 255) / 255, green: CGFloat(value >> 8 & 255) / 255,
      blue: CGFloat(value & 255) / 255, alpha: 1)
  }
}
