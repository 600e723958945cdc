import CSashDrags
import CoreTransferable
import Foundation
import SashCore

/// Lets fields drag their text, and lets windows take what other programs put down on them; called once, before `main`, since
/// fields know nothing of what can be dragged.
@_cdecl("sash_know_what_is_dragged")
func knowWhatIsDragged() {
  DropTargets.listen()
  LiftedText.lifter = { lifted, host in
    MainActor.assumeIsolated {
      let cargo = DragCargo(lifted.text)
      cargo.onEnd = { lifted.onEnd($0) }
      return Dragging(cargo, preview: lifted.preview, at: lifted.location, grip: lifted.grip, host: host)
    }
  }
}

extension Dragging: DraggedText {}

extension DragCargo {
  package var hasText: Bool { holds(String.self) }
  package func takeText(_ action: @escaping @MainActor (String) -> Void) -> Bool {
    MainActor.assumeIsolated {
      deliver(String.self) { texts in
        action(texts.joined(separator: "\n"))
        return true
      }
    }
  }
}
