import Foundation
import SashDisplay
import SashInput
import SashSemantics

extension ViewGraph {
  /// The elements of what is shown now, for who does not see it, and for tests. Valid after `update()`.
  ///
  /// They are found in what is drawn: nothing is kept, and no rule runs, before somebody asks.
  package func semantics() -> SemanticsTree {
    let builder =
      semanticsBuilder
      ?? SemanticsBuilder { [weak self] id in
        guard let self, let responder = responders[id], var semantics = responder.semantics else {
          return nil
        }
        if let focusable = responder as? any FocusResponder {
          semantics.properties.isFocused = focus.holder === focusable
        }
        return semantics
      }
    semanticsBuilder = builder
    return builder.tree(of: display())
  }

  /// Does what a finger does at a place of the window, in points.
  package func tapForSemantics(at point: CGPoint) {
    let time = services.clock?() ?? 0
    for phase in [PointerEvent.Phase.began, .ended] {
      events.send(
        .pointer(PointerEvent(phase: phase, kind: .touch, pointer: -1, location: point, time: time)))
    }
  }
}
