import Foundation
import SashDisplay
import SashInput

/// A pointer that is down: who has it, and who follows it.
final class PointerTrack {
  /// Another for each press.
  let number: Int
  /// Where it came down, in points of the window.
  let start: CGPoint
  /// Gestures under the pointer, in the order in which they are told.
  var gestures: [GestureNode] = []
  /// Where each of them stands in the chain of responders, innermost first.
  var depths: [ObjectIdentifier: Int] = [:]
  /// Responders that may have the pointer, innermost first, with their places in the chain.
  var candidates: [(depth: Int, entry: HitResult.Entry)] = []
  /// Who has it.
  var capture: (id: ResponderID, depth: Int)?
  /// Who may take it over, innermost first.
  var watchers: [ResponderID] = []
  /// The press that nobody has heard of, while the finger may still scroll, and what calls it off.
  var waiting: (event: PointerEvent, cancel: () -> Void)?
  /// A gesture has been recognised with it: nobody may take it over.
  var isRecognized = false
  /// Moves that are told with the next frame: the last one, and all places on the way.
  var move: (event: PointerEvent, samples: [PointerSample])?
  /// The pointer has gone up, and who has it is told once the gestures before it have failed.
  var end: PointerEvent?

  init(number: Int, start: CGPoint) {
    self.number = number
    self.start = start
  }

  /// Somebody wants to hear of its moves.
  var isFollowed: Bool {
    capture != nil || waiting != nil || !watchers.isEmpty || gestures.contains(where: \.isLive)
  }
}
