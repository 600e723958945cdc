import Dispatch
import Foundation
import OpenCombine

extension Publisher {
  /// Passes elements and the completion on by `scheduler`, in the order in which they came.
  ///
  /// A queue of several threads runs them one after the other.
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S>
  {
    Publishers.ReceiveOn(upstream: self, scheduler: inOrder(scheduler), options: options)
  }

  /// Passes elements and the completion on `interval` later, on `scheduler`, in the order in which they came.
  ///
  /// - Missing: the order on an `OperationQueue` of several operations at a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: inOrder(scheduler), options: options)
  }
}

/// The scheduler, or a queue that runs one action after the other on it.
///
/// The operators hand each event to an action of its own. On a queue of several threads a completion overtakes the value
/// before it now and then, and the value is lost. A serial queue that stands before it keeps the order, and what else
/// runs there goes on beside it.
private func inOrder<S: Scheduler>(_ scheduler: S) -> S {
  let ordered: Any? =
    switch scheduler {
    case let queue as DispatchQueue where !queue.isMain: DispatchQueue(label: queue.label, target: queue)
    case let queue as OperationQueue where queue.maxConcurrentOperationCount != 1:
      OrderedOperations(on: queue)
    default: nil
    }
  return ordered as? S ?? scheduler
}

/// Puts operations on another queue, each to be run once the one before it has ended.
private final class OrderedOperations: OperationQueue, @unchecked Sendable {
  private let queue: OperationQueue
  private let lock = NSLock()
  private weak var last: Operation?

  init(on queue: OperationQueue) {
    self.queue = queue
    super.init()
  }
  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    let operation = BlockOperation(block: block)
    lock.lock()
    defer { lock.unlock() }
    if let last { operation.addDependency(last) }
    last = operation
    queue.addOperation(operation)
  }
}
