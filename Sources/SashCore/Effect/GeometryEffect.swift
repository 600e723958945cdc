import Foundation
import SashGraph

/// A modifier that moves what a view draws by a transform of your own; layout stays as it is.
///
/// Write `effectValue(size:)`, and `animatableData` if the effect is to follow animations.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// The transform about the origin of the view, whose size is given in points.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  public nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeProjection(modifier: modifier, inputs: inputs, body: body) { $0.effectValue(size: $1) }
  }

  public nonisolated static func _makeViewList(
    modifier: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let base = inputs.base
    return .wrapped(
      body(_Graph(), inputs),
      ViewListWrapper { inputs, make in
        _makeView(modifier: modifier, inputs: inputs.rebased(on: base)) { _, inputs in make(inputs) }
      })
  }

  /// An effect that draws the same, while coordinate spaces inside stay as if there were none.
  public nonisolated func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> { _IgnoredByLayoutEffect(self) }
}

/// A geometry effect that coordinate spaces inside of it do not know of.
@frozen public nonisolated struct _IgnoredByLayoutEffect<Base: GeometryEffect>: UnaryModifier {
  public var base: Base
  @inlinable public init(_ base: Base) { self.base = base }
  public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let base = modifier.part(at: 0, as: Base.self).animated(inputs.base)
    return makeFrameEffect(inputs: inputs, body: { body(_Graph(), $0) }) {
      base.value.effectValue(size: $0).checked.effect
    }
  }
}
