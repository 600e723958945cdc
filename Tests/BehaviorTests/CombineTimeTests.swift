import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Combine on the clock of the host")
struct CombineTimeTests {
  private final class Model: ObservableObject {
    @Published var text = ""
    @Published var isValid = false
    @Published var seconds = 0
    @Published var canSave = false
    private var cancellables: Set<AnyCancellable> = []
    init() {
      $text.debounce(for: 0.5, scheduler: DispatchQueue.main).map { $0.count > 3 }
        .sink { [weak self] in self?.isValid = $0 }.store(in: &cancellables)
      Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        .sink { [weak self] _ in self?.seconds += 1 }.store(in: &cancellables)
      $isValid.combineLatest($seconds).sink { [weak self] in self?.canSave = $0 && $1 >= 3 }
        .store(in: &cancellables)
    }
  }
  private struct Form: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        TextField("Type", text: $model.text)
        Text(model.isValid ? "valid" : "invalid")
        Text("\(model.seconds) s")
        if model.canSave { Text("Save") }
      }
    }
  }
  @Test("A model debounces its text, counts seconds, and combines both [S4-214 S4-216 S4-212]")
  func model() {
    let app = TestHost { Form() }
    app.tap("Type")
    for letter in ["a", "b", "c", "d"] {
      app.type(letter)
      app.advance(by: 0.3)
    }
    #expect(app.shows("invalid"))
    app.advance(by: 0.19)
    #expect(app.shows("invalid"))
    app.advance(by: 0.02)
    #expect(app.shows("valid"))
    #expect(app.shows("1 s") && !app.shows("Save"))
    app.advance(by: 2)
    #expect(app.shows("3 s") && app.shows("Save"))
  }

  private struct Clock: View {
    @State private var date: Date?
    @State private var ticks = 0
    @State private var isShown = true
    let start: () -> Date
    private let timer: AnyPublisher<Date, Never>
    init(start: @escaping () -> Date, onConnection: @escaping (String) -> Void) {
      self.start = start
      timer = Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
        .handleEvents(
          receiveSubscription: { _ in onConnection("on") }, receiveCancel: { onConnection("off") }
        )
        .eraseToAnyPublisher()
    }
    var body: some View {
      VStack {
        Text("hide").onTapGesture { isShown = false }
        Text("ticks \(ticks)")
        if let date { Text("at \(Int(date.timeIntervalSince(start()).rounded()))") }
        if isShown {
          Text("clock").onReceive(timer) {
            date = $0
            ticks += 1
          }
        }
      }
    }
  }
  @Test(
    "Timer.publish with autoconnect ticks each second while a view is subscribed [S4-175 S4-176 fact-186]")
  func timer() {
    var connections: [String] = []
    let start = Date()
    let app = TestHost { Clock(start: { start }, onConnection: { connections.append($0) }) }
    #expect(connections == ["on"])
    app.advance(by: 0.99)
    #expect(app.shows("ticks 0"))
    app.advance(by: 0.02)
    #expect(app.shows("ticks 1") && app.shows("at 1"))
    app.resetWork()
    app.advance(by: 9)
    #expect(app.shows("ticks 10") && app.shows("at 10"))
    #expect(app.work.frames == 9)
    app.tap("hide")
    #expect(connections == ["on", "off"])
    #expect(app.isIdle)
    app.advance(by: 5)
    #expect(app.shows("ticks 10"))
  }

  private final class Source {
    let numbers = PassthroughSubject<Int, Never>()
    var log: [String] = []
    private(set) lazy var shared =
      numbers.handleEvents(
        receiveSubscription: { [unowned self] _ in log.append("on") },
        receiveCancel: { [unowned self] in log.append("off") }
      )
      .makeConnectable().autoconnect()
  }
  private struct Listeners: View {
    let source: Source
    @State private var shown: Set<String> = []
    var body: some View {
      VStack {
        ForEach(["a", "b"], id: \.self) { name in
          Button("turn \(name)") { if shown.remove(name) == nil { shown.insert(name) } }
          if shown.contains(name) {
            Text("listens \(name)").onReceive(source.shared) { source.log.append("\(name)\($0)") }
          }
        }
      }
    }
  }
  @Test("With autoconnect the first of several subscribers connects and the last to go disconnects [S4-176]")
  func severalSubscribers() {
    let source = Source()
    let app = TestHost { Listeners(source: source) }
    #expect(source.log.isEmpty)
    app.tap("turn a")
    app.tap("turn b")
    #expect(source.log == ["on"], "the second one shares what is connected")
    source.numbers.send(1)
    #expect(source.log.sorted() == ["a1", "b1", "on"])
    app.tap("turn a")
    source.numbers.send(2)
    #expect(source.log.suffix(1) == ["b2"] && !source.log.contains("off"))
    app.tap("turn b")
    #expect(source.log.suffix(1) == ["off"])
    source.numbers.send(3)
    #expect(source.log.suffix(1) == ["off"])
    app.tap("turn b")
    source.numbers.send(4)
    #expect(source.log.suffix(2) == ["on", "b4"])
    app.close()
    #expect(source.log.suffix(1) == ["off"])
  }

  private struct Countdown: View {
    let goal: Date
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @State private var text = ""
    var body: some View {
      Text(text).onReceive(timer) { now in
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: now, to: goal)
        text = "\(parts.hour ?? 0):\(parts.minute ?? 0):\(parts.second ?? 0)"
      }
    }
  }
  @Test("A countdown is computed each tick with the calendar [S4-178]")
  func countdown() {
    let app = TestHost { Countdown(goal: Date(timeIntervalSinceNow: 3600 + 125.5)) }
    app.advance(by: 5.2)
    #expect(app.texts == ["1:2:0"])
    app.advance(by: 61)
    #expect(app.texts == ["1:0:59"])
  }

  @Test("delay, throttle, timeout and collect go by the clock, on the queue and on the run loop")
  func operators() {
    let source = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    let app = TestHost { Color.clear }
    source.delay(for: .seconds(1), scheduler: RunLoop.main).sink { log.append("delay \($0)") }
      .store(in: &subscriptions)
    source.throttle(for: .milliseconds(500), scheduler: DispatchQueue.main, latest: true)
      .sink { log.append("throttle \($0)") }.store(in: &subscriptions)
    source.collect(.byTime(RunLoop.main, .seconds(2))).sink { log.append("collect \($0)") }
      .store(in: &subscriptions)
    source.timeout(.seconds(3), scheduler: DispatchQueue.main)
      .sink(receiveCompletion: { _ in log.append("timeout") }, receiveValue: { _ in }).store(
        in: &subscriptions)
    func take(_ seconds: Double) -> [String] {
      app.advance(by: seconds)
      defer { log = [] }
      return log
    }
    source.send(1)
    #expect(take(0.01) == ["throttle 1"])
    source.send(2)
    source.send(3)
    #expect(take(0.5) == ["throttle 3"])
    #expect(take(0.51) == ["delay 1", "delay 2", "delay 3"])
    #expect(take(1) == ["collect [1, 2, 3]"])
    #expect(take(0.9) == [])
    #expect(take(0.2) == ["timeout"])
  }

  @Test("Each host has its own clock; what a task of a view asks for goes by the clock of its host")
  func separateClocks() async {
    var log: [String] = []
    var subscriptions: Set<AnyCancellable> = []
    func delayed(_ name: String) {
      Just(name).delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { log.append($0) }
        .store(in: &subscriptions)
    }
    let first = TestHost { Text("first").onTapGesture { delayed("tap") }.task { delayed("task") } }
    await first.settle()
    let second = TestHost { Text("second").onAppear { delayed("second") } }
    first.tap("first")
    second.advance(by: 1.01)
    #expect(log == ["second"])
    first.advance(by: 1.01)
    #expect(log.sorted() == ["second", "tap", "task"])
  }

  private struct Resizing: View {
    @Binding var size: CGSize
    let sizes: PassthroughSubject<CGSize, Never>
    var body: some View { Text("\(Int(size.width))").onReceive(sizes) { size in self.size = size } }
  }
  private struct ResizingOwner: View {
    @State private var size = CGSize.zero
    let sizes: PassthroughSubject<CGSize, Never>
    var body: some View { Resizing(size: $size, sizes: sizes) }
  }
  @Test("onReceive writes a binding, on the main actor [S3-057]")
  func binding() {
    let sizes = PassthroughSubject<CGSize, Never>()
    let app = TestHost { ResizingOwner(sizes: sizes) }
    sizes.send(CGSize(width: 12, height: 1))
    app.advance(by: 0.1)
    #expect(app.texts == ["12"])
  }

  private final class Chain: ObservableObject {
    let taps = PassthroughSubject<Int, Never>()
    @Published var result = "none"
    private var cancellables: Set<AnyCancellable> = []
    init() {
      taps.map { Just("answer \($0)") }.switchToLatest().receive(on: RunLoop.main)
        .sink { [weak self] in self?.result = $0 }.store(in: &cancellables)
    }
  }
  private struct Sender: View {
    @StateObject private var chain = Chain()
    var body: some View { Button(chain.result) { chain.taps.send(3) } }
  }
  @Test("A button sends into a subject; receive(on: RunLoop.main) brings the answer [S4-204 S4-210 S4-202]")
  func button() {
    let app = TestHost { Sender() }
    app.tap("none")
    #expect(app.shows("answer 3"))
  }
}
