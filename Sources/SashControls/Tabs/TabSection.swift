import SashCore
import SashGraph

/// A section of tabs, whatever its type.
protocol SectionOfTabs {}
extension TabSection: SectionOfTabs {}

/// Tabs that belong together under a header. A bar of tabs shows them among the others, a sidebar below the header.
public nonisolated struct TabSection<
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable
>:
  TabContent
where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  public typealias Body = _NoTabs<SelectionValue>
  let content: Content
  let header: Header
  public var body: _NoTabs<SelectionValue> { return noTabBody() }

  public static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inputs = inputs
    let id = TabSectionID()
    let header = tabs.part(at: MemoryLayout<Self>.offset(of: \.header)!, as: Header.self).attribute
    inputs.traits.set(
      TabSectionTrait.self, Attribute(rule: TabSectionRule(id: id, header: header)))
    return Content._makeTabs(
      tabs: tabs.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self), inputs: inputs)
  }
}

/// Names a section for as long as it is there.
final class TabSectionID {}

/// The section that a tab is in.
struct TabSectionInfo {
  var id: TabSectionID
  /// Nil where none is given.
  var header: AnyView?
}
enum TabSectionTrait: _ViewTraitKey {
  static var defaultValue: TabSectionInfo? { nil }
}
/// What a sidebar shows in the header of the section that a tab is in.
enum TabSectionActionsTrait: _ViewTraitKey {
  static var defaultValue: AnyView? { nil }
}

private struct TabSectionRule<Header: View>: Rule {
  let id: TabSectionID
  let header: Attribute<Header>
  func compute() -> TabSectionInfo? {
    TabSectionInfo(id: id, header: Header.self == EmptyView.self ? nil : AnyView(header.value))
  }
}

private nonisolated struct TabsWithActions<Base: TabContent, Actions: View>: TabContent {
  typealias TabValue = Base.TabValue
  typealias Body = _NoTabs<Base.TabValue>
  let base: Base
  let actions: Actions
  var body: _NoTabs<Base.TabValue> { return noTabBody() }

  static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inputs = inputs
    let actions = tabs.part(at: MemoryLayout<Self>.offset(of: \.actions)!, as: Actions.self).attribute
    inputs.traits.set(TabSectionActionsTrait.self, Attribute(rule: TabActionsRule(actions: actions)))
    return Base._makeTabs(
      tabs: tabs.part(at: MemoryLayout<Self>.offset(of: \.base)!, as: Base.self), inputs: inputs)
  }
}

private struct TabActionsRule<Actions: View>: Rule {
  let actions: Attribute<Actions>
  func compute() -> AnyView? { AnyView(actions.value) }
}

extension TabSection where Footer == EmptyView {
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
    self.header = header()
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension TabContent {
  /// Adds buttons to the header of a section, which only a sidebar shows.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content)
    -> some TabContent<TabValue>
  { TabsWithActions(base: self, actions: content()) }
}
