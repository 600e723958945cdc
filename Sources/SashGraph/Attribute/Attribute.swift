/// A handle on a node of the current graph. Costs nothing to copy; reading it inside a rule makes the rule depend on it.
///
/// A handle must not outlive its subgraph: hold a `WeakAttribute` where that may happen.
@frozen @usableFromInline package struct Attribute<Value>: Hashable {
  @usableFromInline package let id: NodeID

  @inlinable package init(id: NodeID) { self.id = id }
  /// The handle again, whose type was put aside.
  @inlinable package init(_ any: AnyAttribute) { id = any.id }

  /// A value that is written from outside. It belongs to the current subgraph.
  package init(input value: Value) {
    let kind = Kinds.input(Value.self)
    let s = store
    id = s.pointee.newNode(kind, block: s.pointee.newBlock(kind.pointee.sizeClass))
    let node = s.pointee.nodes + Int(id)
    (node.pointee.block + Int(kind.pointee.valueOffset)).initializeMemory(as: Value.self, to: value)
    node.pointee.hasValue = true
    node.pointee.changedAt = s.pointee.revision
    node.pointee.checkedAt = s.pointee.revision
  }

  /// A value that a rule computes when it is first read. It belongs to the current subgraph.
  package init<R: Rule>(rule: R) where R.Value == Value {
    id = makeRuleNode(rule, Kinds.rule(R.self, value: Value.self))
  }
  package init<R: InPlaceRule>(rule: R) where R.Value == Value {
    id = makeRuleNode(rule, Kinds.rule(R.self, value: Value.self))
  }

  /// The value, brought up to date. Inside a rule this records a dependency. The value is lent, not copied.
  @inlinable package var value: Value {
    @inline(__always) unsafeAddress { UnsafePointer(track(id).assumingMemoryBound(to: Value.self)) }
  }

  /// The value, brought up to date, without a dependency.
  package var untrackedValue: Value {
    let s = store
    if s.pointee.nodes[Int(id)].isPending { withoutReader { pull(id) } }
    let node = s.pointee.nodes + Int(id)
    return (node.pointee.block + Int(node.pointee.kind.unsafelyUnwrapped.pointee.valueOffset))
      .assumingMemoryBound(to: Value.self).pointee
  }

  package var any: AnyAttribute { AnyAttribute(id: id) }

  /// Writes an input. Readers are marked only if the value differs from the last; returns whether it does.
  ///
  /// While a rule runs the write is put off until evaluation ends, and true is returned.
  @discardableResult
  package func setValue(_ new: Value) -> Bool {
    let s = store
    if s.pointee.frame.reader != 0 {
      let weak = WeakAttribute(self)
      s.pointee.graph.takeUnretainedValue().deferUntilIdle { weak.attribute?.setValue(new) }
      return true
    }
    let place = inputPlace()
    var new = new
    if _ComparisonTable._areEqual(&new, place) { return false }
    s.pointee.revision &+= 1
    if s.pointee.nodes[Int(id)].hasProjections { noteProjections(of: id, new: &new) }
    place.pointee = new
    s.pointee.nodes[Int(id)].changedAt = s.pointee.revision
    markReaders(of: id)
    return true
  }

  /// Changes an input in place and marks its readers, whatever the change was.
  package func updateInput(_ change: (inout Value) -> Void) {
    let s = store
    precondition(s.pointee.frame.reader == 0, "Sash: an input was changed in place while a rule ran")
    let place = inputPlace()
    s.pointee.revision &+= 1
    if s.pointee.nodes[Int(id)].hasProjections {
      var copy = place.pointee
      change(&copy)
      noteProjections(of: id, new: &copy)
      place.pointee = copy
    } else {
      change(&place.pointee)
    }
    s.pointee.nodes[Int(id)].changedAt = s.pointee.revision
    markReaders(of: id)
  }

  private func inputPlace() -> UnsafeMutablePointer<Value> {
    let node = store.pointee.nodes + Int(id)
    let kind = node.pointee.kind.unsafelyUnwrapped
    precondition(
      kind.pointee.rule == nil && !kind.pointee.isProjection, "Sash: only an input can be written, \(Value.self) is computed")
    return (node.pointee.block + Int(kind.pointee.valueOffset)).assumingMemoryBound(to: Value.self)
  }

  /// Makes the rule of this attribute run at the next pull, because something outside of the graph has changed.
  package func markNeedsUpdate() { any.markNeedsUpdate() }

  /// Changes the stored rule and makes it run at the next pull.
  package func updateRule<R: Rule>(as type: R.Type, _ change: (inout R) -> Void) where R.Value == Value {
    let node = store.pointee.nodes + Int(id)
    precondition(node.pointee.kind == Kinds.rule(R.self, value: Value.self), "Sash: this attribute has no rule \(R.self)")
    change(&node.pointee.block.assumingMemoryBound(to: R.self).pointee)
    markNeedsUpdate()
  }

  /// The part of the value that begins `offset` bytes into it, as an attribute of its own: its readers run only when the
  /// part becomes different. It copies nothing; whoever stores the whole compares the part.
  package func projecting<Part>(offset: Int, as type: Part.Type) -> Attribute<Part> {
    let kind = Kinds.projection(Part.self)
    let s = store
    let parent = s.pointee.nodes[Int(id)]
    let block = parent.block + Int(parent.kind.unsafelyUnwrapped.pointee.valueOffset) + offset
    let part = s.pointee.newNode(kind, block: block)
    _ = s.pointee.addEdge(from: id, to: part, after: 0)
    s.pointee.nodes[Int(id)].hasProjections = true
    s.pointee.nodes[Int(part)].isPending = true
    return Attribute<Part>(id: part)
  }
}

private func makeRuleNode<R>(_ rule: R, _ kind: UnsafePointer<Kind>) -> NodeID {
  let s = store
  let id = s.pointee.newNode(kind, block: s.pointee.newBlock(kind.pointee.sizeClass))
  let node = s.pointee.nodes + Int(id)
  node.pointee.block.initializeMemory(as: R.self, to: rule)
  node.pointee.isPending = true
  return id
}

/// A handle without the type of its value.
@frozen @usableFromInline package struct AnyAttribute: Hashable {
  @usableFromInline package let id: NodeID
  @inlinable package init(id: NodeID) { self.id = id }

  /// Makes the rule of this attribute run at the next pull.
  package func markNeedsUpdate() {
    let s = store
    let node = s.pointee.nodes + Int(id)
    if node.pointee.isRunning {
      let weak = WeakAnyAttribute(self)
      s.pointee.graph.takeUnretainedValue().deferUntilIdle { weak.attribute?.markNeedsUpdate() }
      return
    }
    s.pointee.revision &+= 1
    node.pointee.isForced = true
    node.pointee.isPending = true
    markReaders(of: id)
  }

  /// Evaluates the attribute if something upstream was written, without a dependency.
  package func bringUpToDate() {
    if store.pointee.nodes[Int(id)].isPending { withoutReader { pull(id) } }
  }
}
