import Foundation
import SashMessages

extension Timer {
  /// A timer that sends a message to an object, which it keeps until it is invalidated.
  public convenience init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    Self.tellOfInfo(userInfo)
    self.init(timeInterval: ti, repeats: yesOrNo, block: Self.message(aSelector, to: aTarget))
  }
  /// A timer that sends a message for the first time at a date.
  public convenience init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    Self.tellOfInfo(ui)
    self.init(fire: date, interval: ti, repeats: rep, block: Self.message(s, to: t))
  }
  /// Makes a timer that sends a message, and adds it to the run loop of this thread.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = InformedTimer(
      timeInterval: ti, repeats: yesOrNo, block: Self.message(aSelector, to: aTarget))
    timer.info = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }

  private static func message(_ selector: Selector, to target: Any) -> @Sendable (Timer) -> Void {
    nonisolated(unsafe) let object = target as AnyObject
    return { timer in _ = SelectorDispatch.send(selector, to: object, [timer]) }
  }
  private static func tellOfInfo(_ info: Any?) {
    if info != nil {
      tellOnce(
        "Timer(timeInterval:target:…) does not keep its userInfo here; Timer.scheduledTimer(timeInterval:target:…) does."
      )
    }
  }
}

/// A timer with something of the user's in it, which Foundation's cannot be given here.
private final class InformedTimer: Timer {
  nonisolated(unsafe) var info: Any?
  override var userInfo: Any? { info }
}
