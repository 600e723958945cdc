import SashGraph

/// A view whose `==` alone decides whether a new value is evaluated.
@frozen public nonisolated struct EquatableView<Content> where Content: Equatable {
  public var content: Content
  @inlinable public init(content: Content) { self.content = content }
}

extension EquatableView: View where Content: View {
  public typealias Body = Never
  public var body: Never { bodyError() }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Content._makeView(view: _GraphValue(Attribute(rule: EquatableRule(view: view.attribute))), inputs: inputs)
  }
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    Content._makeViewList(
      view: _GraphValue(Attribute(rule: EquatableRule(view: view.attribute))), inputs: inputs)
  }
}

/// Hands on the content only when it is not `==` to the one before.
private struct EquatableRule<Content: View & Equatable>: InPlaceRule {
  typealias Value = Content
  let view: Attribute<EquatableView<Content>>
  mutating func update(_ value: UnsafeMutablePointer<Content>, hasValue: Bool) -> Bool {
    var new = view.value.content
    if !hasValue {
      value.initialize(to: new)
      return true
    }
    if value.pointee == new { return false }
    _replaceValue(value, with: &new)
    return true
  }
}

extension View where Self: Equatable {
  /// Keeps this view from being evaluated when its new value is `==` to the last.
  @inlinable public nonisolated __consuming func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
