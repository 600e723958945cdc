import SashCore
import SashGraph

/// Puts items into the bars of the screen that a view is on.
public nonisolated struct _ToolbarModifier<Items: ToolbarContent>: UnaryModifier {
  public typealias Body = Never
  var items: Items

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    guard inputs.preferences.contains(ScreenBarKey.self) else { return outputs }
    let list = Items._makeToolbarItems(
      content: modifier.part(at: 0, as: Items.self), inputs: inputs.listInputs)
    outputs.preferences.set(
      ScreenBarKey.self,
      Attribute(
        rule: ToolbarRule(
          inner: outputs.preferences.optional(for: ScreenBarKey.self),
          items: SubviewsCollection.resolve(list, host: inputs.host))))
    return outputs
  }
}

private struct ToolbarRule: Rule {
  let inner: Attribute<ScreenBar?>?
  let items: Attribute<SubviewsCollection>
  func compute() -> ScreenBar? {
    var bar = inner?.value ?? ScreenBar()
    bar.items.append(items.value)
    return bar
  }
}

/// What the bars of a screen are for.
public struct ToolbarRole: Sendable {
  private let value: UInt8
  /// Whether the title stands beside the way back, as where one goes through documents.
  var hasLeadingTitle: Bool { value > 1 }
  public static let automatic = ToolbarRole(value: 0)
  public static let navigationStack = ToolbarRole(value: 1)
  public static let browser = ToolbarRole(value: 2)
  public static let editor = ToolbarRole(value: 3)
}

extension View {
  /// Puts views into the bar of the screen, each as an item at its end.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(_ToolbarModifier(items: ToolbarItemGroup(content: content)))
  }
  /// Puts items into the bars of the screen.
  public nonisolated func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  { modifier(_ToolbarModifier(items: content())) }
  /// Puts items into the bars of the screen that a person may rearrange: where there is room, the menu of the bar leads to a page
  /// that shows, hides and orders those which have ids. What is chosen is kept under the id of the toolbar.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(_ToolbarModifier(items: NotedItems<Content, ToolbarIDTrait>(content: content(), value: id)))
  }

  /// Shows or hides bars around this view.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changeBars(bars) { $0.visibility = visibility }
  }
  /// Shows or hides bars around this view.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { changeBars(bars) { $0.visibility = visibility } }
  /// Sets what is drawn behind bars, when anything is.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
    -> some View
  {
    let style = AnyShapeStyle(style)
    return changeBars(bars) { $0.background = style }
  }
  /// Sets whether bars have a background; otherwise they have one while content is under them.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { changeBars(bars) { $0.backgroundVisibility = visibility } }
  /// Sets whether bars have a background; otherwise they have one while content is under them.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { changeBars(bars) { $0.backgroundVisibility = visibility } }
  /// Sets whether bars are light or dark while they have a background.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { changeBars(bars) { $0.colorScheme = colorScheme } }
  /// Says what the bars of the screen are for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    screenBar { $0.hasLeadingTitle = role.hasLeadingTitle }
  }

  private nonisolated func changeBars(
    _ bars: [ToolbarPlacement], _ change: @escaping (inout ScreenBar.BarWish) -> Void
  ) -> some View {
    let kinds = bars.isEmpty ? [.automatic] : bars.map(\.kind)
    let changesTabs = kinds.contains(.tabBar)
    return screenBar { bar in
      for kind in kinds {
        switch kind {
        case .automatic, .navigationBar: change(&bar.navigationBar)
        case .bottomBar: change(&bar.bottomBar)
        case .tabBar: break
        }
      }
    }
    .transformPreference(TabBarKey.self) { if changesTabs { change(&$0) } }
  }
}

/// What the views of a tab want of the bar of tabs; it travels up through the screens to the tabs.
enum TabBarKey: PreferenceKey {
  static var defaultValue: ScreenBar.BarWish { ScreenBar.BarWish() }
  static func reduce(value: inout ScreenBar.BarWish, nextValue: () -> ScreenBar.BarWish) {
    value.fill(from: nextValue())
  }
}
