import Foundation
import SashText

/// A typeface at a size and in a style, as far as the environment does not decide it.
///
/// The rounded design is the system's face with its corners rounded.
///
/// - Missing: bold strokes for faces that have none.
@frozen public nonisolated struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case textStyle(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case named(String, size: CGFloat, relativeTo: TextStyle?)
    case described(FontDescription)
  }
  enum Change: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case italic
    case bold
    case monospacedDigit
    case monospaced
    case smallCaps(FontDescription.SmallCaps)
    case leading(Leading)
    case size(CGFloat)
    case scaled(CGFloat)
  }
  @usableFromInline var storage: FontStorage
  init(_ base: Base) { storage = FontStorage(base: base, changes: []) }
  init(storage: FontStorage) { self.storage = storage }

  /// A face that is described already.
  package init(described: FontDescription) { self.init(.described(described)) }

  private func with(_ change: Change) -> Font {
    var copy = self
    copy.storage = FontStorage(base: storage.base, changes: storage.changes + [change])
    return copy
  }

  /// A style that grows with the user's text size.
  @frozen public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  /// How bold the strokes are.
  @frozen public struct Weight: Hashable, Sendable {
    /// On the scale of CSS.
    var value: CGFloat
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }
  /// How wide the glyphs are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }
  /// The family of the system's face.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }
  /// The distance between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  public static let largeTitle = Font(.textStyle(.largeTitle, design: nil, weight: nil))
  public static let title = Font(.textStyle(.title, design: nil, weight: nil))
  public static let title2 = Font(.textStyle(.title2, design: nil, weight: nil))
  public static let title3 = Font(.textStyle(.title3, design: nil, weight: nil))
  public static let headline = Font(.textStyle(.headline, design: nil, weight: nil))
  public static let subheadline = Font(.textStyle(.subheadline, design: nil, weight: nil))
  public static let body = Font(.textStyle(.body, design: nil, weight: nil))
  public static let callout = Font(.textStyle(.callout, design: nil, weight: nil))
  public static let footnote = Font(.textStyle(.footnote, design: nil, weight: nil))
  public static let caption = Font(.textStyle(.caption, design: nil, weight: nil))
  public static let caption2 = Font(.textStyle(.caption2, design: nil, weight: nil))
  /// The font of text that has none of its own.
  public static let `default` = body

  /// The system's face for a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.textStyle(style, design: design, weight: weight))
  }
  /// The system's face at a size in points, which does not grow with the user's text size.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    KnownFonts.system(size: size, weight: weight, design: design)
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    KnownFonts.system(size: size, weight: weight, design: design)
  }
  /// A named face at a size that grows with body text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.named(name, size: size, relativeTo: .body))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.named(name, size: size, relativeTo: textStyle))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.named(name, size: fixedSize, relativeTo: nil))
  }

  private func without(_ change: Change) -> Font {
    guard storage.changes.contains(change) else { return self }
    var copy = self
    copy.storage = FontStorage(base: storage.base, changes: storage.changes.filter { $0 != change })
    return copy
  }

  public func italic() -> Font { with(.italic) }
  /// Leans the glyphs, or takes back that they lean.
  public func italic(_ isActive: Bool) -> Font { isActive ? with(.italic) : without(.italic) }
  public func bold() -> Font { with(.bold) }
  /// Makes the strokes bold, or takes back that they are.
  public func bold(_ isActive: Bool) -> Font { isActive ? with(.bold) : without(.bold) }
  public func weight(_ weight: Weight) -> Font { with(.weight(weight)) }
  public func width(_ width: Width) -> Font { with(.width(width)) }
  public func monospacedDigit() -> Font { with(.monospacedDigit) }
  public func monospaced() -> Font { with(.monospaced) }
  /// Takes the face whose characters are all as wide as each other, or takes that back.
  public func monospaced(_ isActive: Bool) -> Font { isActive ? with(.monospaced) : without(.monospaced) }
  public func smallCaps() -> Font { with(.smallCaps(.all)) }
  public func lowercaseSmallCaps() -> Font { with(.smallCaps(.lowercase)) }
  public func uppercaseSmallCaps() -> Font { with(.smallCaps(.uppercase)) }
  public func lowercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? with(.smallCaps(.lowercase)) : without(.smallCaps(.lowercase))
  }
  public func uppercaseSmallCaps(_ isActive: Bool) -> Font {
    isActive ? with(.smallCaps(.uppercase)) : without(.smallCaps(.uppercase))
  }
  public func leading(_ leading: Leading) -> Font { with(.leading(leading)) }
  /// The same face at a size in points, which does not grow with the user's text size.
  public func pointSize(_ size: CGFloat) -> Font { with(.size(size)) }
  /// The same face larger or smaller by a factor.
  public func scaled(by factor: CGFloat) -> Font { with(.scaled(factor)) }
}

/// What a font is made of; a class, so that a font costs one pointer in a view.
@usableFromInline final class FontStorage: Hashable, Sendable {
  let base: Font.Base
  let changes: [Font.Change]
  init(base: Font.Base, changes: [Font.Change]) {
    self.base = base
    self.changes = changes
  }
  @usableFromInline static func == (a: FontStorage, b: FontStorage) -> Bool {
    a === b || (a.base == b.base && a.changes == b.changes)
  }
  @usableFromInline func hash(into hasher: inout Hasher) {
    hasher.combine(base)
    hasher.combine(changes)
  }
}
