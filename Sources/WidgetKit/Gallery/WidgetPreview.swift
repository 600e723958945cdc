import Foundation
import SashCore

/// A widget of a size, as the surroundings of a preview.
public struct WidgetPreviewContext: PreviewContext {
  public let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
  @MainActor public func _surrounding(_ view: AnyView) -> AnyView {
    AnyView(WidgetFrame(family: family, content: view))
  }
}

@resultBuilder
public enum TimelineEntriesBuilder {
  public static func buildExpression<Entry: TimelineEntry>(_ entry: Entry) -> [any TimelineEntry] { [entry] }
  public static func buildExpression<Entry: TimelineEntry>(_ entries: [Entry]) -> [any TimelineEntry] {
    entries
  }
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] { part ?? [] }
  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
}

/// Declares a preview of a widget: its entries, one below the other.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  @TimelineEntriesBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SashMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the entries of a provider.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
  timelineProvider: @escaping @MainActor () -> any TimelineProvider
) = #externalMacro(module: "SashMacros", type: "PreviewMacro")

/// Declares a preview of a live activity.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @ContentStatesBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () -> [Attributes.ContentState]
) = #externalMacro(module: "SashMacros", type: "PreviewMacro")

extension Preview {
  /// A preview of a widget's entries.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    @TimelineEntriesBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    self.init(name) {
      let recipe = widget()._recipes().first ?? _WidgetRecipe(kind: "")
      return WidgetEntries(recipe: recipe, family: family, entries: timeline())
    }
  }
  /// A preview of a widget that lives.
  public init(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> any Widget,
    timelineProvider: @escaping @MainActor () -> any TimelineProvider
  ) {
    self.init(name) {
      WidgetStage(recipe: widget()._recipes().first ?? _WidgetRecipe(kind: ""), family: family)
    }
  }
  /// A preview of a live activity on the lock screen.
  public init<Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> any Widget,
    @ContentStatesBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    self.init(name) {
      let recipe = widget()._recipes().first { $0.activity != nil }
      let states = contentStates()
      return VStack(spacing: 16) {
        ForEach(states.indices, id: \.self) { index in
          recipe?.activity?(ActivityViewContext(attributes: attributes, state: states[index]))
            .frame(maxWidth: .infinity)
            .background(.background, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
        }
      }
      .padding()
    }
  }
}
