import SashCore

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = SearchScopeActivation(value: 0)
  /// As soon as something has been typed.
  public static let onTextEntry = SearchScopeActivation(value: 1)
  /// As soon as a person searches.
  public static let onSearchPresentation = SearchScopeActivation(value: 2)
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = SearchSuggestionsPlacement(value: 0)
  /// Over the content, below the field.
  public static let menu = SearchSuggestionsPlacement(value: 1)
  /// In the content.
  public static let content = SearchSuggestionsPlacement(value: 2)

  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let menu = Set(rawValue: 1)
    public static let content = Set(rawValue: 2)
  }
}

/// How the bars look while a person searches.
public struct SearchPresentationToolbarBehavior: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = SearchPresentationToolbarBehavior(value: 0)
  /// The title and the items stay.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(value: 1)
}

/// How a search field stands while nobody searches.
public struct SearchToolbarBehavior: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = SearchToolbarBehavior(value: 0)
  /// As a button that brings the field up.
  public static let minimize = SearchToolbarBehavior(value: 1)
}

private struct ScopeActivationKey: EnvironmentKey {
  static var defaultValue: SearchScopeActivation { .automatic }
}
private struct SuggestionsPlacementKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement { .automatic }
}
private struct HiddenSuggestionsKey: EnvironmentKey {
  static var defaultValue: SearchSuggestionsPlacement.Set { [] }
}
private struct SearchToolbarKey: EnvironmentKey {
  static var defaultValue: SearchToolbarBehavior { .automatic }
}
private struct SearchPresentationKey: EnvironmentKey {
  static var defaultValue: SearchPresentationToolbarBehavior { .automatic }
}
private struct SearchSelectionKey: EnvironmentKey {
  static var defaultValue: Binding<TextSelection?>? { nil }
}

extension EnvironmentValues {
  var searchScopeActivation: SearchScopeActivation {
    get { self[ScopeActivationKey.self] }
    set { self[ScopeActivationKey.self] = newValue }
  }
  /// Where suggestions around this view are shown; automatic outside of suggestions.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SuggestionsPlacementKey.self] }
    set { self[SuggestionsPlacementKey.self] = newValue }
  }
  var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }
  var searchPresentationBehavior: SearchPresentationToolbarBehavior {
    get { self[SearchPresentationKey.self] }
    set { self[SearchPresentationKey.self] = newValue }
  }
  var searchToolbarBehavior: SearchToolbarBehavior {
    get { self[SearchToolbarKey.self] }
    set { self[SearchToolbarKey.self] = newValue }
  }
  var searchSelection: Binding<TextSelection?>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}

extension View {
  /// What a search can be narrowed to, and when that is offered.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes).environment(\.searchScopeActivation, activation) }
  /// Shows the suggestions of searches in this view at some places, or not.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.hiddenSearchSuggestions) {
      if visibility == .hidden { $0.formUnion(placements) } else { $0.subtract(placements) }
    }
  }
  /// Sets how the bars look while a person searches: where there is little width the title and the items go, unless they are to
  /// stay.
  public nonisolated func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
    -> some View
  { environment(\.searchPresentationBehavior, behavior) }
  /// Sets how the search fields in this view stand while nobody searches.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    environment(\.searchToolbarBehavior, behavior)
  }
  /// Ties what is selected in the search fields of this view to a state.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, selection)
  }
}
