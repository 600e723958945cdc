import SashGraph

/// A view with an identity that its user gives: another id is another view.
@frozen public nonisolated struct IDView<Content, ID: Hashable> {
  @usableFromInline var content: Content
  @usableFromInline var id: ID
  @inlinable public init(_ content: Content, id: ID) {
    self.content = content
    self.id = id
  }
}

extension IDView: View, MultiView where Content: View {
  public typealias Body = Never

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    let id = view.part(at: FieldOffset.second(Content.self, ID.self), as: ID.self)
    let content = view.part(at: 0, as: Content.self)
    return .dynamic(IDListRule<Content, ID>(id: id.attribute, content: content, inputs: inputs))
  }
}

/// The list of the content; a new id ends it and begins another.
private struct IDListRule<Content: View, ID: Hashable>: Rule {
  let id: Attribute<ID>
  let content: _GraphValue<Content>
  let inputs: _ViewListInputs
  let parent: Subgraph
  let outer: DynamicListItem?
  var active: (id: ID, item: DynamicListItem)?

  init(id: Attribute<ID>, content: _GraphValue<Content>, inputs: _ViewListInputs) {
    self.id = id
    self.content = content
    self.inputs = inputs
    parent = Subgraph.current!
    outer = DynamicListItem.current
  }

  mutating func compute() -> DynamicList {
    let wanted = id.value
    if let active, active.id == wanted { return DynamicList(items: [active.item]) }
    active?.item.leave(inputs.base.host)
    var inputs = inputs
    inputs.traits.id = AnyHashable(wanted)
    let kept = KeptItem()
    let item = DynamicListItem(parent: parent, outer: outer) { [content] in
      let content = Attribute(rule: KeptContentRule(content: content.attribute, item: kept))
      return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
    }
    kept.item = item
    active = (wanted, item)
    return DynamicList(items: [item])
  }
}

private final class KeptItem {
  weak var item: DynamicListItem?
}

/// The content, as it was when its part of the list left.
private struct KeptContentRule<Content>: Rule {
  let content: Attribute<Content>
  let item: KeptItem
  var last: Content?
  init(content: Attribute<Content>, item: KeptItem) {
    self.content = content
    self.item = item
  }
  mutating func compute() -> Content {
    if let last, item.item?.isLeaving ?? true { return last }
    last = content.value
    return last!
  }
}

extension View {
  /// Binds the identity of this view to a value: when it changes, the view ends and another begins.
  @inlinable public nonisolated __consuming func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(self, id: id)
  }
}
