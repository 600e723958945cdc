import Foundation
import SashCore

/// Where a tab stands among the others.
public struct TabPlacement: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = TabPlacement(value: 0)
  /// At the end of the bar.
  public static let pinned = TabPlacement(value: 1)
  /// In the sidebar alone; where there is none, it stands in the bar.
  public static let sidebarOnly = TabPlacement(value: 2)
}

/// Whether a person may move or hide a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = TabCustomizationBehavior(value: 0)
  /// It may be moved among those beside it.
  public static let reorderable = TabCustomizationBehavior(value: 1)
  /// It stays where it is.
  public static let disabled = TabCustomizationBehavior(value: 2)
}

/// The two looks of tabs that are a bar or a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  enum Kind: Hashable { case automatic, tabBar, sidebar }
  let kind: Kind
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}

extension TabContent {
  nonisolated func changingTabs(_ change: @escaping (inout TabTraits) -> Void) -> some TabContent<TabValue> {
    ChangedTabs(self) { $0.modifier(TabChange(change: change)) }
  }
  /// Does something to the button that stands for the tab in the bar.
  package nonisolated func decoratingTab(_ decoration: @escaping @MainActor (AnyView) -> AnyView)
    -> some TabContent<TabValue>
  { changingTabs { $0.decorations.insert(decoration, at: 0) } }

  /// Leaves the tab out, with its state; another one is shown if it was chosen.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changingTabs { $0.isHidden = $0.isHidden || hidden }
  }
  /// Keeps a person from choosing the tab.
  public nonisolated func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changingTabs { $0.isDisabled = $0.isDisabled || disabled }
  }
  /// Sets where the tab stands among the others.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changingTabs { $0.placement = placement }
  }
  /// Names the tab or the section among those that a person may change (`tabViewCustomization(_:)`).
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
    let isSection = self is any SectionOfTabs
    return changingTabs { if isSection { $0.sectionID = id } else { $0.customizationID = id } }
  }
  /// Sets whether a person may move or hide the tab, which a sidebar offers.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isSidebar = placements.isEmpty || placements.contains { $0 != .tabBar }
    return changingTabs { if isSidebar { $0.behavior = behavior } }
  }
  /// Sets whether the tab is shown as long as nobody has changed that.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isBar = placements.isEmpty || placements.contains { $0 != .sidebar }
    let isSidebar = placements.isEmpty || placements.contains { $0 != .tabBar }
    return changingTabs {
      if isBar { $0.barVisibility = visibility }
      if isSidebar { $0.sidebarVisibility = visibility }
    }
  }

  /// Shows a number at the tab; zero shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    ChangedTabs(self) { $0.badge(count) }
  }
  /// Shows a text at the tab; nil shows none.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    ChangedTabs(self) { $0.badge(label) }
  }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    ChangedTabs(self) { $0.badge(key) }
  }
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    let text = label.map { Text($0) }
    return ChangedTabs(self) { $0.badge(text) }
  }

  /// Shows actions to choose from when the tab in the bar is held, or clicked with the other button of a mouse.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    let items = menuItems()
    return decoratingTab { AnyView($0.contextMenu { items }) }
  }
  /// Adds buttons to the tab in a sidebar: its menu has them. A bar has no such buttons.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> {
    let actions = AnyView(content())
    return changingTabs { $0.actions.append(actions) }
  }
  /// Shows a view beside the tab in the bar.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    decoratingTab {
      AnyView(
        $0.popover(
          isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .bottom,
          content: content))
    }
  }
  /// Shows a view of an item beside the tab in the bar.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<TabValue> {
    decoratingTab {
      AnyView(
        $0.popover(
          item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge ?? .bottom, content: content))
    }
  }
}

// MARK: What is said of a tab

extension TabContent {
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<
    TabValue
  > {
    decoratingTab { isEnabled ? AnyView($0.accessibilityLabel(label)) : $0 }
  }
  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityLabel(Text(label), isEnabled: isEnabled) }
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<
    TabValue
  > {
    decoratingTab { isEnabled ? AnyView($0.accessibilityValue(value)) : $0 }
  }
  public nonisolated func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityValue(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityValue(Text(value), isEnabled: isEnabled) }
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue>
  {
    decoratingTab { isEnabled ? AnyView($0.accessibilityHint(hint)) : $0 }
  }
  public nonisolated func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityHint(Text(key), isEnabled: isEnabled) }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityHint(Text(hint), isEnabled: isEnabled) }
  public nonisolated func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { decoratingTab { isEnabled ? AnyView($0.accessibilityInputLabels(labels)) : $0 } }
  public nonisolated func accessibilityInputLabels(_ keys: [LocalizedStringKey], isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityInputLabels(keys.map { Text($0) }, isEnabled: isEnabled) }
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ labels: [S], isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { accessibilityInputLabels(labels.map { Text($0) }, isEnabled: isEnabled) }
  public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  { decoratingTab { isEnabled ? AnyView($0.accessibilityIdentifier(identifier)) : $0 } }
}
