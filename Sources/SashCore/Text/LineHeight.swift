import Foundation
import SashText

extension AttributedString {
  /// How far a line is from the next, from baseline to baseline.
  ///
  /// - Missing: as an attribute of parts of a string.
  public struct LineHeight: Hashable, Codable, Sendable {
    private enum Kind: Hashable, Codable, Sendable {
      case variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case exact(CGFloat)
    }
    private let kind: Kind

    /// As the fonts on each line have it.
    public static var variable: LineHeight { LineHeight(kind: .variable) }
    /// A multiple of the point size that looks as usual: 1.2, close to that of the system's font.
    public static var normal: LineHeight { .multiple(factor: 1.2) }
    /// A multiple of the point size that looks dense: 1.
    public static var tight: LineHeight { .multiple(factor: 1) }
    /// A multiple of the point size that looks airy: 1.4.
    public static var loose: LineHeight { .multiple(factor: 1.4) }
    /// A multiple of the largest point size on the line.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    /// Points more than the largest point size on the line.
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
    /// Points, whatever the fonts are.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .exact(points)) }

    var paragraph: ParagraphStyle.LineHeight {
      switch kind {
      case .variable: .font
      case .multiple(let factor): .multiple(factor)
      case .leading(let increase): .leading(increase)
      case .exact(let points): .exact(points)
      }
    }
  }
}

extension Text {
  /// What decides which way a paragraph runs.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    let isByLayout: Bool
    /// What the paragraph says: its first letter that has a direction.
    public static let contentBased = WritingDirectionStrategy(isByLayout: false)
    /// The direction of the layout around the text.
    public static let layoutBased = WritingDirectionStrategy(isByLayout: true)
    /// What the paragraph says.
    public static let `default` = contentBased
  }

  /// What decides on which side leading is.
  public struct AlignmentStrategy: Hashable, Sendable {
    let isByWriting: Bool
    /// The direction of the layout around the text.
    public static let layoutBased = AlignmentStrategy(isByWriting: false)
    /// The way that each paragraph runs.
    public static let writingDirectionBased = AlignmentStrategy(isByWriting: true)
    /// The direction of the layout around the text.
    ///
    /// - Missing: fields, where Apple follows the way that each paragraph runs.
    public static let `default` = layoutBased
  }
}

private struct LineHeightKey: EnvironmentKey { static var defaultValue: AttributedString.LineHeight? { nil } }
private struct WritingDirectionKey: EnvironmentKey {
  static var defaultValue: Text.WritingDirectionStrategy { .default }
}
private struct AlignmentStrategyKey: EnvironmentKey {
  static var defaultValue: Text.AlignmentStrategy { .default }
}

extension EnvironmentValues {
  /// How far lines of text are from each other; nil is as their fonts have it.
  public var lineHeight: AttributedString.LineHeight? {
    get { self[LineHeightKey.self] }
    set { self[LineHeightKey.self] = newValue }
  }
  var writingDirectionStrategy: Text.WritingDirectionStrategy {
    get { self[WritingDirectionKey.self] }
    set { self[WritingDirectionKey.self] = newValue }
  }
  var textAlignmentStrategy: Text.AlignmentStrategy {
    get { self[AlignmentStrategyKey.self] }
    set { self[AlignmentStrategyKey.self] = newValue }
  }
}

extension View {
  /// Sets how far lines of text in this view are from each other; nil is as their fonts have it.
  public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
  /// Sets what decides which way paragraphs in this view run.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    environment(\.writingDirectionStrategy, strategy)
  }
  /// Sets what decides on which side leading is for lines of text in this view.
  public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    environment(\.textAlignmentStrategy, strategy)
  }
}
