import SashGraph

/// A view made of another one, for which a `PlaceholderContentView` stands in it.
nonisolated struct _PlaceholderScope<Source: View, Content: View>: View {
  typealias Body = Never
  var source: Source
  var content: Content
  init(_ source: Source, _ content: (PlaceholderContentView<Source>) -> Content) {
    self.source = source
    self.content = content(PlaceholderContentView())
  }
  var body: Never { bodyError() }

  private static func scope(_ view: _GraphValue<Self>, _ inputs: _GraphInputs) -> _GraphInputs {
    var inner = inputs
    let source = view.part(at: 0, as: Source.self)
    inner.modifierBodies = ModifierBodyStack(
      modifier: PlaceholderContentView<Source>.self, outer: inputs.modifierBodies,
      makeView: { _, below in Source._makeView(view: source, inputs: below) },
      makeViewList: { _, below in Source._makeViewList(view: source, inputs: below) })
    return inner
  }
  private static var contentOffset: Int { FieldOffset.second(Source.self, Content.self) }

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.base = scope(view, inputs.base)
    return Content._makeView(view: view.part(at: contentOffset, as: Content.self), inputs: inner)
  }
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    var inner = inputs
    inner.base = scope(view, inputs.base)
    return Content._makeViewList(view: view.part(at: contentOffset, as: Content.self), inputs: inner)
  }
}

/// A value to be noticed when it changes, of any type.
class AnyTrigger {
  func isEqual(to other: AnyTrigger) -> Bool { fatalError("abstract") }
}
final class Trigger<Value: Equatable>: AnyTrigger {
  let value: Value
  init(_ value: Value) { self.value = value }
  override func isEqual(to other: AnyTrigger) -> Bool { (other as? Trigger<Value>)?.value == value }
}
