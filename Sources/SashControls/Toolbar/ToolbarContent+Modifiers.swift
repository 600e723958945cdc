import SashCore

extension ToolbarContent {
  /// Says whether the item is on the glass that its neighbours share.
  ///
  /// - Missing: glass behind the items of a bar.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Names the item as what a screen zooms out of.
  ///
  /// - Missing: zooming out of items of a bar.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}
extension CustomizableToolbarContent {
  /// Says whether the item is on the glass that its neighbours share.
  ///
  /// - Missing: glass behind the items of a bar.
  public nonisolated func sharedBackgroundVisibility(
    _ visibility: Visibility
  ) -> some CustomizableToolbarContent { self }
}

/// An item that the system puts into bars itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let value: UInt8
  public static let search = ToolbarDefaultItemKind(value: 0)
  public static let sidebarToggle = ToolbarDefaultItemKind(value: 1)
  public static let title = ToolbarDefaultItemKind(value: 2)
}

/// Says where an item of the system goes.
///
/// - Missing: items of the system in other places: the search field, the sidebar's button and the title stay where they are.
public nonisolated struct DefaultToolbarItem: ToolbarContent {
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  public var body: some ToolbarContent { ToolbarItemGroup(placement: .keyboard) { EmptyView() } }
}

/// How far the search field makes itself small.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = SearchToolbarBehavior(value: 0)
  public static let minimize = SearchToolbarBehavior(value: 1)
}

extension View {
  /// Says whether the search field may be a button until it is used.
  ///
  /// - Missing: small search fields.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    if behavior == .minimize {
      runtimeWarning("searchToolbarBehavior(_:) is not done: the search field keeps its size.")
    }
    return self
  }
  /// Says what tools for writing may do in texts; there are none here.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
}

/// What tools for writing may do in a text.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = WritingToolsBehavior(value: 0)
  public static let complete = WritingToolsBehavior(value: 1)
  public static let limited = WritingToolsBehavior(value: 2)
  public static let disabled = WritingToolsBehavior(value: 3)
}

extension View {
  /// Puts a line below the title of the screen.
  ///
  /// - Missing: lines below titles.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    runtimeWarning("navigationSubtitle(_:) is not done: the title stands alone.")
    return self
  }
  /// Puts a line below the title of the screen.
  ///
  /// - Missing: lines below titles.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
  /// Puts a line below the title of the screen.
  ///
  /// - Missing: lines below titles.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }
}
