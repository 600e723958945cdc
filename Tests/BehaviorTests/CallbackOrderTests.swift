import Foundation
import Sash
import SwiftUI
import Testing

private final class Events: @unchecked Sendable {
  var list: [String] = []
  func add(_ text: String) { list.append(text) }
  func take() -> [String] {
    defer { list = [] }
    return list
  }
}

@MainActor @Suite("Order of callbacks")
struct CallbackOrderTests {
  // MARK: Appearance

  @Test("Of the modifiers of one view the inner one acts first; tasks begin after all onAppear [fact-180]")
  func modifiersOfOneView() async {
    let events = Events()
    let app = TestHost {
      Text("view")
        .task { events.add("task") }
        .onAppear { events.add("inner") }
        .padding()
        .onAppear { events.add("outer") }
    }
    #expect(events.list == ["inner", "outer"])
    await app.settle()
    #expect(events.list == ["inner", "outer", "task"])
  }

  private struct Tree: View {
    let events: Events
    @State private var hasFirst = false
    @State private var ids = [1, 2]
    @State private var number = 0
    var body: some View {
      VStack {
        if hasFirst { leaf("first") }
        HStack {
          leaf("a")
          leaf("b")
        }
        .onAppear { events.add("row") }
        .onChange(of: number) { events.add("row changed") }
        ForEach(ids, id: \.self) { leaf("item \($0)") }
        Text("both").onTapGesture {
          hasFirst = true
          ids = [2, 3, 1]
          number += 1
        }
        Text("count").onTapGesture { number += 1 }
      }
      .onAppear { events.add("column") }
      .onChange(of: number) { events.add("column changed") }
    }
    private func leaf(_ name: String) -> some View {
      Text(name).onAppear { events.add(name) }.onChange(of: number) { events.add("\(name) changed") }
    }
  }
  @Test("Views appear inner before outer and in the order of siblings, wherever they come [fact-169]")
  func treeOrder() {
    let events = Events()
    let app = TestHost { Tree(events: events) }
    #expect(events.take() == ["a", "b", "row", "item 1", "item 2", "column"])
    app.tap("both")
    #expect(
      events.take() == [
        "first", "a changed", "b changed", "row changed", "item 2 changed", "item 3", "item 1 changed",
        "column changed",
      ])
    app.tap("count")
    #expect(
      events.take() == [
        "first changed", "a changed", "b changed", "row changed", "item 2 changed", "item 3 changed",
        "item 1 changed", "column changed",
      ])
  }

  private struct Grouped: View {
    let events: Events
    @State private var ids = [1, 2]
    @State private var number = 0
    var body: some View {
      VStack {
        Group {
          ForEach(ids, id: \.self) { id in Text("row \(id)").onAppear { events.add("row \(id)") } }
        }
        .onAppear { events.add("appear") }
        .onDisappear { events.add("disappear") }
        .onChange(of: number) { events.add("change") }
        .task(id: number) { events.add("task \(number)") }
        Text("after").onAppear { events.add("after") }
        Text("more").onTapGesture { ids.append(3) }
        Text("other").onTapGesture { ids = [7] }
        Text("none").onTapGesture { ids = [] }
        Text("some").onTapGesture { ids = [5] }
        Text("count").onTapGesture { number += 1 }
      }
    }
  }
  @Test("On a group onAppear, onDisappear, onChange and task act once for all of it [fact-163 S1-151]")
  func groups() async {
    let events = Events()
    let app = TestHost { Grouped(events: events) }
    #expect(events.take() == ["row 1", "row 2", "appear", "after"])
    await app.settle()
    #expect(events.take() == ["task 0"])
    app.tap("more")
    #expect(events.take() == ["row 3"])
    app.tap("other")
    #expect(events.take() == ["row 7"])
    app.tap("count")
    await app.settle()
    #expect(events.take() == ["change", "task 1"])
    app.tap("none")
    #expect(events.take() == ["disappear"])
    app.tap("count")
    await app.settle()
    // Nothing of the group is there, so it runs no task; the value is compared all the same.
    #expect(events.take() == ["change"])
    app.tap("some")
    await app.settle()
    #expect(events.take() == ["row 5", "appear", "task 2"])
  }

  private struct Hiding: View {
    let events: Events
    @State private var step = 0
    var body: some View {
      ZStack {
        Text("seen")
          .opacity(step == 1 ? 0 : 1)
          .onAppear { events.add("appear") }
          .onDisappear { events.add("disappear") }
        if step >= 2 { Color.red }
        Text("next").onTapGesture { step += 1 }.offset(y: 100)
      }
    }
  }
  @Test("A view that is transparent or covered has not disappeared [fact-171]")
  func transparent() {
    let events = Events()
    let app = TestHost { Hiding(events: events) }
    app.tap("next")
    app.tap("next")
    #expect(events.list == ["appear"])
  }

  private struct Swapping: View {
    let events: Events
    @State private var isFirst = true
    var body: some View {
      VStack {
        Text("swap").onTapGesture { isFirst.toggle() }
        if isFirst { side("one") } else { side("two") }
      }
    }
    private func side(_ name: String) -> some View {
      Text(name).onAppear { events.add("+" + name) }.onDisappear { events.add("-" + name) }
    }
  }
  @Test("Of two views that change places, the one that comes is told first")
  func swapping() {
    let events = Events()
    let app = TestHost { Swapping(events: events) }
    app.tap("swap")
    #expect(events.list == ["+one", "+two", "-one"])
  }

  @Test("onAppear takes a method by its name [S2-059]")
  func methodReference() {
    struct Titled: View {
      @State private var title = "none"
      var body: some View { Text(title).onAppear(perform: getTitle) }
      func getTitle() { title = "got" }
    }
    #expect(TestHost { Titled() }.texts == ["got"])
  }

  // MARK: Changes

  private struct Same: View {
    let events: Events
    @State private var value = 0
    @State private var seen = 0
    var body: some View {
      VStack {
        Text("write").onTapGesture { value = 1 }
          .onChange(of: value) { old, new in
            events.add("inner \(old)→\(new)")
            value = 5
          }
        Text("value \(value)")
      }
      .onChange(of: value) { old, new in events.add("outer \(old)→\(new), now \(value)") }
    }
  }
  @Test("All onChange of one update see the same values, whatever an earlier one writes [fact-191 fact-182]")
  func sameValues() {
    let events = Events()
    let app = TestHost { Same(events: events) }
    app.tap("write")
    #expect(
      events.list == ["inner 0→1", "outer 0→1, now 5", "inner 1→5", "outer 1→5, now 5"])
    #expect(app.shows("value 5"))
  }

  private struct Closures: View {
    let events: Events
    @State private var value = 0
    var body: some View {
      let captured = value
      Text("write").onTapGesture { value += 1 }
        .onChange(of: value) { new in events.add("one: \(new) by the body of \(captured)") }
        .onChange(of: value) { old, new in events.add("two: \(old)→\(new) by the body of \(captured)") }
        .onChange(of: value) { events.add("none: by the body of \(captured)") }
    }
  }
  @Test("onChange with one parameter runs the closure of the body before, the others the new one [fact-183]")
  func closures() {
    let events = Events()
    let app = TestHost { Closures(events: events) }
    app.tap("write")
    #expect(
      events.list == ["one: 1 by the body of 0", "two: 0→1 by the body of 1", "none: by the body of 1"])
  }

  private struct Initial: View {
    let events: Events
    var body: some View {
      Text("x").onChange(of: 7) { events.add("without") }
        .onChange(of: 7, initial: true) { old, new in events.add("\(old) \(new)") }
    }
  }
  @Test("onChange runs for the first value only with initial: true, with it twice [fact-181]")
  func initial() {
    let events = Events()
    _ = TestHost { Initial(events: events) }
    #expect(events.list == ["7 7"])
  }

  private struct Several: View {
    let events: Events
    @State private var value = 0
    @State private var unread = 0
    var body: some View {
      VStack {
        Text("three").onTapGesture {
          value = 1
          value = 2
          value = 3
        }
        Text("back").onTapGesture {
          value += 1
          value -= 1
        }
        Text("unread").onTapGesture { unread += 1 }
      }
      .onChange(of: value) { old, new in events.add("\(old)→\(new)") }
    }
  }
  @Test(
    "Several writes between two updates are one change, and none if the value comes back [fact-182 fact-192]")
  func several() {
    let events = Events()
    let app = TestHost { Several(events: events) }
    app.tap("three")
    #expect(events.list == ["0→3"])
    app.tap("back")
    app.tap("unread")
    #expect(events.list == ["0→3"])
  }

  private struct Counting: View {
    @State private var counter = 0
    var body: some View {
      Text("counter \(counter)").onTapGesture { counter += 1 }.onChange(of: counter) { counter += 1 }
    }
  }
  @Test("An onChange that feeds itself is stopped in the frame with SwiftUI's words [S1-128 fact-184]")
  func guarded() {
    let app = TestHost { Counting() }
    let warnings = TestHost.warnings { app.tap("counter 0") }
    #expect(warnings == ["onChange(of: Int) action tried to update multiple times per frame."])
    // The tap wrote 1, two actions added one each, and the third was refused.
    #expect(app.texts == ["counter 3"])
    app.resetWork()
    app.advance(by: 1)
    #expect(app.work.frames == 0)
    app.tap("counter 3")
    #expect(app.texts == ["counter 6"])
  }

  // MARK: Preferences

  private struct Width: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }
  private struct Reporting: View {
    let events: Events
    @State private var heard = -1
    @State private var sent = 1
    var body: some View {
      VStack {
        Text("sender").preference(key: Width.self, value: sent)
        Text("heard \(heard)")
        Text("send").onTapGesture { sent = 9 }
      }
      .onPreferenceChange(Width.self) {
        events.add("preference \($0)")
        heard = $0
      }
    }
  }
  @Test(
    "onPreferenceChange runs with the first value too, and what it writes is in the same frame [fact-202 fact-187]"
  )
  func preference() {
    let events = Events()
    let app = TestHost { Reporting(events: events) }
    #expect(events.list == ["preference 1"])
    app.tap("send")
    #expect(events.list == ["preference 1", "preference 9"])
    #expect(
      app.presentedTexts == [["sender", "heard 1", "send"], ["sender", "heard 9", "send"]])
  }

  private struct Late: View {
    @State private var title = "early"
    @State private var heard = ""
    var body: some View {
      VStack {
        Text("heard \(heard)")
        Text("child").preference(key: Title.self, value: title)
          .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { title = "late" } }
      }
      .onPreferenceChange(Title.self) { heard = $0 }
    }
    struct Title: PreferenceKey {
      static let defaultValue = ""
      static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
    }
  }
  @Test("A preference that is changed later reaches the ancestor with the next frame [S2-058]")
  func latePreference() async throws {
    let app = TestHost { Late() }
    #expect(app.shows("heard early"))
    try await Task.sleep(nanoseconds: 40_000_000)
    await app.settle()
    #expect(app.presentedTexts == [["heard early", "child"], ["heard late", "child"]])
  }

  // MARK: Publishers

  private struct Choosing: View {
    let subjects: [PassthroughSubject<Int, Never>]
    let events: Events
    @State private var choice = 0
    @State private var refreshes = 0
    var body: some View {
      VStack {
        Text("switch").onTapGesture { choice = 1 - choice }
        Text("refresh").onTapGesture { refreshes += 1 }
      }
      .onReceive(subjects[choice]) { events.add("\(refreshes): \($0)") }
    }
  }
  @Test("onReceive follows the publisher of the newest body, with its closure [fact-185 fact-186]")
  func receive() {
    let events = Events()
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let app = TestHost { Choosing(subjects: subjects, events: events) }
    subjects[0].send(1)
    subjects[1].send(2)
    app.tap("refresh")
    subjects[0].send(3)
    app.tap("switch")
    subjects[0].send(4)
    subjects[1].send(5)
    #expect(events.list == ["0: 1", "1: 3", "1: 5"])
    app.close()
    subjects[1].send(6)
    #expect(events.list == ["0: 1", "1: 3", "1: 5"])
  }

  @Test(
    "Changes that come between two frames with transactions of their own are all told, as while a window is hidden"
  )
  func changesBetweenFrames() {
    final class Counter: ObservableObject { @Published var value = 0 }
    struct Counting: View {
      @ObservedObject var counter: Counter
      let told: (Int) -> Void
      var body: some View { Text("\(counter.value)").onChange(of: counter.value) { _, new in told(new) } }
    }
    let counter = Counter()
    var told: [Int] = []
    let host = TestHost { Counting(counter: counter) { told.append($0) } }
    host.setVisible(false)
    let warnings = TestHost.warnings {
      for value in 1...6 {
        if value.isMultiple(of: 2) { withAnimation { counter.value = value } } else { counter.value = value }
      }
      host.setVisible(true)
      host.advance(by: 1)
    }
    #expect(warnings.isEmpty)
    #expect(told.last == 6)
    #expect(host.shows("6"))
  }
}
