import Foundation
import SashCore

/// Where a search field stands.
///
/// - Missing: sidebars and toolbars; the field always stands below the title.
public struct SearchFieldPlacement: Sendable {
  private let name: String
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
  public static let toolbarPrincipal = SearchFieldPlacement(name: "principal")
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  {
    .navigationBarDrawer
  }
  /// Whether the field goes when the content is scrolled.
  ///
  /// - Missing: going; it always stays.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}

/// Ends a search.
public struct DismissSearchAction {
  let course: SearchCourse?
  /// Empties the field and takes the focus away.
  @MainActor public func callAsFunction() { course?.end() }
}

/// What ends the search of one field as the field is now. The object stays the same, so that a character that is typed is no
/// change of the environment of what is searched.
@MainActor final class SearchCourse {
  var end: () -> Void = {}
}

/// Is asked before a person begins a search, and hears when one calls it off.
package struct SearchKeeper {
  let mayBegin: @MainActor () -> Bool
  let cancelled: @MainActor () -> Void
  package init(mayBegin: @escaping @MainActor () -> Bool, cancelled: @escaping @MainActor () -> Void) {
    self.mayBegin = mayBegin
    self.cancelled = cancelled
  }
}
private struct SearchKeeperKey: EnvironmentKey { static var defaultValue: SearchKeeper? { nil } }

/// What is searched for, and how.
struct Search {
  var text: Binding<String>
  var prompt: Text?
  var isPresented: Binding<Bool>?
  var suggestions: AnyView?
  var tokens: SearchTokens?
}

/// Parts of a search that stand before its text.
struct SearchTokens {
  /// All of them, as views.
  let view: AnyView
  let isEmpty: Bool
  let removeLast: @MainActor () -> Void
  /// Rows of those that are proposed.
  var suggestions: AnyView?
}

private struct SearchTiesKey: EnvironmentKey { static var defaultValue: [SearchTie] { [] } }
extension EnvironmentValues {
  /// Who follows the focus of the search field, and leads it.
  var searchTies: [SearchTie] {
    get { self[SearchTiesKey.self] }
    set { self[SearchTiesKey.self] = newValue }
  }
}

private struct BeginsSearchKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
  /// Whether the search field is to have the focus as soon as it is seen.
  var beginsSearch: Bool {
    get { self[BeginsSearchKey.self] }
    set { self[BeginsSearchKey.self] = newValue }
  }
}

private struct PendingSearchKey: EnvironmentKey { static var defaultValue: Search? { nil } }
private struct InScreenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct CollapseKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(course: nil) }
}
private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
private struct SearchScopesKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct SearchSuggestionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }

extension EnvironmentValues {
  /// A search that is asked for around a navigation: its first screen shows the field.
  var pendingSearch: Search? {
    get { self[PendingSearchKey.self] }
    set { self[PendingSearchKey.self] = newValue }
  }
  package var searchKeeper: SearchKeeper? {
    get { self[SearchKeeperKey.self] }
    set { self[SearchKeeperKey.self] = newValue }
  }
  var isInScreen: Bool {
    get { self[InScreenKey.self] }
    set { self[InScreenKey.self] = newValue }
  }
  /// By how much the large title of the screen has gone.
  var titleCollapse: CGFloat {
    get { self[CollapseKey.self] }
    set { self[CollapseKey.self] = newValue }
  }
  /// Whether a person searches in the view around this one.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// Ends the search in the view around this one.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
  var searchText: Binding<String>? {
    get { self[SearchTextKey.self] }
    set { self[SearchTextKey.self] = newValue }
  }
  var searchScopes: AnyView? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }
}

public struct _SearchableModifier: ViewModifier {
  let search: Search
  nonisolated init(search: Search) { self.search = search }
  @Environment(\.isInScreen) private var isInScreen

  public func body(content: Content) -> some View {
    if isInScreen {
      content.modifier(SearchBarModifier(search: search))
    } else {
      content.environment(\.pendingSearch, search)
    }
  }
}

/// Shows the search that was asked for around the navigation.
struct PendingSearchModifier: ViewModifier {
  let isRoot: Bool
  @Environment(\.pendingSearch) private var search
  func body(content: Content) -> some View {
    if isRoot, let search {
      content.modifier(SearchBarModifier(search: search))
    } else {
      content
    }
  }
}

extension View {
  nonisolated func searching(
    _ text: Binding<String>, _ prompt: Text?, _ isPresented: Binding<Bool>? = nil,
    _ suggestions: AnyView? = nil, tokens: SearchTokens? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(
        search: Search(
          text: text, prompt: prompt, isPresented: isPresented, suggestions: suggestions, tokens: tokens)))
  }

  /// Lets a person search in this view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(text, prompt) }
  /// Lets a person search in this view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(text, Text(prompt)) }
  /// Lets a person search in this view.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, Text(prompt)) }
  /// Lets a person search in this view; `isPresented` is whether one does.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searching(text, prompt, isPresented) }
  /// Lets a person search in this view; `isPresented` is whether one does.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searching(text, Text(prompt), isPresented) }
  /// Lets a person search in this view; `isPresented` is whether one does.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(text, Text(prompt), isPresented) }
  /// Lets a person search in this view, with suggestions meanwhile.
  @available(*, deprecated, message: "Use searchSuggestions(_:).")
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searching(text, prompt, nil, AnyView(suggestions())) }
  /// Lets a person search in this view, with suggestions meanwhile.
  @available(*, deprecated, message: "Use searchSuggestions(_:).")
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searching(text, Text(prompt), nil, AnyView(suggestions())) }
  /// Lets a person search in this view, with suggestions meanwhile.
  @available(*, deprecated, message: "Use searchSuggestions(_:).")
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searching(text, Text(prompt), nil, AnyView(suggestions())) }

  /// What searches in this view suggest meanwhile.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }
  /// What a search can be narrowed to.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    environment(
      \.searchScopes, AnyView(Picker("", selection: scope, content: scopes).pickerStyle(.segmented)))
  }
  /// Makes a suggestion of this view: a tap on it searches for `completion`.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletionModifier(completion: completion))
  }
}

struct SearchCompletionModifier: ViewModifier {
  let completion: String
  nonisolated init(completion: String) { self.completion = completion }
  @Environment(\.searchText) private var text
  func body(content: Content) -> some View {
    Button {
      text?.wrappedValue = completion
    } label: {
      content
    }
    .buttonStyle(.plain)
  }
}
