import AppIntents
import CoreGraphics
import Foundation
import SashCore

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// When it is shown.
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}
extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much a person wants to see it, compared with the other entries of the widget.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float
  /// In seconds.
  public var duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// When a provider is asked for other entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case atEnd, never, after(Date) }
  package let kind: Kind
  /// When the last entry has come.
  public static let atEnd = Self(kind: .atEnd)
  /// When the app says so.
  public static let never = Self(kind: .never)
  public static func after(_ date: Date) -> Self { Self(kind: .after(date)) }
}

/// Entries in the order of their dates.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}
extension Timeline: Sendable where EntryType: Sendable {}

/// For which widget entries are wanted.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// Whether it is shown where widgets are chosen.
  public let isPreview: Bool
  /// In points.
  public let displaySize: CGSize
  /// The surroundings that the entries will be shown in.
  public struct EnvironmentVariants: Sendable {
    public subscript<T>(keyPath: WritableKeyPath<EnvironmentValues, T>) -> [T]? { nil }
  }
  public let environmentVariants = EnvironmentVariants()

  package init(family: WidgetFamily, isPreview: Bool = true) {
    (self.family, self.isPreview, displaySize) = (family, isPreview, family.size)
  }
}

/// Provides the entries of a widget.
public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  /// Shown, with its texts hidden, until there is something.
  func placeholder(in context: Context) -> Entry
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// Provides the entries of a widget with a configuration.
public protocol AppIntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: WidgetConfigurationIntent
  typealias Context = TimelineProviderContext
  func placeholder(in context: Context) -> Entry
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  func recommendations() -> [AppIntentRecommendation<Intent>]
  func relevances() async -> WidgetRelevances<Intent>
}
extension AppIntentTimelineProvider {
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
}

/// A configuration that the app recommends.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  public let intent: Intent
  public let description: String
  public init(intent: Intent, description: LocalizedStringResource) {
    (self.intent, self.description) = (intent, String(localized: description))
  }
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    (self.intent, self.description) = (intent, String(description))
  }
}

/// When a configuration matters.
public struct WidgetRelevances<Intent: WidgetConfigurationIntent> {
  public init(_ attributes: [WidgetRelevanceAttribute<Intent>]) {}
}
public struct WidgetRelevanceAttribute<Intent: WidgetConfigurationIntent> {
  public let configuration: Intent
  public init(configuration: Intent) { self.configuration = configuration }
}
