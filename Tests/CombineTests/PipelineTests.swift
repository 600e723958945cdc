import Combine
import Foundation
import Testing

/// Pipelines as apps write them. Names in brackets are rows of the features that the texts behind Sash show.
@Suite("Pipelines")
struct PipelineTests {
  private struct Post: Codable, Equatable { var id: Int }
  private enum AppError: Error, Equatable { case network, other }
  private static let json = Data(#"{"id": 7}"#.utf8)

  @Test("handleEvents sees a pipeline and changes nothing [S0-176]") func handleEvents() {
    var events: [String] = []
    let values = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    let subscription = values.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("output \($0)") },
      receiveCompletion: { _ in events.append("completion") }, receiveCancel: { events.append("cancel") },
      receiveRequest: { _ in events.append("request") }
    ).sink { received.append($0) }
    values.send(1)
    subscription.cancel()
    #expect(events.filter { $0 != "request" } == ["subscription", "output 1", "cancel"])
    #expect(received == [1])
  }

  @Test("An extension of Publisher may be opaque and constrained [S0-177]") func opaque() {
    var received: [String] = []
    _ = [1, 2].publisher.described().sink { received.append($0) }
    #expect(received == ["value 1", "value 2"])
  }

  private final class Meter {
    let sizes = PassthroughSubject<CGSize, Never>()
    var size = CGSize.zero { didSet { sizes.send(size) } }
  }
  @Test("A class sends sizes from didSet [S3-052]") func didSet() {
    let meter = Meter()
    var sizes: [CGSize] = []
    let subscription = meter.sizes.sink { sizes.append($0) }
    meter.size = CGSize(width: 3, height: 4)
    #expect(sizes == [CGSize(width: 3, height: 4)])
    subscription.cancel()
  }

  @Test(
    "A publisher supplies, operators transform, a subscriber receives; the end comes last [S4-186 S4-195]")
  func subject() {
    let students = PassthroughSubject<String, Never>()
    var lines: [String] = []
    let subscription = students.map { "Hello \($0)" }.sink(
      receiveCompletion: { _ in lines.append("It is over.") }, receiveValue: { lines.append($0) })
    students.send("Ann")
    students.send("Bob")
    #expect(lines == ["Hello Ann", "Hello Bob"], "at once, in the call")
    students.send(completion: .finished)
    students.send("Late")
    #expect(lines == ["Hello Ann", "Hello Bob", "It is over."])
    subscription.cancel()
  }

  @Test("subscribe(on:) moves the subscription, receive(on:) the values [S4-188 S4-189]") func queues() async
  {
    let (background, delivery) = (DispatchQueue(label: "background"), DispatchQueue(label: "delivery"))
    let key = DispatchSpecificKey<String>()
    background.setSpecific(key: key, value: "background")
    delivery.setSpecific(key: key, value: "delivery")
    var subscription: AnyCancellable?
    let places: [String?] = await withCheckedContinuation { continuation in
      nonisolated(unsafe) var places: [String?] = []
      subscription = Deferred {
        places.append(DispatchQueue.getSpecific(key: key))
        return Just(1)
      }
      .subscribe(on: background).receive(on: delivery)
      .sink { _ in
        places.append(DispatchQueue.getSpecific(key: key))
        continuation.resume(returning: places)
      }
    }
    #expect(places == ["background", "delivery"])
    subscription?.cancel()
  }

  private static func checked(_ response: (data: Data, status: Int)) throws -> Data {
    guard response.status == 200 else { throw AppError.network }
    return response.data
  }
  @Test("tryMap takes a function that throws, decode decodes, sink hears both [S4-190 S4-191 S4-192]")
  func decode() {
    func load(_ status: Int, _ data: Data) -> (posts: [Post], error: String?) {
      var (posts, error): ([Post], String?) = ([], nil)
      let subscription = Just((data: data, status: status)).tryMap(Self.checked)
        .decode(type: Post.self, decoder: JSONDecoder())
        .sink { completion in
          if case .failure(let failure) = completion { error = "\(failure)" }
        } receiveValue: {
          posts.append($0)
        }
      subscription.cancel()
      return (posts, error)
    }
    #expect(load(200, Self.json).posts == [Post(id: 7)] && load(200, Self.json).error == nil)
    #expect(load(404, Self.json).posts.isEmpty && load(404, Self.json).error == "network")
    #expect(load(200, Data()).posts.isEmpty && load(200, Data()).error != nil)
  }

  @Test("A set of cancellables keeps subscriptions until it goes [S4-193]") func store() {
    let values = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    values.sink { received.append($0) }.store(in: &cancellables)
    values.send(1)
    cancellables = []
    values.send(2)
    #expect(received == [1])
  }

  @Test("flatMap with catch replaces an error inside and goes on [S4-196 S4-197]") func fallback() {
    let texts = PassthroughSubject<String, Never>()
    var posts: [Post] = []
    let subscription = texts.flatMap { text in
      Just(Data(text.utf8)).decode(type: Post.self, decoder: JSONDecoder()).catch { _ in Just(Post(id: -1)) }
    }
    .sink { posts.append($0) }
    for text in [#"{"id": 1}"#, "nonsense", #"{"id": 2}"#] { texts.send(text) }
    #expect(posts == [Post(id: 1), Post(id: -1), Post(id: 2)])
    subscription.cancel()
  }

  private final class Announcing: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 0 { willSet { objectWillChange.send() } }
  }
  @Test("A class may bring its own objectWillChange [S4-198]") func ownPublisher() {
    let object = Announcing()
    var seen: [Int] = []
    let subscription = object.objectWillChange.sink { seen.append(object.value) }
    object.value = 5
    #expect(seen == [0])
    subscription.cancel()
  }

  private func service(_ isUp: Bool) -> AnyPublisher<Post, any Error> {
    if !isUp { return Fail(error: URLError(.notConnectedToInternet)).eraseToAnyPublisher() }
    return Just(Post(id: 1)).setFailureType(to: (any Error).self).eraseToAnyPublisher()
  }
  @Test("Services return erased publishers; mapError names the errors of the app [S4-199 S4-201]")
  func services() {
    func outcome(_ isUp: Bool) -> Result<Post, AppError>? {
      var result: Result<Post, AppError>?
      _ = service(isUp).mapError { error -> AppError in
        switch error {
        case is URLError: .network
        default: .other
        }
      }
      .sink {
        if case .failure(let error) = $0 { result = .failure(error) }
      } receiveValue: {
        result = .success($0)
      }
      return result
    }
    #expect(outcome(true) == .success(Post(id: 1)))
    #expect(outcome(false) == .failure(.network))
    let direct = Publishers.MapError(upstream: service(false), transform: { _ in AppError.other })
    var error: AppError?
    _ = direct.sink {
      if case .failure(let failure) = $0 { error = failure }
    } receiveValue: { _ in
    }
    #expect(error == .other)
  }

  @Test("switchToLatest lets only the last request count, flatMap keeps all [S4-206 S4-207 S4-202]")
  func latest() {
    let taps = PassthroughSubject<Int, Never>()
    let requests = (0..<3).map { _ in PassthroughSubject<String, AppError>() }
    var (latest, all): ([String], [String]) = ([], [])
    var subscriptions: Set<AnyCancellable> = []
    taps.map { requests[$0].catch { _ in Just("failed") } }.switchToLatest().flatMap { Just($0 + "!") }
      .sink { latest.append($0) }.store(in: &subscriptions)
    taps.flatMap { requests[$0].catch { _ in Just("failed") } }.sink { all.append($0) }.store(
      in: &subscriptions)
    taps.send(0)
    taps.send(1)
    requests[0].send("first")
    requests[1].send("second")
    taps.send(2)
    requests[2].send(completion: .failure(.network))
    #expect(latest == ["second!", "failed!"])
    #expect(all == ["first", "second", "failed"])
  }

  @Test("switchToLatest on one that never fails takes inner publishers that fail [S4-208]")
  func failingInner() {
    let taps = PassthroughSubject<Int, Never>()
    var end: Subscribers.Completion<AppError>?
    var received: [Int] = []
    let subscription = taps.map { value -> AnyPublisher<Int, AppError> in
      value < 0
        ? Fail(error: .network).eraseToAnyPublisher()
        : Just(value).setFailureType(to: AppError.self).eraseToAnyPublisher()
    }
    .switchToLatest()
    .sink(receiveCompletion: { end = $0 }, receiveValue: { received.append($0) })
    taps.send(1)
    taps.send(-1)
    #expect(received == [1] && end == .failure(.network))
    subscription.cancel()
  }

  @Test("catch may pass a failure on [S4-209]") func rethrow() {
    var end: Subscribers.Completion<any Error>?
    _ = service(false).catch { error -> AnyPublisher<Post, any Error> in
      Fail(error: error).eraseToAnyPublisher()
    }
    .sink(receiveCompletion: { end = $0 }, receiveValue: { _ in })
    guard case .failure(let error) = end else {
      Issue.record("no failure")
      return
    }
    #expect(error is URLError)
  }

  @Test("Future makes a promise, zip joins into pairs [S4-211]") func future() {
    var promise: Future<Int, Never>.Promise?
    var pairs: [String] = []
    let subscription = Future<Int, Never> { promise = $0 }.zip(["a", "b"].publisher).sink {
      pairs.append("\($0) \($1)")
    }
    #expect(pairs.isEmpty)
    promise?(.success(4))
    #expect(pairs == ["4 a"])
    subscription.cancel()
  }

  private final class Form: ObservableObject {
    @Published var text = ""
    @Published var isValid = false
    @Published var count = 0
    @Published var canSave = false
    var seen: [String] = []
    private var cancellables: Set<AnyCancellable> = []
    init() {
      $text.map { [weak self] text in
        self?.seen.append("\(text) while \(self?.text ?? "")")
        return text.count > 2
      }
      .assign(to: \.isValid, on: self).store(in: &cancellables)
      $isValid.combineLatest($count).map { $0 && $1 >= 2 }.assign(to: &$canSave)
    }
  }
  @Test(
    "A model subscribes to its own properties, which publish before they change [S4-212 S4-213 S4-215 S4-217]"
  )
  func ownProperties() {
    let form = Form()
    #expect(form.seen == [" while "])
    form.text = "abc"
    #expect(form.seen.last == "abc while ")
    #expect(form.isValid && !form.canSave)
    form.count = 2
    #expect(form.canSave)
    form.text = ""
    #expect(!form.canSave)
  }

  @Test("assign(to:) ends with the object it writes to and holds nothing") func assignToPublished() {
    final class Copy {
      @Published var value = 0
      init(_ source: some Publisher<Int, Never>) { source.assign(to: &$value) }
    }
    let source = CurrentValueSubject<Int, Never>(1)
    var ended = false
    var copy: Copy? = Copy(source.handleEvents(receiveCancel: { ended = true }))
    source.value = 2
    #expect(copy?.value == 2)
    weak let weakCopy = copy
    copy = nil
    #expect(weakCopy == nil && ended)
  }

  private final class Plain {
    @Published var name = "a"
  }
  @Test("@Published needs no ObservableObject [S4-343]") func publishedAlone() {
    let plain = Plain()
    var names: [String] = []
    let subscription = plain.$name.sink { names.append($0) }
    plain.name = "b"
    #expect(names == ["a", "b"])
    subscription.cancel()
  }

  @Test("values gives a publisher's elements to an async loop") func values() async {
    var received: [Int] = []
    for await value in (1...3).publisher.values { received.append(value) }
    #expect(received == [1, 2, 3])
    do {
      for try await _ in Fail<Int, AppError>(error: .network).values {}
      Issue.record("no error")
    } catch { #expect(error as? AppError == .network) }
    let property = Plain()
    var names: [String] = []
    for await name in property.$name.values {
      names.append(name)
      if name == "c" { break }
      property.name = name == "a" ? "b" : "c"
    }
    #expect(names == ["a", "b", "c"])
  }

  @Test("Records and the strides of schedulers are coded as values") func coding() throws {
    struct Failure: Error, Codable, Equatable {}
    let record = Record<Int, Failure>(output: [1, 2], completion: .failure(Failure()))
    let copy = try JSONDecoder().decode(Record<Int, Failure>.self, from: JSONEncoder().encode(record))
    #expect(copy.recording.output == [1, 2] && copy.recording.completion == .failure(Failure()))
    let stride = ImmediateScheduler.SchedulerTimeType.Stride(5)
    #expect(
      try JSONDecoder().decode(
        ImmediateScheduler.SchedulerTimeType.Stride.self, from: JSONEncoder().encode(stride))
        == stride)
  }
}

extension Publisher where Output == Int, Failure == Never {
  fileprivate func described() -> some Publisher<String, Never> { map { "value \($0)" } }
}
