import Foundation
import Intents
import SashCore

/// Provides the entries of a widget whose configuration is an intent of SiriKit.
public protocol IntentTimelineProvider {
  associatedtype Entry: TimelineEntry
  associatedtype Intent: INIntent
  typealias Context = TimelineProviderContext
  /// Shown, with its texts hidden, until there is something.
  func placeholder(in context: Context) -> Entry
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  func getTimeline(
    for configuration: Intent, in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
  func recommendations() -> [IntentRecommendation<Intent>]
}
extension IntentTimelineProvider {
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// A configuration that the app recommends.
public struct IntentRecommendation<T: INIntent> {
  public let intent: T
  public let description: String
  public init(intent: T, description: LocalizedStringResource) {
    (self.intent, self.description) = (intent, String(localized: description))
  }
  @_disfavoredOverload
  public init(intent: T, description: some StringProtocol) {
    (self.intent, self.description) = (intent, String(description))
  }
}

/// A widget whose configuration is an intent of SiriKit. Here it always is a new one, as before a person has chosen anything.
///
/// - Missing: choosing other values of the intent.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  private let recipe: _WidgetRecipe
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var recipe = _WidgetRecipe(kind: kind)
    let make: @Sendable () -> Intent = { Intent() }
    recipe.placeholder = { provider.placeholder(in: TimelineProviderContext(family: $0)) }
    recipe.snapshot = { family in
      await withCheckedContinuation { done in
        provider.getSnapshot(for: make(), in: TimelineProviderContext(family: family)) { entry in
          nonisolated(unsafe) let entry = entry
          done.resume(returning: entry)
        }
      }
    }
    recipe.timeline = { family in
      await withCheckedContinuation { done in
        provider.getTimeline(
          for: make(), in: TimelineProviderContext(family: family, isPreview: false)
        ) { timeline in
          nonisolated(unsafe) let loaded = LoadedTimeline(entries: timeline.entries, policy: timeline.policy)
          done.resume(returning: loaded)
        }
      }
    }
    recipe.view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    self.recipe = recipe
  }
  public var body: Never { fatalError("IntentConfiguration has no body.") }
  public func _recipe() -> _WidgetRecipe { recipe }
}
