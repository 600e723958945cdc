import Foundation
import SashCore

/// A widget that a person cannot configure.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let recipe: _WidgetRecipe
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    var recipe = _WidgetRecipe(kind: kind)
    recipe.placeholder = { provider.placeholder(in: TimelineProviderContext(family: $0)) }
    recipe.snapshot = { family in
      await withCheckedContinuation { done in
        provider.getSnapshot(in: TimelineProviderContext(family: family)) { entry in
          nonisolated(unsafe) let entry = entry
          done.resume(returning: entry)
        }
      }
    }
    recipe.timeline = { family in
      await withCheckedContinuation { done in
        provider.getTimeline(in: TimelineProviderContext(family: family, isPreview: false)) { timeline in
          nonisolated(unsafe) let loaded = LoadedTimeline(entries: timeline.entries, policy: timeline.policy)
          done.resume(returning: loaded)
        }
      }
    }
    recipe.view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    self.recipe = recipe
  }
  public var body: Never { fatalError("StaticConfiguration has no body.") }
  public func _recipe() -> _WidgetRecipe { recipe }
}

/// A widget whose configuration is an intent. Here it always has the intent's defaults.
///
/// - Missing: choosing other values of the intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration {
  private let recipe: _WidgetRecipe
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    var recipe = _WidgetRecipe(kind: kind)
    recipe.placeholder = { provider.placeholder(in: TimelineProviderContext(family: $0)) }
    recipe.snapshot = { family in
      await provider.snapshot(for: Intent(), in: TimelineProviderContext(family: family))
    }
    recipe.timeline = { family in
      let timeline = await provider.timeline(
        for: Intent(), in: TimelineProviderContext(family: family, isPreview: false))
      return LoadedTimeline(entries: timeline.entries, policy: timeline.policy)
    }
    recipe.view = { entry in (entry as? Provider.Entry).map { AnyView(content($0)) } }
    self.recipe = recipe
  }
  public var body: Never { fatalError("AppIntentConfiguration has no body.") }
  public func _recipe() -> _WidgetRecipe { recipe }
}
