import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Switches")
struct SwitchTests {
  private struct Switch: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Toggle("Wifi", isOn: $isOn).labelsHidden()
        Text(isOn ? "on" : "off")
        Button("Flip") { isOn.toggle() }
      }
    }
  }
  private func host() -> TestHost {
    TestHost(size: CGSize(width: 400, height: 600)) {
      ZStack(alignment: .topLeading) {
        Color.clear
        Switch().frame(width: 400).position(x: 200, y: 300)
      }
    }
  }

  @Test("The thumb slides and the colour follows; a change by the program is shown in the same way")
  func slides() throws {
    for way in ["tap", "program"] {
      let host = host()
      let y = try #require(host.frame(of: "off")).minY - 8 - 15.5
      if way == "tap" { host.tap(at: CGPoint(x: 200, y: y)) } else { host.tap("Flip") }
      #expect(host.shows("on"))
      var seen: [(red: Int, green: Int, blue: Int)] = []
      for _ in 0..<40 {
        seen.append(host.pixel(x: 180, y: Int(y)))
        host.advance(by: 0.025)
      }
      host.advance(by: 1)
      #expect(host.pixel(x: 180, y: Int(y)) == (52, 199, 89))
      #expect(host.pixel(x: 212, y: Int(y)) == (255, 255, 255), "the thumb")
      let reds = seen.map(\.red)
      #expect(Set(reds).count > 8, "through many shades: \(reds)")
      #expect(host.isIdle)
    }
  }

  @Test(
    "A finger drags the thumb; the value follows when it is lifted, and only if it ended on the other side")
  func drags() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let host = TestHost(size: CGSize(width: 400, height: 600)) {
        Switch().environment(\.layoutDirection, direction)
      }
      let y = try #require(host.frame(of: "off")).minY - 8 - 15.5
      let sign: CGFloat = direction == .leftToRight ? 1 : -1
      func at(_ x: CGFloat) -> CGPoint { CGPoint(x: 200 + sign * x, y: y) }
      host.press(at: at(-15))
      host.drag(to: at(-5))
      host.drag(to: at(18))
      #expect(host.shows("off"))
      host.advance(by: 2)
      #expect(host.pixel(x: Int(at(-21).x), y: Int(y)) == (52, 199, 89), "shown on while the finger is there")
      host.release(at: at(18))
      #expect(host.shows("on"))
      // Away and back again is no change.
      host.press(at: at(15))
      host.drag(to: at(-15))
      host.drag(to: at(15))
      host.release(at: at(15))
      #expect(host.shows("on"))
      host.press(at: at(15))
      host.drag(to: at(-15))
      host.drag(to: at(-60))
      host.release(at: at(-60))
      #expect(host.shows("off"))
    }
  }

  @Test("The thumb stretches while it is pressed, toward the middle")
  func stretches() throws {
    let host = host()
    let y = Int(try #require(host.frame(of: "off")).minY - 8 - 15.5)
    func ends() -> Int { (177..<226).last { host.pixel(x: $0, y: y) == (255, 255, 255) } ?? 0 }
    let before = ends()
    host.press(at: CGPoint(x: 200, y: CGFloat(y)))
    host.advance(by: 1)
    #expect(abs(ends() - before - 6) <= 1)
    host.cancelPress()
    host.advance(by: 1)
    #expect(ends() == before && host.shows("off"))
  }

  @Test("A switch in a list is dragged, and does not scroll it or move its row aside; up and down it scrolls")
  func inList() throws {
    struct Rows: View {
      @State private var isOn = false
      var body: some View {
        List {
          Toggle("Wifi \(isOn)", isOn: $isOn).swipeActions(edge: .leading) { Button("Pin") {} }
          ForEach(0..<40) { Text("Row \($0)") }
        }
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Rows() }
    let y = try #require(host.frame(of: "Wifi false")).midY
    host.press(at: CGPoint(x: 340, y: y))
    host.drag(to: CGPoint(x: 350, y: y))
    host.drag(to: CGPoint(x: 370, y: y))
    host.release(at: CGPoint(x: 370, y: y))
    host.advance(by: 1)
    #expect(host.shows("Wifi true") && !host.shows("Pin"))
    host.press(at: CGPoint(x: 350, y: y))
    host.drag(to: CGPoint(x: 350, y: y - 12))
    host.drag(to: CGPoint(x: 350, y: y - 60))
    host.release(at: CGPoint(x: 350, y: y - 60))
    host.advance(by: 0.1)
    let row = try #require(host.frame(of: "Row 0")).midY
    #expect(host.shows("Wifi true") && row < y + 20)
  }

  @Test("A tint fills the switch in place of green")
  func tint() throws {
    let host = TestHost(size: CGSize(width: 400, height: 600)) {
      Toggle("Wifi", isOn: .constant(true)).labelsHidden().tint(Color(red: 1, green: 0, blue: 0))
    }
    #expect(host.pixel(x: 180, y: 300) == (255, 0, 0))
  }
}
