/// Brings a pending node up to date.
///
/// Known inputs are walked in the order in which they were read, on an explicit stack: native recursion
/// happens only where a running rule reads something pending, which for inputs of the last run is never. The
/// first input that changed runs the rule, since later ones may no longer be read.
///
/// A first evaluation recurses through the rules, with about 300 bytes of native stack a level and what the
/// rules need.
func bringUpToDate(_ s: StorePointer, _ root: NodeID) {
  let base = s.pointee.walkTop
  pushStep(s, root)
  // Most nodes are asked for the first time while what they follow from is being made.
  if !s.pointee.nodes[Int(root)].hasValue, !s.pointee.nodes[Int(root)].isProjection {
    run(s, root)
    popStep(s)
    return
  }
  while s.pointee.walkTop > base {
    let step = s.pointee.walk + (s.pointee.walkTop - 1)
    let id = step.pointee.node
    let node = s.pointee.nodes + Int(id)
    if node.pointee.isProjection {
      let parent = node.pointee.projectedParent
      if s.pointee.nodes[Int(parent)].pending {
        pushStep(s, parent)
        continue
      }
      node.pointee.pending = false
      popStep(s)
      continue
    }
    if !node.pointee.hasValue || node.pointee.forced {
      run(s, id)
      popStep(s)
      continue
    }
    var edge = step.pointee.edge
    var waiting: NodeID = 0
    var changed = false
    while edge != 0 {
      let source = s.pointee.edges[Int(edge)].source
      let sourceNode = s.pointee.nodes + Int(source)
      if sourceNode.pointee.pending {
        waiting = source
        break
      }
      // Wraps: a difference of two billion revisions may be misread, as one extra or one missed run.
      if Int32(bitPattern: sourceNode.pointee.changedAt &- node.pointee.checkedAt) > 0 {
        changed = true
        break
      }
      edge = s.pointee.edges[Int(edge)].nextInput
    }
    if waiting != 0 {
      step.pointee.edge = edge
      pushStep(s, waiting)
    } else if changed {
      run(s, id)
      popStep(s)
    } else {
      node.pointee.pending = false
      node.pointee.checkedAt = s.pointee.revision
      popStep(s)
    }
  }
}

@inline(__always)
private func pushStep(_ s: StorePointer, _ id: NodeID) {
  let node = s.pointee.nodes + Int(id)
  if node.pointee.busy { reportCycle(s, id) }
  node.pointee.busy = true
  if s.pointee.walkTop == s.pointee.walkCapacity { grow(&s.pointee.walk, &s.pointee.walkCapacity) }
  s.pointee.walk[s.pointee.walkTop] = WalkStep(node: id, edge: node.pointee.firstInput)
  s.pointee.walkTop += 1
}

@inline(__always)
private func popStep(_ s: StorePointer) {
  s.pointee.walkTop -= 1
  s.pointee.nodes[Int(s.pointee.walk[s.pointee.walkTop].node)].busy = false
}

/// Runs a rule; nodes it makes belong to its own subgraph.
@inline(__always)
private func run(_ s: StorePointer, _ id: NodeID) {
  var node = s.pointee.nodes + Int(id)
  let kind = s.pointee.kind(of: node.pointee)
  let hadValue = node.pointee.hasValue
  let frame = s.pointee.frame
  let owner = s.pointee.owner
  node.pointee.running = true
  node.pointee.forced = false
  s.pointee.frame = ReadFrame(reader: id, last: 0, next: node.pointee.firstInput)
  s.pointee.owner = GraphStore.ownerOfReader
  s.pointee.counters.evaluations &+= 1
  let changed = NodeKind.update(kind, node.pointee.value, id, hadValue)
  // The rule may have made nodes, and these may have moved the arrays.
  node = s.pointee.nodes + Int(id)
  if s.pointee.frame.next != 0 {
    if s.pointee.frame.last == 0 {
      node.pointee.firstInput = 0
    } else {
      s.pointee.edges[Int(s.pointee.frame.last)].nextInput = 0
    }
    removeEdges(s, from: s.pointee.frame.next)
  }
  s.pointee.frame = frame
  s.pointee.owner = owner
  node.pointee.hasValue = true
  node.pointee.pending = false
  node.pointee.running = false
  node.pointee.checkedAt = s.pointee.revision
  if changed || !hadValue {
    node.pointee.changedAt = s.pointee.revision
    if !hadValue, node.pointee.firstProjection != 0 { touchProjections(s, of: id) }
    if hadValue, node.pointee.isGate { s.pointee.graph.gateChanged(id) }
  } else {
    s.pointee.counters.cutOffs &+= 1
  }
}

@inline(never)
private func reportCycle(_ s: StorePointer, _ id: NodeID) -> Never {
  var start = s.pointee.walkTop - 1
  while start > 0, s.pointee.walk[start].node != id { start -= 1 }
  var names = (start..<s.pointee.walkTop).map { nodeName(s, s.pointee.walk[$0].node) }
  if names.count > 20 { names.replaceSubrange(10..<(names.count - 9), with: ["…"]) }
  names.append(nodeName(s, id))
  let message = "Sash: a cycle in the graph: " + names.joined(separator: " → ")
  // A trap's message is lost where the program was built without one.
  fatalError(message)
}

func nodeName(_ s: StorePointer, _ id: NodeID) -> String {
  let node = s.pointee.nodes[Int(id)]
  if node.isFree {
    guard let kind = s.pointee.kindsByIndex[Int(s.pointee.ownership[Int(id)].owner)] else { return "nothing" }
    return "\(kind.pointee.rule)"
  }
  let layout = s.pointee.kind(of: node).pointee.layout
  switch layout.role {
  case .rule: return "\(layout.ruleType)"
  case .input: return "Input<\(layout.valueType)>"
  case .projection: return "Projection<\(layout.valueType)>"
  }
}
