import SashGraph

/// One view of another view's content: it stands for a view that is already resolved, and shows it where it is put.
///
/// What was applied to the view where it was written comes before what is applied here, and the view has the environment
/// of the container that resolved it.
///
/// - Missing: `ContainerSizingOptions`.
public nonisolated struct Subview: View, Identifiable, MultiView {
  let source: SubviewSource

  /// The identity of a subview: it stays the same while the view is part of the content, wherever it moves.
  public nonisolated struct ID: Hashable {
    let element: ViewListElement
    public static func == (a: ID, b: ID) -> Bool { a.element === b.element }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(element)) }
  }
  public var id: ID { ID(element: source.element) }

  /// What the view hands to the container around it. A body that reads it depends on it.
  public var containerValues: ContainerValues {
    source.read(ContainerValuesTrait.self)
  }

  /// A trait of the view; the default after its end. A rule that reads it depends on it.
  package func trait<K: _ViewTraitKey>(_ key: K.Type) -> K.Value { source.read(key) }
  /// False after the end of the view.
  package var isValid: Bool { source.isValid }
  /// Whether it is a `Divider`.
  package var isDivider: Bool { source.traits.isDivider }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .dynamic(SubviewListRule(inputs: inputs) { [view.value.source] })
  }
}

/// A subview in another environment than that of the container that resolved it.
package struct AdjustedSubview: View, MultiView {
  private let subview: Subview
  private let change: (inout EnvironmentValues) -> Void
  package init(_ subview: Subview, change: @escaping (inout EnvironmentValues) -> Void) {
    self.subview = subview
    self.change = change
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .dynamic(
      SubviewListRule(inputs: inputs, change: { view.value.change(&$0) }) { [view.value.subview.source] })
  }
}

@available(*, unavailable)
extension Subview: Sendable {}
@available(*, unavailable)
extension Subview.ID: Sendable {}

/// A resolved view and how to make it. There is one for each view that a list has at a time.
final class SubviewSource {
  let element: ViewListElement
  let wrappers: WrapperChain?
  let traits: ViewTraits
  let host: SubviewHost
  /// Freed with the view: a rule that reads it runs again at its end.
  private let life: Attribute<Bool>

  init(_ flat: FlatElement, host: SubviewHost) {
    element = flat.element
    life = flat.element.subgraph.apply { Attribute(input: true) }
    wrappers = flat.wrappers
    traits = flat.traits
    self.host = host
  }
  func isSame(as flat: FlatElement) -> Bool {
    guard element === flat.element else { return false }
    var (a, b) = (wrappers, flat.wrappers)
    while let x = a, let y = b {
      if x.wrapper !== y.wrapper { return false }
      (a, b) = (x.outer, y.outer)
    }
    return a == nil && b == nil
  }
  /// False after the end of the view.
  var isValid: Bool { element.subgraph.isValid && life.value }

  /// A trait of the view; the default after its end.
  func read<K: _ViewTraitKey>(_ key: K.Type) -> K.Value {
    guard element.subgraph.isValid else { return K.defaultValue }
    return host.read(traits.attribute(for: key)) ?? K.defaultValue
  }

  /// Makes the view. It ends with the view it stands for and with the place it is put, whichever is first.
  func makeView(_ inputs: _ViewInputs, change: ((inout EnvironmentValues) -> Void)? = nil) -> _ViewOutputs {
    let own = Subgraph(parent: element.subgraph)
    Subgraph.current!.onInvalidate { own.invalidate() }
    return own.apply {
      WrapperChain.apply(wrappers, inputs) { self.element.makeView($0, change: change) }
    }
  }
}

/// The scene of resolved views, for reads that come from outside of it.
final class SubviewHost {
  private weak var host: ViewGraph?
  init(_ host: ViewGraph) { self.host = host }
  /// The value of a trait; a rule that reads it depends on it. Nil once the scene is gone.
  func read<Value>(_ trait: Attribute<Value>?) -> Value? {
    guard let trait, let host else { return nil }
    return host.graph.withCurrent { trait.value }
  }
}

/// Shows resolved views; each stays the same view while it is in the list.
struct SubviewListRule: Rule {
  let inputs: _ViewListInputs
  let sources: () -> [SubviewSource]
  /// What is changed of the environment of the views; a rule that calls it depends on what it reads.
  let change: ((inout EnvironmentValues) -> Void)?
  let parent: Subgraph
  var items: [ObjectIdentifier: Item] = [:]

  struct Item {
    var source: SubviewSource
    var item: DynamicListItem
  }

  init(
    inputs: _ViewListInputs, change: ((inout EnvironmentValues) -> Void)? = nil,
    sources: @escaping () -> [SubviewSource]
  ) {
    self.inputs = inputs
    self.sources = sources
    self.change = change
    parent = Subgraph.current!
  }

  mutating func compute() -> DynamicList {
    var kept: [ObjectIdentifier: Item] = [:]
    var order: [DynamicListItem] = []
    // A view that has ended may still be held by whoever asked for it.
    for source in sources() where source.isValid {
      let key = ObjectIdentifier(source)
      let entry = kept[key] ?? items.removeValue(forKey: key) ?? make(source)
      kept[key] = entry
      order.append(entry.item)
    }
    for gone in items.values { gone.item.end() }
    items = kept
    return DynamicList(items: order)
  }

  private func make(_ source: SubviewSource) -> Item {
    var traits = source.traits
    traits.add(outer: inputs.traits)
    let change = change
    let item = DynamicListItem(parent: parent) {
      .element(
        ViewListElement(base: source.element.base, traits: traits) { source.makeView($0, change: change) })
    }
    return Item(source: source, item: item)
  }
}
