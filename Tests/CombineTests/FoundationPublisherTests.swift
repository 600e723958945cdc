import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct FoundationPublisherTests {
  static let name = Notification.Name("FoundationPublisherTests")

  @Test func notificationsOfTheNameAndPosterArriveUntilCancelled() {
    let center = NotificationCenter()
    let (poster, other) = (NSObject(), NSObject())
    var all = 0
    var own = 0
    var subscriptions: Set<AnyCancellable> = []
    center.publisher(for: Self.name).sink { _ in all += 1 }.store(in: &subscriptions)
    center.publisher(for: Self.name, object: poster).sink { _ in own += 1 }.store(in: &subscriptions)
    center.post(name: Self.name, object: poster)
    center.post(name: Self.name, object: other)
    center.post(name: Notification.Name("another"), object: poster)
    #expect(all == 2)
    #expect(own == 1)
    subscriptions.removeAll()
    center.post(name: Self.name, object: poster)
    #expect(all == 2)
  }

  @Test func publishersOfOneNotificationAreEqual() {
    let center = NotificationCenter()
    #expect(center.publisher(for: Self.name) == NotificationCenter.Publisher(center: center, name: Self.name))
    #expect(center.publisher(for: Self.name) != NotificationCenter.default.publisher(for: Self.name))
  }

  @Test func dataTasksDeliverDataOrFail() {
    struct Reply: Codable, Equatable { var count: Int }
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var reply: Reply?
    nonisolated(unsafe) var failure: (any Error)?
    let good = URLSession.shared.dataTaskPublisher(
      for: URL(string: "data:application/json,%7B%22count%22:3%7D")!
    )
    .map(\.data).decode(type: Reply.self, decoder: JSONDecoder())
    .sink(receiveCompletion: { _ in done.signal() }, receiveValue: { reply = $0 })
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(reply == Reply(count: 3))
    let bad = URLSession.shared.dataTaskPublisher(for: URL(string: "nowhere://at.all")!)
      .sink(
        receiveCompletion: {
          if case .failure(let error) = $0 { failure = error }
          done.signal()
        }, receiveValue: { _ in })
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect((failure as? URLError)?.code == .unsupportedURL)
    good.cancel()
    bad.cancel()
  }

  /// A search field does it with each letter; nothing listens at the address.
  @Test func dataTasksMayBeCancelledWhileTheyFail() async throws {
    for round in 0..<1500 {
      let task = URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:9/\(round)")!)
        .sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      if round % 3 == 0 { try await Task.sleep(nanoseconds: UInt64(round % 50) * 20_000) }
      task.cancel()
    }
  }

  @Test func optionalsAndResultsPublish() {
    var values: [Int] = []
    var finished = 0
    var subscriptions: Set<AnyCancellable> = []
    for optional in [3, nil] as [Int?] {
      optional.publisher.sink(receiveCompletion: { _ in finished += 1 }, receiveValue: { values.append($0) })
        .store(in: &subscriptions)
    }
    let result: Result<Int, Never>.Publisher = Result.success(4).publisher
    result.sink { values.append($0) }.store(in: &subscriptions)
    #expect(values == [3, 4])
    #expect(finished == 2)
  }

  @Test func valuesIterateAsynchronously() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }
}
