import Sash
import SwiftUI
import Testing

private struct Rotating: ViewModifier {
  let angle: Double
  func body(content: Content) -> some View {
    content.rotationEffect(.degrees(angle))
      .offset(x: angle == 0 ? 0 : UIScreen.main.bounds.width, y: angle == 0 ? 0 : UIScreen.main.bounds.height)
  }
}
private struct Turned: ViewModifier {
  let angle: Double
  func body(content: Content) -> some View { content.rotationEffect(.degrees(angle), anchor: .topLeading) }
}

extension AnyTransition {
  fileprivate static var rotating: AnyTransition {
    .modifier(active: Rotating(angle: 1080), identity: Rotating(angle: 0))
  }
  fileprivate static var turning: AnyTransition {
    .modifier(active: Turned(angle: 180), identity: Turned(angle: 0))
  }
  fileprivate static func turning(_ angle: Double) -> AnyTransition {
    .modifier(active: Turned(angle: angle), identity: Turned(angle: 0))
  }
}

@MainActor @Suite("Animations as written in documents")
struct AnimationRowTests {
  private struct Toggled<Content: View>: View {
    @State private var isShown = false
    let content: Content
    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isShown { content }
        Button("go") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }.offset(y: 240)
      }
      .frame(width: 300, height: 300)
    }
  }
  private func host<V: View>(@ViewBuilder _ content: () -> V) -> TestHost {
    let content = content()
    return TestHost(size: CGSize(width: 300, height: 300)) { Toggled(content: content) }
  }
  private func x(_ app: TestHost) -> CGFloat { app.frame(of: "it")?.minX ?? .nan }

  @Test(
    "A transition of modifiers, by one name as a property and as a function, rotates in and out [S2-013 S0-070]"
  )
  func modifierTransition() {
    for transition in [AnyTransition.turning, .turning(180)] {
      let app = host {
        Text("it").frame(width: 60, height: 20, alignment: .leading).offset(x: 100, y: 100)
          .transition(transition.combined(with: .turning(0)))
      }
      app.tap("go")
      // Half a turn about the corner of the window.
      #expect(x(app) < 0)
      app.advance(by: 1.1)
      #expect(x(app) == 100)
      app.tap("go")
      app.advance(by: 0.99)
      #expect(x(app) < 0)
      app.advance(by: 0.1)
      #expect(app.frame(of: "it") == nil)
    }
  }

  @Test(
    "Insertion by rotating in from the far corner of the screen, removal by the leading edge [S2-014 S4-095 S4-097]"
  )
  func asymmetric() {
    let app = host {
      Text("it").frame(width: 60, height: 20, alignment: .leading)
        .transition(.asymmetric(insertion: .rotating, removal: .move(edge: .leading)))
    }
    app.tap("go")
    let screen = UIScreen.main.bounds
    #expect(abs(x(app) - screen.width) < 70)
    app.advance(by: 1.1)
    #expect(x(app) == 0)
    app.tap("go")
    app.advance(by: 0.5)
    #expect(abs(x(app) + 30) < 0.5)
    app.advance(by: 0.6)
    #expect(app.frame(of: "it") == nil)
  }

  @Test("A rotating transition with an offset runs backwards when its view goes [S4-095]")
  func backwards() {
    let app = host { Text("it").frame(width: 60, height: 20, alignment: .leading).transition(.rotating) }
    app.tap("go")
    app.advance(by: 1.1)
    app.tap("go")
    #expect(x(app) == 0)
    app.advance(by: 0.5)
    // Half way of the offset; the view turns about its middle.
    #expect(abs(x(app) - UIScreen.main.bounds.width / 2) < 70)
  }

  @Test("A bar whose maximum width goes from nothing to infinity grows from its leading edge [S4-109]")
  func bar() {
    struct Bar: View {
      @State private var isComplete = false
      var body: some View {
        VStack(spacing: 0) {
          Color.black.frame(maxWidth: isComplete ? .infinity : 0).frame(height: 20)
            .frame(maxWidth: .infinity, alignment: .leading)
          Button("go") { withAnimation(.linear(duration: 1)) { isComplete.toggle() } }
        }
        .frame(width: 200, height: 100, alignment: .top)
      }
    }
    let app = TestHost(size: CGSize(width: 200, height: 100)) { Bar() }
    app.tap("go")
    #expect(app.pixel(x: 1, y: 10).red == 255)
    app.advance(by: 0.5)
    #expect(app.pixel(x: 98, y: 10).red == 0 && app.pixel(x: 102, y: 10).red == 255)
    app.advance(by: 0.6)
    #expect(app.pixel(x: 198, y: 10).red == 0)
  }

  private struct Arch: InsettableShape {
    var insetAmount: Double
    var animatableData: Double {
      get { insetAmount }
      set { insetAmount = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: insetAmount, dy: 0)) }
    func inset(by amount: CGFloat) -> Arch { Arch(insetAmount: insetAmount + amount) }
  }
  private struct Quad: Shape {
    var left, right, top, bottom: CGFloat
    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
    {
      get { AnimatablePair(left, AnimatablePair(right, AnimatablePair(top, bottom))) }
      set {
        left = newValue.first
        right = newValue.second.first
        top = newValue.second.second.first
        bottom = newValue.second.second.second
      }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: left, y: top, width: right - left, height: bottom - top))
    }
  }
  private struct Grown<S: Shape>: View {
    let shape: (Bool) -> S
    @State private var isLarge = false
    var body: some View {
      ZStack(alignment: .bottom) {
        shape(isLarge).fill(.black).frame(width: 200, height: 100).frame(
          maxHeight: .infinity, alignment: .top)
        Button("go") { withAnimation(.linear(duration: 1)) { isLarge.toggle() } }
      }
    }
  }

  @Test("animatableData of an insettable shape leads its inset over [S4-118]")
  func inset() {
    let app = TestHost(size: CGSize(width: 200, height: 200)) {
      Grown { Arch(insetAmount: $0 ? 80 : 0).inset(by: 0) }
    }
    app.tap("go")
    app.advance(by: 0.5)
    #expect(app.pixel(x: 38, y: 50).red == 255 && app.pixel(x: 42, y: 50).red == 0)
  }

  @Test("Nested pairs animate four values [S4-139]")
  func pairs() {
    let app = TestHost(size: CGSize(width: 200, height: 200)) {
      Grown {
        $0 ? Quad(left: 80, right: 120, top: 40, bottom: 60) : Quad(left: 0, right: 200, top: 0, bottom: 100)
      }
    }
    app.tap("go")
    app.advance(by: 0.5)
    for (x, y, isIn) in [
      (38, 50, false), (42, 50, true), (158, 50, true), (162, 50, false), (100, 18, false), (100, 22, true),
      (100, 78, true), (100, 82, false),
    ] {
      #expect((app.pixel(x: x, y: y).red == 0) == isIn, "at \(x), \(y)")
    }
  }

  @Test("An element that gets another id loses its state and its animation [S1-163]")
  func otherID() {
    struct Item: Identifiable { var id: Int }
    struct Row: View {
      @State private var isAway = false
      @State private var taps = 0
      var body: some View {
        Text("it").offset(x: isAway ? 100 : 0)
        Button("taps \(taps)") {
          taps += 1
          withAnimation(.linear(duration: 10)) { isAway = true }
        }
      }
    }
    struct Rows: View {
      @State private var item = Item(id: 1)
      var body: some View {
        VStack(alignment: .leading) {
          ForEach([item]) { _ in Row() }
          Button("other") { item.id += 1 }
        }
      }
    }
    let app = TestHost { Rows() }
    let start = x(app)
    app.tap("taps 0")
    app.advance(by: 5)
    #expect(x(app) > start + 40 && app.shows("taps 1"))
    app.tap("other")
    #expect(app.shows("taps 0"))
    #expect(abs(x(app) - start) < 10)
    app.advance(by: 0.1)
    #expect(app.isIdle)
  }
}
