import Foundation
import SashInput

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// It may yet be recognised; some gestures have a value already, as a long press while the finger is down.
  case possible(Value?)
  /// It has been recognised and goes on.
  case active(Value)
  /// It has been recognised and is over.
  case ended(Value)
  case failed

  package var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }
  package var isTerminal: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  package func map<T>(_ transform: (Value) -> T) -> GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A finger or the pressed mouse, as gestures see it: the same number from when it goes down until it goes up.
package struct GestureTouch {
  package enum Phase { case began, moved, ended, cancelled }
  package var id: Int
  package var phase: Phase
  /// In points of the window.
  package var location: CGPoint
  /// Seconds on the host's clock.
  package var time: Double
  /// Where it has been since it was last told of, in points of the window, oldest first and with `location` at the end.
  package var samples: [PointerSample]
  package var kind = PointerEvent.Kind.touch
  package var modifiers: KeyModifiers = []
}
