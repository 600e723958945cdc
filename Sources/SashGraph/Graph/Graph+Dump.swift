extension Graph {
  /// One line a node: id, rule, state, inputs, value.
  package func dump() -> String {
    let s = store
    var lines: [String] = []
    for id in 1..<max(1, s.pointee.nodeCount) {
      let node = s.pointee.nodes[Int(id)]
      if node.isFree { continue }
      let kind = s.pointee.kind(of: node)
      var inputs: [String] = []
      if node.isProjection {
        inputs.append("#\(node.projectedParent)")
      } else {
        var edge = node.firstInput
        while edge != 0 {
          let source = s.pointee.edges[Int(edge)].source
          inputs.append(source == 0 ? "freed" : "#\(source)")
          edge = s.pointee.edges[Int(edge)].nextInput
        }
      }
      let state = node.running ? "running" : node.forced ? "forced" : node.pending ? "dirty" : "clean"
      var line = "#\(id) \(nodeName(s, id)) \(state)"
      if !inputs.isEmpty { line += " ← " + inputs.joined(separator: " ") }
      let memory = s.pointee.nodes[Int(rootOfProjection(s, id))]
      if memory.hasValue, !memory.running { line += " = " + kind.pointee.rule._describe(node.value) }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}

/// The node in whose memory a projection lies.
private func rootOfProjection(_ s: StorePointer, _ id: NodeID) -> NodeID {
  var id = id
  while s.pointee.nodes[Int(id)].isProjection { id = s.pointee.nodes[Int(id)].projectedParent }
  return id
}
