extension Attribute {
  /// Sets an input and marks its readers, if the value differs; says whether it does.
  ///
  /// While an evaluation goes on, the write waits for its end: no value changes under a rule that runs.
  @discardableResult
  package func setValue(_ new: Value) -> Bool {
    let s = requireStore()
    guard let value = inputAddress(s) else { return false }
    if s.pointee.walkTop != 0 {
      let write = deferredWrite(s, initial: value.pointee)
      let isSame = withUnsafePointer(to: new) { _ComparisonTable._areEqual(UnsafePointer(value), $0) }
      write.value = new
      return !isSame
    }
    let isSame = withUnsafePointer(to: new) { _ComparisonTable._areEqual(UnsafePointer(value), $0) }
    if isSame { return false }
    store(s, new, at: value)
    return true
  }

  /// Changes an input in place and marks its readers, whether or not it differs then.
  ///
  /// While an evaluation goes on, the change is made to a copy that takes effect at its end.
  package func updateInput(_ body: (inout Value) -> Void) {
    let s = requireStore()
    guard let value = inputAddress(s) else { return }
    if s.pointee.walkTop != 0 {
      let write = deferredWrite(s, initial: value.pointee)
      write.isForced = true
      body(&write.value)
      return
    }
    guard s.pointee.nodes[Int(id)].firstProjection != 0 else {
      body(&value.pointee)
      changed(s)
      markReaders(s, of: id)
      noteInvalidation(s)
      return
    }
    var new = value.pointee
    body(&new)
    store(s, new, at: value)
  }

  /// Changes the stored rule in place and makes it run at the next pull.
  package func updateRule<R: Rule>(as type: R.Type, _ body: (inout R) -> Void) {
    changeRule(type, body)
  }
  package func updateRule<R: InPlaceRule>(as type: R.Type, _ body: (inout R) -> Void) {
    changeRule(type, body)
  }

  private func changeRule<R: ErasedRule>(_ type: R.Type, _ body: (inout R) -> Void) {
    let s = requireStore()
    let node = s.pointee.nodes + Int(id)
    if node.pointee.isFree { return noteEnded(s, id, "changed") }
    let kind = s.pointee.kind(of: node.pointee)
    precondition(
      kind.pointee.layout.ruleType == type, "Sash: the rule of \(nodeName(s, id)) is not a \(type)")
    precondition(!node.pointee.running, "Sash: \(type) was changed from outside while it runs")
    body(&(node.pointee.value - kind.pointee.valueOffset).assumingMemoryBound(to: R.self).pointee)
    markNeedsUpdate()
  }

  /// Nil once the input has ended.
  private func inputAddress(_ s: StorePointer) -> UnsafeMutablePointer<Value>? {
    let node = s.pointee.nodes[Int(id)]
    if node.isFree {
      noteEnded(s, id, "set")
      return nil
    }
    precondition(
      s.pointee.kind(of: node).pointee.layout.role == .input,
      "Sash: only an input can be set, and this is \(nodeName(s, id))")
    return node.value.assumingMemoryBound(to: Value.self)
  }

  private func changed(_ s: StorePointer) {
    s.pointee.revision &+= 1
    s.pointee.nodes[Int(id)].changedAt = s.pointee.revision
  }

  private func store(_ s: StorePointer, _ new: Value, at value: UnsafeMutablePointer<Value>) {
    changed(s)
    if s.pointee.nodes[Int(id)].firstProjection != 0 {
      withUnsafePointer(to: new) {
        compareProjections(
          s, of: id, UnsafeMutableRawPointer(value), new: UnsafeRawPointer($0), revision: s.pointee.revision,
          marking: true)
      }
    }
    markDirectReaders(s, of: id)
    // The old value goes last: what its end runs sees the new one.
    let old = value.move()
    value.initialize(to: new)
    withExtendedLifetime(old) { noteInvalidation(s) }
  }

  private func deferredWrite(_ s: StorePointer, initial: @autoclosure () -> Value) -> DeferredWrite<Value> {
    let graph = s.pointee.graph
    for work in graph.deferredWork[graph.doneWork...] where work.id == id {
      if let write = work as? DeferredWrite<Value>, write.weak.attribute != nil { return write }
    }
    let write = DeferredWrite(self, value: initial(), s)
    graph.enqueue(write)
    return write
  }
}
