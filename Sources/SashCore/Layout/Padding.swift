import Foundation
import SashGraph
import SashLayout

/// Keeps a distance around a view.
@frozen public nonisolated struct _PaddingLayout: UnaryModifier, Sendable {
  public var edges: Edge.Set
  /// In points; nil is the default distance of the platform.
  public var insets: EdgeInsets?
  @inlinable public init(edges: Edge.Set = .all, insets: EdgeInsets?) {
    self.edges = edges
    self.insets = insets
  }
  /// - Source: `padding()` is 16 points on each edge on iOS.
  static let defaultLength: CGFloat = 16

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    return makeUnaryLayout(inputs: inputs, body: body) { child in
      let padding = modifier.value
      var insets = padding.insets ?? EdgeInsets(defaultLength)
      for edge in Edge.allCases where !padding.edges.contains(edge) { insets[edge] = 0 }
      return PaddingEngine(insets: insets, child: child, direction: direction.value)
    }
  }
}

extension View {
  /// Keeps a distance of `insets` points around this view.
  @inlinable public nonisolated __consuming func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(insets: insets))
  }
  /// Keeps a distance on some edges, in points; nil is the platform's default.
  @inlinable public nonisolated __consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    modifier(
      _PaddingLayout(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }
  /// Keeps a distance of `length` points on all edges.
  @inlinable public nonisolated __consuming func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
