import SashGraph

/// One of two views, as `if … else` and `switch` make it; the branches have identities of their own.
@frozen public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
  @frozen public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  @usableFromInline package var storage: Storage
  @inlinable package init(_storage: Storage) { storage = _storage }
}

extension _ConditionalContent: View, MultiView where TrueContent: View, FalseContent: View {
  public typealias Body = Never

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    .dynamic(
      BranchListRule(inputs: inputs) {
        switch view.value.storage {
        case .trueContent: 0
        case .falseContent: 1
        }
      } make: { branch, inputs in
        if branch == 0 {
          let content = BranchRule<Self, TrueContent>.attribute(of: view.attribute) {
            if case .trueContent(let content) = $0.storage { content } else { nil }
          }
          return TrueContent._makeViewList(view: _GraphValue(content), inputs: inputs)
        }
        let content = BranchRule<Self, FalseContent>.attribute(of: view.attribute) {
          if case .falseContent(let content) = $0.storage { content } else { nil }
        }
        return FalseContent._makeViewList(view: _GraphValue(content), inputs: inputs)
      })
  }
}

extension Optional: View, MultiView where Wrapped: View {
  public typealias Body = Never

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    .dynamic(
      BranchListRule(inputs: inputs) {
        view.value == nil ? nil : 0
      } make: { _, inputs in
        let content = BranchRule<Self, Wrapped>.attribute(of: view.attribute) { $0 }
        return Wrapped._makeViewList(view: _GraphValue(content), inputs: inputs)
      })
  }
}

/// The payload of the branch that is active. A branch that has just been left keeps its last payload until it ends.
package struct BranchRule<Whole, Part>: Rule {
  let view: Attribute<Whole>
  let extract: (Whole) -> Part?
  var last: Part?

  private init(view: Attribute<Whole>, extract: @escaping (Whole) -> Part?) {
    self.view = view
    self.extract = extract
  }

  /// The payload of the branch of `view` that is being made. It is taken at once: the branch may be left before anybody
  /// reads it, and be seen on its way out.
  package static func attribute(
    of view: Attribute<Whole>, extract: @escaping (Whole) -> Part?
  ) -> Attribute<Part> {
    let attribute = Attribute(rule: BranchRule(view: view, extract: extract))
    attribute.bringUpToDate()
    return attribute
  }

  package mutating func compute() -> Part {
    if let part = extract(view.value) { last = part }
    return last!
  }
}

/// The list of the branch that is active: leaving a branch ends everything in it.
package struct BranchListRule: Rule {
  let inputs: _ViewListInputs
  let branch: () -> Int?
  let make: (Int, _ViewListInputs) -> _ViewListOutputs
  let parent: Subgraph
  let outer: DynamicListItem?
  var active: (branch: Int, item: DynamicListItem)?
  /// Branches that have been left and may still be shown.
  var left: [(branch: Int, item: DynamicListItem)] = []

  package init(
    inputs: _ViewListInputs, branch: @escaping () -> Int?,
    make: @escaping (Int, _ViewListInputs) -> _ViewListOutputs
  ) {
    self.inputs = inputs
    self.branch = branch
    self.make = make
    parent = Subgraph.current!
    outer = DynamicListItem.current
  }

  package mutating func compute() -> DynamicList {
    let wanted = branch()
    if let active, active.branch == wanted { return DynamicList(items: [active.item]) }
    if let active {
      active.item.leave(inputs.base.host)
      left.append(active)
    }
    left.removeAll { !$0.item.isLeaving }
    active = nil
    guard let wanted else { return DynamicList(items: []) }
    if let index = left.firstIndex(where: { $0.branch == wanted && $0.item.comeBack() }) {
      active = left.remove(at: index)
      return DynamicList(items: [active!.item])
    }
    let item = DynamicListItem(parent: parent, outer: outer) { [make, inputs] in make(wanted, inputs) }
    active = (wanted, item)
    return DynamicList(items: [item])
  }
}
