import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Lifetime of screens")
struct ScreenLifetimeTests {
  private final class Events {
    var list: [String] = []
    func take() -> [String] {
      defer { list = [] }
      return list
    }
  }
  private struct Counter: View {
    var name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Stack: View {
    let events: Events
    var body: some View {
      NavigationStack {
        VStack {
          Counter(name: "root")
          NavigationLink("push") {
            Counter(name: "screen")
              .onAppear { events.list.append("screen appears") }
              .onDisappear { events.list.append("screen disappears") }
          }
        }
        .navigationTitle("Root")
        .onAppear { events.list.append("root appears") }
        .onDisappear { events.list.append("root disappears") }
      }
    }
  }

  @Test(
    "A screen below another one disappears, and appears again with its state when that is popped [fact-173 fact-165 S0-186]"
  )
  func pushed() {
    let events = Events()
    let app = TestHost(safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)) {
      Stack(events: events)
    }
    #expect(events.take() == ["root appears"])
    app.tap("root 0")
    #expect(app.tap("push"))
    app.advance(by: 1)
    #expect(Set(events.take()) == ["screen appears", "root disappears"])
    #expect(app.shows("screen 0"))
    app.tap("Root")
    app.advance(by: 1)
    #expect(Set(events.take()) == ["screen disappears", "root appears"])
    #expect(app.shows("root 1"))
  }

  private struct Presenting: View {
    let events: Events
    @State private var isShown = false
    @State private var heard = "nothing"
    struct Title: PreferenceKey {
      static let defaultValue = "nothing"
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
    var body: some View {
      VStack {
        Text("heard \(heard)")
        Button("present") { isShown = true }
      }
      .onDisappear { events.list.append("presenter disappears") }
      .sheet(isPresented: $isShown) {
        Inside().preference(key: Title.self, value: "sheet")
      }
      .onPreferenceChange(Title.self) { heard = $0 }
      .environment(\.locale, Locale(identifier: "fr_CH"))
    }
    struct Inside: View {
      @Environment(\.locale) private var locale
      var body: some View { Text("locale \(locale.identifier)") }
    }
  }

  @Test(
    "A sheet leaves its presenter there; its preferences stay inside, the environment comes in [fact-174 fact-201]"
  )
  func presented() {
    let events = Events()
    let app = TestHost { Presenting(events: events) }
    app.tap("present")
    app.advance(by: 1)
    #expect(app.shows("locale fr_CH"))
    #expect(app.shows("heard nothing"))
    #expect(events.list == [])
  }

  private struct Delayed: View {
    @State private var isAway = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("it").offset(x: isAway ? 100 : 0)
        Button("later") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
            withAnimation(.linear(duration: 1)) { isAway = true }
          }
        }
      }
      .frame(width: 300, alignment: .leading)
    }
  }

  @Test("A change that comes later on the main queue may be animated [S0-085]")
  func delayed() async throws {
    let app = TestHost { Delayed() }
    let start = app.frame(of: "it")!.minX
    app.tap("later")
    #expect(app.frame(of: "it")!.minX == start)
    try await Task.sleep(nanoseconds: 60_000_000)
    await app.settle()
    app.advance(by: 0.5)
    #expect(abs(app.frame(of: "it")!.minX - start - 50) < 2)
  }

  private struct Loading: View {
    let load: () async -> [String]
    @State private var names: [String] = []
    var body: some View {
      List(names, id: \.self) { Text($0) }.task { names = await load() }
    }
  }

  @Test("A task on a list loads what the list shows [S4-161]")
  func task() async {
    let app = TestHost { Loading { ["one", "two"] } }
    await app.settle()
    #expect(app.shows("one") && app.shows("two"))
  }
}
