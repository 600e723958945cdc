import Foundation
import SashText

/// One or more lines of read-only text.
@frozen public nonisolated struct Text: Equatable, @unchecked Sendable {
  enum Storage: Equatable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
    case resource(LocalizedStringResource)
    indirect case joined(Text, Text)
    case image(Image)
    case attributed(AttributedString)
    case formatted(FormattedValue)
    case dated(DatedText)
  }
  /// The common cases, a plain string and a key without arguments, are stored as they are.
  @usableFromInline enum Content: Equatable {
    case string(String)
    case key(String)
    case other(TextBox)
  }
  @usableFromInline var content: Content
  @usableFromInline var changes: [TextChange] = []

  @inlinable init(content: Content) { self.content = content }
  init(_ storage: Storage) { content = .other(TextBox(storage)) }

  /// The characters as they are.
  @inlinable public init(verbatim content: String) { self.content = .string(content) }
  /// The characters as they are.
  @_disfavoredOverload @inlinable public init<S: StringProtocol>(_ content: S) {
    self.content = .string(String(content))
  }
  /// The translation of a key.
  @inlinable public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    if key.arguments.isEmpty, tableName == nil, bundle == nil {
      self.init(content: .key(key.key))
    } else {
      self.init(localized: key, tableName, bundle)
    }
  }
  @usableFromInline init(localized key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?) {
    self.init(.localized(key, table: table, bundle: bundle))
  }
  /// A value through a format style, in the locale of the environment where a view has set one.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(StyledValue(input, format)))
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = .string(formatter.string(for: subject) ?? "\(subject)")
  }
  /// `Date` and objects such as `NSNumber`, which the Foundation of this system does not name `ReferenceConvertible`.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    content = .string(formatter.string(for: subject) ?? "\(subject)")
  }

  /// An image in the line, like a letter: a symbol matches the font, a picture stands on the baseline.
  public init(_ image: Image) { self.init(.image(image)) }
  /// A string with the attributes of its parts; those of SwiftUI and links count.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    self.init(.attributed(attributedContent))
  }

  /// One text after another, each in its own style.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(.joined(lhs, rhs)) }

  /// The styles of lines under and through text.
  public struct LineStyle: Hashable, Sendable {
    public struct Pattern: Hashable, Sendable {
      let value: TextAttributes.Line.Pattern
      public static let solid = Pattern(value: .solid)
      public static let dot = Pattern(value: .dot)
      public static let dash = Pattern(value: .dash)
      public static let dashDot = Pattern(value: .dashDot)
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }
    public var pattern: Pattern
    public var color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()
  }
  /// Where text that does not fit is cut.
  public enum TruncationMode: Hashable, Sendable {
    case head, tail, middle
  }
  /// Changes of the letters' case.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  /// How large text is beside its font.
  public struct Scale: Hashable, Sendable {
    /// What the font's size is multiplied by.
    let factor: CGFloat
    /// As large as the font says.
    public static let `default` = Scale(factor: 1)
    /// Smaller, as units and marks beside a figure are. The factor is by eye.
    public static let secondary = Scale(factor: 0.8)
  }

  // A text that nobody else holds grows where it is.
  private __consuming func with(_ change: TextChange) -> Text {
    var copy = self
    copy.changes.append(change)
    return copy
  }

  public __consuming func font(_ font: Font?) -> Text { with(.font(font)) }
  public __consuming func fontWeight(_ weight: Font.Weight?) -> Text { with(.weight(weight)) }
  public __consuming func fontWidth(_ width: Font.Width?) -> Text { with(.width(width)) }
  public __consuming func fontDesign(_ design: Font.Design?) -> Text { with(.design(design)) }
  public __consuming func bold() -> Text { with(.bold(true)) }
  public __consuming func bold(_ isActive: Bool) -> Text { with(.bold(isActive)) }
  public __consuming func italic() -> Text { with(.italic(true)) }
  public __consuming func italic(_ isActive: Bool) -> Text { with(.italic(isActive)) }
  public __consuming func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? with(.design(.monospaced)) : self
  }
  public __consuming func monospacedDigit() -> Text { with(.monospacedDigit) }
  public __consuming func foregroundColor(_ color: Color?) -> Text {
    with(.style(color.map(AnyShapeStyle.init)))
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.style(AnyShapeStyle(style))) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(color: color) : nil))
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough(isActive ? LineStyle(color: color) : nil))
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    with(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
  }
  /// Extra points after each glyph; ligatures are kept apart.
  public __consuming func tracking(_ tracking: CGFloat) -> Text { with(.tracking(tracking)) }
  /// Extra points after each character.
  public __consuming func kerning(_ kerning: CGFloat) -> Text { with(.kerning(kerning)) }
  /// Makes the text as large as the scale says beside its font.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.scale(scale)) : self
  }
  /// Points above the line on which the text would stand.
  public __consuming func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with(.baselineOffset(baselineOffset))
  }
}

/// A text that is more than a string; a class, so that a text costs the same in a view however it was made.
@usableFromInline final class TextBox: Equatable {
  let storage: Text.Storage
  init(_ storage: Text.Storage) { self.storage = storage }
  @usableFromInline static func == (a: TextBox, b: TextBox) -> Bool { a === b || a.storage == b.storage }
}

/// One change that a modifier of `Text` makes.
@usableFromInline enum TextChange: Equatable {
  case font(Font?)
  case weight(Font.Weight?)
  case width(Font.Width?)
  case design(Font.Design?)
  case bold(Bool)
  case italic(Bool)
  case monospacedDigit
  case scale(Text.Scale)
  case style(AnyShapeStyle?)
  case underline(Text.LineStyle?)
  case strikethrough(Text.LineStyle?)
  case tracking(CGFloat)
  case kerning(CGFloat)
  case baselineOffset(CGFloat)
  case background(Color?)
  case link(URL)
  case custom(TextAttributeValue)
  case language(TypesettingLanguage)
  case speech(TextSpeech)

  @usableFromInline static func == (a: TextChange, b: TextChange) -> Bool {
    switch (a, b) {
    case (.font(let x), .font(let y)): x == y
    case (.weight(let x), .weight(let y)): x == y
    case (.width(let x), .width(let y)): x == y
    case (.design(let x), .design(let y)): x == y
    case (.bold(let x), .bold(let y)): x == y
    case (.italic(let x), .italic(let y)): x == y
    case (.monospacedDigit, .monospacedDigit): true
    case (.scale(let x), .scale(let y)): x == y
    case (.style(let x), .style(let y)): AnyShapeStyle.areSame(x, y)
    case (.underline(let x), .underline(let y)): x == y
    case (.strikethrough(let x), .strikethrough(let y)): x == y
    case (.tracking(let x), .tracking(let y)): x == y
    case (.kerning(let x), .kerning(let y)): x == y
    case (.baselineOffset(let x), .baselineOffset(let y)): x == y
    case (.background(let x), .background(let y)): x == y
    case (.link(let x), .link(let y)): x == y
    case (.custom(let x), .custom(let y)): x == y
    case (.language(let x), .language(let y)): x == y
    case (.speech(let x), .speech(let y)): x == y
    default: false
    }
  }
}

extension Text {
  /// The characters without their styles, translated.
  package var plainString: String { plainString(in: nil) }
  /// The characters without their styles, translated into the language of a locale; nil is the app's.
  func plainString(in locale: Locale?) -> String {
    switch content {
    case .string(let string): return string
    case .key(let key): return InlineMarkdown.plain(LocalizedStringKey(key).translated(in: locale))
    case .other(let box):
      switch box.storage {
      case .verbatim(let string): return string
      case .joined(let first, let second):
        return first.plainString(in: locale) + second.plainString(in: locale)
      case .image: return ""
      case .formatted(let value): return value.string(in: locale)
      case .dated(let dates): return dates.string(at: Alarm.now, in: .ofUser).string
      case .attributed(let string): return String(string.characters)
      case .localized(let key, let table, let bundle):
        return InlineMarkdown.plain(key.pieces(table: table, bundle: bundle, locale: locale), in: locale)
      case .resource(let resource):
        return InlineMarkdown.plain(resource.pieces(in: locale), in: locale ?? resource.ownLocale)
      }
    }
  }
}
