import Foundation
import SashCore

/// Moves a length to another one as a spring without bounce does, by the host's clock.
final class RowGlide {
  private var cancel: (() -> Void)?

  /// - Source: frames of the host are a sixtieth of a second; rows come to rest in about 0.3 s.
  private static let frame = 1.0 / 60
  private static let speed = 20.0
  private static let duration = 0.4

  /// Calls `set` with each step, and `done` at the end. What was under way before stops where it is.
  func go(
    from start: CGFloat, to end: CGFloat, on host: ViewGraph, set: @escaping (CGFloat) -> Void,
    done: @escaping () -> Void = {}
  ) {
    stop()
    guard start != end, let begin = host.services.clock?() else {
      set(end)
      return done()
    }
    step(from: start, to: end, since: begin, on: host, set: set, done: done)
  }
  func stop() {
    cancel?()
    cancel = nil
  }

  private func step(
    from start: CGFloat, to end: CGFloat, since begin: Double, on host: ViewGraph,
    set: @escaping (CGFloat) -> Void, done: @escaping () -> Void
  ) {
    cancel = host.schedule(after: RowGlide.frame) { [weak self, weak host] in
      guard let self, let host, let now = host.services.clock?() else { return }
      self.cancel = nil
      let time = now - begin
      if time >= RowGlide.duration {
        set(end)
        // What hears of it may have begun another glide.
        if self.cancel == nil { done() }
        return
      }
      let left = (1 + RowGlide.speed * time) * exp(-RowGlide.speed * time)
      set(end + (start - end) * CGFloat(left))
      if self.cancel != nil { return }
      self.step(from: start, to: end, since: begin, on: host, set: set, done: done)
    }
  }
  deinit { cancel?() }
}
