/// The place of a node in the store; 0 is none.
@usableFromInline package typealias NodeID = UInt32
/// The place of an edge in the store; 0 is none.
@usableFromInline typealias EdgeID = UInt32

/// What all nodes of one rule type share; made once per type and never freed.
@usableFromInline struct Kind {
  /// The rule's type and how to run it; nil for inputs and projections.
  @usableFromInline var rule: (any ErasedRule.Type)?
  /// How to end the value, and the rule if there is one.
  @usableFromInline var end: (any ErasedEnd.Type)
  @usableFromInline var name: Any.Type
  /// Where the value begins in the block, in bytes.
  @usableFromInline var valueOffset: UInt32
  @usableFromInline var valueSize: UInt32
  /// The length of the block, in units of 16 bytes.
  @usableFromInline var sizeClass: UInt16
  /// Neither rule nor value owns anything.
  @usableFromInline var isTrivial: Bool
  @usableFromInline var isProjection: Bool
  @usableFromInline var comparison: _ComparisonTable
}

/// One value of the graph: an input, the result of a rule, or a part of another node's value.
///
/// Vocabulary. *pending*: something upstream was written, the value may be old. *forced*: the rule runs at the next
/// pull whatever its inputs say. `changedAt`: the revision in which the value last became different. `checkedAt`: the
/// revision up to which the value is known to be right.
///
/// - Invariant: a node that is not pending has a value.
/// - Invariant: every reader of a pending node is pending.
/// - Invariant: edges are in both lists, in that of the reader in the order of reading.
@usableFromInline struct Node {
  @usableFromInline var kind: UnsafePointer<Kind>?
  /// The rule and after it the value; for a projection the part itself, in the block of another node. Never moves.
  @usableFromInline var block: UnsafeMutableRawPointer
  @usableFromInline var changedAt: UInt32 = 0
  @usableFromInline var checkedAt: UInt32 = 0
  @usableFromInline var firstInput: EdgeID = 0
  @usableFromInline var firstOutput: EdgeID = 0
  /// The next node of the same subgraph, or of the free list.
  @usableFromInline var nextOwned: NodeID = 0
  /// Counts the lives of this place.
  @usableFromInline var generation: UInt32
  @usableFromInline var isPending = false
  @usableFromInline var hasValue = false
  @usableFromInline var isRunning = false
  @usableFromInline var isForced = false
  @usableFromInline var hasProjections = false
  @usableFromInline var isDoomed = false

  @usableFromInline init(kind: UnsafePointer<Kind>?, block: UnsafeMutableRawPointer, nextOwned: NodeID, generation: UInt32) {
    self.kind = kind
    self.block = block
    self.nextOwned = nextOwned
    self.generation = generation
  }
}

/// One node read another. Linked both ways, so making and removing one is O(1) however many readers there are.
@usableFromInline struct Edge {
  @usableFromInline var source: NodeID
  @usableFromInline var reader: NodeID
  /// The next in the reader's list, or in the free list.
  @usableFromInline var nextInput: EdgeID
  @usableFromInline var nextOutput: EdgeID
  @usableFromInline var previousOutput: EdgeID
}

/// What the running rule has read so far: `last` is the edge just confirmed, `next` the one that the run before read here.
@usableFromInline struct ReadFrame {
  @usableFromInline var reader: NodeID
  @usableFromInline var last: EdgeID
  @usableFromInline var next: EdgeID
}
