/// The place of a node in the store; 0 is none.
@usableFromInline package typealias NodeID = UInt32
/// The place of an edge in the store; 0 is none.
@usableFromInline package typealias EdgeID = UInt32

/// One attribute: where its value lies, when it changed, who reads it. 56 bytes, at a fixed index.
///
/// A projection has no inputs, no rule and no memory of its own, so two fields mean something else in it:
/// `firstInput` is the id of its parent, and `checkedAt` the next projection of the same parent.
@usableFromInline package struct GraphNode {
  /// What the node does; nil while the slot is free.
  @usableFromInline package var kind: UnsafePointer<NodeKind>?
  /// The value. The rule lies `kind.valueOffset` bytes before it. Blocks never move.
  @usableFromInline package var value: UnsafeMutableRawPointer
  /// The revision in which the value last became a different one.
  @usableFromInline package var changedAt: UInt32 = 0
  /// The revision in which the value was last known to follow from its inputs.
  @usableFromInline package var checkedAt: UInt32 = 0
  /// Inputs in the order in which the rule read them.
  @usableFromInline package var firstInput: EdgeID = 0
  @usableFromInline package var firstOutput: EdgeID = 0
  /// The next node of the same subgraph; in a free slot, the next free one.
  @usableFromInline package var nextOwned: NodeID = 0
  /// Counts the lives of the slot, so that a weak handle notices a new one.
  @usableFromInline package var generation: UInt32 = 0
  /// The subgraph that frees the node.
  @usableFromInline package var owner: UInt32 = 0
  @usableFromInline package var firstProjection: NodeID = 0
  /// An input may have changed. Everything downstream of a pending node is pending, up to the next gates.
  @usableFromInline package var pending = false
  /// The value's memory is initialised.
  @usableFromInline package var hasValue = false
  /// The rule must run, whatever its inputs say.
  @usableFromInline package var forced = false
  /// The node is on the walk: it is being verified, or its rule runs.
  @usableFromInline package var busy = false
  @usableFromInline package var running = false
  @usableFromInline package var isProjection = false
  /// What reads the node is marked only when its value has changed.
  @usableFromInline package var isGate = false

  @inlinable package init(kind: UnsafePointer<NodeKind>?, value: UnsafeMutableRawPointer) {
    self.kind = kind
    self.value = value
  }
}

/// "The reader's rule read the source", linked in both directions so that adding and removing take constant
/// time.
///
/// An edge whose source has been freed has source 0; its reader is forced to run, which removes the edge.
@usableFromInline package struct GraphEdge {
  @usableFromInline package var source: NodeID
  @usableFromInline package var reader: NodeID
  /// In order of reading; in a free edge, the next free one.
  @usableFromInline package var nextInput: EdgeID
  @usableFromInline package var nextOutput: EdgeID
  @usableFromInline package var previousOutput: EdgeID
}

/// Where the running rule is in the inputs of its last run.
@usableFromInline package struct ReadFrame {
  /// The node whose rule runs; 0 outside of rules.
  @usableFromInline package var reader: NodeID = 0
  /// The edge confirmed last.
  @usableFromInline package var last: EdgeID = 0
  /// The edge that the next read is expected to confirm.
  @usableFromInline package var next: EdgeID = 0
}

/// A node being brought up to date, and the edge its verification has come to.
struct WalkStep {
  var node: NodeID
  var edge: EdgeID
}
