import SashGraph

/// A way to change a view that can be reused: `body(content:)` gets the view and returns the changed one.
///
/// A modifier is a node of its own: it may hold state and read the environment, and it begins and ends with the view
/// that it modifies.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>

  /// The changed view. `content` stands for the view that is modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs

  nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("body(content:) should not be called on \(Self.self).")
  }
}

extension ViewModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var inputs = inputs
    inputs.base.modifierBodies = ModifierBodyStack(
      modifier: Self.self, outer: inputs.base.modifierBodies, makeView: body, makeViewList: nil)
    let content = ModifierBodyRule<Self>.make(modifier: modifier, inputs: inputs.base)
    return Body._makeView(view: _GraphValue(content), inputs: inputs)
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    var inputs = inputs
    inputs.base.modifierBodies = ModifierBodyStack(
      modifier: Self.self, outer: inputs.base.modifierBodies, makeView: nil, makeViewList: body)
    let content = ModifierBodyRule<Self>.make(modifier: modifier, inputs: inputs.base)
    return Body._makeViewList(view: _GraphValue(content), inputs: inputs)
  }
}

/// Stands for the modified view inside `ViewModifier.body(content:)`.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  public var body: Never { bodyError() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let entry = find(inputs.base)
    var inner = inputs
    inner.base.modifierBodies = entry.outer
    if let makeView = entry.makeView { return makeView(_Graph(), inner) }
    return makeImplicitRoot(of: entry.makeViewList!(_Graph(), inner.listInputs), inputs: inner)
  }

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let entry = find(inputs.base)
    var inner = inputs
    inner.base.modifierBodies = entry.outer
    if let makeViewList = entry.makeViewList { return makeViewList(_Graph(), inner) }
    let makeView = entry.makeView!
    return .element(ViewListElement(base: inner.base, traits: inner.traits) { makeView(_Graph(), $0) })
  }

  private static func find(_ inputs: _GraphInputs) -> ModifierBodyStack {
    var entry = inputs.modifierBodies
    while let candidate = entry {
      if candidate.modifier == ObjectIdentifier(Modifier.self) { return candidate }
      entry = candidate.outer
    }
    fatalError("The content of \(Modifier.self) is used outside of its body(content:).")
  }
}

/// What the `content` of the modifiers around a place stands for, innermost modifier first.
package final class ModifierBodyStack {
  let modifier: ObjectIdentifier
  let outer: ModifierBodyStack?
  let makeView: ((_Graph, _ViewInputs) -> _ViewOutputs)?
  let makeViewList: ((_Graph, _ViewListInputs) -> _ViewListOutputs)?

  init(
    modifier: Any.Type, outer: ModifierBodyStack?, makeView: ((_Graph, _ViewInputs) -> _ViewOutputs)?,
    makeViewList: ((_Graph, _ViewListInputs) -> _ViewListOutputs)?
  ) {
    self.modifier = ObjectIdentifier(modifier)
    self.outer = outer
    self.makeView = makeView
    self.makeViewList = makeViewList
  }
}

/// Runs `body(content:)` of a modifier, with its dynamic properties.
struct ModifierBodyRule<M: ViewModifier>: Rule, BodyRule {
  let modifier: Attribute<M>
  var boxes: DynamicPropertyBoxes?
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()

  static func make(modifier: _GraphValue<M>, inputs: _GraphInputs) -> Attribute<M.Body> {
    let modifier = modifier.animated(inputs)
    let fields = DynamicPropertyFields.of(M.self)
    let boxes = fields.isEmpty ? nil : DynamicPropertyBoxes(fields, inputs: inputs)
    return Attribute(rule: ModifierBodyRule(modifier: modifier.attribute, boxes: boxes, host: inputs.host))
  }

  mutating func compute() -> M.Body {
    var copy = modifier.value
    if boxes != nil { withUnsafeMutablePointer(to: &copy) { boxes!.update(UnsafeMutableRawPointer($0)) } }
    host.workLog?.append(M.self)
    return reads.track(host) { copy.body(content: _ViewModifier_Content()) }
  }

  var changes: BodyChanges { BodyChanges(source: modifier, boxes: boxes, reads: reads) }

  mutating func destroy() { boxes?.destroy() }
}
