import SashCore
import SashGraph

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
  public typealias Body = _NoTabs<Content.TabValue>
  public var body: _NoTabs<Content.TabValue> { return noTabBody() }

  public nonisolated static func _makeTabs(tabs: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let views = Attribute(rule: TabRowsRule(tabs: tabs.attribute))
    return TabRowsRule<Data, ID, Content>.Rows._makeViewList(view: _GraphValue(views), inputs: inputs)
  }
}

/// The tabs of each element as views of each element.
private struct TabRowsRule<Data: RandomAccessCollection, ID: Hashable, Content: TabContent>: Rule {
  typealias Rows = ForEach<Data, ID, TabContentBuilder<Content.TabValue>.Content<Content>>
  let tabs: Attribute<ForEach<Data, ID, Content>>
  func compute() -> Rows {
    let tabs = tabs.value
    let content = tabs.content
    return Rows(data: tabs.data, ids: tabs.ids) { TabContentBuilder.Content(tabs: content($0)) }
  }
}

extension ForEach where Content: TabContent {
  /// Tabs for each element; the element's own `id` is their identity.
  public nonisolated init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == Value {
    self.init(data: data, ids: .reader(IdentifiableReader<Data.Element>.self), content: content)
  }
  /// Tabs for each element; what `id` leads to is their identity.
  public nonisolated init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value { self.init(data: data, ids: .keyPath(id), content: content) }
  /// Tabs for each number of a range.
  public nonisolated init<Value: Hashable>(
    _ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == Value {
    self.init(data: data, ids: .reader(SelfReader<Int>.self), content: content)
  }
}
