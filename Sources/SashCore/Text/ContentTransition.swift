import Foundation
import Symbols

/// How a view goes from one content to another while it stays: a text to other words, a number to the next.
///
/// It counts in animated changes only.
/// - Source: Apple's page on `ContentTransition`; facts on semantics, 217.
public struct ContentTransition: Equatable, Sendable {
  enum Kind: Equatable {
    case identity, opacity, interpolate
    case numeric(countsDown: Bool)
    case value(Double)
    case symbol(SymbolEffectConfiguration, speed: Double)
  }
  let kind: Kind

  /// The new content is there at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old content fades out while the new one fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// What can be led over is: the colours of a text whose words stay. Other words fade.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// The characters that differ roll over: upwards, downwards if the text `countsDown`.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }
  /// The characters that differ roll over: upwards while `value` grows, downwards while it falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }
}

private struct ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .interpolate }
}
private struct ContentTransitionGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// How views go from one content to another while they stay.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
  /// Whether contents in transition are to be drawn by the graphics processor as one picture. Sash draws the same either
  /// way.
  public var contentTransitionAddsDrawingGroup: Bool {
    get { self[ContentTransitionGroupKey.self] }
    set { self[ContentTransitionGroupKey.self] = newValue }
  }
}

extension View {
  /// Sets how this view and those in it go from one content to another in animated changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
