import CSashCurrent

/// A value in the current graph: set from outside, computed by a rule, or a part of another.
///
/// Only a number: copying it is free, and it does not keep its node alive. Use it while its graph is current
/// and its subgraph has not ended; `WeakAttribute` is the handle that may outlive both.
@frozen
@usableFromInline package struct Attribute<Value>: Hashable {
  @usableFromInline package let id: NodeID

  @inlinable package init(id: NodeID) { self.id = id }
  /// The handle again, whose type was put aside.
  @inlinable package init(_ attribute: AnyAttribute) { id = attribute.id }

  /// An attribute of the current subgraph whose value is set from outside.
  @inlinable
  package init(input value: Value) {
    let s = requireStore()
    let id = makeNode(s, kind(s, of: InputKind<Value>.self))
    let node = s.pointee.nodes + Int(id)
    node.pointee.value.initializeMemory(as: Value.self, to: value)
    node.pointee.hasValue = true
    node.pointee.changedAt = s.pointee.revision
    self.id = id
  }

  /// An attribute of the current subgraph whose value is computed when it is asked for.
  @inlinable
  package init<R: Rule>(rule: R) where R.Value == Value { id = makeRuleNode(rule) }
  /// An attribute of the current subgraph whose rule writes the value in place.
  @inlinable
  package init<R: InPlaceRule>(rule: R) where R.Value == Value { id = makeRuleNode(rule) }

  @inlinable package var any: AnyAttribute { AnyAttribute(id: id) }

  /// The value, up to date; a rule that reads it runs again when it changes. Lent by address, not copied.
  @inlinable
  package var value: Value {
    @inline(__always) unsafeAddress { UnsafePointer(trackedAddress(id).assumingMemoryBound(to: Value.self)) }
  }

  /// The value, up to date; a rule that reads it does not come to depend on it.
  @inlinable
  package var untrackedValue: Value {
    @inline(__always) unsafeAddress {
      UnsafePointer(untrackedAddress(id).assumingMemoryBound(to: Value.self))
    }
  }

  /// Begins to fetch what a read of the value looks at first; for reads of many attributes in a row, each well before it is
  /// read. `prefetchValue()` follows some time later and fetches the value itself.
  package func prefetch() { sash_prefetch(currentStore.pointee.nodes + Int(id)) }
  package func prefetchValue() { sash_prefetch(currentStore.pointee.nodes[Int(id)].value) }
  /// And then the object, or none, that stands `offset` bytes into the value.
  package func prefetchObject(at offset: Int) {
    let node = currentStore.pointee.nodes[Int(id)]
    if node.hasValue { sash_prefetch(node.value.load(fromByteOffset: offset, as: UnsafeRawPointer?.self)) }
  }

  /// Nothing that the value depends on has been written since it was computed.
  package var isCurrent: Bool { any.isCurrent }
  package var needsUpdate: Bool { !isCurrent }
  @inlinable package func bringUpToDate() { any.bringUpToDate() }
  /// Makes the rule run at the next pull, because something outside of the graph has changed.
  package func markNeedsUpdate() { any.markNeedsUpdate() }

  /// The part of the value that begins `offset` bytes into it, as an attribute that changes only when the
  /// part does.
  ///
  /// The same part gives the same attribute; it lives as long as this one.
  package func projecting<Part>(offset: Int, as type: Part.Type) -> Attribute<Part> {
    let s = requireStore()
    return Attribute<Part>(id: projection(s, of: id, at: offset, projectionKind(s, of: Part.self)))
  }
}

@inlinable
func makeRuleNode<R: ErasedRule>(_ rule: R) -> NodeID {
  let s = requireStore()
  let kind = kind(s, of: R.self)
  let id = makeNode(s, kind)
  let node = s.pointee.nodes + Int(id)
  (node.pointee.value - kind.pointee.valueOffset).initializeMemory(as: R.self, to: rule)
  node.pointee.pending = true
  return id
}

extension Attribute {
  /// The value as it was last computed or set, whether or not it is still true; nil if there has been none.
  package var lastValue: Value? {
    let node = requireStore().pointee.nodes[Int(id)]
    return node.hasValue ? UnsafeRawPointer(node.value).assumingMemoryBound(to: Value.self).pointee : nil
  }
}
