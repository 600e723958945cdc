import Sash
import SwiftUI
import Testing

/// What a screen shows; every view that holds it is looked at again when any of it changes.
private final class Model: ObservableObject {
  @Published var path: [Int] = []
  @Published var isSheetShown = false
  @Published var name = ""
}

private struct Row: View {
  let index: Int
  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 10).fill(.blue).frame(width: 44, height: 44)
      VStack(alignment: .leading) {
        Text("Place number \(index)").font(.headline)
        Text("Some words about it").font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

private struct Screen: View {
  @ObservedObject var model: Model
  let count: Int
  var body: some View {
    TabView {
      NavigationStack(path: $model.path) {
        List(0..<count, id: \.self) { index in
          NavigationLink(value: index) { Row(index: index) }
        }
        .navigationTitle("Places")
        .navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .tabItem { Label("Places", systemImage: "map") }
      Text("Nothing here yet").tabItem { Label("Saved", systemImage: "bookmark") }
    }
    .sheet(isPresented: $model.isSheetShown) {
      Form {
        Section("Who") { TextField("Name", text: $model.name) }
        Section("More") {
          Toggle("Remember", isOn: .constant(true))
          ForEach(0..<6, id: \.self) { Text("Setting \($0)") }
        }
      }
    }
  }
}

private struct StyledRow: View {
  let index: Int
  @State private var isOn = true
  var body: some View {
    HStack {
      Toggle("Switch", isOn: $isOn)
      Label("Row \(index)", systemImage: "star")
    }
    .frame(height: 10)
  }
}

/// Rows in an environment that is set anew, to equal values, whenever the count changes.
private struct SetAgain: View {
  let rows: Int
  let submitted: (Int) -> Void
  @State private var count = 0
  @State private var text = ""
  var body: some View {
    let (count, width) = (count, CGFloat(12))
    VStack(spacing: 0) {
      Button("Count \(count)") { self.count += 1 }
      TextField("Field", text: $text)
      ForEach(0..<rows, id: \.self) { StyledRow(index: $0) }
    }
    .onSubmit { submitted(count) }
    .refreshable { submitted(-count) }
    .buttonStyle(.bordered)
    .toggleStyle(.button)
    .labelStyle(.titleOnly)
    .tint(.red)
    .foregroundStyle(.primary)
    .transformEnvironment(\.lineSpacing) { $0 = width }
  }
}

/// Tells what refreshes at its place.
private struct Refresher: View {
  @Environment(\.refresh) private var refresh
  @State private var done = 0
  var body: some View {
    Button("Refresh \(done)") {
      Task {
        await refresh?()
        done += 1
      }
    }
  }
}

private struct Refreshed: View {
  let told: (Int) -> Void
  @State private var count = 0
  var body: some View {
    let count = count
    VStack {
      Button("Count \(count)") { self.count += 1 }
      Refresher().refreshable { told(count) }
    }
  }
}

private struct WideValue: Equatable {
  var numbers = (1.0, 2.0, 3.0, 4.0)
  static func == (a: Self, b: Self) -> Bool { a.numbers == b.numbers }
}
extension EnvironmentValues {
  @Entry fileprivate var wideValue: WideValue? = WideValue()
}

/// A row that reads a value larger than the key path it is read by.
private struct WideReader: View {
  let index: Int
  @Environment(\.wideValue) private var value
  var body: some View { Text("Row \(index) of \(Int(value?.numbers.0 ?? 0))") }
}

private struct WideRows: View {
  let rows: Int
  @State private var count = 0
  var body: some View {
    let count = count
    VStack {
      Button("Count \(count)") { self.count += 1 }
      ForEach(0..<rows, id: \.self) { index in
        let _ = count
        WideReader(index: index)
      }
    }
  }
}

@MainActor @Suite("The work of a character")
struct TypingWorkTests {
  /// Rules that run for a character in a sheet over a list of so many rows, all of which are seen.
  private func work(rows: Int) -> Int {
    let model = Model()
    let app = TestHost { Screen(model: model, count: rows) }
    model.isSheetShown = true
    app.advance(by: 2)
    app.tap("Name")
    app.advance(by: 1)
    app.type("a")
    app.advance(by: 0.2)
    app.resetWork()
    app.type("b")
    #expect(model.name == "ab")
    return app.work.evaluations
  }

  @Test("A character in a sheet over a list costs nothing for the rows of the list")
  func rowsBehind() {
    let few = work(rows: 1)
    #expect(work(rows: 10) == few && few < 160, "\(few) rules for one row")
  }

  @Test("An environment that is set to what it was is no change for those who read it")
  func setAgain() {
    func work(rows: Int) -> Int {
      let app = TestHost { SetAgain(rows: rows) { _ in } }
      app.tap("Count 0")
      app.resetWork()
      app.tap("Count 1")
      #expect(app.frame(of: "Count 2") != nil)
      return app.work.evaluations
    }
    let few = work(rows: 1)
    // The stack looks at each row once.
    #expect(work(rows: 40) < few + 40, "\(few) rules for one row")
  }

  @Test("A row that reads a large value of the environment is the same row when it is made again")
  func largeValues() {
    let app = TestHost { WideRows(rows: 30) }
    app.tap("Count 0")
    app.resetWork()
    app.tap("Count 1")
    #expect(app.shows("Count 2"))
    #expect(app.work.bodies.filter { $0 == "WideReader" }.isEmpty)
  }

  @Test("Return and a refresh call the closures of the last evaluation")
  func newestClosures() async throws {
    var told: [Int] = []
    let app = TestHost { SetAgain(rows: 0) { told.append($0) } }
    app.tap("Count 0")
    app.tap("Count 1")
    #expect(app.tap("Field"))
    app.type("x")
    app.press(.return)
    #expect(told == [2])
    let other = TestHost { Refreshed { told.append($0) } }
    other.tap("Count 0")
    other.tap("Refresh 0")
    for _ in 0..<100 where other.frame(of: "Refresh 1") == nil {
      try await Task.sleep(nanoseconds: 10_000_000)
      await other.settle()
    }
    #expect(told == [2, 1])
  }
}
