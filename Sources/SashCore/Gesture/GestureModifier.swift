import Foundation
import SashGraph

/// How a gesture gets on with those of the views inside.
package enum GesturePriority: Sendable {
  /// It gives way to them.
  case normal
  /// It goes before them.
  case high
  /// It goes on beside them, and beside all others.
  case simultaneous
}

/// Adds a gesture to a view.
///
/// - Missing: recognizers of UIKit (`UIGestureRecognizerRepresentable`), so names of gestures tell nobody anything.
nonisolated struct AddGestureModifier<G: Gesture>: UnaryModifier {
  var gesture: G
  let priority: GesturePriority
  let mask: GestureMask
  let name: String?

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let subgraph = Subgraph.current!
    let node = GestureNode(
      current: WeakAnyAttribute(modifier.attribute.any),
      settings: {
        let value = modifier.attribute.untrackedValue
        return (value.priority, value.mask)
      }, environment: inputs.environment
    ) {
      subgraph.apply {
        VoidRecognizer(
          G._makeGesture(
            gesture: modifier.part(at: 0, as: G.self), inputs: _GestureInputs(view: inputs)
          ).recognizer)
      }
    }
    return makeResponder(inputs: inputs, outputs: outputs, responder: node)
  }
}

extension View {
  private nonisolated func adding<T: Gesture>(
    _ gesture: T, _ priority: GesturePriority, _ mask: GestureMask, name: String? = nil
  ) -> some View {
    modifier(AddGestureModifier(gesture: gesture, priority: priority, mask: mask, name: name))
  }
  private nonisolated func mask(_ isEnabled: Bool) -> GestureMask { isEnabled ? .all : .subviews }

  /// Adds a gesture that gives way to those of the views inside.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    adding(gesture, .normal, mask)
  }
  /// Adds a gesture that gives way to those of the views inside, as long as it is enabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .normal, mask(isEnabled))
  }
  /// Adds a gesture with a name that gives way to those of the views inside, as long as it is enabled.
  public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
  {
    adding(gesture, .normal, mask(isEnabled), name: name)
  }

  /// Adds a gesture that goes before those of the views inside.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { adding(gesture, .high, mask) }
  /// Adds a gesture that goes before those of the views inside, as long as it is enabled.
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .high, mask(isEnabled))
  }
  /// Adds a gesture with a name that goes before those of the views inside, as long as it is enabled.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { adding(gesture, .high, mask(isEnabled), name: name) }

  /// Adds a gesture that is recognised beside others.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all)
    -> some View
  { adding(gesture, .simultaneous, mask) }
  /// Adds a gesture that is recognised beside others, as long as it is enabled.
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    adding(gesture, .simultaneous, mask(isEnabled))
  }
  /// Adds a gesture with a name that is recognised beside others, as long as it is enabled.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View { adding(gesture, .simultaneous, mask(isEnabled), name: name) }
}
