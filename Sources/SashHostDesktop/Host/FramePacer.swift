import Dispatch

/// Decides when frames are drawn: the first at once, more of them at 60 a second, and no timer while nobody
/// asks.
@MainActor final class FramePacer {
  /// Seconds.
  private static let tick = 1.0 / 60
  /// A frame that comes this much too early (seconds) still counts as the next one.
  private static let slack = 0.001

  /// Draws the windows that asked.
  var draw: () -> Void = {}
  /// Whether any window asks.
  var isWanted: () -> Bool = { false }
  private var timer: (any DispatchSourceTimer)?
  private var lastFrame = -Double.infinity

  /// Before the run loop waits: draws, or sees to it that a tick will. Seconds on the host's clock.
  func commit(at now: Double) {
    guard timer == nil, isWanted() else { return }
    if now - lastFrame >= FramePacer.tick - FramePacer.slack {
      lastFrame = now
      draw()
    }
    if isWanted() { start(after: lastFrame + FramePacer.tick - now) }
  }

  func stop() {
    timer?.cancel()
    timer = nil
  }

  private func start(after delay: Double) {
    let timer = DispatchSource.makeTimerSource(flags: .strict, queue: .main)
    timer.schedule(
      deadline: .now() + max(0, delay), repeating: .nanoseconds(16_666_667), leeway: .microseconds(200))
    timer.setEventHandler { [unowned self] in MainActor.assumeIsolated { tickOver() } }
    self.timer = timer
    timer.activate()
  }

  /// A tick without a wish is the end of an animation.
  private func tickOver() {
    guard timer != nil else { return }
    guard isWanted() else { return stop() }
    lastFrame = Double(DispatchTime.now().uptimeNanoseconds) / 1e9
    draw()
  }
}
