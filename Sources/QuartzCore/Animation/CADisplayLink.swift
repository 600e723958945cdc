import Foundation
import SashCore
import SashFoundation

/// Calls with each frame of the screen.
///
/// One is made with a closure, or with an object, which it keeps until it is invalidated, and the name of its method.
@MainActor @preconcurrency
open class CADisplayLink: NSObject {
  private var handler: ((CADisplayLink) -> Void)?
  private var timer: Timer?
  /// Whether it calls nothing for now.
  open var isPaused = false
  /// When the last frame was, on the clock of `CACurrentMediaTime()`.
  public private(set) var timestamp: CFTimeInterval = 0
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// Seconds of a frame.
  public var duration: CFTimeInterval { 1.0 / 60 }
  /// Frames a second; 0 is as many as the screen has.
  open var preferredFramesPerSecond = 0
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// - Parameter handler: Called with each frame, once the link has been added to a run loop.
  public init(handler: @escaping (CADisplayLink) -> Void) {
    self.handler = handler
    super.init()
  }
  public convenience init(target: Any, selector sel: Selector) {
    let target = target as AnyObject
    self.init { SelectorDispatch.send(sel, to: target, [$0]) }
  }
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    let rate = preferredFramesPerSecond > 0 ? preferredFramesPerSecond : 60
    // The run loop keeps it until it is invalidated, as Apple's does.
    let timer = Timer(timeInterval: 1 / Double(rate), repeats: true) { [self] _ in
      MainActor.assumeIsolated { frame() }
    }
    self.timer = timer
    runloop.add(timer, forMode: mode)
  }
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { stop() }
  /// Ends it for good and lets go of what it calls.
  open func invalidate() {
    stop()
    handler = nil
  }
  private func stop() {
    timer?.invalidate()
    timer = nil
  }
  private func frame() {
    if isPaused { return }
    timestamp = CACurrentMediaTime()
    handler?(self)
  }
}

/// How many frames a second are wanted.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
