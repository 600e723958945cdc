import SashCore
import SashGraph

extension TabContent {
  /// Shows the tabs or not.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    _OptionalTabs(content: hidden ? nil : self)
  }

  /// Puts a number on the tab in the bar; none for 0.
  public nonisolated func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    _BadgedTabs(content: self, badge: count == 0 ? nil : Text(verbatim: "\(count)"))
  }
  /// Puts a text on the tab in the bar.
  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    _BadgedTabs(content: self, badge: label)
  }
  /// Puts a text on the tab in the bar.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> {
    _BadgedTabs(content: self, badge: key.map { Text($0) })
  }
  /// Puts a text on the tab in the bar.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some TabContent<Self.TabValue> {
    _BadgedTabs(content: self, badge: label.map { Text(verbatim: String($0)) })
  }

  /// Names the tab among those that a person may arrange.
  ///
  /// - Missing: tabs that a person arranges.
  public nonisolated func customizationID(_ id: String) -> some TabContent<Self.TabValue> { self }
  /// Says how a person may arrange the tab.
  ///
  /// - Missing: tabs that a person arranges.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> { self }
  /// Says where a tab is shown before a person arranges it; there is a bar here, and no sidebar of tabs.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    let isInBar = placements.isEmpty || placements.contains(.tabBar)
    return _OptionalTabs(content: visibility == .hidden && isInBar ? nil : self)
  }
  /// Says whether the tab belongs into the sidebar; a tab for it alone is not in the bar.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> {
    _OptionalTabs(content: placement == .sidebarOnly ? nil : self)
  }
}

/// Where tabs are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let isBar: Bool
  public static let tabBar = AdaptableTabBarPlacement(isBar: true)
  public static let sidebar = AdaptableTabBarPlacement(isBar: false)
}

/// Where a tab belongs.
public struct TabPlacement: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = TabPlacement(value: 0)
  /// In the bar, whatever a person arranges.
  public static let pinned = TabPlacement(value: 1)
  public static let sidebarOnly = TabPlacement(value: 2)
}

/// How a person may arrange a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let value: UInt8
  public static let automatic = TabCustomizationBehavior(value: 0)
  public static let reorderable = TabCustomizationBehavior(value: 1)
  public static let disabled = TabCustomizationBehavior(value: 2)
}

/// Tabs with a badge in the bar.
nonisolated struct _BadgedTabs<T: TabContent>: TabContent {
  typealias TabValue = T.TabValue
  typealias Body = _NoTabs<TabValue>
  let content: T
  let badge: Text?
  var body: _NoTabs<TabValue> { return noTabBody() }

  static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inputs = inputs
    inputs.traits.set(
      TabBadgeTrait.self, tabs.part(at: MemoryLayout<Self>.offset(of: \.badge)!, as: Text?.self).attribute)
    return T._makeTabs(tabs: tabs.part(at: 0, as: T.self), inputs: inputs)
  }
}

/// The badge that a tab was given, beside that of its page.
enum TabBadgeTrait: _ViewTraitKey {
  static var defaultValue: Text? { nil }
}
