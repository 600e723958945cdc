import Combine
import Testing

@Suite struct JoinTests {
  private struct Failed: Error, Equatable {}

  @Test func combineLatestWaitsForAllThenFollowsEach() {
    let (a, b, c) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(), Just(true))
    var rows: [String] = []
    var finished = false
    let subscription = a.combineLatest(b, c).sink(
      receiveCompletion: { _ in finished = true }, receiveValue: { rows.append("\($0)\($1)\($2)") })
    a.send(1)
    b.send("x")
    a.send(2)
    b.send("y")
    a.send(completion: .finished)
    b.send("z")
    #expect(rows == ["1xtrue", "2xtrue", "2ytrue", "2ztrue"])
    #expect(!finished)
    b.send(completion: .finished)
    #expect(finished)
    subscription.cancel()
  }

  @Test func combineLatestOfPropertiesValidatesAForm() {
    final class Form {
      @Published var name = ""
      @Published var age = 0
    }
    let form = Form()
    var valid: [Bool] = []
    let subscription = form.$name.combineLatest(form.$age) { !$0.isEmpty && $1 >= 18 }.sink {
      valid.append($0)
    }
    form.name = "Ann"
    form.age = 20
    #expect(valid == [false, false, true])
    subscription.cancel()
    form.age = 3
    #expect(valid.count == 3)
  }

  @Test func combineLatestFailsWithTheFirstThatFails() {
    let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
    var ends: [Subscribers.Completion<Failed>] = []
    var cancelled = 0
    let subscription = Publishers.CombineLatest(a, b.handleEvents(receiveCancel: { cancelled += 1 }))
      .sink(receiveCompletion: { ends.append($0) }, receiveValue: { _ in })
    a.send(completion: .failure(Failed()))
    b.send(completion: .finished)
    #expect(ends == [.failure(Failed())])
    #expect(cancelled == 1)
    subscription.cancel()
  }

  @Test func combineLatestKeepsOnlyTheLatestWithoutDemand() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let pull = Pull<Int>()
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(pull.subscriber)
    b.send(1)
    for value in 1...3 { a.send(value) }
    #expect(pull.values == [])
    pull.subscription?.request(.max(1))
    #expect(pull.values == [31])
    a.send(4)
    #expect(pull.values == [31])
    pull.subscription?.request(.max(1))
    #expect(pull.values == [31, 41])
  }

  @Test func mergeTakesValuesAsTheyComeAndFinishesWithTheLast() {
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    var values: [Int] = []
    var finished = false
    let subscription = subjects[0].merge(with: subjects[1]).merge(with: subjects[2]).sink(
      receiveCompletion: { _ in finished = true }, receiveValue: { values.append($0) })
    for (index, subject) in subjects.enumerated() { subject.send(index) }
    subjects[0].send(completion: .finished)
    subjects[2].send(7)
    #expect(values == [0, 1, 2, 7])
    subjects[1].send(completion: .finished)
    #expect(!finished)
    subjects[2].send(completion: .finished)
    #expect(finished)
    subscription.cancel()
  }

  @Test func mergeManyOfNoneFinishesAtOnce() {
    var finished = false
    let subscription = Publishers.MergeMany([Just<Int>]()).sink(
      receiveCompletion: { _ in finished = true }, receiveValue: { _ in })
    #expect(finished)
    subscription.cancel()
  }

  @Test func mergeLosesNothingWithoutDemand() {
    let pull = Pull<Int>()
    [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(pull.subscriber)
    #expect(pull.values == [])
    pull.subscription?.request(.max(2))
    #expect(pull.values.count == 2)
    #expect(!pull.isFinished)
    pull.subscription?.request(.max(3))
    #expect(pull.values.sorted() == [1, 2, 3, 10, 20])
    #expect(pull.isFinished)
  }

  @Test func mergeAndCombineLatestStopWhenCancelled() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    var count = 0
    var subscriptions: Set<AnyCancellable> = []
    a.merge(with: b).sink { _ in count += 1 }.store(in: &subscriptions)
    a.combineLatest(b).sink { _ in count += 1 }.store(in: &subscriptions)
    subscriptions.removeAll()
    a.send(1)
    b.send(1)
    #expect(count == 0)
  }
}

/// A subscriber that asks for nothing by itself.
private final class Pull<Value> {
  private(set) var values: [Value] = []
  private(set) var isFinished = false
  private(set) var subscription: (any Subscription)?

  var subscriber: AnySubscriber<Value, Never> {
    AnySubscriber(
      receiveSubscription: { self.subscription = $0 },
      receiveValue: {
        self.values.append($0)
        return .none
      },
      receiveCompletion: { _ in self.isFinished = true })
  }
}
