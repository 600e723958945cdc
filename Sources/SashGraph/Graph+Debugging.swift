extension Graph {
  /// A line for each node: number, rule or type, state, inputs.
  package func dump() -> String {
    var lines: [String] = []
    for id in 1..<max(1, store.pointee.nodeCount) {
      let node = store.pointee.nodes[Int(id)]
      guard let kind = node.kind else { continue }
      var inputs: [String] = []
      var edge = node.firstInput
      while edge != 0 {
        inputs.append("#\(store.pointee.edges[Int(edge)].source)")
        edge = store.pointee.edges[Int(edge)].nextInput
      }
      let role = kind.pointee.isProjection ? "part" : kind.pointee.rule == nil ? "input" : "rule"
      let state = node.isRunning ? "running" : node.isPending ? "pending" : "clean"
      lines.append(
        "#\(id) \(role) \(kind.pointee.name) \(state) changed@\(node.changedAt)"
          + (inputs.isEmpty ? "" : " ← " + inputs.joined(separator: " ")))
    }
    return lines.joined(separator: "\n")
  }

  /// Traps if an invariant of `Node` is broken. O(nodes + edges).
  package func checkInvariants() {
    let s = store
    for id in 1..<max(1, s.pointee.nodeCount) {
      let node = s.pointee.nodes[Int(id)]
      guard let kind = node.kind else { continue }
      precondition(node.isPending || node.hasValue, "#\(id) \(kind.pointee.name): clean, no value")
      var edge = node.firstInput
      while edge != 0 {
        let e = s.pointee.edges[Int(edge)]
        precondition(e.reader == id, "#\(id): an edge in its inputs belongs to #\(e.reader)")
        precondition(s.pointee.nodes[Int(e.source)].kind != nil, "#\(id) \(kind.pointee.name): reads a freed node")
        precondition(
          !s.pointee.nodes[Int(e.source)].isPending || node.isPending,
          "#\(id) \(kind.pointee.name): clean, but its input #\(e.source) is pending")
        edge = e.nextInput
      }
      var output = node.firstOutput
      var previous: EdgeID = 0
      while output != 0 {
        let e = s.pointee.edges[Int(output)]
        precondition(e.source == id && e.previousOutput == previous, "#\(id): its list of readers is broken")
        previous = output
        output = e.nextOutput
      }
    }
  }
}
