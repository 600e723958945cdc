import Foundation
import SashMarkdown

/// What Markdown says of characters within a line; Foundation on Linux has the type but no attribute of it.
@frozen public enum InlineIntentAttribute: CodableAttributedStringKey {
  public typealias Value = InlinePresentationIntent
  public static let name = "NSInlinePresentationIntent"
}
/// The blocks that characters of Markdown stand in.
@frozen public enum PresentationIntentAttribute: CodableAttributedStringKey {
  public typealias Value = PresentationIntent
  public static let name = "NSPresentationIntent"
}

/// How characters are meant within a line of Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// The end of a line of the source, which is a space of the text.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes.SwiftUIAttributes {
  public var inlinePresentationIntent: InlineIntentAttribute {
    fatalError("Only the type of this property counts.")
  }
  public var presentationIntent: PresentationIntentAttribute {
    fatalError("Only the type of this property counts.")
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// All of it: the text has no marks and no ends of lines between blocks, which `presentationIntent` tells.
      case full
      /// Marks within lines; ends of lines become spaces.
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }
    /// What becomes of text that is no Markdown. All text is some here, so nothing fails.
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language of what does not say its own.
    public var languageCode: String?
    /// - Missing: `markdownSourcePosition`.
    public var appliesSourcePositionAttributes: Bool
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Reads Markdown: what characters are meant to be becomes their attributes, and nothing of it a font.
  ///
  /// - Missing: extended attributes (`^[words](inflect: true)`) where all syntax is read.
  /// - Source: https://developer.apple.com/documentation/foundation/attributedstring/markdownparsingoptions
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    switch options.interpretedSyntax {
    case .full: self.init(MarkdownDocument.runs(of: markdown), baseURL: baseURL)
    case .inlineOnly:
      let words = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      self.init(InlineMarkdown.spans(of: [.value(words)]), baseURL: baseURL)
    case .inlineOnlyPreservingWhitespace:
      self.init(InlineMarkdown.spans(of: [.value(markdown)]), baseURL: baseURL)
    }
    if let code = options.languageCode {
      self[AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self] = code
    }
  }
  /// Reads Markdown in UTF-8.
  ///
  /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` where it is none.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }
  /// Reads a file of Markdown in UTF-8.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
  /// The same; the attributes that are read are the same for all scopes.
  public init<S: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }
  public init<S: AttributeScope>(
    markdown: String, including scope: S.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  private init(_ runs: [MarkdownRun], baseURL: URL?) {
    self.init()
    func place(_ path: String) -> URL? {
      guard let url = URL(string: path) else { return nil }
      return baseURL.flatMap { URL(string: url.relativeString, relativeTo: $0) } ?? url
    }
    for run in runs {
      var part = AttributedString(run.text)
      let intent = InlinePresentationIntent(run.style)
      if !intent.isEmpty { part[InlineIntentAttribute.self] = intent }
      part[AttributeScopes.FoundationAttributes.LinkAttribute.self] = run.link.flatMap(place)
      part[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] = run.image.flatMap(place)
      part[PresentationIntentAttribute.self] = PresentationIntent(run.blocks)
      append(part)
    }
  }

  /// The parts of Markdown that was read; texts in it are translated to a locale.
  init(_ spans: [InlineMarkdown.Span], baseURL: URL? = nil, locale: Locale? = nil) {
    self.init()
    for span in spans {
      var part = AttributedString(span.content.plainString(in: locale))
      var intent: InlinePresentationIntent = []
      for change in span.changes {
        switch change {
        case .bold: intent.insert(.stronglyEmphasized)
        case .italic: intent.insert(.emphasized)
        case .strikethrough: intent.insert(.strikethrough)
        case .design: intent.insert(.code)
        case .link(let url):
          part[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            baseURL.flatMap { URL(string: url.relativeString, relativeTo: $0) } ?? url
        default: break
        }
      }
      if !intent.isEmpty { part[InlineIntentAttribute.self] = intent }
      append(part)
    }
  }
}

extension InlinePresentationIntent {
  fileprivate init(_ style: MarkdownRun.Style) {
    let pairs: [(MarkdownRun.Style, InlinePresentationIntent)] = [
      (.emphasized, .emphasized), (.strong, .stronglyEmphasized), (.code, .code),
      (.strikethrough, .strikethrough), (.softBreak, .softBreak), (.lineBreak, .lineBreak),
      (.inlineHTML, .inlineHTML), (.blockHTML, .blockHTML),
    ]
    self = pairs.reduce([]) { style.contains($1.0) ? $0.union($1.1) : $0 }
  }
}
