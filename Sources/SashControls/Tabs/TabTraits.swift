import SashCore
import SashGraph

/// What modifiers of tabs say about one.
struct TabTraits {
  var isHidden = false
  var isDisabled = false
  var placement = TabPlacement.automatic
  var role: TabRole?
  var customizationID: String?
  /// Of the section that the tab is in.
  var sectionID: String?
  var barVisibility = Visibility.automatic
  var sidebarVisibility = Visibility.automatic
  /// What a person may change of it in a sidebar.
  var behavior = TabCustomizationBehavior.automatic
  /// Buttons beside the tab in a sidebar, in their order.
  var actions: [AnyView] = []
  /// What is done to the button in the bar, innermost first.
  var decorations: [@MainActor (AnyView) -> AnyView] = []
}

enum TabTrait: ViewTraitKey {
  static var defaultValue: TabTraits { TabTraits() }
}

/// Says one thing about the tabs that a view stands for, on top of what modifiers further out have said.
nonisolated struct TabChange: TraitsModifier {
  typealias Body = Never
  let change: (inout TabTraits) -> Void
  nonisolated static func _changeTraits(modifier: _GraphValue<Self>, traits: inout ViewTraits) {
    traits.replace(
      TabTrait.self,
      Attribute(rule: TabTraitsRule(outer: traits.attribute(for: TabTrait.self), change: modifier.attribute)))
  }
}

private struct TabTraitsRule: Rule {
  let outer: Attribute<TabTraits>?
  let change: Attribute<TabChange>
  func compute() -> TabTraits {
    var traits = outer?.value ?? TabTraits()
    change.value.change(&traits)
    return traits
  }
}

/// Tabs that look or behave in another way.
nonisolated struct ChangedTabs<C: TabContent, Changed: View>: TabContent {
  typealias TabValue = C.TabValue
  typealias Body = _NoTabs<C.TabValue>
  nonisolated(unsafe) let tabs: C
  nonisolated(unsafe) let change: @MainActor (TabContentBuilder<C.TabValue>.Content<C>) -> Changed
  nonisolated init(
    _ tabs: C, change: @escaping @MainActor (TabContentBuilder<C.TabValue>.Content<C>) -> Changed
  ) { (self.tabs, self.change) = (tabs, change) }
  var body: _NoTabs<C.TabValue> { return noTabBody() }

  static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    Changed._makeViewList(
      view: _GraphValue(Attribute(rule: ChangedTabsRule(tabs: tabs.attribute))), inputs: inputs)
  }
}

private struct ChangedTabsRule<C: TabContent, Changed: View>: Rule {
  let tabs: Attribute<ChangedTabs<C, Changed>>
  func compute() -> Changed {
    let value = tabs.value
    return MainActor.assumeIsolated { value.change(TabContentBuilder<C.TabValue>.Content(tabs: value.tabs)) }
  }
}

/// Tabs whose type is put aside.
public nonisolated struct AnyTabContent<TabValue: Hashable>: TabContent {
  public typealias Body = _NoTabs<TabValue>
  let view: AnyView
  /// Puts the type of tabs aside.
  public init(_ content: any TabContent<TabValue>) {
    func erase<C: TabContent>(_ content: C) -> AnyView where C.TabValue == TabValue {
      AnyView(TabContentBuilder<TabValue>.Content(tabs: content))
    }
    view = erase(content)
  }
  public var body: _NoTabs<TabValue> { return noTabBody() }
  public static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    AnyView._makeViewList(view: tabs.part(at: 0, as: AnyView.self), inputs: inputs)
  }
}
