/// A value with a modifier applied: what every `View` modifier returns.
@frozen public nonisolated struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier
  @inlinable public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
  static var modifierOffset: Int { FieldOffset.second(Content.self, Modifier.self) }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { bodyError() }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Modifier._makeView(modifier: view.part(at: modifierOffset, as: Modifier.self), inputs: inputs) {
      _, inputs in
      Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inputs)
    }
  }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    Modifier._makeViewList(modifier: view.part(at: modifierOffset, as: Modifier.self), inputs: inputs) {
      _, inputs in
      Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inputs)
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    Modifier._makeView(modifier: modifier.part(at: modifierOffset, as: Modifier.self), inputs: inputs) {
      graph, inputs in
      Content._makeView(modifier: modifier.part(at: 0, as: Content.self), inputs: inputs, body: body)
    }
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    Modifier._makeViewList(modifier: modifier.part(at: modifierOffset, as: Modifier.self), inputs: inputs) {
      _, inputs in
      Content._makeViewList(modifier: modifier.part(at: 0, as: Content.self), inputs: inputs, body: body)
    }
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension View {
  /// Applies a modifier and returns a new view.
  @inlinable public nonisolated __consuming func modifier<T>(_ modifier: __owned T) -> ModifiedContent<
    Self, T
  > {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// This modifier with another applied outside of it.
  @inlinable public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
