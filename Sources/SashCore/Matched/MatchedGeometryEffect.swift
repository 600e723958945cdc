import Foundation
import SashGraph
import SashLayout

/// What of its frame a view takes from another one.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place of the anchor, in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)
  /// The size that is proposed to the view, in points.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Makes this view one of a group of views that share a frame.
  ///
  /// The one that is the source has its own frame; all others are shown in that of the source, while their place in the
  /// layout stays. When one view of the group comes and another one goes in the same animated change, both are led from the
  /// frame of the one to that of the other; how each looks on the way is up to their transitions.
  ///
  /// - Parameters:
  ///   - id: The group, within the name space.
  ///   - anchor: The point of both frames that is brought together.
  ///   - isSource: Whether the others follow this view; of the views that are there, one should be the source.
  /// - Source: facts on semantics, 227–230.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      _MatchedGeometryEffect(
        id: id, namespace: namespace, properties: properties, anchor: anchor, isSource: isSource))
  }
}

public nonisolated struct _MatchedGeometryEffect<ID: Hashable>: UnaryModifier {
  var id: ID
  var namespace: Namespace.ID
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  struct Key: Hashable {
    var id: ID
    var namespace: Namespace.ID
  }

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let member = MatchedMember(inputs)
    let layout = Deferred<Attribute<LayoutEngine>?>()
    let shown = Attribute(
      rule: MatchedFrameRule(modifier: modifier.attribute, member: member, place: AnimationPlace(inputs.base))
    )
    let geometry = Attribute(
      rule: MatchedGeometryRule(
        modifier: modifier.attribute, shown: shown, member: member, geometry: inputs.geometry,
        space: inputs.space, layout: layout))
    var inner = inputs
    inner.geometry = geometry
    inner.space = CoordinateSpaceNode(parent: inputs.space, geometry: geometry)
    var outputs = body(_Graph(), inner)
    layout.value = outputs.layout
    if let display = outputs.display {
      outputs.display = Attribute(rule: MovedDisplayRule(content: display, geometry: geometry))
    }
    return outputs
  }
}

/// The frame that a member is shown in, in the window: that of the source, or on its way there. Nil for one that is where
/// its layout has it.
private struct MatchedFrameRule<ID: Hashable>: Rule {
  let modifier: Attribute<_MatchedGeometryEffect<ID>>
  let member: MatchedMember
  let place: AnimationPlace
  var animation = ValueAnimation<CGRect.AnimatableData>()
  var wasSource: Bool?

  mutating func compute() -> CGRect? {
    let modifier = modifier.value
    let key = AnyHashable(_MatchedGeometryEffect<ID>.Key(id: modifier.id, namespace: modifier.namespace))
    let group = member.join(key, isSource: modifier.isSource)
    let own = member.frame.value
    let source = group.source.value.member
    let isSource = source == nil || source === member
    let target = isSource ? own : source!.frame.value
    if isSource {
      // The way from the frame of the one before is shown here; where the layout moves this view, what draws in it moves.
      if wasSource == nil, let last = group.shown, source != nil { animation.note(last.animatableData) }
      if wasSource == true { animation.note(own.animatableData) }
    }
    wasSource = isSource
    var shown = target
    let lag = animation.lag(of: target.animatableData, in: place, stops: false)
    if let lag { shown.animatableData -= lag }
    if isSource { group.shown = shown }
    return isSource && lag == nil ? nil : shown
  }
  mutating func destroy() {
    animation.end()
    member.leave()
  }
}

/// Where the content of a member stands in the member.
private struct MatchedGeometryRule<ID: Hashable>: Rule {
  let modifier: Attribute<_MatchedGeometryEffect<ID>>
  let shown: Attribute<CGRect?>
  let member: MatchedMember
  let geometry: Attribute<ViewGeometry>
  let space: CoordinateSpaceNode
  let layout: Deferred<Attribute<LayoutEngine>?>

  func compute() -> ViewGeometry {
    let own = geometry.value
    let natural = ViewGeometry(origin: .zero, size: own.size, proposal: own.proposal)
    guard let shown = shown.value else { return natural }
    let modifier = modifier.value
    var result = natural
    let anchor = modifier.anchor
    // Where the anchor is to be, in the space of this view.
    var point = anchor.point(in: CGRect(origin: .zero, size: own.size))
    if modifier.properties.contains(.position), let back = space.transform(to: nil).inverse {
      point = back.apply(to: anchor.point(in: shown))
    }
    if modifier.properties.contains(.size) {
      result.proposal = ProposedViewSize(shown.size)
      result.size = (layout.value??.value ?? LeafEngine.greedy).sizeThatFits(result.proposal)
    }
    let corner = anchor.point(in: CGRect(origin: .zero, size: result.size))
    result.origin = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    return result
  }
}
