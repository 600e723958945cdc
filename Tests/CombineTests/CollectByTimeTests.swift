import Combine
import Testing

/// A scheduler whose time is a number that a test moves.
private final class HandScheduler: Scheduler {
  typealias SchedulerTimeType = ImmediateTime
  typealias SchedulerOptions = Never
  struct ImmediateTime: Strideable {
    var value: Int
    func distance(to other: Self) -> ImmediateScheduler.SchedulerTimeType.Stride {
      .init(other.value - value)
    }
    func advanced(by step: ImmediateScheduler.SchedulerTimeType.Stride) -> Self {
      .init(value: value + step.magnitude)
    }
  }
  private(set) var now = ImmediateTime(value: 0)
  var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride { 0 }
  private var jobs: [(id: Int, time: Int, interval: Int?, action: () -> Void)] = []
  private var lastID = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  func schedule(
    after date: ImmediateTime, tolerance: ImmediateScheduler.SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { jobs.append((0, date.value, nil, action)) }
  func schedule(
    after date: ImmediateTime, interval: ImmediateScheduler.SchedulerTimeType.Stride,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    lastID += 1
    let id = lastID
    jobs.append((id, date.value, interval.magnitude, action))
    return AnyCancellable { self.jobs.removeAll { $0.id == id } }
  }

  var isIdle: Bool { jobs.isEmpty }
  func advance(by steps: Int) {
    for _ in 0..<steps {
      now.value += 1
      for job in jobs where job.time <= now.value {
        job.action()
        if let index = jobs.firstIndex(where: { $0.id == job.id && $0.time == job.time }) {
          if let interval = job.interval { jobs[index].time += interval } else { jobs.remove(at: index) }
        }
      }
    }
  }
}

@Suite struct CollectByTimeTests {
  private struct Failed: Error, Equatable {}

  @Test func byTimePassesOnEachIntervalInWhichSomethingCame() {
    let (scheduler, subject) = (HandScheduler(), PassthroughSubject<Int, Failed>())
    var groups: [[Int]] = []
    var end: Subscribers.Completion<Failed>?
    let subscription = subject.collect(.byTime(scheduler, 4)).sink(
      receiveCompletion: { end = $0 }, receiveValue: { groups.append($0) })
    for value in 1...6 {
      subject.send(value)
      scheduler.advance(by: 1)
    }
    #expect(groups == [[1, 2, 3, 4]])
    scheduler.advance(by: 8)
    #expect(groups == [[1, 2, 3, 4], [5, 6]])
    subject.send(7)
    subject.send(completion: .finished)
    #expect(groups == [[1, 2, 3, 4], [5, 6], [7]])
    #expect(end == .finished)
    #expect(scheduler.isIdle)
    subscription.cancel()
  }

  @Test func byTimeOrCountPassesOnAFullGroupAtOnce() {
    let (scheduler, subject) = (HandScheduler(), PassthroughSubject<Int, Failed>())
    var groups: [[Int]] = []
    var end: Subscribers.Completion<Failed>?
    let subscription = subject.collect(.byTimeOrCount(scheduler, 4, 2)).sink(
      receiveCompletion: { end = $0 }, receiveValue: { groups.append($0) })
    for value in 1...3 { subject.send(value) }
    #expect(groups == [[1, 2]])
    scheduler.advance(by: 4)
    #expect(groups == [[1, 2], [3]])
    subject.send(4)
    subject.send(completion: .failure(Failed()))
    #expect(groups == [[1, 2], [3]], "a failure drops what waits")
    #expect(end == .failure(Failed()))
    #expect(scheduler.isIdle)
    subscription.cancel()
  }

  @Test func cancellingStopsTheClock() {
    let (scheduler, subject) = (HandScheduler(), PassthroughSubject<Int, Never>())
    var groups: [[Int]] = []
    let subscription = subject.collect(.byTime(scheduler, 2)).sink { groups.append($0) }
    subject.send(1)
    #expect(!scheduler.isIdle)
    subscription.cancel()
    scheduler.advance(by: 4)
    #expect(groups.isEmpty && scheduler.isIdle)
  }

  @Test func withoutDemandTheElementsWaitForTheNextInterval() {
    let (scheduler, subject) = (HandScheduler(), PassthroughSubject<Int, Never>())
    let subscriber = OneAtATime()
    subject.collect(.byTime(scheduler, 2)).subscribe(subscriber)
    subject.send(1)
    scheduler.advance(by: 2)
    subject.send(2)
    #expect(subscriber.groups.isEmpty)
    subscriber.subscription?.request(.max(1))
    scheduler.advance(by: 2)
    #expect(subscriber.groups == [[1, 2]])
  }

  private final class OneAtATime: Subscriber {
    var groups: [[Int]] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: [Int]) -> Subscribers.Demand {
      groups.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }
}
