import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("The window behind a sheet")
struct SheetRecessTests {
  private struct Page: View {
    @State var isShown = false
    var detents: Set<PresentationDetent> = [.large]
    var body: some View {
      VStack {
        Text("Behind").padding(.top, 1)
        Button("Show") { isShown = true }
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .sheet(isPresented: $isShown) { Text("Sheet").presentationDetents(detents) }
    }
  }
  private func host(
    _ detents: Set<PresentationDetent> = [.large], size: CGSize = CGSize(width: 400, height: 800)
  )
    -> TestHost
  {
    TestHost(size: size, safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)) {
      Page(detents: detents)
    }
  }

  @Test(
    "It becomes smaller and gets round corners on black while a sheet of the full height comes, and comes back"
  )
  func large() throws {
    let host = host()
    let rest = try #require(host.frame(of: "Behind"))
    host.tap("Show")
    host.advance(by: 0.1)
    let between = try #require(host.frame(of: "Behind")).width
    #expect(between < rest.width)
    host.advance(by: 1)
    // - Source: facts on metrics: 16 points are free at the sides, the upper edge is at the end of the status bar.
    let scale: CGFloat = 368 / 400
    let back = try #require(host.frame(of: "Behind"))
    #expect(abs(back.width - rest.width * scale) < 0.01 && between > back.width)
    #expect(abs(back.minY - (50 + rest.minY * scale)) < 0.01)
    #expect(host.pixel(x: 5, y: 55) == (0, 0, 0) && host.pixel(x: 200, y: 20) == (0, 0, 0))
    #expect(host.pixel(x: 200, y: 53).red > 150, "the window, dimmed")
    #expect(host.pixel(x: 16, y: 50).red < 60, "its corner is round")
    // It follows a finger, and the sheet stays.
    host.press(at: CGPoint(x: 200, y: 100))
    host.drag(to: CGPoint(x: 200, y: 115))
    host.drag(to: CGPoint(x: 200, y: 270))
    let dragged = try #require(host.frame(of: "Behind"))
    #expect(dragged.width > back.width + 0.1 && dragged.width < rest.width)
    host.advance(by: 0.3)
    host.drag(to: CGPoint(x: 200, y: 270))
    host.release(at: CGPoint(x: 200, y: 270))
    host.advance(by: 1)
    #expect(host.frame(of: "Behind") == back)
    host.press(at: CGPoint(x: 200, y: 100))
    host.drag(to: CGPoint(x: 200, y: 115))
    host.drag(to: CGPoint(x: 200, y: 700))
    host.release(at: CGPoint(x: 200, y: 700))
    host.advance(by: 1)
    #expect(!host.shows("Sheet") && host.frame(of: "Behind") == rest)
    #expect(host.pixel(x: 5, y: 55) == (255, 255, 255))
  }

  @Test("A sheet of half the height leaves it as it is; dragged to the full height it steps back on the way")
  func medium() throws {
    let host = host([.medium, .large])
    let rest = try #require(host.frame(of: "Behind"))
    host.tap("Show")
    host.advance(by: 1)
    #expect(host.frame(of: "Behind") == rest)
    let low = try #require(host.frame(of: "Sheet")).midY
    host.press(at: CGPoint(x: 200, y: 500))
    host.drag(to: CGPoint(x: 200, y: 480))
    host.drag(to: CGPoint(x: 200, y: 300))
    // The lower edge stays, and the height follows: what is in the middle goes half the way.
    #expect(abs(try #require(host.frame(of: "Sheet")).midY - (low - 100)) < 1)
    let between = try #require(host.frame(of: "Behind")).width
    #expect(between < rest.width)
    host.drag(to: CGPoint(x: 200, y: 150))
    host.release(at: CGPoint(x: 200, y: 150))
    host.advance(by: 1)
    let back = try #require(host.frame(of: "Behind")).width
    #expect(abs(back - rest.width * 0.92) < 0.01 && back < between)
    // Down again by a finger: the height shrinks, the lower edge stays.
    let high = try #require(host.frame(of: "Sheet")).midY
    host.press(at: CGPoint(x: 200, y: 100))
    host.drag(to: CGPoint(x: 200, y: 115))
    host.drag(to: CGPoint(x: 200, y: 200))
    #expect(abs(try #require(host.frame(of: "Sheet")).midY - (high + 50)) < 1)
    host.advance(by: 0.3)
    host.drag(to: CGPoint(x: 200, y: 440))
    host.release(at: CGPoint(x: 200, y: 440))
    host.advance(by: 1)
    #expect(host.frame(of: "Behind") == rest)
    #expect(abs(try #require(host.frame(of: "Sheet")).midY - low) < 1)
  }

  @Test("Cards in the middle of wide windows leave it as it is")
  func wide() throws {
    let host = host(size: CGSize(width: 1000, height: 800))
    let rest = try #require(host.frame(of: "Behind"))
    host.tap("Show")
    host.advance(by: 1)
    #expect(host.shows("Sheet") && host.frame(of: "Behind") == rest)
  }
}
