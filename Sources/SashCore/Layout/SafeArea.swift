import Foundation
import SashDisplay
import SashGraph
import SashLayout

/// What covers a part of the window.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  @inlinable public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The bars and edges of the device.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard on the screen.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets a view reach under what covers the window, where it touches the edge of the safe area.
@frozen public nonisolated struct _SafeAreaRegionsIgnoringLayout: UnaryModifier, Sendable {
  public var regions: SafeAreaRegions
  public var edges: Edge.Set
  @inlinable init(regions: SafeAreaRegions, edges: Edge.Set) {
    self.regions = regions
    self.edges = edges
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let child = Deferred<Attribute<LayoutEngine>?>()
    let geometry = Attribute(
      rule: SafeAreaChildRule(
        modifier: modifier.attribute, size: inputs.size, proposal: inputs.proposal,
        source: GeometrySource(inputs: inputs), child: child))
    var inner = inputs
    inner.geometry = geometry
    inner.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
    var outputs = body(_Graph(), inner)
    child.value = outputs.layout
    if let display = outputs.display {
      outputs.display = Attribute(rule: MovedDisplayRule(content: display, geometry: geometry))
    }
    return outputs
  }
}

private struct SafeAreaChildRule: Rule {
  let modifier: Attribute<_SafeAreaRegionsIgnoringLayout>
  let size: Attribute<CGSize>
  let proposal: Attribute<ProposedViewSize>
  let source: GeometrySource
  let child: Deferred<Attribute<LayoutEngine>?>

  func compute() -> ViewGeometry {
    let size = size.value
    let modifier = modifier.value
    let reach = source.reach(regions: modifier.regions).keeping(modifier.edges)
    if reach == EdgeInsets() {
      return ViewGeometry(origin: .zero, size: size, proposal: proposal.value)
    }
    let rect = source.outset(CGRect(origin: .zero, size: size), by: reach)
    let offered = ProposedViewSize(rect.size)
    let answer = (child.value?.value ?? LeafEngine.greedy).sizeThatFits(offered)
    return ViewGeometry(
      origin: CGPoint(x: rect.midX - answer.width / 2, y: rect.midY - answer.height / 2), size: answer,
      proposal: offered)
  }
}

extension View {
  /// Lets this view reach under what covers the window, on the edges where it touches the safe area.
  @inlinable public nonisolated __consuming func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
  }
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  @inlinable public nonisolated __consuming func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(_SafeAreaRegionsIgnoringLayout(regions: .container, edges: edges))
  }
}
