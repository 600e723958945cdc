import Foundation

/// What makes a tap a tap. Distances in points of the window, times in seconds.
package enum TapLimits {
  /// - Source: SwiftUI's own constants: a tap moves at most 45 pt and lasts at most 0.75 s.
  package static let distance: CGFloat = 45
  package static let duration = 0.75
  /// From the end of one tap to the start of the next of the same series.
  ///
  /// - Source: SwiftUI's and UIKit's constant.
  package static let interval = 0.35
}

/// Counts the taps of one pointer and chooses between actions for one, two, three… of them in a row.
///
/// A count is performed at once if no higher one is wanted; else it waits until the series cannot go on.
package struct TapMachine: Sendable, Equatable {
  package enum Action: Sendable, Equatable {
    /// Call `timedOut(at:)` at this time, unless another tap begins before.
    case wait(until: Double)
    case perform(count: Int)
  }
  private enum State: Sendable, Equatable {
    case idle
    /// The pointer is down for tap number `number`.
    case down(number: Int, start: CGPoint, time: Double)
    /// The pointer is down but this is no tap any more.
    case strayed
    /// `number` taps are done.
    case between(number: Int, place: CGPoint, end: Double)
  }
  private var state = State.idle
  /// The numbers of taps that have an action.
  package var counts: Set<Int>

  package init(counts: Set<Int>) { self.counts = counts }
  package init(count: Int = 1) { counts = [count] }
  /// The only count that has an action.
  package var count: Int {
    get { counts.max() ?? 1 }
    set { if counts != [newValue] { counts = [newValue] } }
  }

  /// A tap that comes too late or too far away starts a series of its own; the old one is performed if it
  /// waited.
  @discardableResult
  package mutating func began(at place: CGPoint, time: Double) -> Action? {
    guard case .between(let number, let last, let end) = state else {
      state = .down(number: 1, start: place, time: time)
      return nil
    }
    if time - end <= TapLimits.interval && distance(place, last) <= TapLimits.distance {
      state = .down(number: number + 1, start: place, time: time)
      return nil
    }
    state = .down(number: 1, start: place, time: time)
    return performing(number)
  }

  /// A pointer that strays ends the series; what it had reached before is performed.
  @discardableResult
  package mutating func moved(to place: CGPoint) -> Action? {
    guard case .down(let number, let start, _) = state, distance(place, start) > TapLimits.distance else {
      return nil
    }
    state = .strayed
    return performing(number - 1)
  }

  package mutating func ended(at place: CGPoint, time: Double) -> Action? {
    let action = moved(to: place)
    guard case .down(let number, let start, let began) = state else {
      state = .idle
      return action
    }
    guard time - began <= TapLimits.duration else {
      state = .idle
      return performing(number - 1)
    }
    if number < counts.max() ?? 0 {
      state = .between(number: number, place: start, end: time)
      return counts.contains { $0 <= number } ? .wait(until: time + TapLimits.interval) : nil
    }
    state = .idle
    return performing(number)
  }

  /// The next tap has not come in time.
  package mutating func timedOut(at time: Double) -> Action? {
    guard case .between(let number, _, let end) = state, time - end >= TapLimits.interval - 1e-9 else {
      return nil
    }
    state = .idle
    return performing(number)
  }

  package mutating func cancelled() { state = .idle }

  /// The highest wanted count that `number` taps are enough for.
  private func performing(_ number: Int) -> Action? {
    counts.filter { $0 <= number && $0 > 0 }.max().map { .perform(count: $0) }
  }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
