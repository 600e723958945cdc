import SashGraph

/// The views of another view's content, in order. As a view it shows them all.
public nonisolated struct SubviewsCollection: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let list: SubviewList

  public var startIndex: Int { 0 }
  public var endIndex: Int { list.sources.count }
  public subscript(index: Int) -> Subview { Subview(source: list.sources[index]) }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= list.sources.count,
      "The range \(bounds) reaches beyond the \(list.sources.count) subviews.")
    return SubviewsCollectionSlice(list: list, bounds: bounds)
  }
}

extension SubviewsCollection {
  /// The views of a list, to be shown elsewhere in the scene.
  package static func resolve(_ list: _ViewListOutputs, host: ViewGraph) -> Attribute<SubviewsCollection> {
    Attribute(
      rule: ResolvedSubviewsRule(subviews: Attribute(rule: SubviewsRule(list: list, host: host))))
  }
}

private struct ResolvedSubviewsRule: Rule {
  let subviews: Attribute<SubviewList>
  func compute() -> SubviewsCollection { SubviewsCollection(list: subviews.value) }
}

/// Some neighbours of a `SubviewsCollection`. As a view it shows them.
public nonisolated struct SubviewsCollectionSlice: RandomAccessCollection {
  public typealias Element = Subview
  public typealias Index = Int
  public typealias SubSequence = SubviewsCollectionSlice
  let list: SubviewList
  let bounds: Range<Int>

  public var startIndex: Int { bounds.lowerBound }
  public var endIndex: Int { bounds.upperBound }
  public subscript(index: Int) -> Subview {
    precondition(bounds.contains(index), "There is no subview \(index) in the slice \(bounds).")
    return Subview(source: list.sources[index])
  }
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= self.bounds.lowerBound && bounds.upperBound <= self.bounds.upperBound,
      "The range \(bounds) reaches beyond the slice \(self.bounds).")
    return SubviewsCollectionSlice(list: list, bounds: bounds)
  }
}

@available(*, unavailable)
extension SubviewsCollection: Sendable {}
@available(*, unavailable)
extension SubviewsCollectionSlice: Sendable {}

extension SubviewsCollection: View, MultiView {
  public typealias Body = Never
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .dynamic(SubviewListRule(inputs: inputs) { view.value.list.sources })
  }
}

extension SubviewsCollectionSlice: View, MultiView {
  public typealias Body = Never
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .dynamic(SubviewListRule(inputs: inputs) { Array(view.value.list.sources[view.value.bounds]) })
  }
}

/// Resolved views at one moment. Two lists are equal only if they are the same object.
final class SubviewList {
  let sources: [SubviewSource]
  init(_ sources: [SubviewSource]) { self.sources = sources }
}

/// Turns the views of a list into sources and keeps them: a view that stays in the list stays the same source.
struct SubviewSources {
  private let host: SubviewHost
  private var known: [ObjectIdentifier: SubviewSource] = [:]
  private var next: [ObjectIdentifier: SubviewSource] = [:]
  init(host: ViewGraph) { self.host = SubviewHost(host) }

  /// The list for `flat`: `last` itself if nothing has changed. Between `begin()` and `end()`.
  mutating func list(_ flat: [FlatElement], last: SubviewList?) -> SubviewList {
    let sources = flat.map { source($0) }
    if let last, last.sources.count == sources.count, zip(last.sources, sources).allSatisfy({ $0 === $1 }) {
      return last
    }
    return SubviewList(sources)
  }
  mutating func begin() { next = [:] }
  mutating func end() {
    known = next
    next = [:]
  }

  private mutating func source(_ flat: FlatElement) -> SubviewSource {
    let key = ObjectIdentifier(flat.element)
    if let source = known[key] ?? next[key], source.isSame(as: flat) {
      next[key] = source
      return source
    }
    let source = SubviewSource(flat, host: host)
    next[key] = source
    return source
  }
}
