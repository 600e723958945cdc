import Foundation
import SashCore
import SashMessages

/// Sentences by which a person has the app do something. They are kept; nobody listens for them here.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Tells the system that choices have changed; there is nobody to tell.
  public static func updateAppShortcutParameters() {}
}

public enum ShortcutTileColor: Int, Sendable {
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, purple, pink, grape, grayBlue,
    grayBrown,
    grayGreen
}

/// An intent and the sentences for it.
public struct AppShortcut: Sendable {
  public let shortTitle: LocalizedStringResource?
  public let systemImageName: String?
  package let phrases: [String]
  private let run: @Sendable () async throws -> Void

  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.phrases = phrases.map(\.words)
    run = { _ = try await intent.perform() }
  }
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
    (shortTitle, systemImageName) = (nil, nil)
    self.phrases = phrases.map(\.words)
    run = { _ = try await intent.perform() }
  }
  /// For tests: does what the sentences stand for.
  package func perform() async throws { try await run() }
}

@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] { components.flatMap { $0 } }
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] { component }
}

/// Stands for words that are known when the sentence is heard.
public struct AppShortcutPhraseToken: Sendable {
  let words: String
  public static var applicationName: Self { Self(words: ProcessInfo.processInfo.processName) }
}

/// A sentence for an intent.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  let words: String
  public init(stringLiteral value: String) { words = value }
  public init(stringInterpolation: StringInterpolation) { words = stringInterpolation.words }

  public struct StringInterpolation: StringInterpolationProtocol {
    var words = ""
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) { words += literal }
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { words += token.words }
    public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
      words += "${\(Intent()[keyPath: keyPath].title.map { String(localized: $0) } ?? "\(Value.self)")}"
    }
  }
}
