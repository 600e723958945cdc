import Foundation
import SashDisplay
import SashGraph

/// A modifier that draws a view differently in the same place.
package protocol DrawnEffect: UnaryModifier, Animatable {
  /// What to do to what the view draws; nil leaves it as it is, without a layer. `size` is in points.
  func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect?
  /// Whether the effect depends on the size.
  static var _usesSize: Bool { get }
}

extension DrawnEffect {
  package static var _usesSize: Bool { false }
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let modifier = modifier.animated(inputs.base)
    let environment = inputs.environment
    guard _usesSize else {
      return makeEffect(inputs: inputs, outputs: body(_Graph(), inputs)) {
        modifier.value._effect(in: .zero, environment: environment)
      }
    }
    let place = ContainerShapePlace(inputs)
    return makeFrameEffect(inputs: inputs, body: { body(_Graph(), $0) }) { size in
      ContainerShapePlace.at(place) { modifier.value._effect(in: size, environment: environment) }
    }
  }
}

/// An effect that moves, turns or scales what a view draws; the points in it move along.
package protocol TransformEffect: UnaryModifier, Animatable {
  /// The transform in the space of the view, whose size is given in points.
  func _transform(in size: CGSize) -> CGAffineTransform
}

extension TransformEffect {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let modifier = modifier.animated(inputs.base)
    let transform = Attribute(rule: EffectTransformRule(modifier: modifier, size: inputs.size))
    return makeFrameEffect(inputs: inputs) { inner in
      var inner = inner
      inner.space = CoordinateSpaceNode(parent: inputs.space, transform: transform)
      inner.motionOrigin = inner.space
      return body(_Graph(), inner)
    } effect: { size in
      let transform = size == inputs.size.value ? transform.value : modifier.value._checkedTransform(in: size)
      return transform.isIdentity ? nil : .transform(transform)
    }
  }
}

private struct EffectTransformRule<E: TransformEffect>: Rule {
  let modifier: _GraphValue<E>
  let size: Attribute<CGSize>
  func compute() -> CGAffineTransform { modifier.value._checkedTransform(in: size.value) }
}

extension TransformEffect {
  /// The transform; none, with a warning, if it is not finite.
  fileprivate func _checkedTransform(in size: CGSize) -> CGAffineTransform {
    let transform = _transform(in: size)
    // A sum is finite only if all of its terms are, or if two infinities meet, which makes it NaN.
    let sum = transform.a + transform.b + transform.c + transform.d + transform.tx + transform.ty
    if sum.isFinite { return transform }
    runtimeWarning("\(Self.self) was given a value that is not finite; the view is drawn without the effect.")
    return .identity
  }
}

/// An effect that draws a view through a projection; the points in it move along.
package protocol ProjectingEffect: UnaryModifier, Animatable {
  /// The projection in the space of the view, whose size is given in points; nil for none.
  func _projection(in size: CGSize) -> ProjectionTransform?
}

extension ProjectingEffect {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeProjection(modifier: modifier, inputs: inputs, body: body) { $0._projection(in: $1) ?? .init() }
  }
}

/// Makes a view that draws another one through what `projection` gives for a modifier and a size (points).
func makeProjection<Modifier>(
  modifier: _GraphValue<Modifier>, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewOutputs,
  projection: @escaping (Modifier, CGSize) -> ProjectionTransform
) -> _ViewOutputs {
  let modifier = modifier.animated(inputs.base)
  let size = inputs.size
  let transform = Attribute(
    rule: EffectProjectionRule(modifier: modifier, size: size, projection: projection))
  return makeFrameEffect(inputs: inputs) { inner in
    var inner = inner
    inner.space = CoordinateSpaceNode(parent: inputs.space, projection: transform)
    inner.motionOrigin = inner.space
    return body(_Graph(), inner)
  } effect: { shown in
    shown == size.value ? transform.value.effect : projection(modifier.value, shown).checked.effect
  }
}

private struct EffectProjectionRule<Modifier>: Rule {
  let modifier: _GraphValue<Modifier>
  let size: Attribute<CGSize>
  let projection: (Modifier, CGSize) -> ProjectionTransform
  func compute() -> ProjectionTransform { projection(modifier.value, size.value).checked }
}
