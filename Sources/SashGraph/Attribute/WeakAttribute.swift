import CSashCurrent

/// A handle on an attribute that may outlive it: it notices that the node is gone, even if its slot is used
/// again.
package struct WeakAnyAttribute: Hashable {
  private let id: NodeID
  private let generation: UInt32
  private let graph: UInt32

  /// A weak handle on an attribute of the current graph.
  package init(_ attribute: AnyAttribute) {
    let s = requireStore()
    id = attribute.id
    generation = s.pointee.ownership[Int(id)].generation
    graph = s.pointee.serial
  }

  /// The attribute; nil once its node is freed, or while its graph is not the current one.
  package var attribute: AnyAttribute? {
    guard let store = sash_current_get() else { return nil }
    let s = store.assumingMemoryBound(to: GraphStore.self)
    guard s.pointee.serial == graph, id < s.pointee.nodeCount else { return nil }
    return s.pointee.ownership[Int(id)].generation == generation && !s.pointee.nodes[Int(id)].isFree
      ? AnyAttribute(id: id) : nil
  }
}

/// A typed handle on an attribute that may outlive it.
package struct WeakAttribute<Value>: Hashable {
  private let base: WeakAnyAttribute
  package init(_ attribute: Attribute<Value>) { base = WeakAnyAttribute(attribute.any) }
  /// The attribute; nil once its node is freed, or while its graph is not the current one.
  package var attribute: Attribute<Value>? { base.attribute.map { Attribute($0) } }
}
