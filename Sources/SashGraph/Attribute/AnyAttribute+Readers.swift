extension AnyAttribute {
  /// Some rule read the value in its last run, or some part of it has a node of its own.
  package var hasReaders: Bool {
    let node = requireStore().pointee.nodes[Int(id)]
    return node.firstOutput | node.firstProjection != 0
  }
}
