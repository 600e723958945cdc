import Combine
import Foundation
import Testing

/// Publishers of Foundation types and schedulers: time is real here, so only lower bounds are asserted.
@Suite struct SchedulerTests {
  @Test func receiveOnTheMainQueueArrivesThere() async {
    let values = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    let received: Int = await withCheckedContinuation { continuation in
      subscription = values.receive(on: DispatchQueue.main).sink {
        dispatchPrecondition(condition: .onQueue(.main))
        continuation.resume(returning: $0)
      }
      nonisolated(unsafe) let values = values
      DispatchQueue.global().async { values.send(3) }
    }
    #expect(received == 3)
    subscription?.cancel()
  }

  @Test func aRunLoopThatWaitsIsWokenByAnAction() {
    let loop = LoopThread()
    let done = DispatchSemaphore(value: 0)
    let onLoop = Counter()
    // Gives the loop time to fall asleep; without the wake-up the action would wait for its 60 s port timer.
    Thread.sleep(forTimeInterval: 0.05)
    loop.runLoop.schedule {
      if RunLoop.current === loop.runLoop { onLoop.increment() }
      done.signal()
    }
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(onLoop.value == 1)
    loop.stop()
  }

  @Test(arguments: [10, 30]) func actionsWaitForTheirDate(milliseconds: Int) {
    let loop = LoopThread()
    #expect(waited(on: DispatchQueue.global(), .milliseconds(milliseconds)) >= Double(milliseconds) / 1000)
    #expect(waited(on: OperationQueue(), .milliseconds(milliseconds)) >= Double(milliseconds) / 1000)
    // A run loop timer may be early by the rounding of its clock.
    #expect(waited(on: loop.runLoop, .milliseconds(milliseconds)) >= Double(milliseconds) / 1000 - 0.002)
    loop.stop()
  }

  @Test func repeatedActionsEndWhenCancelled() {
    let queue = DispatchQueue(label: "repeating")
    let ticks = Counter()
    let third = DispatchSemaphore(value: 0)
    let cancellable = queue.schedule(after: queue.now, interval: .milliseconds(5)) {
      ticks.increment()
      if ticks.value == 3 { third.signal() }
    }
    #expect(third.wait(timeout: .now() + 20) == .success)
    cancellable.cancel()
    let count = queue.sync { ticks.value }
    Thread.sleep(forTimeInterval: 0.05)
    #expect(ticks.value <= count + 1)
  }

  @Test func stridesSpeakSecondsAndSaturate() {
    typealias Stride = DispatchQueue.SchedulerTimeType.Stride
    #expect(Stride.milliseconds(1500).magnitude == 1_500_000_000)
    #expect((0.25 as Stride).magnitude == 250_000_000)
    #expect((2 as Stride).magnitude == 2_000_000_000)
    #expect(Stride.seconds(1e30).magnitude == .max)
    #expect(Stride.seconds(.nan).magnitude == .max)
    #expect(Stride.seconds(Int.max).magnitude == .max)
    let now = DispatchQueue.main.now
    #expect(now.distance(to: now.advanced(by: .milliseconds(7))) == .milliseconds(7))
    #expect(now.advanced(by: .milliseconds(7)).distance(to: now).magnitude == -7_000_000)
    #expect(RunLoop.SchedulerTimeType.Stride.milliseconds(250).timeInterval == 0.25)
  }

  @Test func debounceAndThrottleTakeEveryScheduler() {
    let values = PassthroughSubject<Int, Never>()
    let done = DispatchSemaphore(value: 0)
    let queue = DispatchQueue(label: "debounce")
    nonisolated(unsafe) var received: [Int] = []
    let subscription = values.debounce(for: .milliseconds(30), scheduler: queue).sink {
      received.append($0)
      done.signal()
    }
    for value in 1...5 { values.send(value) }
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(queue.sync { received } == [5])
    subscription.cancel()
  }

  @Test func timersTickWhileConnected() {
    let loop = LoopThread()
    let twice = DispatchSemaphore(value: 0)
    let ticks = Counter()
    let subscription = Timer.publish(every: 0.01, on: loop.runLoop, in: .common).autoconnect().sink { date in
      ticks.increment()
      if ticks.value == 2 { twice.signal() }
    }
    #expect(twice.wait(timeout: .now() + 20) == .success)
    loop.onLoop { subscription.cancel() }
    let count = ticks.value
    Thread.sleep(forTimeInterval: 0.05)
    #expect(ticks.value == count)
    loop.stop()
  }

  private func waited<S: Scheduler>(on scheduler: S, _ delay: S.SchedulerTimeType.Stride) -> TimeInterval {
    let done = DispatchSemaphore(value: 0)
    let start = DispatchTime.now().uptimeNanoseconds
    scheduler.schedule(after: scheduler.now.advanced(by: delay)) { done.signal() }
    guard done.wait(timeout: .now() + 20) == .success else { return -1 }
    return TimeInterval(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  }
}

/// A run loop that waits on a thread of its own.
private final class LoopThread: @unchecked Sendable {
  private(set) var runLoop: RunLoop!
  private var keepAlive: Timer!

  init() {
    let ready = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [self] in
      runLoop = RunLoop.current
      // A loop without a source returns at once.
      keepAlive = Timer(timeInterval: 60, repeats: true) { _ in }
      runLoop.add(keepAlive, forMode: .default)
      ready.signal()
      while keepAlive.isValid { _ = runLoop.run(mode: .default, before: .distantFuture) }
    }
    ready.wait()
  }

  func onLoop(_ action: @escaping () -> Void) {
    let done = DispatchSemaphore(value: 0)
    runLoop.schedule {
      action()
      done.signal()
    }
    done.wait()
  }

  func stop() { onLoop { [self] in keepAlive.invalidate() } }
}
