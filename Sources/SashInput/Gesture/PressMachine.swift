import Foundation

/// Follows one pointer over a button: it is pressed while the pointer is down and inside or near, and
/// performs when the pointer goes up there.
package struct PressMachine: Sendable, Equatable {
  package enum Action: Sendable, Equatable {
    /// Look pressed.
    case press
    /// Look as before.
    case release
    /// Look as before, and do it.
    case perform
  }
  private enum State: Sendable { case idle, pressed, strayed }
  private var state = State.idle

  /// How far, in points, the pointer may leave the button before the press is off.
  ///
  /// - Source: the tracking of `UIControl`; SwiftUI's buttons behave alike.
  package static let slop: CGFloat = 70

  package init() {}
  /// True from down to up, whether inside or not.
  package var isTracking: Bool { state != .idle }

  package mutating func began() -> Action? {
    guard state == .idle else { return nil }
    state = .pressed
    return .press
  }

  package mutating func moved(isInside: Bool) -> Action? {
    switch (state, isInside) {
    case (.pressed, false):
      state = .strayed
      return .release
    case (.strayed, true):
      state = .pressed
      return .press
    default: return nil
    }
  }

  package mutating func ended(isInside: Bool) -> Action? {
    defer { state = .idle }
    switch (state, isInside) {
    case (.idle, _), (.strayed, false): return nil
    case (.pressed, true), (.strayed, true): return .perform
    case (.pressed, false): return .release
    }
  }

  package mutating func cancelled() -> Action? {
    defer { state = .idle }
    return state == .pressed ? .release : nil
  }
}
