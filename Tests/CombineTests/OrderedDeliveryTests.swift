import Combine
import Foundation
import Testing

@Suite struct OrderedDeliveryTests {
  @Test(
    "On a queue of several threads every value comes, in order, before the end", arguments: [true, false])
  func concurrentQueue(isGlobal: Bool) async {
    let queue: DispatchQueue = isGlobal ? .global() : DispatchQueue(label: "several", attributes: .concurrent)
    for round in 0..<50 {
      let heard: [Int] = await withCheckedContinuation { continuation in
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var subscription: AnyCancellable?
        subscription = (0..<20).publisher
          .delay(for: .milliseconds(round % 2), scheduler: queue)
          .receive(on: queue)
          .sink { _ in
            continuation.resume(returning: values)
            subscription = nil
          } receiveValue: {
            values.append($0)
          }
        _ = subscription
      }
      #expect(heard == Array(0..<20))
    }
  }

  @Test("Values come on the queue that was named")
  func onQueue() async {
    let queue = DispatchQueue(label: "mine", attributes: .concurrent)
    let key = DispatchSpecificKey<String>()
    queue.setSpecific(key: key, value: "mine")
    var subscription: AnyCancellable?
    let found: String? = await withCheckedContinuation { continuation in
      subscription = Just(1).receive(on: queue).sink { _ in
        dispatchPrecondition(condition: .onQueue(queue))
        continuation.resume(returning: DispatchQueue.getSpecific(key: key))
      }
    }
    #expect(found == "mine")
    subscription?.cancel()
  }

  @Test("A slow pipeline does not hold up another on the same queue")
  func beside() async {
    let queue = DispatchQueue.global()
    let gate = DispatchSemaphore(value: 0)
    var subscriptions: [AnyCancellable] = []
    subscriptions.append(Just(1).receive(on: queue).sink { _ in gate.wait() })
    await withCheckedContinuation { continuation in
      subscriptions.append(Just(2).receive(on: queue).sink { _ in continuation.resume() })
    }
    gate.signal()
    #expect(subscriptions.count == 2)
  }

  @Test("Operation queues keep the order too, of one operation at a time or of several", arguments: [1, 8])
  func operations(several: Int) async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = several
    for round in 0..<30 {
      let heard: [Int] = await withCheckedContinuation { continuation in
        nonisolated(unsafe) var values: [Int] = []
        nonisolated(unsafe) var subscription: AnyCancellable?
        let numbers = (0..<20).publisher
        // Operations of several threads that wait for a time may overtake each other.
        let late =
          several == 1
          ? numbers.delay(for: .milliseconds(round % 2), scheduler: queue).eraseToAnyPublisher()
          : numbers.eraseToAnyPublisher()
        subscription = late.receive(on: queue)
          .sink { _ in
            continuation.resume(returning: values)
            subscription = nil
          } receiveValue: {
            values.append($0)
          }
        _ = subscription
      }
      #expect(heard == Array(0..<20))
    }
  }

  @Test("A queue that is held up holds up what comes by it")
  func suspended() async {
    let queue = OperationQueue()
    queue.isSuspended = true
    nonisolated(unsafe) var heard = 0
    var subscription: AnyCancellable?
    await withCheckedContinuation { continuation in
      subscription = Just(1).receive(on: queue).sink {
        heard = $0
        continuation.resume()
      }
      Thread.sleep(forTimeInterval: 0.02)
      #expect(heard == 0)
      queue.isSuspended = false
    }
    #expect(heard == 1)
    subscription?.cancel()
  }
}
