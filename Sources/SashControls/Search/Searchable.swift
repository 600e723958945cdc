import Foundation
import SashCore

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
  enum Kind { case automatic, toolbar, sidebar, drawer, fixedDrawer, principal }
  let kind: Kind
  /// In the bar where there is room, below the title where there is not; of a split view, in its sidebar.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the bar where there is room, below the title where there is not.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// Below the title of the sidebar.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer)
  /// In the place of the title.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .principal)
  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement
  { displayMode.isAlways ? SearchFieldPlacement(kind: .fixedDrawer) : .navigationBarDrawer }
  /// Whether the field goes when the content is scrolled.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    let isAlways: Bool
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
  var placement = SearchFieldPlacement.automatic
}

/// Where the bar of a screen wants the search field: at its own place, as an item of the bar, or nowhere.
enum SearchHome { case own, item, none }

/// Parts of a search that stand before its text.
struct SearchTokens {
  /// All of them, as views.
  let view: AnyView
  let isEmpty: Bool
  let removeLast: @MainActor () -> Void
  let removeAll: @MainActor () -> Void
  /// Adds one of them; false if it is of another kind.
  let add: @MainActor (Any) -> Bool
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
private struct SearchCollapseKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct IsBarOverContentKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SearchHomeKey: EnvironmentKey { static var defaultValue: SearchHome { .own } }
private struct IsSideColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(course: nil) }
}
private struct SearchTextKey: EnvironmentKey { static var defaultValue: Binding<String>? { nil } }
private struct SearchTokensKey: EnvironmentKey { static var defaultValue: SearchTokens? { nil } }
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
  /// By how much the search field of the screen has gone, of those that go when the content is scrolled.
  var searchCollapse: CGFloat {
    get { self[SearchCollapseKey.self] }
    set { self[SearchCollapseKey.self] = newValue }
  }
  /// Whether content is scrolled under the bar of the screen.
  var isBarOverContent: Bool {
    get { self[IsBarOverContentKey.self] }
    set { self[IsBarOverContentKey.self] = newValue }
  }
  /// Where the bar of the screen wants the search field.
  var searchHome: SearchHome {
    get { self[SearchHomeKey.self] }
    set { self[SearchHomeKey.self] = newValue }
  }
  /// Whether this place is in a column of a split view that others follow.
  var isSideColumn: Bool {
    get { self[IsSideColumnKey.self] }
    set { self[IsSideColumnKey.self] = newValue }
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
  /// The tokens that the field of a suggestion has.
  var searchTokens: SearchTokens? {
    get { self[SearchTokensKey.self] }
    set { self[SearchTokensKey.self] = newValue }
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
    at placement: SearchFieldPlacement, _ text: Binding<String>, _ prompt: Text?,
    _ isPresented: Binding<Bool>? = nil,
    _ suggestions: AnyView? = nil, tokens: SearchTokens? = nil
  ) -> some View {
    modifier(
      _SearchableModifier(
        search: Search(
          text: text, prompt: prompt, isPresented: isPresented, suggestions: suggestions, tokens: tokens,
          placement: placement)))
  }

  /// Lets a person search in this view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { searching(at: placement, text, prompt) }
  /// Lets a person search in this view.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { searching(at: placement, text, Text(prompt)) }
  /// Lets a person search in this view.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(at: placement, text, Text(prompt)) }
  /// Lets a person search in this view; `isPresented` is whether one does.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View { searching(at: placement, text, prompt, isPresented) }
  /// Lets a person search in this view; `isPresented` is whether one does.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searching(at: placement, text, Text(prompt), isPresented) }
  /// Lets a person search in this view; `isPresented` is whether one does.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searching(at: placement, text, Text(prompt), isPresented) }
  /// Lets a person search in this view, with suggestions meanwhile.
  @available(*, deprecated, message: "Use searchSuggestions(_:).")
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searching(at: placement, text, prompt, nil, AnyView(suggestions())) }
  /// Lets a person search in this view, with suggestions meanwhile.
  @available(*, deprecated, message: "Use searchSuggestions(_:).")
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searching(at: placement, text, Text(prompt), nil, AnyView(suggestions())) }
  /// Lets a person search in this view, with suggestions meanwhile.
  @available(*, deprecated, message: "Use searchSuggestions(_:).")
  @_disfavoredOverload
  public nonisolated func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder suggestions: () -> V
  ) -> some View { searching(at: placement, text, Text(prompt), nil, AnyView(suggestions())) }

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
}
