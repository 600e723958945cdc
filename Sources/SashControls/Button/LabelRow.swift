import SashCore

/// The views of a label: one stays as it is, several stand in a row.
struct LabelRow<Content: View>: UnaryView, LabelParts {
  let content: Content
  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inputs = inputs
    inputs.base.implicitRoot = .horizontal
    return Content._makeView(view: view.part(at: 0, as: Content.self), inputs: inputs)
  }
  var parts: AnyView { AnyView(content) }
}

/// What a label consists of, for who lays it out otherwise.
private protocol LabelParts {
  var parts: AnyView { get }
}

extension AnyView {
  /// The views of a `LabelRow`; others as they are.
  var labelParts: AnyView { (wrapped as? any LabelParts)?.parts ?? self }
}
