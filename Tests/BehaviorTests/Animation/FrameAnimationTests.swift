import Sash
import SwiftUI
import Testing

@MainActor @Suite("Animations of frames, values and colours")
struct FrameAnimationTests {
  private func isNear(_ a: CGFloat, _ b: CGFloat, within tolerance: CGFloat = 0.01) -> Bool {
    abs(a - b) <= tolerance
  }

  private struct Row: View {
    @State private var isWide = false
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: isWide ? 100 : 20, height: 10)
          Text("it")
          Spacer(minLength: 0)
        }
        HStack(spacing: 0) {
          Color.red.frame(width: isWide ? 100 : 20, height: 40)
          Spacer(minLength: 0)
        }
        Button("go") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        Button("still") { isWide.toggle() }
      }
      .frame(width: 200)
    }
  }

  @Test("Views that draw move to their new frames; the layout is there at once [fact-215 S1-144]")
  func moved() {
    let app = TestHost { Row() }
    let start = app.frame(of: "it")!.minX
    app.tap("go")
    #expect(app.frame(of: "it")!.minX == start)
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "it")!.minX, start + 40))
    app.advance(by: 0.6)
    #expect(app.frame(of: "it")!.minX == start + 80)
    app.tap("still")
    #expect(app.frame(of: "it")!.minX == start)
  }

  @Test("What is drawn grows with its frame: half way it is half as much wider")
  func grows() {
    let app = TestHost(size: CGSize(width: 200, height: 200)) { Row() }
    let y = Int(app.frame(of: "it")!.maxY) + 20
    #expect(app.pixel(x: 19, y: y).green < 100 && app.pixel(x: 21, y: y).green > 200)
    app.tap("go")
    app.advance(by: 0.5)
    #expect(app.pixel(x: 59, y: y).green < 100 && app.pixel(x: 61, y: y).green > 200)
  }

  private struct Reversed: View {
    @State private var rows = ["a", "b", "c"]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(rows, id: \.self) { row in
          GeometryReader { proxy in Text("\(row) \(Int(proxy.frame(in: .named("all")).minY))") }.frame(
            height: 40)
        }
        Button("go") { withAnimation(.linear(duration: 1)) { rows.reverse() } }
      }
      .coordinateSpace(name: "all")
    }
  }
  @Test("Rows of the same size that change places move there, and know it")
  func reversed() {
    let app = TestHost { Reversed() }
    let first = app.frame(of: "a 0")!.minY
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "a 80")?.minY ?? .nan, first + 40))
    app.advance(by: 1)
    #expect(app.frame(of: "a 80")?.minY == first + 80)
    #expect(app.frame(of: "c 0")?.minY == first)
  }

  private struct Grouped: View {
    var isGrouped: Bool
    @State private var isDown = false
    var body: some View {
      VStack(spacing: 0) {
        if isDown { Color.clear.frame(height: 100) }
        inside.background(Color.yellow)
        Button("go") { withAnimation(.linear(duration: 1)) { isDown.toggle() } }
        Spacer(minLength: 0)
      }
    }
    @ViewBuilder var inside: some View {
      let content = ZStack {
        if isDown { Text("new").transition(.identity) } else { Text("old").transition(.identity) }
      }
      .frame(width: 100, height: 40)
      if isGrouped { content.geometryGroup() } else { content }
    }
  }

  @Test(
    "A view that comes while its parent moves is at its last place at once, with geometryGroup() it moves along [fact-216]"
  )
  func group() {
    let plain = TestHost { Grouped(isGrouped: false) }
    let start = plain.frame(of: "old")!.minY
    plain.tap("go")
    plain.advance(by: 0.5)
    #expect(isNear(plain.frame(of: "new")!.minY, start + 100))
    let grouped = TestHost { Grouped(isGrouped: true) }
    grouped.tap("go")
    grouped.advance(by: 0.5)
    #expect(isNear(grouped.frame(of: "new")!.minY, start + 50))
  }

  private struct Colored: View {
    @State private var isRed = false
    var body: some View {
      VStack(spacing: 0) {
        (isRed ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 0)).frame(
          width: 100, height: 100)
        Rectangle().fill(isRed ? Color(red: 1, green: 0, blue: 0) : .black).frame(width: 100, height: 100)
        Color.white.frame(width: 100, height: 100).opacity(isRed ? 0 : 1)
        Button("go") { withAnimation(.linear(duration: 1)) { isRed.toggle() } }
        Spacer(minLength: 0)
      }
    }
  }

  @Test("Colours animate as resolved numbers, in linear light [fact-219]")
  func color() {
    let app = TestHost(size: CGSize(width: 100, height: 400)) { Colored() }
    app.tap("go")
    app.advance(by: 0.5)
    // 0.5 in linear light is 188 of 255.
    #expect(abs(app.pixel(x: 50, y: 50).red - 188) <= 1)
    #expect(abs(app.pixel(x: 50, y: 150).red - 188) <= 1)
  }

  private struct Wedge: Shape {
    var angle: Double
    var width: Double = 0
    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(angle, width) }
      set { (angle, width) = (newValue.first, newValue.second) }
    }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: angle, height: width)) }
  }
  private struct Still: Shape {
    var angle: Double
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: angle, height: 100)) }
  }
  private struct Shapes: View {
    @State private var isOpen = false
    var body: some View {
      VStack(spacing: 0) {
        Wedge(angle: isOpen ? 100 : 20, width: isOpen ? 100 : 20).frame(width: 100, height: 100)
        Still(angle: isOpen ? 100 : 20).frame(width: 100, height: 100)
        RoundedRectangle(cornerRadius: isOpen ? 0 : 50).frame(width: 100, height: 100)
        Button("go") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
        Spacer(minLength: 0)
      }
    }
  }

  @Test(
    "A shape follows its animatableData frame by frame, and jumps without [S2-042 S2-044 S4-133 S4-135 S2-039 S4-132]"
  )
  func shape() {
    let app = TestHost(size: CGSize(width: 100, height: 400)) { Shapes() }
    func isDark(_ x: Int, _ y: Int) -> Bool { app.pixel(x: x, y: y).red < 128 }
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isDark(58, 58) && !isDark(62, 58) && !isDark(58, 62))
    #expect(isDark(98, 150))
    // A corner of 25: the diagonal meets it 25 (1 - 1 / sqrt 2) = 7.3 from both edges.
    #expect(!isDark(5, 205) && isDark(9, 209))
  }

  private struct Counting: View, Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("\(Int(number.rounded()))") }
  }
  private struct Counter: View {
    @State private var number = 0.0
    var body: some View {
      VStack {
        Counting(number: number)
        Button("go") { withAnimation(.linear(duration: 1)) { number = 100 } }
      }
    }
  }

  @Test("The body of an Animatable view runs with each frame, with the number of that frame [fact-212]")
  func animatableView() {
    let app = TestHost { Counter() }
    app.tap("go")
    app.advance(by: 0.25)
    #expect(app.shows("25"))
    app.resetWork()
    app.advance(by: 0.25)
    #expect(app.shows("50"))
    #expect(app.work.bodies.filter { $0 == "Counting" }.count == 15)
    #expect(!app.work.bodies.contains("Counter"))
  }

  private struct Nudge: ViewModifier, Animatable {
    var distance: CGFloat
    var animatableData: CGFloat {
      get { distance }
      set { distance = newValue }
    }
    func body(content: Content) -> some View { content.padding(.leading, distance) }
  }
  private struct Nudged: View {
    @State private var isAway = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("it").modifier(Nudge(distance: isAway ? 100 : 0))
        Button("go") { withAnimation(.linear(duration: 1)) { isAway.toggle() } }
      }
      .frame(width: 300, alignment: .leading)
    }
  }
  @Test("The body of an Animatable modifier runs with each frame")
  func animatableModifier() {
    let app = TestHost { Nudged() }
    let start = app.frame(of: "it")!.minX
    app.tap("go")
    app.advance(by: 0.25)
    #expect(isNear(app.frame(of: "it")!.minX, start + 25))
  }

  private struct Effect: GeometryEffect {
    var x: CGFloat
    var animatableData: CGFloat {
      get { x }
      set { x = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: 0))
    }
  }
  private struct Effected: View {
    @State private var isAway = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("it").frame(width: 50).modifier(Effect(x: isAway ? 2 : 0))
        Button("go") { withAnimation(.linear(duration: 1)) { isAway.toggle() } }
      }
      .frame(width: 300, alignment: .leading)
    }
  }
  @Test("A geometry effect of one's own animates")
  func geometryEffect() {
    let app = TestHost { Effected() }
    let start = app.frame(of: "it")!.minX
    app.tap("go")
    app.advance(by: 0.5)
    #expect(isNear(app.frame(of: "it")!.minX, start + 50))
  }
}
