import Foundation

extension NSObject {
  /// Whether the object has a method of a name: one that is marked `@objc`, in code that `sash` has compiled.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorDispatch.method($0, of: self) != nil } ?? false
  }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { sent(aSelector, []) }
  /// Calls the method of a name with one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    sent(aSelector, [object])
  }
  /// Calls the method of a name with two arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    sent(aSelector, [object1, object2])
  }

  private func sent(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector, let result = SelectorDispatch.send(selector, to: self, arguments).result else {
      return nil
    }
    let object = result as AnyObject
    // There are no pools that keep it until the caller has taken it over.
    nonisolated(unsafe) let kept = object
    RunLoop.current.perform { _ = kept }
    return Unmanaged.passUnretained(object)
  }

  // MARK: Later

  /// Calls the method of a name after some seconds, on the run loop of this thread.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    LaterMessages.add(aSelector, to: self, anArgument, after: delay, modes)
  }
  /// Calls off what `perform(_:with:afterDelay:)` was asked for with an equal argument.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    LaterMessages.cancel(aTarget as AnyObject) {
      $0.selector == aSelector && LaterMessages.areEqual($0.argument, anArgument)
    }
  }
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    LaterMessages.cancel(aTarget as AnyObject) { _ in true }
  }

  /// Calls the method of a name on the main thread.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    if wait, Thread.isMainThread {
      SelectorDispatch.send(aSelector, to: self, [arg])
    } else if wait {
      DispatchQueue.main.sync { _ = SelectorDispatch.send(aSelector, to: object, [argument]) }
    } else {
      DispatchQueue.main.async { SelectorDispatch.send(aSelector, to: object, [argument]) }
    }
  }
  /// Calls the method of a name on a thread of its own.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    nonisolated(unsafe) let (object, argument) = (self, arg)
    Thread.detachNewThread { SelectorDispatch.send(aSelector, to: object, [argument]) }
  }
}

/// Messages that are going to be sent.
private enum LaterMessages {
  struct Message {
    let target: NSObject
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }
  private static let lock = NSLock()
  nonisolated(unsafe) private static var waiting: [Message] = []

  /// The run loop keeps the target until then, as Apple's does.
  static func add(
    _ selector: Selector, to target: NSObject, _ argument: Any?, after delay: TimeInterval,
    _ modes: [RunLoop.Mode]
  ) {
    nonisolated(unsafe) let (object, value) = (target, argument)
    let timer = Timer(timeInterval: max(delay, 0), repeats: false) { timer in
      lock.withLock { waiting.removeAll { $0.timer === timer } }
      SelectorDispatch.send(selector, to: object, [value])
    }
    lock.withLock {
      waiting.append(Message(target: target, selector: selector, argument: argument, timer: timer))
    }
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }
  static func cancel(_ target: AnyObject, _ isMeant: (Message) -> Bool) {
    let cancelled = lock.withLock {
      let found = waiting.filter { $0.target === target && isMeant($0) }
      waiting.removeAll { message in found.contains { $0.timer === message.timer } }
      return found
    }
    for message in cancelled { message.timer.invalidate() }
  }
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return left as AnyObject === right as AnyObject
  }
}
