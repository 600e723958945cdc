/// Several views that are handled as one by modifiers, and that containers see through.
@frozen public nonisolated struct Group<Content> {
  public typealias Body = Never
  @usableFromInline var content: Content
  @inlinable public nonisolated init(_content: Content) { content = _content }
}

extension Group: View, MultiView where Content: View {
  @inlinable public nonisolated init(@ViewBuilder content: () -> Content) { self.init(_content: content()) }

  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    Content._makeViewList(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }
}

extension Group: Sendable where Content: Sendable {}

extension Group {
  /// What is grouped, where that is no view.
  package var groupContent: Content { content }
}
