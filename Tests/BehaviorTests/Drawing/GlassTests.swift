import Sash
import SwiftUI
import Testing

@MainActor @Suite("Glass")
struct GlassTests {
  private func pane(_ glass: Glass, dark: Bool = false) -> Picture {
    Picture(100, dark: dark) {
      ZStack {
        HStack(spacing: 0) {
          Color(red: 1, green: 0, blue: 0)
          Color(red: 0, green: 0, blue: 1)
        }
        Color.clear.frame(width: 60, height: 40).glassEffect(glass)
      }
      .ignoresSafeArea()
    }
  }

  @Test("Glass is a capsule that blurs and lightens what lies behind it; clear glass less, none not at all")
  func kinds() {
    let regular = pane(.regular)
    let (left, right) = (regular.app.pixel(x: 49, y: 50), regular.app.pixel(x: 50, y: 50))
    #expect(abs(left.red - right.red) < 24 && left.green > 100)
    // The corner of the frame is outside of the capsule.
    #expect(regular.app.pixel(x: 21, y: 31).green < 60)
    let clear = pane(.clear)
    #expect(clear.app.pixel(x: 30, y: 50).green < regular.app.pixel(x: 30, y: 50).green - 50)
    #expect(clear.app.pixel(x: 30, y: 50).red > 200)
    let none = pane(.identity)
    none.expect((255, 0, 0), at: [(30, 50), (49, 50), (49, 25)])
    none.expect((0, 0, 255), at: [(50, 50)])
    #expect(pane(.regular, dark: true).app.pixel(x: 30, y: 50).green < 60)
  }

  @Test("A tint colours it; the shape may be another; its frame is that of the view")
  func tint() {
    let tinted = pane(.regular.tint(Color(red: 0, green: 1, blue: 0)))
    let plain = pane(.regular)
    #expect(tinted.app.pixel(x: 30, y: 50).green > plain.app.pixel(x: 30, y: 50).green)
    #expect(tinted.app.pixel(x: 30, y: 50).red < plain.app.pixel(x: 30, y: 50).red - 40)
    let square = Picture {
      Color.clear.frame(width: 60, height: 40).glassEffect(.regular.tint(.black), in: .rect).ignoresSafeArea()
    }
    #expect(square.app.pixel(x: 22, y: 32).red < 150)
    #expect(square.app.pixel(x: 18, y: 50).red > 180)
    #expect(Glass.regular.tint(.red) == .regular.tint(.red) && Glass.regular != .clear)
  }

  private struct Pair: View {
    @Namespace private var space
    var spacing: CGFloat?
    var isUnion = false
    var gap: CGFloat = 10
    var other = Glass.regular.tint(.black)
    var body: some View {
      GlassEffectContainer(spacing: spacing) {
        HStack(spacing: gap) {
          Color.clear.frame(width: 30, height: 30).glassEffect(.regular.tint(.black), in: .rect)
            .glassEffectUnion(id: isUnion ? "one" : nil, namespace: space)
          Color.clear.frame(width: 30, height: 30).glassEffect(other, in: .rect)
            .glassEffectUnion(id: isUnion ? "one" : nil, namespace: space)
        }
      }
      .ignoresSafeArea()
    }
  }

  @Test(
    "Panes of a union are one pane; others flow together where they are nearer than the container's spacing")
  func groups() {
    // How dark the middle between the panes is, and the middle of a pane.
    func gap(_ pair: Pair) -> Int { Picture(100) { pair }.app.pixel(x: 50, y: 50).red }
    func pane(_ pair: Pair) -> Int { Picture(100) { pair }.app.pixel(x: 25, y: 50).red }
    for pair in [Pair(), Pair(spacing: 20), Pair(isUnion: true)] { #expect(pane(pair) < 130) }
    #expect(gap(Pair()) > 180)
    #expect(gap(Pair(isUnion: true)) < 130)
    #expect(gap(Pair(spacing: 20)) < 130)
    #expect(gap(Pair(spacing: 5)) > 180)
    // Glass of another kind stays apart.
    #expect(gap(Pair(spacing: 20, other: .regular)) > 180)
  }

  private struct Coming: View {
    @State private var isThere = true
    let transition: GlassEffectTransition
    var body: some View {
      VStack {
        if isThere {
          Color.clear.frame(width: 60, height: 40).glassEffect(.regular.tint(.black), in: .rect)
            .glassEffectTransition(transition)
        }
        Button("Go") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
      }
    }
  }

  @Test("Glass goes at once, or fades, as its transition says")
  func transitions() {
    func isSeen(_ transition: GlassEffectTransition) -> Bool {
      let app = TestHost(size: CGSize(width: 100, height: 100)) { Coming(transition: transition) }
      let before = app.marks()
      app.tap("Go")
      app.advance(by: 0.3)
      return app.marks() > before / 2
    }
    #expect(!isSeen(.identity))
    #expect(isSeen(.materialize) && isSeen(.matchedGeometry))
  }

  @Test("Buttons on glass act, and what glass cannot do is said")
  func touched() {
    var taps = 0
    let app = TestHost(size: CGSize(width: 200, height: 200)) {
      VStack {
        Button("Plain") { taps += 1 }.buttonStyle(.glass)
        Button("Strong") { taps += 10 }.buttonStyle(.glassProminent).tint(.black)
        Button {
          taps += 100
        } label: {
          Text("Own").padding().glassEffect(.regular)
        }
        GlassEffectContainer { Text("In a container").glassEffect() }
      }
    }
    for name in ["Plain", "Strong", "Own"] { app.tap(name) }
    #expect(taps == 111)
    #expect(app.texts.contains("In a container"))
    let warnings = TestHost.warnings { _ = Glass.clear.interactive() }
    #expect(warnings.contains { $0.contains("interactive") })
  }
}

extension TestHost {
  /// How many pixels of the upper half are dark.
  fileprivate func marks() -> Int {
    var count = 0
    for y in 0..<55 { for x in 0..<100 where pixel(x: x, y: y).red < 200 { count += 1 } }
    return count
  }
}
