import SashGraph

/// A handle on a value in the graph, as `_makeView` receives it.
public struct _GraphValue<Value> {
  package let attribute: Attribute<Value>
  package init(_ attribute: Attribute<Value>) { self.attribute = attribute }
  /// The current value; inside a rule, reading it makes the rule depend on it.
  package var value: Value { attribute.value }
  /// The part of the value that begins `offset` bytes into it, as an attribute that changes only when the part does.
  package func part<Part>(at offset: Int, as type: Part.Type) -> _GraphValue<Part> {
    _GraphValue<Part>(attribute.projecting(offset: offset, as: type))
  }
}

/// The graph that is being built, as view builders of modifiers receive it.
public struct _Graph {
  package init() {}
}

/// Offsets of stored fields, by the layout rule of Swift's structs: in order, each aligned.
package enum FieldOffset {
  /// The offset of a field of type `B` that follows fields ending at `end`.
  @inline(__always)
  package static func following<B>(_ end: Int, _: B.Type) -> Int {
    let mask = MemoryLayout<B>.alignment - 1
    return (end + mask) & ~mask
  }
  /// The offset of the second of two fields.
  @inline(__always)
  package static func second<A, B>(_: A.Type, _: B.Type) -> Int { following(MemoryLayout<A>.size, B.self) }
}
