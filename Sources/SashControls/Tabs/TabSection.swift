import SashCore
import SashGraph

/// A section of tabs, whatever its type.
protocol SectionOfTabs {}
extension TabSection: SectionOfTabs {}

/// Tabs that belong together under a header. A bar of tabs shows them among the others.
///
/// - Missing: the header, which only a sidebar shows.
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
    Content._makeTabs(tabs: tabs.part(at: 0, as: Content.self), inputs: inputs)
  }
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
  ///
  /// - Missing: sidebars of tabs.
  public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> Self { self }
}
