import Foundation
import SashGraph
import SashLayout

/// Shows a view at an edge of another, which makes room for it and may reach under it.
public nonisolated struct _InsetViewModifier<Content: View>: UnaryModifier {
  var content: Content
  var edge: Edge
  var alignment: Alignment
  var spacing: CGFloat?

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let (size, proposal) = (inputs.size, inputs.proposal)
    let layout = Deferred<Attribute<LayoutEngine>>()
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    func placed(_ index: Int) -> _ViewInputs {
      let geometry = Attribute(
        rule: PlacedChildRule(size: size, proposal: proposal, layout: layout, index: index))
      var inner = inputs
      inner.geometry = geometry
      inner.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
      return inner
    }
    let second = placed(1)
    let inset = Content._makeView(view: modifier.part(at: 0, as: Content.self), inputs: second)
    let area = Attribute(
      rule: InsetAreaRule(size: size, proposal: proposal, inset: inset.layout, direction: direction) {
        (modifier.value.edge, modifier.value.spacing)
      })
    var first = placed(0)
    first.safeArea = SafeAreaNode(parent: inputs.safeArea, space: inputs.space, area: area)
    let primary = body(_Graph(), first)
    layout.value = Attribute(
      rule: InsetLayoutRule(primary: primary.layout, inset: inset.layout) {
        let modifier = modifier.value
        return InsetEngine(
          edge: modifier.edge, alignment: modifier.alignment, spacing: modifier.spacing, primary: $0,
          inset: $1, direction: direction.value)
      })
    var outputs = _ViewOutputs(layout: layout.value)
    let parts = [(primary, first.geometry), (inset, second.geometry)].compactMap { outputs, geometry in
      outputs.display.map { Attribute(rule: MovedDisplayRule(content: $0, geometry: geometry)) }
    }
    if !parts.isEmpty {
      outputs.display = Attribute(
        rule: LayersDisplayRule(identity: inputs.host.nextIdentity(), layers: parts))
    }
    for key in inputs.preferences.keys {
      key.combine([primary.preferences, inset.preferences], into: &outputs.preferences)
    }
    return outputs
  }
}

private struct InsetLayoutRule: Rule {
  let primary: Attribute<LayoutEngine>?
  let inset: Attribute<LayoutEngine>?
  let make: (LayoutEngine, LayoutEngine) -> LayoutEngine
  func compute() -> LayoutEngine {
    make(primary?.value ?? LeafEngine.greedy, inset?.value ?? LeafEngine.greedy)
  }
}

/// What the inset covers. Follows from the inset alone, so that the layout of the other view may follow from it.
private struct InsetAreaRule: Rule {
  let size: Attribute<CGSize>
  let proposal: Attribute<ProposedViewSize>
  let inset: Attribute<LayoutEngine>?
  let direction: Attribute<LayoutDirection>
  let values: () -> (Edge, CGFloat?)

  func compute() -> CoveredArea {
    let engine = inset?.value ?? LeafEngine.greedy
    let (edge, spacing) = values()
    let length = engine.sizeThatFits(proposal.value)
    var insets = EdgeInsets()
    insets[edge] =
      InsetEngine.spacing(spacing, edge: edge, inset: engine)
      + (edge == .top || edge == .bottom ? length.height : length.width)
    return CoveredArea(size: size.value, insets: insets.mirrored(direction.value))
  }
}

/// Keeps a distance around a view that the view may reach under.
public nonisolated struct _SafeAreaPaddingModifier: UnaryModifier, Equatable {
  var edges: Edge.Set
  /// In points; nil is the default distance of the platform.
  var insets: EdgeInsets?

  private var resolved: EdgeInsets { (insets ?? EdgeInsets(_PaddingLayout.defaultLength)).keeping(edges) }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    let area = Attribute(
      rule: PaddedAreaRule(size: inputs.size) { modifier.value.resolved.mirrored(direction.value) })
    var inner = inputs
    inner.safeArea = SafeAreaNode(parent: inputs.safeArea, space: inputs.space, area: area)
    return makeUnaryLayout(inputs: inner, body: body) {
      PaddingEngine(insets: modifier.value.resolved, child: $0, direction: direction.value)
    }
  }
}

private struct PaddedAreaRule: Rule {
  let size: Attribute<CGSize>
  let insets: () -> EdgeInsets
  func compute() -> CoveredArea { CoveredArea(size: size.value, insets: insets()) }
}

extension View {
  /// Shows views above or below this one, which makes room for them; its background may reach under them.
  ///
  /// - Parameter spacing: Points between the two; nil takes what `content` prefers.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }
  /// Shows views beside this one, which makes room for them; its background may reach under them.
  ///
  /// - Parameter spacing: Points between the two; nil takes what `content` prefers.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _InsetViewModifier(
        content: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }

  /// Shows a bar above or below this view, which makes room for it and reaches under it.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
  /// Shows a bar beside this view, which makes room for it and reaches under it.
  public nonisolated func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }

  /// Keeps a distance around this view that counts as covered: what ignores the safe area reaches under it.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(_SafeAreaPaddingModifier(edges: .all, insets: insets))
  }
  /// Keeps a distance on some edges that counts as covered, in points; nil is the platform's default.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(
      _SafeAreaPaddingModifier(
        edges: edges,
        insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
  }
  /// Keeps a distance of `length` points on all edges that counts as covered.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
