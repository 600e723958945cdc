/// A gate stands between a value that many changes may concern and the many nodes that read it.
///
/// A change marks the gate, but not what follows from it: that happens when the gate has been computed again and its value
/// is another one. So a change that leaves the value as it was costs nothing behind the gate, however many read it. In return
/// whoever evaluates has to call `resolveGates()` before pulling what lies behind.
extension Attribute {
  /// Makes a rule without projections a gate. Call it before anything reads it.
  ///
  /// - Parameters:
  ///   - isEarly: It follows from no late gate, and late ones may follow from it: it comes before them.
  ///   - depth: How many others it may follow from, one behind the other. Gates with less of it come first.
  package func makeGate(isEarly: Bool = false, depth: Int32 = 0) {
    let s = requireStore()
    s.pointee.graph.gateDepths[id] = depth
    precondition(s.pointee.nodes[Int(id)].firstProjection == 0, "a gate has no projections")
    s.pointee.nodes[Int(id)].isGate = true
    s.pointee.nodes[Int(id)].isEarly = isEarly
  }
}

extension Graph {
  /// Some gate may have to change: what is behind it may be out of date without being marked.
  package var hasPendingGates: Bool { !pendingGates.isEmpty || !earlyGates.isEmpty }

  /// Brings every marked gate up to date and marks what follows from those whose value has changed.
  ///
  /// The outermost come first, by their depth: where they place things the inner ones follow. Of one depth those marked last
  /// come first. A gate that turns out to have run too early runs again; early gates come first of all, since a value of
  /// the environment may change all sizes, and there are many values. O(gates marked + what follows from them).
  ///
  /// Gates that lead back to themselves and never agree, such as two sizes that each follow from the other, are given up
  /// after some rounds and run again at the next call. Returns true then: what is shown is only one of several answers. As
  /// long as gates run that have not run before, it is no circle.
  @discardableResult
  package func resolveGates() -> Bool {
    if !restlessGates.isEmpty {
      for gate in restlessGates { noteGate(gate) }
      restlessGates = []
    }
    let suspicion = 1000 + 4 * (pendingGates.count + earlyGates.count)
    var runs = 0
    var often: [NodeID: (count: Int, since: Int)] = [:]
    // What is marked on the way may lead to further gates.
    while let id = nextGate() {
      let node = store.pointee.nodes[Int(id)]
      // The slot may have been freed meanwhile, or have another life.
      guard !node.isFree, node.isGate, node.pending else { continue }
      runs += 1
      if runs > suspicion {
        if often[id]?.since != often.count { often[id] = (0, often.count + (often[id] == nil ? 1 : 0)) }
        often[id]!.count += 1
        if often[id]!.count > Graph.patience || runs > 100 * (suspicion + often.count) {
          restlessGates = earlyGates + pendingGates.all + [id]
          (earlyGates, pendingGates) = ([], GateQueue())
          return true
        }
      }
      refresh(id)
    }
    return false
  }

  /// How often one gate may run while no other runs for the first time, counted from when there have been suspiciously many
  /// runs.
  private static let patience = 50

  private func nextGate() -> NodeID? {
    if let id = earlyGates.popLast() {
      fetchAhead(earlyGates)
      return id
    }
    guard let id = pendingGates.popLast() else { return nil }
    fetchAhead(pendingGates.outermost)
    return id
  }

  /// Begins to fetch what the gates after the next ones will look at: a change of much is bound by memory.
  private func fetchAhead(_ gates: [NodeID]) {
    // Of few gates most is at hand.
    if isSmall(store) || gates.count < 64 { return }
    func later(_ distance: Int) -> NodeID? {
      gates.count > distance ? gates[gates.count - 1 - distance] : nil
    }
    func nodes(beside id: NodeID) -> ClosedRange<Int> { Int(id) - 16...Int(id) + 28 }
    if let id = later(8) { prefetchNodes(store, around: id) }
    if let id = later(4) { prefetchBlocks(store, around: id) }
    if let id = later(3) { prefetchReferences(store, of: nodes(beside: id)) }
    if let id = later(1) { prefetchWholes(store, of: nodes(beside: id)) }
  }

  func noteGate(_ id: NodeID) {
    if store.pointee.nodes[Int(id)].isEarly {
      earlyGates.append(id)
    } else {
      pendingGates.append(id, depth: Int(gateDepths[id]))
    }
  }

  func gateChanged(_ id: NodeID) {
    changedGates.append(id)
    store.pointee.hasDeferred = true
  }
}
