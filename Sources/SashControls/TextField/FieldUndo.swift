import Foundation
import SashCore
import SashFoundation

/// What a field registers with the undo manager of its window: each step of typing stands there among what the app registers,
/// and all are taken back in the order in which they came.
///
/// - Source: AppKit: texts register with the undo manager of their window, and the editor of a field calls
///   `removeAllActions(withTarget:)` when the field has been edited
final class FieldUndo {
  private weak var responder: FieldResponder?
  private weak var manager: UndoManager?

  init(of responder: FieldResponder) { self.responder = responder }

  /// Before a change: what somebody else has registered since the last one ends its step.
  func breaksStep(in manager: UndoManager?) -> Bool {
    manager.map { !$0.isNext(self) || $0.hasRedo } ?? false
  }

  /// Steps have been made that can be taken back one by one.
  func add(_ steps: Int, in manager: UndoManager?) {
    self.manager = manager
    for _ in 0..<max(0, steps) { register(isUndo: true) }
  }
  private func register(isUndo: Bool) {
    manager?.isRegisteringField = responder?.isEditor == false
    manager?.registerUndo(withTarget: self) { $0.replay(isUndo: isUndo) }
    manager?.isRegisteringField = false
  }

  @MainActor private func replay(isUndo: Bool) {
    guard responder?.replay(isUndo: isUndo) == true else { return }
    // The manager takes this for what does again what is being undone, and the other way round.
    register(isUndo: !isUndo)
  }

  /// There is nothing more to be taken back here.
  func forget() { manager?.removeAllActions(withTarget: self) }
}
