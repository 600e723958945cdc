import SashGraph

/// A view whose type is known only while the program runs. Its identity lasts while the wrapped type stays the same.
@frozen public nonisolated struct AnyView: MultiView {
  public typealias Body = Never
  @usableFromInline var storage: AnyViewStorageBase

  public init<V: View>(_ view: V) {
    if let same = view as? AnyView { self = same } else { storage = AnyViewStorage(view) }
  }
  public init<V: View>(erasing view: V) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    func open<V: View>(_ view: V) -> AnyView { AnyView(view) }
    self = open(view)
  }

  /// The view that this was made of.
  package var wrapped: any View { storage.anyView }

  public static func _makeViewList(view: _GraphValue<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .dynamic(AnyViewListRule(view: view.attribute, inputs: inputs))
  }
}

@usableFromInline class AnyViewStorageBase: ComparedByValue {
  var type: any View.Type { fatalError("abstract") }
  var anyView: any View { fatalError("abstract") }
  func makeList(view: Attribute<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
    fatalError("abstract")
  }
  func isEqual(to other: AnyViewStorageBase) -> Bool { fatalError("abstract") }
  @usableFromInline static func == (a: AnyViewStorageBase, b: AnyViewStorageBase) -> Bool {
    a === b || a.isEqual(to: b)
  }
}

final class AnyViewStorage<V: View>: AnyViewStorageBase {
  let view: V
  init(_ view: V) { self.view = view }
  override var type: any View.Type { V.self }
  override var anyView: any View { view }
  override func makeList(view: Attribute<AnyView>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let content = BranchRule<AnyView, V>.attribute(of: view) { ($0.storage as? AnyViewStorage<V>)?.view }
    return V._makeViewList(view: _GraphValue(content), inputs: inputs)
  }
  override func isEqual(to other: AnyViewStorageBase) -> Bool {
    guard let other = other as? AnyViewStorage<V> else { return false }
    var (a, b) = (view, other.view)
    return areEqual(&a, &b)
  }
}

/// The list of the wrapped view; another type of view ends everything in it.
struct AnyViewListRule: Rule {
  let view: Attribute<AnyView>
  let inputs: _ViewListInputs
  let parent: Subgraph
  let outer: DynamicListItem?
  var active: (type: any View.Type, item: DynamicListItem)?

  init(view: Attribute<AnyView>, inputs: _ViewListInputs) {
    self.view = view
    self.inputs = inputs
    parent = Subgraph.current!
    outer = DynamicListItem.current
  }

  mutating func compute() -> DynamicList {
    let storage = view.value.storage
    if let active, active.type == storage.type { return DynamicList(items: [active.item]) }
    active?.item.leave(inputs.base.host)
    let item = DynamicListItem(parent: parent, outer: outer) { [view, inputs] in
      storage.makeList(view: view, inputs: inputs)
    }
    active = (storage.type, item)
    return DynamicList(items: [item])
  }
}
