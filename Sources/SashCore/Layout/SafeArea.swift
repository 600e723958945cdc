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
        modifier: modifier.attribute, size: inputs.size, proposal: inputs.proposal, space: inputs.space,
        window: inputs.host.safeArea, direction: inputs.environment.attribute(for: \.layoutDirection),
        child: child))
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

/// The window and what of it is covered.
package struct WindowArea: Equatable {
  /// In points.
  package var size: CGSize
  /// Left and right are those of the screen: leading is left.
  package var insets: EdgeInsets
  package var safeRect: CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }
}

/// - Source: an edge counts as touching within half a pixel; the extension is decided by geometry alone.
private struct SafeAreaChildRule: Rule {
  let modifier: Attribute<_SafeAreaRegionsIgnoringLayout>
  let size: Attribute<CGSize>
  let proposal: Attribute<ProposedViewSize>
  let space: CoordinateSpaceNode
  let window: Attribute<WindowArea>
  let direction: Attribute<LayoutDirection>
  let child: Deferred<Attribute<LayoutEngine>?>

  func compute() -> ViewGeometry {
    let size = size.value
    let unchanged = ViewGeometry(origin: .zero, size: size, proposal: proposal.value)
    let area = window.value
    if area.insets == EdgeInsets() || !modifier.value.regions.contains(.container) { return unchanged }
    let frame = CGRect(origin: space.originInWindow, size: size)
    let safe = area.safeRect
    let edges = modifier.value.edges
    let isRightToLeft = direction.value == .rightToLeft
    let (left, right): (Edge, Edge) = isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    var (x0, y0, x1, y1) = (CGFloat(0), CGFloat(0), size.width, size.height)
    if edges.contains(.top), abs(frame.minY - safe.minY) <= 0.5 { y0 -= area.insets.top }
    if edges.contains(.bottom), abs(frame.maxY - safe.maxY) <= 0.5 { y1 += area.insets.bottom }
    if edges.contains(left), abs(frame.minX - safe.minX) <= 0.5 { x0 -= area.insets.leading }
    if edges.contains(right), abs(frame.maxX - safe.maxX) <= 0.5 { x1 += area.insets.trailing }
    let offered = ProposedViewSize(width: x1 - x0, height: y1 - y0)
    let answer = (child.value?.value ?? LeafEngine.greedy).sizeThatFits(offered)
    return ViewGeometry(
      origin: CGPoint(x: x0 + (x1 - x0 - answer.width) / 2, y: y0 + (y1 - y0 - answer.height) / 2),
      size: answer,
      proposal: offered)
  }
}

extension CoordinateSpaceNode {
  /// Where this view's space begins, in points of the window, without regard to transforms. Read in a rule.
  package var originInWindow: CGPoint {
    var point = CGPoint.zero
    var node: CoordinateSpaceNode? = self
    while let next = node {
      if let origin = next.geometry?.value.origin {
        point.x += origin.x
        point.y += origin.y
      }
      node = next.parent
    }
    return point
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
