import Sash
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var badge: String = "none"
  @Entry fileprivate var pin = Pin()
}

private struct Pin: Equatable {
  var rotation = 0
  var shift = 0
}

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private final class Events: @unchecked Sendable {
  var list: [String] = []
  var subview: Subview?
  var ids: [[Subview.ID]] = []
}

/// Arranges its content in ways that change while the content stays.
private struct Arranging<Content: View>: View {
  var events: Events?
  @ViewBuilder var content: Content
  @State private var reversed = false
  @State private var wrapped = false
  @State private var shown = true
  var body: some View {
    VStack {
      Button("reverse") { reversed.toggle() }
      Button("wrap") { wrapped.toggle() }
      Button("drop") { shown.toggle() }
      Group(subviews: content) { subviews in
        let _ = events?.ids.append(subviews.map(\.id))
        let list = reversed ? Array(subviews.reversed()) : Array(subviews)
        Text("\(subviews.count) views")
        if shown {
          ForEach(list) { subview in
            if wrapped {
              HStack {
                Text("(")
                subview
                Text(")")
              }
            } else {
              subview
            }
          }
        }
      }
    }
  }
}

@MainActor @Suite("Subviews")
struct SubviewTests {
  @Test("Groups, loops, conditions and user views are resolved to the views a container sees")
  func resolves() {
    let app = TestHost {
      Arranging {
        Text("a")
        Group {
          Text("b")
          ForEach(["c", "d"], id: \.self) { Text($0) }
        }
        if true { Text("e") }
        EmptyView()
        Counter(name: "f")
      }
    }
    #expect(app.shows("6 views"))
    #expect(app.texts.suffix(6) == ["a", "b", "c", "d", "e", "f 0"])
  }

  @Test("A view keeps its state when the closure reorders, wraps, drops and shows it again")
  func keepsState() {
    let events = Events()
    let app = TestHost {
      Arranging(events: events) {
        Counter(name: "a")
        Counter(name: "b")
      }
    }
    app.tap("a 0")
    app.tap("reverse")
    #expect(app.texts.suffix(2) == ["b 0", "a 1"])
    app.tap("wrap")
    #expect(app.texts.suffix(6) == ["(", "b 0", ")", "(", "a 1", ")"])
    app.tap("a 1")
    app.tap("drop")
    #expect(!app.shows("a 2"))
    app.tap("drop")
    app.tap("wrap")
    #expect(app.texts.suffix(2) == ["b 0", "a 2"])
    #expect(Set(events.ids).count == 1)
    app.checkInvariants()
  }

  private struct Growing: View {
    let events: Events
    @State private var items = [1, 2, 3]
    @State private var title = "x"
    var body: some View {
      VStack {
        Button("insert") { items.insert(9, at: 0) }
        Button("remove 2") { items.removeAll { $0 == 2 } }
        Button("title") { title += "x" }
        ForEach(subviews: Rows(items: items, title: title, events: events)) { subview in
          subview.padding(1)
        }
      }
    }
  }
  private struct Rows: View {
    let items: [Int]
    let title: String
    let events: Events
    var body: some View {
      Text(title)
      ForEach(items, id: \.self) { item in
        Counter(name: "row \(item)")
          .onAppear { events.list.append("+\(item)") }
          .onDisappear { events.list.append("-\(item)") }
      }
    }
  }
  @Test("Only rows that come or go are made or ended when the content changes")
  func changes() {
    let events = Events()
    let app = TestHost { Growing(events: events) }
    #expect(events.list.sorted() == ["+1", "+2", "+3"])
    app.tap("row 3 0")
    events.list = []
    app.resetWork()
    app.tap("insert")
    #expect(app.texts.suffix(5) == ["x", "row 9 0", "row 1 0", "row 2 0", "row 3 1"])
    #expect(app.work.bodies.filter { $0 == "Counter" }.count == 1)
    #expect(events.list == ["+9"])
    app.tap("remove 2")
    #expect(app.texts.suffix(4) == ["x", "row 9 0", "row 1 0", "row 3 1"])
    #expect(events.list == ["+9", "-2"])
    app.resetWork()
    app.tap("title")
    #expect(app.shows("xx"))
    #expect(app.work.bodies.filter { $0 == "Counter" }.isEmpty)
    app.checkInvariants()
  }

  @Test("A change inside a subview runs neither the closure nor the other views")
  func inside() {
    let events = Events()
    let app = TestHost {
      Arranging(events: events) {
        Counter(name: "a")
        Counter(name: "b")
      }
    }
    let runs = events.ids.count
    app.resetWork()
    app.tap("b 0")
    #expect(app.shows("b 1"))
    #expect(app.work.bodies.filter { $0 == "Counter" }.count == 1)
    #expect(events.ids.count == runs)
  }

  private struct Held: View {
    let events: Events
    @State private var isThere = true
    @State private var rounds = 0
    var body: some View {
      VStack {
        Button("end") { isThere = false }
        Button("again") { rounds += 1 }
        let _ = rounds
        Group(subviews: Group { if isThere { Text("short").containerValue(\.badge, "b") } }) { subviews in
          let _ = subviews.first.map { events.subview = $0 }
          Text("\(subviews.count)")
        }
        // Outside of the closure, the subview may have ended.
        if let subview = events.subview {
          subview
          Button("values") { events.list.append(subview.containerValues.badge) }
        }
      }
    }
  }
  @Test("A subview that is held after its end shows nothing, and its values are the defaults")
  func ended() {
    let events = Events()
    let app = TestHost { Held(events: events) }
    app.tap("again")
    #expect(app.shows("short"))
    app.tap("values")
    app.tap("end")
    #expect(app.texts == ["end", "again", "0", "values"])
    app.tap("values")
    #expect(events.list == ["b", "none"])
    app.checkInvariants()
  }

  private struct Named: View {
    @Environment(\.title) private var title
    var body: some View { Text("title \(title)") }
  }
  @Test(
    "A subview has the environment of the container that resolved it, with what is set around it where it is written"
  )
  func environment() {
    let app = TestHost {
      Group(
        subviews: Group {
          Named()
          Named().environment(\.title, "own")
        }
      ) { subviews in
        ForEach(subviews) { $0.environment(\.title, "proxy") }
        Named().environment(\.title, "new")
      }
      .environment(\.title, "outer")
    }
    #expect(app.texts == ["title outer", "title own", "title new"])
  }

  @Test("A modifier on a view in a list sees the environment of its own place")
  func modifierEnvironment() {
    let app = TestHost {
      VStack {
        Text("a").background { Named() }.environment(\.title, "near")
      }
      .environment(\.title, "far")
    }
    #expect(app.shows("title near"))
  }

  @Test("Collections and slices of subviews show their views")
  func collections() {
    let app = TestHost {
      VStack {
        Group(
          subviews: Group {
            Text("a")
            Text("b")
            Text("c")
            Counter(name: "d")
          }
        ) { subviews in
          HStack { subviews[2...] }
          Text("then")
          subviews[1]
          subviews
        }
      }
    }
    #expect(app.texts == ["c", "d 0", "then", "b", "a", "b", "c", "d 0"])
    app.tap("d 0")
    #expect(app.texts.filter { $0 == "d 1" }.count == 2)
  }

  // MARK: Container values

  private struct Badges: View {
    @State private var badge = "1"
    var body: some View {
      Button("change") { badge = "2" }
      VStack {
        ForEach(
          subviews: Group {
            Text("a").containerValue(\.badge, badge)
            Text("b").padding().containerValue(\.badge, "inner").frame(width: 50).containerValue(
              \.badge, "outer")
            Text("c")
            VStack { Text("d").containerValue(\.badge, "lost") }
            Group {
              Text("e")
              Text("f").containerValue(\.badge, "own")
            }.containerValue(\.badge, "group")
            Text("g").containerValue(\.pin.rotation, 10).containerValue(\.pin.shift, 5)
          }
        ) { subview in
          let values = subview.containerValues
          Text("\(values.badge) \(values.pin.rotation) \(values.pin.shift)")
        }
      }
    }
  }
  @Test("Container values reach the container around a view and no further; the innermost counts")
  func containerValues() {
    let app = TestHost { Badges() }
    #expect(
      app.texts.dropFirst() == [
        "1 0 0", "inner 0 0", "none 0 0", "none 0 0", "group 0 0", "own 0 0", "none 10 5",
      ])
    app.tap("change")
    #expect(app.shows("2 0 0"))
  }

  @Test("Tags are container values by type; a tag is one of the optional type too unless that is not wanted")
  func tags() {
    let app = TestHost {
      ForEach(
        subviews: Group {
          Text("a").tag(1)
          Text("b").tag(2, includeOptional: false)
          Text("c").tag("three")
          Text("d").tag(Optional<Int>.none)
        }
      ) { subview in
        let values = subview.containerValues
        let int = values.tag(for: Int.self).map(String.init) ?? "-"
        let optional = values.tag(for: Int?.self).map { $0.map(String.init) ?? "nil" } ?? "-"
        Text(
          "\(int) \(optional) \(values.tag(for: String.self) ?? "-") \(String(describing: values.hasTag(2)))")
      }
    }
    #expect(app.texts == ["1 1 - false", "2 - - true", "- - three false", "- nil - false"])
  }

  // MARK: Variadic views

  private enum Mark: _ViewTraitKey {
    static var defaultValue: String { "plain" }
  }
  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Text("-\(child[Mark.self])-") }
      }
    }
  }
  private struct Boxed: _VariadicView_UnaryViewRoot {
    @State private var isRow = false
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        Button("turn") { isRow.toggle() }
        if isRow { HStack { children } } else { VStack { children } }
      }
    }
  }
  @Test("A multi view root puts its views into the container around; traits are read from the children")
  func multiRoot() {
    let app = TestHost {
      HStack {
        _VariadicView.Tree(Divided()) {
          Text("a")._trait(Mark.self, "x")
          Text("b")
          Text("c")
        }
      }
    }
    #expect(app.texts == ["a", "-x-", "b", "-plain-", "c"])
    #expect(app.frame(of: "a")!.midY == app.frame(of: "c")!.midY)
  }
  private struct IDs: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      VStack {
        ForEach(children) { child in
          Text("\(child.id(as: Int.self) ?? -1) \(child.id(as: String.self) ?? "-")")
        }
      }
    }
  }
  @Test("A child knows the ids that loops around it gave it")
  func explicitIDs() {
    let app = TestHost {
      _VariadicView.Tree(IDs()) {
        Text("none")
        ForEach([7, 8], id: \.self) { _ in Text("row") }
        ForEach(["a"], id: \.self) { _ in ForEach([1, 2], id: \.self) { _ in Text("row") } }
      }
    }
    #expect(app.texts == ["-1 -", "7 -", "8 -", "1 a", "2 a"])
  }

  @Test("A unary view root is one view with state of its own; its children keep theirs")
  func unaryRoot() {
    let app = TestHost {
      HStack {
        _VariadicView.Tree(Boxed()) {
          Counter(name: "a")
          Counter(name: "b")
        }
      }
    }
    #expect(app.frame(of: "a 0")!.midX == app.frame(of: "b 0")!.midX)
    app.tap("b 0")
    app.tap("turn")
    #expect(app.frame(of: "a 0")!.midY == app.frame(of: "b 1")!.midY)
  }
}

extension EnvironmentValues {
  @Entry fileprivate var title: String = "default"
}
