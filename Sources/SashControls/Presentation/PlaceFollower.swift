import Foundation
import SashCore
import SashGraph

/// Tells what stands beside something in the window where that is now.
nonisolated struct PlaceFollower: UnaryModifier {
  /// In points of the window. Asked in a rule, which runs again when what it has read is another.
  let place: () -> CGRect?
  /// Told while views are evaluated.
  let tell: @MainActor (CGRect?) -> Void

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let follower = modifier.attribute.untrackedValue
    inputs.host.addObserver(
      Attribute(rule: FollowedPlaceRule(place: follower.place, tell: follower.tell)), inputs.base)
    return outputs
  }
}

private struct FollowedPlaceRule: Rule {
  let place: () -> CGRect?
  let tell: @MainActor (CGRect?) -> Void
  func compute() -> CGRect? {
    MainActor.assumeIsolated {
      let place = place()
      tell(place)
      return place
    }
  }
}
