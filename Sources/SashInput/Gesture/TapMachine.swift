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

/// Counts the taps of one finger up to a number.
package struct TapMachine: Sendable, Equatable {
  private enum State: Sendable, Equatable {
    case idle
    /// The pointer is down for tap number `number`.
    case down(number: Int, start: CGPoint, time: Double)
    /// `number` taps are done.
    case between(number: Int, place: CGPoint, end: Double)
    case failed
  }
  private var state = State.idle
  /// How many taps it takes.
  package var count: Int

  package init(count: Int = 1) { self.count = count }

  /// When it has failed unless something happens before; nil if it has failed or has not begun.
  package var deadline: Double? {
    switch state {
    case .idle, .failed: nil
    case .down(_, _, let time): time + TapLimits.duration
    case .between(_, _, let end): end + TapLimits.interval
    }
  }

  /// A tap that comes too late or too far away does not belong to the series.
  package mutating func began(at place: CGPoint, time: Double) {
    switch state {
    case .idle: state = .down(number: 1, start: place, time: time)
    case .between(let number, let last, let end)
    where time - end <= TapLimits.interval && distance(place, last) <= TapLimits.distance:
      state = .down(number: number + 1, start: place, time: time)
    case .between, .down, .failed: state = .failed
    }
  }

  package mutating func moved(to place: CGPoint) {
    if case .down(_, let start, _) = state, distance(place, start) > TapLimits.distance { state = .failed }
  }

  /// True if that was the last tap.
  package mutating func ended(at place: CGPoint, time: Double) -> Bool {
    moved(to: place)
    guard case .down(let number, let start, let began) = state, time - began <= TapLimits.duration else {
      state = .failed
      return false
    }
    state = number < count ? .between(number: number, place: start, end: time) : .idle
    return number >= count
  }

  /// Nothing has happened up to now.
  package mutating func timePassed(_ time: Double) {
    if let deadline, time >= deadline { state = .failed }
  }
  package var hasFailed: Bool { state == .failed }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
