import Foundation
import SashCore

/// What a widget is made of: its kind, who provides its entries, and how it looks.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  func _recipe() -> _WidgetRecipe
}
extension WidgetConfiguration {
  public func _recipe() -> _WidgetRecipe { body._recipe() }
}
extension Never: WidgetConfiguration {}

/// No widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}
  public var body: Never { fatalError("EmptyWidgetConfiguration has no body.") }
  public func _recipe() -> _WidgetRecipe { _WidgetRecipe(kind: "") }
}

/// What is known of a widget when all modifiers have had their say.
public struct _WidgetRecipe {
  package var kind: String
  package var name: Text?
  package var about: Text?
  package var families: [WidgetFamily]?
  package var hasMargins = true
  /// The entries from now on, and when to ask again.
  package var timeline: (@MainActor (WidgetFamily) async -> LoadedTimeline)?
  package var snapshot: (@MainActor (WidgetFamily) async -> (any TimelineEntry)?)?
  package var placeholder: (@MainActor (WidgetFamily) -> (any TimelineEntry)?)?
  /// The view of an entry; nil if it is one of another widget.
  package var view: (@MainActor (any TimelineEntry) -> AnyView?)?
  /// The view of a state of a live activity.
  package var activity: (@MainActor (Any) -> AnyView?)?

  package var shownFamilies: [WidgetFamily] { families ?? [.systemSmall, .systemMedium, .systemLarge] }
  package func changed(_ change: (inout _WidgetRecipe) -> Void) -> _WidgetRecipe {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Entries, and when to ask for others.
package struct LoadedTimeline {
  package var entries: [any TimelineEntry]
  package var policy: TimelineReloadPolicy
}

/// A configuration with a change.
struct ChangedConfiguration: WidgetConfiguration {
  let recipe: _WidgetRecipe
  var body: Never { fatalError("This configuration has no body.") }
  func _recipe() -> _WidgetRecipe { recipe }
}

extension WidgetConfiguration {
  private func changed(_ change: (inout _WidgetRecipe) -> Void) -> ChangedConfiguration {
    ChangedConfiguration(recipe: _recipe().changed(change))
  }

  /// The name that a person sees who looks for a widget.
  public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration {
    changed { $0.name = displayName }
  }
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.name = Text(displayNameKey) }
  }
  @_disfavoredOverload
  public func configurationDisplayName(_ displayName: some StringProtocol) -> some WidgetConfiguration {
    changed { $0.name = Text(displayName) }
  }
  /// What the widget shows, in words.
  public func description(_ description: Text) -> some WidgetConfiguration {
    changed { $0.about = description }
  }
  public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration {
    changed { $0.about = Text(descriptionKey) }
  }
  @_disfavoredOverload
  public func description(_ description: some StringProtocol) -> some WidgetConfiguration {
    changed { $0.about = Text(description) }
  }
  /// The sizes that the widget has; all but the extra large one, if nothing is said.
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
    changed { $0.families = families }
  }
  /// Lets the content reach the border.
  public func contentMarginsDisabled() -> some WidgetConfiguration { changed { $0.hasMargins = false } }
  /// Backgrounds are always shown here.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration {
    changed { _ in }
  }
  public func disfavoredLocations(
    _ locations: [WidgetLocation], for families: [WidgetFamily]
  ) -> some WidgetConfiguration { changed { _ in } }
  public func promptsForUserConfiguration() -> some WidgetConfiguration { changed { _ in } }
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
    changed { _ in }
  }
  /// Nothing wakes an app for downloads here.
  public func onBackgroundURLSessionEvents(
    matching: String? = nil, _ urlSessionEventsAction: @escaping (String, @escaping () -> Void) -> Void
  ) -> some WidgetConfiguration { changed { _ in } }
}
