import Foundation
import SashDisplay
import SashGraph

/// A modifier that draws a view differently in the same place.
package protocol DrawnEffect: UnaryModifier {
  /// What to do to what the view draws; nil leaves it as it is, without a layer. `size` is in points.
  func _effect(in size: CGSize, environment: EnvironmentInput) -> DisplayEffect?
}

extension DrawnEffect {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let environment = inputs.environment
    return makeEffect(inputs: inputs, outputs: body(_Graph(), inputs)) {
      modifier.value._effect(in: $0, environment: environment)
    }
  }
}

/// An effect that moves, turns or scales what a view draws; the points in it move along.
package protocol TransformEffect: UnaryModifier {
  /// The transform in the space of the view, whose size is given in points.
  func _transform(in size: CGSize) -> CGAffineTransform
}

extension TransformEffect {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let transform = Attribute(rule: EffectTransformRule(modifier: modifier, size: inputs.size))
    var inner = inputs
    inner.space = CoordinateSpaceNode(parent: inputs.space, transform: transform)
    return makeEffect(inputs: inputs, outputs: body(_Graph(), inner)) { _ in
      let transform = transform.value
      return transform.isIdentity ? nil : .transform(transform)
    }
  }
}

private struct EffectTransformRule<E: TransformEffect>: Rule {
  let modifier: _GraphValue<E>
  let size: Attribute<CGSize>
  func compute() -> CGAffineTransform {
    let transform = modifier.value._transform(in: size.value)
    let values = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    if values.allSatisfy(\.isFinite) { return transform }
    runtimeWarning("\(E.self) was given a value that is not finite; the view is drawn without the effect.")
    return .identity
  }
}

/// An effect that draws a view through a projection; the points in it move along.
package protocol ProjectingEffect: UnaryModifier {
  /// The projection in the space of the view, whose size is given in points; nil for none.
  func _projection(in size: CGSize) -> ProjectionTransform?
}

extension ProjectingEffect {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let projection = Attribute(rule: EffectProjectionRule(modifier: modifier, size: inputs.size))
    var inner = inputs
    inner.space = CoordinateSpaceNode(parent: inputs.space, projection: projection)
    return makeEffect(inputs: inputs, outputs: body(_Graph(), inner)) { _ in projection.value.effect }
  }
}

private struct EffectProjectionRule<E: ProjectingEffect>: Rule {
  let modifier: _GraphValue<E>
  let size: Attribute<CGSize>
  func compute() -> ProjectionTransform { (modifier.value._projection(in: size.value) ?? .init()).checked }
}
