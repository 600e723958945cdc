import SashGraph

/// How a part of a value is read and replaced. Equal parts of one place are one place.
package protocol LocationPart: Hashable {
  associatedtype Whole
  associatedtype Part
  /// The part; `last` is what was read before, for parts that a value may lose.
  func read(_ whole: Whole, last: Part?) -> Part
  func write(_ part: Part, to whole: inout Whole)
  /// Where the part lies in the memory of the whole, if it has a place of its own there.
  var offset: Int? { get }
  /// What counts as read before where nothing was: the part as it is when the place is made, for parts that a value may lose.
  func first(in whole: AnyLocation<Whole>) -> Part?
}

extension LocationPart {
  package func first(in whole: AnyLocation<Whole>) -> Part? { nil }
}

/// A part of the value at another place.
///
/// A rule that reads it depends on the part alone. A stored property of a struct is a projection of the attribute of the
/// whole; any other part gets a rule of its own, made by the first rule that reads it; from then on this place lives
/// as long as the whole.
final class PartLocation<P: LocationPart>: AnyLocation<P.Part>, @unchecked Sendable {
  let whole: AnyLocation<P.Whole>
  let part: P
  private var known: WeakAttribute<P.Part>?
  private var ruleSubgraph: Subgraph?
  private var last: P.Part?

  init(whole: AnyLocation<P.Whole>, part: P) {
    self.whole = whole
    self.part = part
    last = part.first(in: whole)
  }

  override func peek() -> P.Part? {
    part.offset == nil ? last : whole.peek().map { part.read($0, last: nil) }
  }

  override func get() -> P.Part {
    guard isMainThread() else { return part.read(whole.get(), last: nil) }
    if let graph = Graph.current, graph.isUpdating, let attribute = attribute(in: graph) {
      return attribute.value
    }
    let value = part.read(whole.get(), last: last)
    if part.offset == nil { last = value }
    return value
  }

  override func set(_ value: P.Part, transaction: Transaction) {
    var copy = whole.get()
    part.write(value, to: &copy)
    whole.set(copy, transaction: transaction)
  }

  override func attribute(in graph: Graph) -> Attribute<P.Part>? {
    if let attribute = known?.attribute { return attribute }
    guard let source = whole.attribute(in: graph), let owner = whole.subgraph else { return nil }
    let made: Attribute<P.Part>
    if let offset = part.offset {
      made = source.projecting(offset: offset, as: P.Part.self)
    } else {
      let subgraph = Subgraph(parent: owner)
      made = subgraph.apply { Attribute(rule: PartRule(whole: source, part: part, last: last)) }
      ruleSubgraph?.invalidate()
      ruleSubgraph = subgraph
      // A body may read a part by a binding that it throws away. The place must not go then: what has been read would
      // go along, and the body would run again, for ever.
      subgraph.onInvalidate { withExtendedLifetime(self) {} }
    }
    known = WeakAttribute(made)
    return made
  }
  override var subgraph: Subgraph? { whole.subgraph }
}

private struct PartRule<P: LocationPart>: Rule {
  let whole: Attribute<P.Whole>
  let part: P
  var last: P.Part?
  mutating func compute() -> P.Part {
    let value = part.read(whole.value, last: last)
    last = value
    return value
  }
}

/// What a key path leads to.
struct KeyPathPart<Whole, Part>: LocationPart {
  let keyPath: WritableKeyPath<Whole, Part>
  func read(_ whole: Whole, last: Part?) -> Part { whole[keyPath: keyPath] }
  func write(_ part: Part, to whole: inout Whole) { whole[keyPath: keyPath] = part }
  var offset: Int? { MemoryLayout<Whole>.offset(of: keyPath) }
}

/// The element of a collection at an index. An index that has become invalid gives the last element read, or the one that
/// was there when the place was made; where none was, as for a row that is made when its element has gone, the last one of
/// the collection.
struct ElementPart<C: MutableCollection>: LocationPart {
  let index: C.Index

  private func isValid(in whole: C) -> Bool { index >= whole.startIndex && index < whole.endIndex }

  func read(_ whole: C, last: C.Element?) -> C.Element {
    if isValid(in: whole) { return whole[index] }
    if let last { return last }
    if index >= whole.startIndex, !whole.isEmpty {
      return whole[whole.index(whole.startIndex, offsetBy: whole.count - 1)]
    }
    guard let none = valueAfterEnd(of: C.Element.self) else {
      fatalError(
        """
        Binding: there is no element \(index) in \(C.self), which has \(whole.count), and the binding has not seen one. \
        Check the index before `$collection[index]`, or use `ForEach($collection)`.
        """)
    }
    runtimeWarning(
      "A binding to element \(index) of \(C.self) was read, which has no such element; it reads as \(none).")
    return none
  }
  func first(in whole: AnyLocation<C>) -> C.Element? {
    whole.peek().flatMap { isValid(in: $0) ? $0[index] : nil }
  }
  func write(_ part: C.Element, to whole: inout C) {
    if index >= whole.startIndex, index < whole.endIndex {
      whole[index] = part
    } else {
      runtimeWarning(
        "A binding to element \(index) of \(C.self) was written after the collection had lost it. This has no effect."
      )
    }
  }
  var offset: Int? { nil }

  static func == (a: Self, b: Self) -> Bool { a.index == b.index }
  func hash(into hasher: inout Hasher) {
    // Indices that have no hash of their own fall into one bucket.
    if let index = index as? Int {
      hasher.combine(index)
    } else if let index = index as? any Hashable {
      index.hash(into: &hasher)
    }
  }
}

/// The content of an optional; while there is none, the last content read, or the first.
struct UnwrappedPart<Wrapped>: LocationPart {
  let first: Wrapped
  func read(_ whole: Wrapped?, last: Wrapped?) -> Wrapped { whole ?? last ?? first }
  func write(_ part: Wrapped, to whole: inout Wrapped?) { whole = part }
  var offset: Int? { nil }
  static func == (a: Self, b: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}

/// A value as an optional; writing nil leaves it.
struct OptionalPart<Wrapped>: LocationPart {
  func read(_ whole: Wrapped, last: Wrapped??) -> Wrapped? { whole }
  func write(_ part: Wrapped?, to whole: inout Wrapped) { if let part { whole = part } }
  var offset: Int? { nil }
}

/// A value without its type; writing one of another type leaves it.
struct ErasedPart<Value: Hashable>: LocationPart {
  func read(_ whole: Value, last: AnyHashable?) -> AnyHashable { AnyHashable(whole) }
  func write(_ part: AnyHashable, to whole: inout Value) {
    guard let typed = part.base as? Value else {
      runtimeWarning("A binding of \(Value.self) was given a \(type(of: part.base)), which is ignored.")
      return
    }
    whole = typed
  }
  var offset: Int? { nil }
}
