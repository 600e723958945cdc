/// The place of a node in the store; 0 is none.
@usableFromInline package typealias NodeID = UInt32
/// The place of an edge in the store; 0 is none.
@usableFromInline package typealias EdgeID = UInt32

/// One attribute: where its value lies, when it changed, who reads it. 32 bytes, at a fixed index: a scene of many views
/// is bound by how many of these have to be fetched, so what is seldom asked for stands in `NodeOwnership`.
///
/// A projection has no inputs, no rule and no memory of its own, so two fields mean something else in it:
/// `firstInput` is the id of its parent, and `checkedAt` the next projection of the same parent.
@usableFromInline package struct GraphNode {
  /// The value. The rule lies `kind.valueOffset` bytes before it. Blocks never move.
  @usableFromInline package var value: UnsafeMutableRawPointer
  /// The revision in which the value last became a different one.
  @usableFromInline package var changedAt: UInt32 = 0
  /// The revision in which the value was last known to follow from its inputs.
  @usableFromInline package var checkedAt: UInt32 = 0
  /// Inputs in the order in which the rule read them.
  @usableFromInline package var firstInput: EdgeID = 0
  @usableFromInline package var firstOutput: EdgeID = 0
  @usableFromInline package var firstProjection: NodeID = 0
  /// The kind above, what is so now in the lowest eight bits.
  @usableFromInline package var bits: UInt32

  init(kind: UnsafePointer<NodeKind>, value: UnsafeMutableRawPointer) {
    self.value = value
    bits = kind.pointee.index << 8
  }
  /// A slot without a node.
  init() {
    value = UnsafeMutableRawPointer(bitPattern: 16)!
    bits = 0
  }
}

/// Which life of its slot a node has, and where it belongs.
struct NodeOwnership {
  /// The next node of the same subgraph; in a free slot, the next free one.
  var nextOwned: NodeID = 0
  /// Counts the lives of the slot, so that a weak handle notices a new one.
  var generation: UInt32 = 0
  /// The subgraph that frees the node; in a free slot, the kind that it is for.
  var owner: UInt32 = 0
}

extension GraphNode {
  /// What the node does, as the place of its kind in the store; 0 while the slot is free.
  var kindIndex: Int { Int(bits >> 8) }
  var isFree: Bool { bits >> 8 == 0 }
  /// From now on every read goes the way of what is out of date, which looks whether the node is there.
  mutating func free() { bits = 1 }

  @inlinable @inline(__always)
  func has(_ bit: UInt32) -> Bool { bits & bit != 0 }
  @inlinable @inline(__always)
  mutating func set(_ bit: UInt32, _ isSet: Bool) {
    if isSet { bits |= bit } else { bits &= ~bit }
  }

  /// An input may have changed. Everything downstream of a pending node is pending, up to the next gates.
  @inlinable package var pending: Bool {
    @inline(__always) get { has(1) }
    @inline(__always) set { set(1, newValue) }
  }
  /// The value's memory is initialised.
  @inlinable package var hasValue: Bool {
    @inline(__always) get { has(2) }
    @inline(__always) set { set(2, newValue) }
  }
  /// The rule must run, whatever its inputs say.
  @inlinable package var forced: Bool {
    @inline(__always) get { has(4) }
    @inline(__always) set { set(4, newValue) }
  }
  /// The node is on the walk: it is being verified, or its rule runs.
  @inlinable package var busy: Bool {
    @inline(__always) get { has(8) }
    @inline(__always) set { set(8, newValue) }
  }
  @inlinable package var running: Bool {
    @inline(__always) get { has(16) }
    @inline(__always) set { set(16, newValue) }
  }
  @inlinable package var isProjection: Bool {
    @inline(__always) get { has(32) }
    @inline(__always) set { set(32, newValue) }
  }
  /// What reads the node is marked only when its value has changed.
  @inlinable package var isGate: Bool {
    @inline(__always) get { has(64) }
    @inline(__always) set { set(64, newValue) }
  }
  /// A gate that comes before those that are not early.
  @inlinable package var isEarly: Bool {
    @inline(__always) get { has(128) }
    @inline(__always) set { set(128, newValue) }
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
