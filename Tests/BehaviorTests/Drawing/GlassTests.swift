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
