import Foundation
import Sash
import SwiftUI
import Testing

/// The bars that show the place of a scroll view, as things to take hold of.
@MainActor @Suite("Bars of scroll views")
struct ScrollBarTests {
  private func host() -> TestHost {
    let app = TestHost(size: CGSize(width: 300, height: 400)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<100) { Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 40) }
        }
      }
    }
    app.advance(by: 0.1)
    return app
  }
  private func isDark(_ app: TestHost, x: Int, y: Int) -> Bool { app.pixel(x: x, y: y).red < 250 }

  @Test("A pointer near the edge brings up the bar, wider than otherwise; it goes when the pointer has gone")
  func hover() {
    let app = host()
    #expect(!isDark(app, x: 292, y: 20))
    app.hover(at: CGPoint(x: 294, y: 200))
    app.advance(by: 0.1)
    #expect(isDark(app, x: 292, y: 20))
    app.advance(by: 5)
    #expect(isDark(app, x: 292, y: 20), "it stays while the pointer is there")
    app.hover(at: CGPoint(x: 100, y: 200))
    app.advance(by: 3)
    #expect(!isDark(app, x: 292, y: 20))
  }

  @Test("A mouse drags the bar: content goes as far as the bar shows")
  func mouse() throws {
    let app = host()
    app.hover(at: CGPoint(x: 294, y: 20))
    app.advance(by: 0.1)
    app.dragMouse(from: CGPoint(x: 294, y: 20), to: CGPoint(x: 294, y: 700))
    app.advance(by: 0.2)
    #expect(try #require(app.frame(of: "Row 99")).maxY <= 401)
    app.dragMouse(from: CGPoint(x: 294, y: 380), to: CGPoint(x: 294, y: -300))
    #expect(try #require(app.frame(of: "Row 0")).minY > -1)
  }

  @Test("A finger that rests on the bar drags it; one that goes on at once scrolls as ever")
  func finger() throws {
    let app = host()
    app.scroll(at: CGPoint(x: 100, y: 200), by: CGSize(width: 0, height: -10))
    app.advance(by: 0.1)
    app.press(at: CGPoint(x: 292, y: 20))
    app.advance(by: 0.4)
    app.drag(through: (1...10).map { CGPoint(x: 292, y: 20 + Double($0) * 40) })
    app.release(at: CGPoint(x: 292, y: 420))
    app.advance(by: 1)
    #expect(app.shows("Row 99"))
    let other = host()
    other.press(at: CGPoint(x: 292, y: 300))
    other.drag(through: (1...10).map { CGPoint(x: 292, y: 300 - Double($0) * 10) })
    #expect(try #require(other.frame(of: "Row 2")).minY < 0)
  }
}
