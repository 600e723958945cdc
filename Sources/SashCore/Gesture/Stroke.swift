import Foundation
import SashInput
import SashLayout

/// Which way something goes that may scroll, swipe or drag, before anybody has it.
package struct Stroke {
  package enum Source { case finger, mouse, pad, wheel }
  package var source: Source
  package var axis: Axis
  /// Whether content goes toward the upper or left edge of the window, as with a finger that goes there.
  package var isForward: Bool

  /// The way of `distance`, in points of the window.
  package init(_ source: Source, _ distance: CGSize) {
    self.source = source
    axis = abs(distance.width) > abs(distance.height) ? .horizontal : .vertical
    isForward = distance[axis] < 0
  }
}

extension PointerEvent.Kind {
  var stroke: Stroke.Source { self == .touch ? .finger : .mouse }
}

/// How much a responder wants a stroke. See the table in decision 0015.
package enum StrokeClaim: Int, Comparable {
  /// Not at all.
  case none
  /// It could only give way beyond its end.
  case beyond
  /// It can follow.
  case within
  /// It goes before what is inside of it.
  case first
  package static func < (a: StrokeClaim, b: StrokeClaim) -> Bool { a.rawValue < b.rawValue }
}

/// Where content can still be scrolled to along one axis.
package struct ScrollRoom {
  /// There is more before what is seen, toward the upper or left edge of the window.
  package var before: Bool
  package var after: Bool
  /// Pulling it beyond its start renews it.
  package var pulls: Bool
}

/// Follows strokes on a touch pad and turns of a wheel over a view.
///
/// One responder has a stroke from its first step to its end: the one that claims most, the innermost of several. It is told
/// of places where a finger would be that does the same.
package protocol StrokeResponder: Responder {
  /// - Parameter inner: Those under the pointer that are inside of this one, innermost first.
  func claim(_ stroke: Stroke, inner: [any StrokeResponder]) -> StrokeClaim
  /// Nil for what does not scroll along an axis.
  func room(along axis: Axis) -> ScrollRoom?
  func strokeBegan(at finger: CGPoint, time: Double)
  func strokeMoved(to finger: CGPoint, time: Double)
  /// - Parameter isLifted: Whether the finger has left the touch pad; else it only rests, as far as anybody knows.
  func strokeEnded(at finger: CGPoint, time: Double, isLifted: Bool)
  /// Makes the one step that a notch of a wheel stands for. False if there is none. `delta` is how far content is to move,
  /// in points.
  func turn(by delta: CGSize) -> Bool
}

extension StrokeResponder {
  package func room(along axis: Axis) -> ScrollRoom? { nil }
}
