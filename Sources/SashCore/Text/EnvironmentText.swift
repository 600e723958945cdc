import Foundation
import SashText

private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: LineLimits { LineLimits() } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct MinimumScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { SystemLocale.locale }
}
private struct TextChangesKey: EnvironmentKey { static var defaultValue: [TextChange] { [] } }

/// How many lines texts may have, and have room for.
package struct LineLimits: Equatable {
  /// Nil is no limit.
  package var most: Int?
  package var least = 0
}

/// How the lines of a text stand to each other.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing
}

extension EnvironmentValues {
  /// The font of text that has none of its own; nil is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// The most lines that a text may have; nil is no limit.
  public var lineLimit: Int? {
    get { lineLimits.most }
    set { lineLimits = LineLimits(most: newValue) }
  }
  /// The most lines that a text may have, and for how many there is room at least.
  package var lineLimits: LineLimits {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  /// Points between the bottom of a line and the top of the next.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  /// How far text may shrink to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleKey.self] }
    set { self[MinimumScaleKey.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// Changes that modifiers of views make to all text in them, outermost first.
  var textChanges: [TextChange] {
    get { self[TextChangesKey.self] }
    set { self[TextChangesKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of the text in this view; nil is body.
  @inlinable public nonisolated __consuming func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }
  /// Sets the most lines of the texts in this view; nil removes the limit.
  @inlinable public nonisolated __consuming func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }
  /// Sets the number of lines, and whether a text is as high as that many lines even when it has fewer.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimits, LineLimits(most: limit, least: reservesSpace ? limit : 0))
  }
  /// Sets the least and the most lines: a text with fewer is as high as one with the least.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimits, LineLimits(most: limit.upperBound, least: limit.lowerBound))
  }
  /// Sets the least lines: a text with fewer is as high as one with so many.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    environment(\.lineLimits, LineLimits(least: limit.lowerBound))
  }
  /// Sets the most lines.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimits, LineLimits(most: limit.upperBound))
  }
  @inlinable public nonisolated __consuming func multilineTextAlignment(_ alignment: TextAlignment)
    -> some View
  {
    environment(\.multilineTextAlignment, alignment)
  }
  @inlinable public nonisolated __consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  @inlinable public nonisolated __consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }
  @inlinable public nonisolated __consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }
  @inlinable public nonisolated __consuming func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
  @inlinable public nonisolated __consuming func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
  @inlinable public nonisolated __consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textChange(.weight(weight)) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { textChange(.width(width)) }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textChange(.design(design)) }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { textChange(.bold(isActive)) }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { textChange(.italic(isActive)) }
  /// Makes the texts in this view as large as the scale says beside their fonts.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textChanges) { if isEnabled { $0.append(.scale(scale)) } }
  }
  public nonisolated func monospacedDigit() -> some View { textChange(.monospacedDigit) }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textChange(.underline(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textChange(.strikethrough(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil))
  }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { textChange(.kerning(kerning)) }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { textChange(.tracking(tracking)) }
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View {
    textChange(.baselineOffset(offset))
  }

  nonisolated func textChange(_ change: TextChange) -> some View {
    transformEnvironment(\.textChanges) { $0.append(change) }
  }
}
