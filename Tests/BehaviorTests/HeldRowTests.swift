import Sash
import SwiftUI
import Testing

@MainActor @Suite("Holding rows and views with menus")
struct HeldRowTests {
  private struct Rows: View {
    @State private var taps = 0
    var body: some View {
      List {
        Text("Short").contextMenu { Button("Rename") {} }
        HStack {
          Text("Part").contextMenu { Button("Delete") {} }
          Spacer()
          Text("Rest \(taps)")
        }
        Button("Push") { taps += 1 }.contextMenu { Button("Copy") {} }
      }
    }
  }
  private func hold(_ host: TestHost, _ point: CGPoint) {
    host.press(at: point)
    host.advance(by: 0.7)
    host.release(at: point)
    host.advance(by: 1)
  }

  @Test("The menu of what fills a row opens anywhere in the row, by a finger and by a mouse")
  func wholeRow() throws {
    let host = TestHost { Rows() }
    let short = try #require(host.frame(of: "Short"))
    hold(host, CGPoint(x: 340, y: short.midY))
    #expect(host.shows("Rename"))
    host.tap("Rename")
    host.advance(by: 1)
    host.click(at: CGPoint(x: 340, y: short.midY), button: .secondary)
    host.advance(by: 1)
    #expect(host.shows("Rename"))
    host.tap("Rename")
    host.advance(by: 1)
    let push = try #require(host.frame(of: "Push"))
    hold(host, CGPoint(x: 340, y: push.midY))
    #expect(host.shows("Copy") && host.shows("Rest 0"), "what opens the menu is no press")
  }

  @Test("The menu of a part of a row opens on that part alone")
  func part() throws {
    let host = TestHost { Rows() }
    let rest = try #require(host.frame(of: "Rest 0"))
    hold(host, CGPoint(x: rest.midX, y: rest.midY))
    #expect(!host.shows("Delete"))
    let part = try #require(host.frame(of: "Part"))
    hold(host, CGPoint(x: part.midX, y: part.midY))
    #expect(host.shows("Delete"))
  }

  @Test("Two fingers open no menu, neither while they rest nor after they have gone; one does again")
  func twoFingers() throws {
    let host = TestHost { Text("held").padding(60).contextMenu { Button("Copy") {} } }
    let held = try #require(host.frame(of: "held"))
    let center = CGPoint(x: held.midX, y: held.midY)
    host.pressTwo(at: center, distance: 40)
    host.advance(by: 0.1)
    host.releaseTwo(at: center, distance: 40)
    host.advance(by: 1)
    #expect(!host.shows("Copy"))
    host.pressTwo(at: center, distance: 40)
    host.advance(by: 1)
    #expect(!host.shows("Copy"))
    host.releaseTwo(at: center, distance: 40)
    hold(host, center)
    #expect(host.shows("Copy"))
  }
}
