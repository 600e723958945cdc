import Foundation
import SashCore

// Declared here and not in ActivityKit, which builds on this module.

/// What stays the same about a live activity; what changes is its state.
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state, and until when it is true.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public let state: State
  public let staleDate: Date?
  public let relevanceScore: Double
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}
extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Codable, Hashable, Sendable { case active, ended, dismissed, stale, pending }
public enum ActivityFamily: Hashable, CaseIterable, Sendable { case small, medium }

/// What is known where a live activity is drawn.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let isStale: Bool
  public let activityID: String
  package init(attributes: Attributes, state: Attributes.ContentState, isStale: Bool = false) {
    (self.attributes, self.state, self.isStale) = (attributes, state, isStale)
    activityID = "preview"
  }
}

/// Which view of a live activity is looked at.
public enum ActivityPreviewViewKind: Hashable, Sendable {
  case content
  case dynamicIsland(DynamicIslandPreviewViewState)
}
public enum DynamicIslandPreviewViewState: Hashable, Sendable { case compact, minimal, expanded }

@resultBuilder
public enum ContentStatesBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ parts: [State]...) -> [State] { parts.flatMap { $0 } }
}

/// A live activity: its view on the lock screen and its parts in the island.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  private let recipe: _WidgetRecipe
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
    var recipe = _WidgetRecipe(kind: "\(Attributes.self)")
    recipe.activity = { context in
      (context as? ActivityViewContext<Attributes>).map { AnyView(content($0)) }
    }
    self.recipe = recipe
  }
  public var body: Never { fatalError("ActivityConfiguration has no body.") }
  public func _recipe() -> _WidgetRecipe { recipe }
}

extension ActivityAttributes {
  /// The surroundings of a preview that shows a state.
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View { EmptyView() }
}

extension View {
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View {
    background(color ?? .clear)
  }
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
