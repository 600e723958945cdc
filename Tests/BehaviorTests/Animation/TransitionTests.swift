import Sash
import SwiftUI
import Testing

@MainActor @Suite("Transitions")
struct TransitionTests {
  private func isNear(_ a: CGFloat?, _ b: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    a.map { abs($0 - b) <= tolerance } ?? false
  }

  private struct Toggled<Content: View>: View {
    @State private var isShown: Bool
    let content: Content
    init(isShown: Bool = false, @ViewBuilder content: () -> Content) {
      _isShown = State(initialValue: isShown)
      self.content = content()
    }
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isShown { content }
        Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.offset(y: 200)
        Button("still") { isShown.toggle() }.offset(y: 240)
      }
      .frame(width: 200, height: 300)
    }
  }
  private func host<V: View>(isShown: Bool = false, @ViewBuilder _ content: () -> V) -> TestHost {
    let content = content()
    return TestHost(size: CGSize(width: 200, height: 300)) { Toggled(isShown: isShown) { content } }
  }

  @Test(
    "A view that says nothing fades in and out of an animated change, and takes no part in a plain one [fact-220 fact-225 S0-058]"
  )
  func fades() {
    let app = host { Color.black.frame(width: 50, height: 50) }
    app.tap("go")
    #expect(app.pixel(x: 10, y: 10).red == 255)
    app.advance(by: 0.5)
    #expect(abs(app.pixel(x: 10, y: 10).red - 128) <= 1)
    app.advance(by: 0.6)
    #expect(app.pixel(x: 10, y: 10).red == 0)
    #expect(app.isIdle)
    app.tap("go")
    #expect(app.pixel(x: 10, y: 10).red == 0)
    app.advance(by: 0.75)
    #expect(abs(app.pixel(x: 10, y: 10).red - 191) <= 1)
    app.advance(by: 0.3)
    #expect(app.pixel(x: 10, y: 10).red == 255)
    #expect(app.isIdle)
    app.tap("still")
    #expect(app.pixel(x: 10, y: 10).red == 0)
    app.tap("still")
    #expect(app.pixel(x: 10, y: 10).red == 255)
  }

  @Test("slide comes from the leading edge and goes to the trailing one, by its own width [S0-062]")
  func slide() {
    let app = host { Text("it").frame(width: 80, height: 20, alignment: .leading).transition(.slide) }
    app.tap("go")
    #expect(isNear(app.frame(of: "it")?.minX, -80))
    app.advance(by: 0.25)
    #expect(isNear(app.frame(of: "it")?.minX, -60))
    app.advance(by: 1)
    #expect(isNear(app.frame(of: "it")?.minX, 0))
    app.tap("go")
    app.advance(by: 0.25)
    #expect(isNear(app.frame(of: "it")?.minX, 20))
    app.advance(by: 1)
    #expect(app.frame(of: "it") == nil)
  }

  @Test("move(edge:) leads in from the edge and out to it [S2-015]")
  func move() {
    let app = host {
      Text("it").frame(width: 80, height: 20, alignment: .leading).transition(.move(edge: .leading))
    }
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "it")?.minX, -40))
    app.advance(by: 1)
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "it")?.minX, -40))
  }

  @Test(
    "asymmetric comes one way and goes another; combined does both at once [S0-060 S0-061 S4-089 S4-090 fact-226]"
  )
  func composed() {
    let app = host {
      Color.black.frame(width: 100, height: 100)
        .transition(
          .asymmetric(insertion: .scale.combined(with: .opacity), removal: .opacity))
    }
    app.tap("go")
    app.advance(by: 0.5)
    // Half as large about the middle, and half as strong.
    #expect(app.pixel(x: 20, y: 50).red == 255)
    #expect(abs(app.pixel(x: 50, y: 50).red - 128) <= 1)
    app.advance(by: 1)
    app.tap("go")
    app.advance(by: 0.5)
    #expect(abs(app.pixel(x: 5, y: 5).red - 128) <= 1)
  }

  private struct Turn: ViewModifier {
    var x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  @Test(
    "modifier(active:identity:) leads from the active modifier to the other, and back [S0-069 S4-091 S4-092]")
  func modifiers() {
    let app = host {
      Text("it").frame(width: 80, alignment: .leading)
        .transition(.modifier(active: Turn(x: 100), identity: Turn(x: 0)))
    }
    app.tap("go")
    app.advance(by: 0.25)
    #expect(isNear(app.frame(of: "it")?.minX, 75))
    app.advance(by: 1)
    app.tap("go")
    app.advance(by: 0.25)
    #expect(isNear(app.frame(of: "it")?.minX, 25))
  }

  @Test("A transition with an animation of its own needs none of the change [S4-100 fact-226]")
  func ownAnimation() {
    let app = host {
      Color.black.frame(width: 50, height: 50).transition(.opacity.animation(.linear(duration: 2)))
    }
    app.tap("still")
    app.advance(by: 1)
    #expect(abs(app.pixel(x: 10, y: 10).red - 128) <= 1)
    app.advance(by: 2)
    app.tap("still")
    app.advance(by: 0.5)
    #expect(abs(app.pixel(x: 10, y: 10).red - 64) <= 1)
  }

  private final class Events {
    var list: [String] = []
  }
  private struct Living: View {
    let events: Events
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }
        .onAppear { events.list.append("appear") }
        .onDisappear { events.list.append("disappear") }
    }
  }

  @Test(
    "A view that goes is drawn until its transition ends, takes no taps, keeps its state, and disappears then [fact-222 fact-175]"
  )
  func leaving() {
    let events = Events()
    let app = host(isShown: true) { Living(events: events) }
    app.tap("count 0")
    #expect(app.shows("count 1"))
    app.tap("go")
    app.advance(by: 0.5)
    #expect(app.shows("count 1"))
    app.tap("count 1")
    #expect(app.shows("count 1"))
    #expect(events.list == ["appear"])
    app.advance(by: 0.6)
    #expect(!app.shows("count 1"))
    #expect(events.list == ["appear", "disappear"])
    app.checkInvariants()
  }

  @Test("A view that comes back on its way out turns round, with its state [fact-223]")
  func comesBack() {
    let events = Events()
    let app = host(isShown: true) { Living(events: events) }
    app.tap("count 0")
    app.tap("go")
    app.advance(by: 0.5)
    app.tap("go")
    app.advance(by: 2)
    #expect(app.shows("count 1"))
    app.tap("count 1")
    #expect(app.shows("count 2"))
    #expect(events.list == ["appear"])
    app.tap("go")
    app.advance(by: 2)
    #expect(events.list == ["appear", "disappear"])
  }

  private struct Swap: View {
    @State private var isFirst = true
    var body: some View {
      ZStack {
        if isFirst {
          Text("first").frame(width: 300, height: 200, alignment: .leading).transition(.move(edge: .leading))
        } else {
          Text("second").frame(width: 300, height: 200, alignment: .leading).transition(
            .move(edge: .trailing))
        }
      }
      .frame(width: 300, height: 200)
      .overlay(alignment: .bottom) {
        Button("go") { withAnimation(.linear(duration: 1)) { isFirst.toggle() } }
      }
    }
  }

  @Test(
    "Both branches are drawn while one goes and the other comes; the stack keeps its frame [S0-059 S0-072 S1-135 S4-098]"
  )
  func swap() {
    let app = TestHost(size: CGSize(width: 300, height: 200)) { Swap() }
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "first")?.minX, -150))
    #expect(isNear(app.frame(of: "second")?.minX, 150))
    app.advance(by: 1)
    #expect(!app.shows("first"))
    #expect(isNear(app.frame(of: "second")?.minX, 0))
  }

  private struct Rows: View {
    @State private var list = [1, 2, 3]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(list, id: \.self) { number in
          Text("row \(number)").frame(width: 100, height: 40, alignment: .leading).transition(
            .move(edge: .leading))
        }
        Spacer(minLength: 0)
      }
      .frame(width: 100)
      .overlay(alignment: .bottomTrailing) {
        VStack {
          Button("remove") { withAnimation(.linear(duration: 1)) { list.removeAll { $0 == 2 } } }
          Button("insert") { withAnimation(.linear(duration: 1)) { list.insert(2, at: 1) } }
        }
      }
    }
  }

  @Test("A row that goes stays where it was while the others move up; one that comes back keeps its identity")
  func rows() {
    let app = TestHost(size: CGSize(width: 100, height: 400)) { Rows() }
    let (second, third) = (app.frame(of: "row 2")!.minY, app.frame(of: "row 3")!.minY)
    app.tap("remove")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "row 2")?.minX, -50))
    #expect(isNear(app.frame(of: "row 2")?.minY, second))
    #expect(isNear(app.frame(of: "row 3")?.minY, third - 20))
    app.tap("insert")
    app.advance(by: 2)
    #expect(isNear(app.frame(of: "row 2")?.minX, 0))
    #expect(isNear(app.frame(of: "row 3")?.minY, third))
    #expect(app.isIdle)
    app.checkInvariants()
  }

  private struct ByID: View {
    @State private var id = 0
    var body: some View {
      ZStack {
        Text("id \(id)").frame(width: 100, alignment: .leading).id(id).transition(.move(edge: .leading))
        Button("go") { withAnimation(.linear(duration: 1)) { id += 1 } }.offset(y: 100)
      }
    }
  }

  @Test("Another id is a removal and an insertion; what goes shows what it showed [fact-224]")
  func byID() {
    let app = TestHost { ByID() }
    let start = app.frame(of: "id 0")!.minX
    app.tap("go")
    app.advance(by: 0.25)
    #expect(isNear(app.frame(of: "id 0")?.minX, start - 25))
    #expect(isNear(app.frame(of: "id 1")?.minX, start - 75))
    app.advance(by: 1)
    #expect(!app.shows("id 0"))
  }

  private struct Depth: View {
    var depth: Double?
    @State private var isShown = true
    var body: some View {
      ZStack {
        Color.white
        if isShown {
          if let depth { Color.black.zIndex(depth) } else { Color.black }
        }
        Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.zIndex(2)
      }
    }
  }
  @Test("What goes drops behind its siblings in a ZStack, unless it has a zIndex [fact-222]")
  func depth() {
    let plain = TestHost(size: CGSize(width: 100, height: 100)) { Depth() }
    plain.tap("go")
    plain.advance(by: 0.5)
    #expect(plain.pixel(x: 5, y: 5).red == 255)
    let above = TestHost(size: CGSize(width: 100, height: 100)) { Depth(depth: 1) }
    above.tap("go")
    above.advance(by: 0.5)
    #expect(abs(above.pixel(x: 5, y: 5).red - 128) <= 1)
  }

  private struct Fly: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 100)
    }
  }
  @Test("A transition of one's own gets its phase: -1 before, 1 after")
  func own() {
    let app = host { Text("it").transition(Fly()) }
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "it")?.minX, -50))
    app.advance(by: 1)
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "it")?.minX, 50))
  }

  private struct Directed: View {
    @State private var page = 0
    @State private var isForward = true
    var body: some View {
      ZStack {
        Text("page \(page)").frame(width: 100, alignment: .leading)
          .id(page)
          .transition(.move(edge: isForward ? .trailing : .leading))
        Button("back") {
          isForward = false
          withAnimation(.linear(duration: 1)) { page -= 1 }
        }
        .offset(y: 100)
      }
    }
  }
  @Test("A transition that has another value now goes by that")
  func directed() {
    let app = TestHost { Directed() }
    let start = app.frame(of: "page 0")!.minX
    app.tap("back")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "page -1")?.minX, start - 50))
  }

  private struct Layered: View {
    @State private var isShown = true
    var body: some View {
      Color.clear.frame(width: 100, height: 100)
        .overlay { if isShown { Text("it").frame(width: 60, height: 60, alignment: .topLeading) } }
        .overlay(alignment: .bottom) {
          Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        }
    }
  }
  @Test("What goes stays where it was on the screen when its container shrinks around it")
  func staysInPlace() {
    let app = TestHost { Layered() }
    let start = app.frame(of: "it")!.origin
    app.tap("go")
    app.advance(by: 0.5)
    #expect(app.frame(of: "it")?.origin == start)
  }
}
