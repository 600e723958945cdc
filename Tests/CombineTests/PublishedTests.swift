import Combine
import Testing

@Suite struct PublishedTests {
  final class Model: ObservableObject {
    @Published var value: Int
    @Published var text = ""
    init(value: Int) { _value = Published(initialValue: value) }
  }

  final class Trace {
    let ended: () -> Void
    init(ended: @escaping () -> Void) { self.ended = ended }
    deinit { ended() }
  }

  @Test func emitsTheCurrentValueThenEachNewOneBeforeItIsStored() {
    let model = Model(value: 1)
    var seen: [[Int]] = []
    let subscription = model.$value.sink { seen.append([$0, model.value]) }
    model.value = 2
    model.value = 2
    #expect(seen == [[1, 1], [2, 1], [2, 2]])
    subscription.cancel()
    model.value = 3
    #expect(seen.count == 3)
  }

  @Test func servesSeveralSubscribersInOrder() {
    let model = Model(value: 0)
    var order: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    model.$value.dropFirst().sink { order.append("a\($0)") }.store(in: &subscriptions)
    model.$value.dropFirst().sink { order.append("b\($0)") }.store(in: &subscriptions)
    model.value = 1
    #expect(order == ["a1", "b1"])
  }

  @Test func assignWritesThePropertyWhileItLives() {
    let source = PassthroughSubject<Int, Never>()
    let ended = Counter()
    var model: Model? = Model(value: 0)
    var changes = 0
    let subscription = model!.objectWillChange.sink { changes += 1 }
    source.handleEvents(receiveCancel: { ended.increment() }).assign(to: &model!.$value)
    source.send(5)
    #expect(model!.value == 5)
    #expect(changes == 1)
    weak let reference = model
    model = nil
    #expect(reference == nil)
    #expect(ended.value == 1)
    subscription.cancel()
  }

  @Test func onePropertyMayFeedAnother() {
    let model = Model(value: 1)
    model.$value.map(String.init).assign(to: &model.$text)
    model.value = 42
    #expect(model.text == "42")
  }

  @Test func respectsDemand() {
    let model = Model(value: 0)
    var received: [Int] = []
    var subscription: (any Subscription)?
    let subscriber = AnySubscriber<Int, Never>(
      receiveSubscription: { subscription = $0 },
      receiveValue: {
        received.append($0)
        return .none
      })
    model.$value.subscribe(subscriber)
    #expect(received == [])
    subscription?.request(.max(1))
    #expect(received == [0])
    model.value = 1
    model.value = 2
    #expect(received == [0])
    // A value that came without demand is made up for by the latest one.
    subscription?.request(.max(1))
    #expect(received == [0, 2])
    subscription?.cancel()
  }

  @Test func aSubscriberMayWriteTheProperty() {
    let model = Model(value: 0)
    var seen: [Int] = []
    let subscription = model.$value.sink { value in
      seen.append(value)
      if value == 1 { model.text = "one" }
    }
    model.value = 1
    #expect(model.text == "one")
    #expect(seen == [0, 1])
    subscription.cancel()
  }

  @Test func releasesItsSubscribersWithTheObject() {
    let ended = Counter()
    do {
      let model = Model(value: 0)
      let trace = Trace { ended.increment() }
      let subscription = model.objectWillChange.sink { _ = trace }
      model.value = 1
      subscription.cancel()
    }
    #expect(ended.value == 1)
  }
}
