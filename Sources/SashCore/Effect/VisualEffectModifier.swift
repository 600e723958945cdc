import Foundation
import SashDisplay
import SashGraph

/// Draws a view through effects that follow from its geometry; in an animated change they get to their new values by the
/// animation.
public nonisolated struct _VisualEffectModifier<Effect: VisualEffect>: UnaryModifier {
  var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let proxy = GeometryProxy(source: GeometrySource(inputs: inputs))
    return makeVisualEffect(inputs: inputs, body: { body(_Graph(), $0) }) {
      modifier.value.effect(EmptyVisualEffect(), proxy)
    }
  }
}

/// Makes a view that draws another one through effects; `effect` is called in a rule.
func makeVisualEffect<Effect: VisualEffect>(
  inputs: _ViewInputs, body: (_ViewInputs) -> _ViewOutputs, effect: @escaping () -> Effect
) -> _ViewOutputs {
  var inner = inputs
  inner.groupMotion()
  var outputs = body(inner)
  guard let display = outputs.display else { return outputs }
  outputs.display = Attribute(
    rule: VisualEffectRule(
      place: AnimationPlace(inputs.base), frame: AnimatedFrame(inputs), content: display, effect: effect))
  return outputs
}

private struct VisualEffectRule<Effect: VisualEffect>: Rule {
  let place: AnimationPlace
  let frame: AnimatedFrame
  let content: Attribute<PlacedItem?>
  let effect: () -> Effect
  var animation = ValueAnimation<Effect.AnimatableData>()
  /// Of the effects around each other, innermost first.
  var identities: [DisplayIdentity] = []
  var reads = ObservedReads()

  init(
    place: AnimationPlace, frame: AnimatedFrame, content: Attribute<PlacedItem?>,
    effect: @escaping () -> Effect
  ) {
    (self.place, self.frame) = (place, frame)
    (self.content, self.effect) = (content, effect)
  }

  mutating func compute() -> PlacedItem? {
    guard var item = content.value else { return nil }
    let effect = effect
    var value = reads.track(place.host) { effect() }
    if let lag = animation.lag(of: value.animatableData, in: place) { value.animatableData -= lag }
    let frame = frame.value
    var list = _VisualEffectList(size: frame.size, environment: place.environment)
    Effect._append(value, to: &list)
    for (index, effect) in list.effects.enumerated() {
      if index == identities.count { identities.append(place.host.nextIdentity()) }
      item = PlacedItem(
        offset: .zero, item: DisplayItem(identity: identities[index], content: .effect(effect, item)))
    }
    item.move(by: frame.origin)
    return item
  }
  mutating func destroy() { animation.end() }
}

/// Draws a view mirrored where lines run to the left.
nonisolated struct FlipEffect: UnaryModifier {
  var isEnabled: Bool
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let direction = inputs.environment.attribute(for: \.layoutDirection)
    let transform = Attribute(
      rule: FlipRule(modifier: modifier.attribute, direction: direction, size: inputs.size))
    return makeFrameEffect(inputs: inputs) { inner in
      var inner = inner
      inner.space = CoordinateSpaceNode(parent: inputs.space, transform: transform)
      inner.motionOrigin = inner.space
      return body(_Graph(), inner)
    } effect: { _ in
      let transform = transform.value
      return transform.isIdentity ? nil : .transform(transform)
    }
  }
}

private struct FlipRule: Rule {
  let modifier: Attribute<FlipEffect>
  let direction: Attribute<LayoutDirection>
  let size: Attribute<CGSize>
  func compute() -> CGAffineTransform {
    guard modifier.value.isEnabled, direction.value == .rightToLeft else { return .identity }
    return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.value.width, ty: 0)
  }
}

extension View {
  /// Draws this view through effects that may follow from its size and place, and change neither.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier(effect: effect))
  }
  /// Draws this view mirrored where lines run from right to left.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipEffect(isEnabled: enabled))
  }
}
