import Sash
import SwiftUI
import Testing

extension Transaction {
  @Entry fileprivate var note: String = "none"
}

@MainActor @Suite("Transactions")
struct TransactionTests {
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Two: View {
    let log: Log
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      VStack {
        Text("\(a) \(b)")
        Button("equal") {
          withTransaction(\.note, "x") { a += 1 }
          withTransaction(\.note, "x") { b += 1 }
        }
        Button("different") {
          withTransaction(\.note, "x") { a += 1 }
          b += 1
          log.lines.append("b \(b)")
          b += 1
          log.lines.append("b \(b)")
        }
        Button("thrice") {
          a += 1
          withTransaction(\.note, "y") { b += 1 }
          a += 1
        }
      }
      .transaction { log.lines.append("\($0.note)") }
    }
  }
  private func bodies(_ app: TestHost) -> Int { app.work.bodies.filter { $0 == "Two" }.count }

  @Test("Writes with equal transactions evaluate the body once, with theirs [fact-120]")
  func equal() {
    let log = Log()
    let app = TestHost { Two(log: log) }
    _ = log.take()
    app.resetWork()
    app.tap("equal")
    #expect(app.shows("1 1"))
    #expect(bodies(app) == 1)
    #expect(log.take() == ["x"])
  }

  @Test(
    "Writes with different transactions are evaluated one after the other; a read sees the latest [fact-121]")
  func different() {
    let log = Log()
    let app = TestHost { Two(log: log) }
    _ = log.take()
    app.resetWork()
    app.tap("different")
    #expect(app.shows("1 2"))
    #expect(bodies(app) == 2)
    #expect(log.take() == ["b 1", "b 2", "x", "none"])
    app.resetWork()
    app.tap("thrice")
    #expect(app.shows("3 3"))
    #expect(bodies(app) == 3)
    #expect(log.take() == ["none", "y", "none"])
  }

  @Test("A transaction inside another says what it says over what the outer one says, which comes back")
  func nesting() {
    var seen: [String] = []
    let binding = Binding(
      get: { 0 }, set: { (_: Int, transaction: Transaction) in seen.append(transaction.note) })
    withTransaction(\.note, "outer") {
      withTransaction(Transaction()) { binding.wrappedValue = 1 }
      withTransaction(\.note, "inner") { binding.wrappedValue = 1 }
      binding.wrappedValue = 1
    }
    binding.wrappedValue = 1
    #expect(seen == ["outer", "inner", "outer", "none"])
    var animated: [Bool] = []
    let other = Binding(
      get: { 0 }, set: { (_: Int, transaction: Transaction) in animated.append(transaction.animation != nil) }
    )
    withAnimation {
      withTransaction(\.note, "inner") { other.wrappedValue = 1 }
      withAnimation(nil) { other.wrappedValue = 1 }
    }
    #expect(animated == [true, false])
  }

  @Test(
    "A binding's transaction goes along with its writes, also through its parts; the code around may say otherwise [fact-124 S1-029]"
  )
  func bindings() {
    var seen: [String] = []
    let binding = Binding(
      get: { "text" }, set: { (_: String, transaction: Transaction) in seen.append(transaction.note) })
    var transaction = Transaction()
    transaction.note = "bound"
    binding.transaction(transaction).wrappedValue = ""
    binding.transaction(transaction)[dynamicMember: \.description0].wrappedValue = ""
    withTransaction(\.note, "around") { binding.transaction(transaction).wrappedValue = "" }
    #expect(seen == ["bound", "bound", "around"])
  }

  private struct ByValue: View {
    let log: Log
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      VStack {
        Text("a \(a) b \(b)")
          .transaction { log.lines.append("\($0.note)") }
          .transaction(value: a) { $0.note = "a changed" }
        Button("a") { a += 1 }
        Button("b") { b += 1 }
      }
    }
  }
  @Test("A transaction for a value is changed in the evaluations in which the value changes")
  func value() {
    let log = Log()
    let app = TestHost { ByValue(log: log) }
    #expect(log.take() == ["none"])
    app.tap("b")
    #expect(log.take() == ["none"])
    app.tap("a")
    #expect(log.take() == ["a changed"])
    // The change is over with the evaluation: the finger that goes down brings the next one.
    app.tap("b")
    #expect(Set(log.take()) == ["none"])
  }

  private struct Scoped: View {
    let log: Log
    @State private var a = 0
    var body: some View {
      Button("a \(a)") { withTransaction(\.note, "tap") { a += 1 } }
        .transaction { log.lines.append("inside \($0.note)") }
        .transaction {
          $0.note += "!"
        } body: { content in
          content.transaction { log.lines.append("body \($0.note)") }.padding()
        }
        .transaction { log.lines.append("outside \($0.note)") }
    }
  }
  @Test("A transaction for a closure is changed for the modifiers in it, not for the view")
  func scoped() {
    let log = Log()
    let app = TestHost { Scoped(log: log) }
    _ = log.take()
    app.tap("a 0")
    #expect(app.shows("a 1"))
    #expect(log.take().sorted() == ["body tap!", "inside tap", "outside tap"])
  }

  private struct Probe: ViewModifier {
    let log: Log
    func body(content: Content) -> some View {
      content.transaction { log.lines.append("probe \($0.note)") }.padding()
    }
  }
  private struct Modified: View {
    let log: Log
    @State private var a = 0
    var body: some View {
      Button("a \(a)") { withTransaction(\.note, "tap") { a += 1 } }
        .transaction { log.lines.append("inside \($0.note)") }
        .modifier(Probe(log: log).transaction { $0.note += "!" })
    }
  }
  @Test("A modifier with a transaction keeps it from the view that it modifies")
  func modifiers() {
    let log = Log()
    let app = TestHost { Modified(log: log) }
    _ = log.take()
    app.tap("a 0")
    #expect(log.take().sorted() == ["inside tap", "probe tap!"])
  }

  private final class Model: ObservableObject {
    @Published var a = 0
    @Published var b = 0
  }
  private struct ModelView: View {
    let log: Log
    @ObservedObject var model: Model
    var body: some View {
      VStack {
        Text("\(model.a) \(model.b)")
        Button("both") {
          withTransaction(\.note, "x") { model.a += 1 }
          model.b += 1
        }
      }
      .transaction { log.lines.append("\($0.note)") }
    }
  }
  @Test("An object's changes are evaluated after the action, each with its transaction")
  func objects() {
    let log = Log()
    let app = TestHost { ModelView(log: log, model: Model()) }
    _ = log.take()
    app.tap("both")
    #expect(app.shows("1 1"))
    #expect(log.take() == ["x", "none"])
  }

  @Observable final class Watched {
    var value = 0
  }
  private struct WatchedView: View {
    let log: Log
    let model: Watched
    var body: some View {
      Button("value \(model.value)") { withTransaction(\.note, "x") { model.value += 1 } }
        .transaction { log.lines.append("\($0.note)") }
    }
  }
  @Test("An observable's change is evaluated with the transaction of the write")
  func observables() {
    let log = Log()
    let app = TestHost { WatchedView(log: log, model: Watched()) }
    _ = log.take()
    app.tap("value 0")
    #expect(app.shows("value 1"))
    #expect(log.take() == ["x"])
  }
}

extension String {
  fileprivate var description0: String {
    get { self }
    set { self = newValue }
  }
}
