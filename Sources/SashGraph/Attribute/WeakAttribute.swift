/// A handle that knows when its node has ended. Valid in every build: places are reused, and each life has a number.
package struct WeakAnyAttribute: Hashable {
  private let id: NodeID
  private let generation: UInt32
  private let graph: ObjectIdentifier

  package init(_ attribute: AnyAttribute) {
    id = attribute.id
    generation = store.pointee.nodes[Int(id)].generation
    graph = ObjectIdentifier(store.pointee.graph.takeUnretainedValue())
  }
  /// The attribute while it lives and its graph is current.
  package var attribute: AnyAttribute? {
    guard let current = Graph.current, ObjectIdentifier(current) == graph else { return nil }
    let node = store.pointee.nodes + Int(id)
    return node.pointee.generation == generation && node.pointee.kind != nil ? AnyAttribute(id: id) : nil
  }
}

/// A typed handle that knows when its node has ended.
package struct WeakAttribute<Value>: Hashable {
  private let base: WeakAnyAttribute
  package init(_ attribute: Attribute<Value>) { base = WeakAnyAttribute(attribute.any) }
  package var attribute: Attribute<Value>? { base.attribute.map { Attribute($0) } }
}
