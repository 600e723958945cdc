/// No view at all: containers see nothing in its place.
@frozen public nonisolated struct EmptyView: MultiView, Sendable {
  @inlinable public init() {}
  public static func _makeViewList(view: _GraphValue<EmptyView>, inputs: _ViewListInputs) -> _ViewListOutputs
  {
    .group([])
  }
}
