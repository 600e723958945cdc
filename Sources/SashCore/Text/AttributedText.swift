import Foundation

extension AttributeScopes {
  /// The attributes that `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that `Text` shows; those of Foundation are among them.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    @frozen public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    @frozen public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    @frozen public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
  /// What the attributes of this part change in a text.
  var textChanges: [TextChange] {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var changes: [TextChange] = []
    if let font = self[Scope.FontAttribute.self] { changes.append(.font(font)) }
    if let color = self[Scope.ForegroundColorAttribute.self] { changes.append(.style(AnyShapeStyle(color))) }
    if let color = self[Scope.BackgroundColorAttribute.self] { changes.append(.background(color)) }
    if let line = self[Scope.UnderlineStyleAttribute.self] { changes.append(.underline(line)) }
    if let line = self[Scope.StrikethroughStyleAttribute.self] { changes.append(.strikethrough(line)) }
    if let kern = self[Scope.KerningAttribute.self] { changes.append(.kerning(kern)) }
    if let tracking = self[Scope.TrackingAttribute.self] { changes.append(.tracking(tracking)) }
    if let offset = self[Scope.BaselineOffsetAttribute.self] { changes.append(.baselineOffset(offset)) }
    if let intent = self[InlineIntentAttribute.self] {
      if intent.contains(.stronglyEmphasized) { changes.append(.bold(true)) }
      if intent.contains(.emphasized) { changes.append(.italic(true)) }
      if intent.contains(.strikethrough) { changes.append(.strikethrough(.single)) }
      if intent.contains(.code) { changes.append(.design(.monospaced)) }
    }
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      changes.append(.link(link))
    }
    return changes
  }
}

/// What Markdown says of characters within a line; Foundation on Linux has the type but no attribute of it.
@frozen public enum InlineIntentAttribute: AttributedStringKey {
  public typealias Value = InlinePresentationIntent
  public static let name = "NSInlinePresentationIntent"
}

/// How characters are meant within a line of Markdown.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  public static let code = InlinePresentationIntent(rawValue: 4)
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
}

extension AttributeScopes.SwiftUIAttributes {
  public var inlinePresentationIntent: InlineIntentAttribute {
    fatalError("Only the type of this property counts.")
  }
}

extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }
    /// What becomes of text that is no Markdown. All text is some here, so nothing fails.
    public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    /// The language of what does not say its own.
    public var languageCode: String?
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

  /// Reads the marks within lines of Markdown.
  ///
  /// - Missing: headings, lists and other blocks, which are left as they are written.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(InlineMarkdown.spans(of: [.value(markdown)]), baseURL: baseURL)
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
