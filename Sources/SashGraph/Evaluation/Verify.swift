/// Brings a pending node up to date.
///
/// Inputs are looked at in the order in which they were read; the first that became different runs the rule, because
/// inputs after it may no longer be asked for. What is verified lies on an explicit stack, so a long chain of known
/// inputs needs no native stack; only first runs recurse.
func verify(_ s: UnsafeMutablePointer<Store>, _ root: NodeID) {
  let base = s.pointee.walk.count
  s.pointee.walk.push(WalkStep(node: root, input: s.pointee.nodes[Int(root)].firstInput))
  while s.pointee.walk.count > base {
    let top = s.pointee.walk.count - 1
    let step = s.pointee.walk[top]
    let node = s.pointee.nodes + Int(step.node)
    if node.pointee.isRunning { reportCycle(s, step.node) }
    let kind = node.pointee.kind.unsafelyUnwrapped
    if kind.pointee.isProjection {
      // Its value lies in the parent's; bringing that up to date is all there is to do.
      let parent = s.pointee.edges[Int(node.pointee.firstInput)].source
      if s.pointee.nodes[Int(parent)].isPending {
        s.pointee.walk.push(WalkStep(node: parent, input: s.pointee.nodes[Int(parent)].firstInput))
        continue
      }
      _ = s.pointee.walk.pop()
      if !node.pointee.hasValue {
        node.pointee.hasValue = true
        node.pointee.changedAt = s.pointee.revision
      }
      node.pointee.isPending = false
      node.pointee.isForced = false
      node.pointee.checkedAt = s.pointee.revision
      continue
    }
    if !node.pointee.hasValue || node.pointee.isForced {
      _ = s.pointee.walk.pop()
      run(s, step.node)
      continue
    }
    if step.input == 0 {
      _ = s.pointee.walk.pop()
      node.pointee.isPending = false
      node.pointee.checkedAt = s.pointee.revision
      continue
    }
    let source = s.pointee.edges[Int(step.input)].source
    if s.pointee.nodes[Int(source)].isPending {
      s.pointee.walk.push(WalkStep(node: source, input: s.pointee.nodes[Int(source)].firstInput))
      continue
    }
    if s.pointee.nodes[Int(source)].changedAt > node.pointee.checkedAt {
      _ = s.pointee.walk.pop()
      run(s, step.node)
      continue
    }
    s.pointee.walk[top] = WalkStep(node: step.node, input: s.pointee.edges[Int(step.input)].nextInput)
  }
}

/// Runs the rule of a node; inputs that it no longer reads are cut.
func run(_ s: UnsafeMutablePointer<Store>, _ id: NodeID) {
  let node = s.pointee.nodes + Int(id)
  let kind = node.pointee.kind.unsafelyUnwrapped
  node.pointee.isRunning = true
  node.pointee.isForced = false
  let outer = s.pointee.frame
  s.pointee.frame = ReadFrame(reader: id, last: 0, next: node.pointee.firstInput)
  s.pointee.running.push(id)
  s.pointee.counters.evaluations &+= 1
  let revision = s.pointee.revision
  let changed = kind.pointee.rule.unsafelyUnwrapped._run(
    node.pointee.block, Int(kind.pointee.valueOffset), node.pointee.hasValue)
  _ = s.pointee.running.pop()
  let after = s.pointee.nodes + Int(id)  // the array may have moved
  let unread = s.pointee.frame.next
  if unread != 0 {
    if s.pointee.frame.last == 0 {
      after.pointee.firstInput = 0
    } else {
      s.pointee.edges[Int(s.pointee.frame.last)].nextInput = 0
    }
    s.pointee.removeEdges(from: unread)
  }
  s.pointee.frame = outer
  after.pointee.hasValue = true
  after.pointee.isPending = false
  after.pointee.isRunning = false
  after.pointee.checkedAt = revision
  if changed { after.pointee.changedAt = revision } else { s.pointee.counters.cutOffs &+= 1 }
  if s.pointee.running.count == 0 { s.pointee.graph.takeUnretainedValue().runDeferred() }
}

/// Ends the program with the rules of a cycle by name.
@inline(never)
private func reportCycle(_ s: UnsafeMutablePointer<Store>, _ id: NodeID) -> Never {
  var names: [String] = []
  var isInside = false
  for i in 0..<s.pointee.running.count {
    let node = s.pointee.running[i]
    isInside = isInside || node == id
    if isInside { names.append("\(s.pointee.nodes[Int(node)].kind.unsafelyUnwrapped.pointee.name)") }
  }
  names.append("\(s.pointee.nodes[Int(id)].kind.unsafelyUnwrapped.pointee.name)")
  fatalError("Sash: a cycle in the graph: " + names.joined(separator: " → "))
}
