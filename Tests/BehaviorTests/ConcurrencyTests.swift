import Foundation
import Sash
import SwiftUI
import Testing

/// Real time passes here; what is waited for takes some 10 ms.
@MainActor @Suite("Concurrency")
struct ConcurrencyTests {
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var stored: [String] = []
    var lines: [String] { lock.withLock { stored } }
    func add(_ line: String) { lock.withLock { stored.append(line) } }
  }

  // MARK: Tasks of views

  private protocol UserService: Sendable {
    func fetchUser(id: Int) async throws -> String
  }
  private struct SlowService: UserService {
    func fetchUser(id: Int) async throws -> String {
      try await Task.sleep(nanoseconds: 2_000_000)
      return "user \(id)"
    }
  }
  private struct FailingService: UserService {
    func fetchUser(id: Int) async throws -> String { throw URLError(.timedOut) }
  }
  private struct UserView: View {
    let service: any UserService
    let log: Log
    @State private var user: String?
    @State private var isLoading = true
    var body: some View {
      VStack {
        if isLoading { Text("loading") } else { Text(user ?? "nobody") }
      }
      .onAppear { log.add("appear") }
      .task {
        log.add("main \(isMain())")
        user = try? await service.fetchUser(id: 7)
        log.add("main \(isMain())")
        isLoading = false
      }
    }
  }
  @Test(
    "A task starts with the view on the main actor and writes state after it has waited [S0-037 S0-041 fact-178]"
  )
  func task() async {
    let log = Log()
    let app = TestHost { UserView(service: SlowService(), log: log) }
    #expect(log.lines == ["appear"])
    #expect(app.shows("loading"))
    await wait(app) { app.shows("user 7") }
    #expect(app.texts == ["user 7"])
    #expect(log.lines == ["appear", "main true", "main true"])
    let failing = TestHost { UserView(service: FailingService(), log: Log()) }
    await wait(failing) { failing.shows("nobody") }
    #expect(failing.texts == ["nobody"])
  }

  private struct Polite: View {
    let log: Log
    @State private var isShown = true
    @State private var id = 1
    var body: some View {
      VStack {
        Text("hide").onTapGesture { isShown = false }
        Text("next").onTapGesture { id += 1 }
        if isShown {
          Text("working")
            .task(id: id) { [id] in
              log.add("start \(id)")
              do {
                try await Task.sleep(nanoseconds: 3_000_000_000_000)
                log.add("end \(id)")
              } catch { log.add("cancelled \(id)") }
            }
        }
      }
    }
  }
  @Test("A task is cancelled when its id changes and when its view disappears [S4-163 fact-177 fact-172]")
  func cancelled() async {
    let log = Log()
    let app = TestHost { Polite(log: log) }
    await wait(app) { log.lines.count == 1 }
    app.tap("next")
    await wait(app) { log.lines.count == 3 }
    #expect(log.lines.sorted() == ["cancelled 1", "start 1", "start 2"])
    app.tap("hide")
    await wait(app) { log.lines.count == 4 }
    #expect(log.lines.last == "cancelled 2")
  }

  private struct Deaf: View {
    let log: Log
    @State private var isShown = true
    @State private var count = 0
    var body: some View {
      VStack {
        Text("hide").onTapGesture { isShown = false }
        Text("count \(count)")
        if isShown {
          Text("working").task {
            while count < 3 {
              await Task.yield()
              count += 1
            }
            log.add("done, cancelled \(Task.isCancelled)")
          }
        }
      }
    }
  }
  @Test("Cancelling is a request: a task that ignores it runs on [fact-179]")
  func cooperative() async {
    let log = Log()
    let app = TestHost { Deaf(log: log) }
    app.tap("hide")
    await wait(app) { !log.lines.isEmpty && app.shows("count 3") }
    #expect(log.lines == ["done, cancelled true"])
    #expect(app.shows("count 3"))
  }

  private struct Named: View {
    let log: Log
    static let line = #line + 3
    var body: some View {
      Text("x")
        .task { log.add("plain \(Task.currentPriority == .userInitiated) \(Task.name ?? "none")") }
        .task(name: "mine", priority: .low) { log.add("named \(Task.name ?? "none")") }
        .task(id: 1, name: "with id") { log.add("id \(Task.name ?? "none")") }
        .task(priority: .background) { log.add("old form") }
        .task(name: "elsewhere", executorPreference: executor, action: Named.work(log))
        .task(id: 2, name: "again", executorPreference: executor, Named.work(log))
    }
    let executor: SerialExecutor
    nonisolated static func work(_ log: Log) -> @Sendable () async -> Void {
      { log.add("worked \(Task.name ?? "none") \(isMain())") }
    }
  }
  private final class SerialExecutor: TaskExecutor {
    let log: Log
    private let queue = DispatchQueue(label: "executor")
    init(log: Log) { self.log = log }
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      log.add("job")
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }

  @Test("A task has a name, a priority and an executor")
  func named() async {
    let (log, jobs) = (Log(), Log())
    let app = TestHost { Named(log: log, executor: SerialExecutor(log: jobs)) }
    await wait(app) { log.lines.count == 6 }
    #expect(
      log.lines.sorted() == [
        "id with id", "named mine", "old form",
        "plain true View.task @ BehaviorTests/ConcurrencyTests.swift:\(Named.line)",
        "worked again false", "worked elsewhere false",
      ])
    #expect(jobs.lines.count >= 2)
  }

  // MARK: Tasks of actions

  @MainActor private final class Loader: ObservableObject {
    @Published var status = "idle"
    @Published var progress = 0
    private var task: Task<Void, Never>?
    func load() async {
      status = "loading"
      let value = await Task.detached { (1...10).reduce(0, +) }.value
      status = "loaded \(value)"
    }
    func start() {
      task = Task {
        for step in 1...1000 {
          if Task.isCancelled {
            status = "cancelled"
            return
          }
          progress = step
          try? await Task.sleep(nanoseconds: 1_000_000)
        }
        status = "done"
      }
    }
    func cancel() { task?.cancel() }
  }
  private struct LoaderView: View {
    @StateObject private var loader = Loader()
    var body: some View {
      VStack {
        Text(loader.status)
        Text("progress \(loader.progress)")
        Button("load") { Task { await loader.load() } }
        Button("start") { loader.start() }
        Button("cancel") { loader.cancel() }
      }
    }
  }
  @Test("A task of a button runs an async method and does not block [S0-119 S4-312 S0-020]")
  func buttonTask() async {
    let app = TestHost { LoaderView() }
    app.tap("load")
    #expect(app.shows("idle"))
    await wait(app) { app.shows("loaded 55") }
    #expect(app.shows("loaded 55"))
  }

  @Test("A stored task counts up on the screen and ends when it is cancelled [S0-122 S0-123]")
  func storedTask() async {
    let app = TestHost { LoaderView() }
    app.resetWork()
    app.tap("start")
    for _ in 0..<200 where Set(app.presentedTexts.map { $0[1] }).count < 4 {
      await app.settle()
      try? await Task.sleep(nanoseconds: 1_000_000)
    }
    app.tap("cancel")
    await wait(app) { app.shows("cancelled") }
    #expect(app.shows("cancelled"))
    let seen = app.presentedTexts.map { $0[1] }
    #expect(Set(seen).count >= 4, "several steps were on the screen")
  }

  private final class Repository: ObservableObject, @unchecked Sendable {
    @Published var items: [Int] = []
    @Published var isMain = false
    func load() async {
      let loaded = await Task.detached { [1, 2, 3] }.value
      await MainActor.run {
        items = loaded
        isMain = Thread.isMainThread
      }
    }
    func loadOnQueue() {
      DispatchQueue.global(qos: .background).async {
        let loaded = [4, 5]
        DispatchQueue.main.async { self.items = loaded }
      }
    }
    func loadLater() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { self.items = [6] }
    }
  }
  private struct RepositoryView: View {
    @ObservedObject var repository: Repository
    var body: some View {
      VStack {
        Text("\(repository.items.count): \(repository.items.map(String.init).joined(separator: ","))")
        Text("run").onTapGesture { Task.detached { [repository] in await repository.load() } }
        Text("queue").onTapGesture { repository.loadOnQueue() }
        Text("later").onTapGesture { repository.loadLater() }
      }
    }
  }
  @Test(
    "MainActor.run and the main queue bring changes from elsewhere [S0-121 S4-362 S4-158 S4-183 S4-185 S1-109]"
  )
  func mainActorRun() async {
    let repository = Repository()
    let app = TestHost { RepositoryView(repository: repository) }
    app.tap("run")
    await wait(app) { app.shows("3: 1,2,3") }
    #expect(app.shows("3: 1,2,3") && repository.isMain)
    app.tap("queue")
    await wait(app) { app.shows("2: 4,5") }
    #expect(app.shows("2: 4,5"))
    app.tap("later")
    #expect(app.shows("2: 4,5"))
    await wait(app) { app.shows("1: 6") }
    #expect(app.shows("1: 6"))
  }

  // MARK: One thread

  @Test("The main run loop, the main queue and the main actor are one thread and take turns [S1-103 S1-109]")
  func oneThread() async {
    let log = Log()
    let note: @Sendable (String) -> Void = { log.add("\($0) \(isMain())") }
    for round in 1...3 {
      Task { @MainActor in note("actor \(round)") }
      DispatchQueue.main.async { note("queue \(round)") }
      RunLoop.main.perform { note("loop \(round)") }
    }
    for _ in 0..<400 where log.lines.count < 9 { try? await Task.sleep(nanoseconds: 2_000_000) }
    #expect(log.lines.count == 9)
    #expect(log.lines.allSatisfy { $0.hasSuffix("true") })
    for name in ["actor", "queue", "loop"] {
      #expect(log.lines.filter { $0.hasPrefix(name) } == (1...3).map { "\(name) \($0) true" })
    }
  }

  private struct Timed: View {
    @State private var ticks = 0
    @State private var timer: Timer?
    var body: some View {
      Text("ticks \(ticks)")
        .onAppear {
          timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { timer in
            MainActor.assumeIsolated {
              ticks += 1
              if ticks == 4 { timer.invalidate() }
            }
          }
        }
    }
  }
  @Test("A scheduled timer fires on the run loop until it is invalidated [S4-173 S1-108]")
  func timer() async throws {
    let app = TestHost { Timed() }
    #expect(app.shows("ticks 0"))
    await wait(app) { app.shows("ticks 4") }
    try await Task.sleep(nanoseconds: 30_000_000)
    await app.settle()
    #expect(app.shows("ticks 4"))
  }

  private struct Typing: View {
    @State private var text = ""
    var body: some View {
      Text("[\(text)]").onAppear {
        for (index, letter) in "word".enumerated() {
          Timer.scheduledTimer(withTimeInterval: Double(index) * 0.01, repeats: false) { _ in
            MainActor.assumeIsolated { text.append(letter) }
          }
        }
      }
    }
  }
  @Test("One-shot timers with growing delays fire one after another [S4-174]")
  func oneShots() async {
    let app = TestHost { Typing() }
    await wait(app) { app.shows("[word]") }
    #expect(app.texts == ["[word]"])
    let seen = app.presentedTexts.map { $0[0] }
    #expect(seen.last == "[word]" && seen.allSatisfy { "[word]".hasPrefix($0.dropLast()) })
  }

  // MARK: Other threads

  private final class Plain: ObservableObject, @unchecked Sendable {
    @Published var value = 0
  }
  private struct PlainView: View {
    @ObservedObject var plain: Plain
    var body: some View { Text("value \(plain.value)") }
  }
  @Test(
    "A change published from another thread warns with SwiftUI's words and shows all the same [S4-184 fact-131]"
  )
  func backgroundPublish() async {
    let plain = Plain()
    let app = TestHost { PlainView(plain: plain) }
    let warnings = await TestHost.warnings(otherThreads: true) {
      await Task.detached { plain.value = 5 }.value
      await wait(app) { app.shows("value 5") }
    }
    #expect(app.shows("value 5"))
    #expect(
      warnings.contains(
        "Publishing changes from background threads is not allowed; make sure to publish values from the main "
          + "thread (via operators like receive(on:)) on model updates."))
  }

  private struct Handle: View {
    let log: Log
    let hand: (Binding<Int>) -> Void
    @State private var value = 0
    var body: some View {
      let _ = log.add("body \(isMain())")
      Text("value \(value)").onAppear { hand($value) }
    }
  }
  @Test("State may be written and read on any thread; the body runs on the main one [fact-167]")
  func backgroundState() async {
    let log = Log()
    nonisolated(unsafe) var binding = Binding.constant(0)
    let app = TestHost { Handle(log: log) { binding = $0 } }
    let state = binding
    let read = await Task.detached {
      for value in 1...100 { state.wrappedValue = value }
      return state.wrappedValue
    }.value
    #expect(read == 100, "a thread reads what it has written")
    await wait(app) { app.shows("value 100") }
    #expect(app.shows("value 100"))
    #expect(Set(log.lines) == ["body true"])
  }
  @Test("What a thread writes while the main thread takes over what it wrote before is not lost [fact-167]")
  func backgroundStateMeanwhile() async {
    nonisolated(unsafe) var binding = Binding.constant(0)
    let app = TestHost { Handle(log: Log()) { binding = $0 } }
    let state = binding
    let lost = await Task.detached {
      var lost = 0
      for value in 1...20_000 {
        state.wrappedValue = value
        if state.wrappedValue != value { lost += 1 }
      }
      return lost
    }.value
    #expect(lost == 0)
    await wait(app) { app.shows("value 20,000") }
    #expect(app.shows("value 20,000"))
  }

  @Observable final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    @ObservationIgnored private var stored = 0
    var count: Int {
      get {
        access(keyPath: \.count)
        return lock.withLock { stored }
      }
      set { withMutation(keyPath: \.count) { lock.withLock { stored = newValue } } }
    }
  }
  private struct CounterView: View {
    let counter: Counter
    var body: some View { Text("count \(counter.count)") }
  }
  @Test("An observable changed on another thread shows with the next frame")
  func backgroundObservable() async {
    let counter = Counter()
    let app = TestHost { CounterView(counter: counter) }
    for round in 1...20 {
      await Task.detached { counter.count = round }.value
      await wait(app) { app.shows("count \(round)") }
      #expect(app.shows("count \(round)"))
    }
  }
}

/// Whether this is the main thread, callable from asynchronous code.
private func isMain() -> Bool { Thread.isMainThread }
