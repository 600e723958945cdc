import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Screens that grow out of a view")
struct ZoomTransitionTests {
  private struct Gallery: View {
    @Namespace private var space
    @State private var isCovered = false
    var body: some View {
      NavigationStack {
        VStack(alignment: .leading, spacing: 0) {
          Spacer()
          NavigationLink {
            VStack(spacing: 0) {
              Text("Picture").frame(maxWidth: .infinity).frame(height: 100)
              Spacer()
            }
            .navigationBarTitleDisplayMode(.inline)
            .navigationTransition(.zoom(sourceID: "a", in: space))
          } label: {
            Text("Small").frame(width: 100, height: 100)
          }
          .matchedTransitionSource(id: "a", in: space) { $0.clipShape(RoundedRectangle(cornerRadius: 20)) }
          Button("Cover") { isCovered = true }
            .frame(width: 100, height: 50)
            .matchedTransitionSource(id: "c", in: space)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .fullScreenCover(isPresented: $isCovered) {
          Button("Close") { isCovered = false }.navigationTransition(.zoom(sourceID: "c", in: space))
        }
      }
    }
  }

  @Test(
    "A screen comes out of the view that it names, as wide as that at first, and goes back into it; the one below stays"
  )
  func zoom() throws {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Gallery() }
    let small = try #require(host.frame(of: "Small"))
    host.tap("Small")
    host.advance(by: 0.02)
    let first = try #require(host.frame(of: "Picture"))
    #expect(host.frame(of: "Small") == small)
    host.advance(by: 0.08)
    let second = try #require(host.frame(of: "Picture"))
    host.advance(by: 1)
    let full = try #require(host.frame(of: "Picture"))
    #expect(first.width < second.width && second.width < full.width)
    #expect(first.midX < second.midX && second.midX < full.midX && full.midX == 200)
    #expect(first.midY > second.midY && second.midY > full.midY)
    #expect(!host.shows("Small"))
    host.go("Back")
    host.advance(by: 0.3)
    if let late = host.frame(of: "Picture") { #expect(late.width < full.width / 2 && late.midY > 500) }
    host.advance(by: 1)
    #expect(!host.shows("Picture") && host.frame(of: "Small") == small)
  }

  @Test("So does a cover")
  func cover() throws {
    let host = TestHost(size: CGSize(width: 400, height: 800)) { Gallery() }
    host.tap("Cover")
    host.advance(by: 0.05)
    let first = try #require(host.frame(of: "Close"))
    host.advance(by: 1)
    let full = try #require(host.frame(of: "Close"))
    #expect(first.width < full.width && first.midX < full.midX && full.midX == 200)
    host.tap("Close")
    host.advance(by: 1)
    #expect(!host.shows("Close") && host.shows("Small"))
  }

  // MARK: Fingers

  private static let size = CGSize(width: 400, height: 800)
  /// The gallery with the picture open.
  private func opened(_ direction: LayoutDirection = .leftToRight) -> TestHost {
    let host = TestHost(size: Self.size) { Gallery().environment(\.layoutDirection, direction) }
    host.tap("Small")
    host.advance(by: 1)
    return host
  }
  /// Puts a finger down and moves it, a frame for each step.
  private func drag(_ host: TestHost, from start: CGPoint, by way: CGSize, steps: Int = 20) {
    host.press(at: start)
    for step in 1...steps {
      host.advance(by: 1.0 / 60)
      let share = CGFloat(step) / CGFloat(steps)
      host.drag(to: CGPoint(x: start.x + way.width * share, y: start.y + way.height * share))
    }
  }
  private func rest(_ host: TestHost, at place: CGPoint) {
    host.advance(by: 0.3)
    host.drag(to: place)
    host.release(at: place)
  }

  @Test(
    "A finger that goes down takes the screen along, smaller the further it goes; far enough it falls back")
  func dragDown() throws {
    let host = opened()
    let full = try #require(host.frame(of: "Picture"))
    drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 100))
    let card = try #require(host.frame(of: "Picture"))
    #expect(card.width < full.width && card.width > full.width / 2 && host.shows("Small"))
    // What the finger holds stays below it: the middle of the screen does not go aside.
    #expect(abs(card.midX - 200) < 0.5)
    #expect(abs((400 - card.midY) - (300 - full.midY) * card.width / full.width) < 1)
    host.drag(to: CGPoint(x: 260, y: 560))
    let further = try #require(host.frame(of: "Picture"))
    #expect(further.width < card.width && further.midX > 220)
    rest(host, at: CGPoint(x: 260, y: 560))
    host.advance(by: 0.1)
    let falling = try #require(host.frame(of: "Picture"))
    #expect(falling.width < further.width && falling.midX < further.midX)
    host.advance(by: 1)
    #expect(!host.shows("Picture") && host.shows("Small") && host.isIdle)
    host.tap("Small")
    host.advance(by: 1)
    #expect(host.frame(of: "Picture") == full)
  }

  @Test("Let go early, or flicked up again, it comes back; a flick down needs no distance")
  func decides() throws {
    let host = opened()
    let full = try #require(host.frame(of: "Picture"))
    drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 90))
    rest(host, at: CGPoint(x: 200, y: 390))
    host.advance(by: 1)
    #expect(host.frame(of: "Picture") == full && !host.shows("Small"))
    drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 300))
    for y in stride(from: 590, through: 500, by: -10) {
      host.advance(by: 1.0 / 60)
      host.drag(to: CGPoint(x: 200, y: CGFloat(y)))
    }
    host.release(at: CGPoint(x: 200, y: 500))
    host.advance(by: 1)
    #expect(host.frame(of: "Picture") == full && host.isIdle)
    drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 70), steps: 6)
    host.release(at: CGPoint(x: 200, y: 370))
    host.advance(by: 1)
    #expect(!host.shows("Picture") && host.shows("Small"))
  }

  @Test("A swipe from the leading edge leads a card too; the screen below stays", arguments: [false, true])
  func edge(isRightToLeft: Bool) throws {
    let host = opened(isRightToLeft ? .rightToLeft : .leftToRight)
    let full = try #require(host.frame(of: "Picture"))
    let (x, way): (CGFloat, CGFloat) = isRightToLeft ? (395, -200) : (5, 200)
    drag(host, from: CGPoint(x: x, y: 300), by: CGSize(width: way, height: 0))
    let card = try #require(host.frame(of: "Picture"))
    #expect(card.width < full.width * 0.85)
    #expect(isRightToLeft ? card.maxX < 400 : card.minX > 0)
    rest(host, at: CGPoint(x: x + way, y: 300))
    host.advance(by: 1)
    #expect(!host.shows("Picture") && host.shows("Small"))
  }

  @Test("What scrolls goes first until it is at its top; screens that do not zoom are not dragged down")
  func scrolling() throws {
    struct Page: View {
      @Namespace private var space
      let zooms: Bool
      var body: some View {
        NavigationStack {
          NavigationLink {
            if zooms { rows.navigationTransition(.zoom(sourceID: 1, in: space)) } else { rows }
          } label: {
            Text("Small").frame(width: 100, height: 100)
          }
          .matchedTransitionSource(id: 1, in: space)
        }
      }
      private var rows: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<60) { Text("Row \($0)").frame(maxWidth: .infinity).frame(height: 40) }
          }
        }
      }
    }
    for zooms in [true, false] {
      let host = TestHost(size: Self.size) { Page(zooms: zooms) }
      host.tap("Small")
      host.advance(by: 1)
      drag(host, from: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: -200))
      rest(host, at: CGPoint(x: 200, y: 300))
      host.advance(by: 2)
      let scrolled = try #require(host.frame(of: "Row 12"))
      drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 60))
      let moved = try #require(host.frame(of: "Row 12"))
      #expect(moved.width == scrolled.width && moved.minY > scrolled.minY + 40)
      rest(host, at: CGPoint(x: 200, y: 360))
      drag(host, from: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: 400))
      rest(host, at: CGPoint(x: 200, y: 600))
      host.advance(by: 2)
      let top = try #require(host.frame(of: "Row 2"))
      drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 300))
      let pulled = try #require(host.frame(of: "Row 2"))
      #expect(zooms ? pulled.width < top.width * 0.9 : pulled.width == top.width)
      rest(host, at: CGPoint(x: 200, y: 600))
      host.advance(by: 2)
      #expect(host.shows("Row 2") == !zooms)
    }
  }

  @Test("A cover that zooms is dragged away too, unless it may not be dismissed; others are not")
  func dragCover() throws {
    struct Page: View {
      @Namespace private var space
      @State private var isShown = false
      let zooms: Bool
      let isKept: Bool
      var body: some View {
        Button("Small") { isShown = true }
          .frame(width: 100, height: 100)
          .matchedTransitionSource(id: 1, in: space)
          .fullScreenCover(isPresented: $isShown) {
            if zooms { content.navigationTransition(.zoom(sourceID: 1, in: space)) } else { content }
          }
        Text(isShown ? "shown" : "away")
      }
      private var content: some View {
        Text("Cover").frame(maxWidth: .infinity, maxHeight: .infinity).interactiveDismissDisabled(isKept)
      }
    }
    for (zooms, isKept) in [(true, false), (true, true), (false, false)] {
      let host = TestHost(size: Self.size) { Page(zooms: zooms, isKept: isKept) }
      host.tap("Small")
      host.advance(by: 1)
      let full = try #require(host.frame(of: "Cover"))
      drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 300))
      let goes = zooms && !isKept
      #expect((try #require(host.frame(of: "Cover")).width < full.width * 0.9) == goes)
      rest(host, at: CGPoint(x: 200, y: 600))
      host.advance(by: 1)
      #expect(host.shows("Cover") == !goes && host.shows("away") == goes)
    }
  }

  @Test("A screen in a cover that grows out of a view says nothing of the cover")
  func stackInCover() throws {
    struct Page: View {
      @Namespace private var space
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .fullScreenCover(isPresented: $isShown) {
            NavigationStack {
              NavigationLink {
                Text("Picture").navigationTransition(.zoom(sourceID: 1, in: space))
              } label: {
                Text("Small").frame(width: 100, height: 100)
              }
              .matchedTransitionSource(id: 1, in: space)
            }
          }
      }
    }
    let host = TestHost(size: Self.size) { Page() }
    host.go("Open")
    host.go("Small")
    drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 300))
    rest(host, at: CGPoint(x: 200, y: 600))
    host.advance(by: 1)
    #expect(host.shows("Small") && !host.shows("Picture"))
    drag(host, from: CGPoint(x: 200, y: 300), by: CGSize(width: 0, height: 300))
    rest(host, at: CGPoint(x: 200, y: 600))
    host.advance(by: 1)
    #expect(host.shows("Small"))
  }
}
