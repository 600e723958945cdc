import Sash
import SwiftUI
import Testing

private let window = CGSize(width: 300, height: 200)

/// A column of rows 40 points high, each with its number.
private struct Rows: View {
  var count: Int
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(width: 200, height: 40) }
    }
  }
}

@MainActor @Suite("Scroll views")
struct ScrollTests {
  @Test(
    "A scroll view takes what it is offered along its axis and the content's length across it; content is offered nothing there [S3-040 fact-15]"
  )
  func size() {
    let frames = Frames()
    let app = TestHost(size: window) {
      ScrollView { Color.red.frame(width: 40, height: 20).measured("content", frames) }
        .measured("scroll", frames)
    }
    #expect(frames["scroll"] == CGRect(130, 0, 40, 200))
    #expect(frames["content"] == CGRect(130, 0, 40, 20))
    app.close()
    let ideal = Frames()
    let fixed = TestHost(size: window) {
      ScrollView { Color.red.frame(width: 40).measured("content", ideal) }.measured("scroll", ideal)
        .fixedSize()
    }
    // Colour without an offer is 10 points high.
    #expect(ideal["scroll"].size == CGSize(width: 40, height: 10))
    fixed.close()
  }

  @Test("Several views in a scroll view form a stack along its axis")
  func implicitStack() throws {
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
    }
    // 20 + 8 + 20, from the leading edge, centred in the window's height.
    #expect(app.pixel(x: 10, y: 100) == (255, 59, 48))
    #expect(app.pixel(x: 24, y: 100) == (255, 255, 255))
    #expect(app.pixel(x: 38, y: 100) == (0, 122, 255))
  }

  @Test(
    "A custom layout in a vertical scroll view is offered its width and no height [S0-196]")
  func layoutProposal() {
    final class Seen { var proposals: [ProposedViewSize] = [] }
    struct Probe: Layout {
      let seen: Seen
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        seen.proposals.append(proposal)
        return CGSize(width: 100, height: 500)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let seen = Seen()
    let app = TestHost(size: window) { ScrollView { Probe(seen: seen) { Text("x") } } }
    #expect(!seen.proposals.isEmpty)
    #expect(seen.proposals.allSatisfy { $0 == ProposedViewSize(width: 300, height: nil) })
    app.close()
  }

  @Test("A wheel moves content, stops at its ends, and runs no body and measures nothing")
  func wheel() throws {
    let app = TestHost(size: window) { ScrollView { Rows(count: 20) } }
    #expect(app.frame(of: "Row 0")!.midY == 20)
    app.resetWork()
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -30))
    #expect(app.frame(of: "Row 0")!.midY == -10)
    #expect(app.work.bodies.isEmpty)
    #expect(app.work.evaluations < 20, "\(app.work.evaluations)")
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -5000))
    #expect(app.frame(of: "Row 19")!.midY == 180)
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 5000))
    #expect(app.frame(of: "Row 0")!.midY == 20)
  }

  @Test("Content is neither drawn nor touched outside of the scroll view")
  func clipping() {
    final class Taps { var count = 0 }
    let taps = Taps()
    let app = TestHost(size: window) {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) { Color.red.frame(width: 100, height: 300).onTapGesture { taps.count += 1 } }
        }
        .frame(width: 100, height: 100)
        Color.white.frame(height: 100)
      }
    }
    #expect(app.pixel(x: 150, y: 99) == (255, 59, 48))
    #expect(app.pixel(x: 150, y: 101) == (255, 255, 255))
    app.tap(at: CGPoint(x: 150, y: 150))
    #expect(taps.count == 0)
    app.tap(at: CGPoint(x: 150, y: 50))
    #expect(taps.count == 1)
  }

  @Test("A finger drags content after 10 points; a button under it is cancelled [fact-245]")
  func drag() {
    final class Taps { var count = 0 }
    let taps = Taps()
    let app = TestHost(size: window) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { number in
            Button("Button \(number)") { taps.count += 1 }.frame(width: 200, height: 40)
          }
        }
      }
    }
    let start = CGPoint(x: 150, y: 100)
    app.press(at: start)
    app.drag(to: CGPoint(x: 150, y: 93))
    #expect(app.frame(of: "Button 0")!.midY == 20)
    app.drag(to: CGPoint(x: 150, y: 60))
    #expect(app.frame(of: "Button 0")!.midY == -20)
    app.release(at: CGPoint(x: 150, y: 60))
    #expect(taps.count == 0)
    app.advance(by: 1)
    // A tap still works, and so does a press that is held.
    app.tap(at: start)
    #expect(taps.count == 1)
    app.press(at: start)
    app.advance(by: 1)
    app.release(at: start)
    #expect(taps.count == 2)
  }

  @Test("A button in a scroll view looks pressed after a short delay [fact-245]")
  func delayedPress() {
    struct Look: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.isPressed ? "down" : "up").frame(width: 100, height: 100)
      }
    }
    let app = TestHost(size: window) {
      ScrollView { Button("x") {}.buttonStyle(Look()) }
    }
    app.press(at: CGPoint(x: 150, y: 50))
    #expect(app.shows("up"))
    app.advance(by: 0.1)
    #expect(app.shows("up"))
    app.advance(by: 0.1)
    #expect(app.shows("down"))
    app.drag(to: CGPoint(x: 150, y: 20))
    #expect(app.shows("up"))
    app.release(at: CGPoint(x: 150, y: 20))
  }

  @Test("Content glides on after a flick and comes to rest where the deceleration takes it")
  func momentum() {
    let app = TestHost(size: window) { ScrollView { Rows(count: 200) } }
    app.press(at: CGPoint(x: 150, y: 180))
    for step in 1...6 {
      app.advance(by: 1.0 / 60)
      app.drag(to: CGPoint(x: 150, y: 180 - Double(step) * 20))
    }
    app.release(at: CGPoint(x: 150, y: 60))
    let before = app.frame(of: "Row 0")!.midY
    #expect(abs(before + 100) < 0.001)
    app.advance(by: 4)
    // 1200 points a second travel 1200 / -(1000 ln 0.998) = 599.4 points.
    let travelled = before - app.frame(of: "Row 0")!.midY
    #expect(abs(travelled - 599.4) < 1.5, "\(travelled)")
    app.advance(by: 4)
    #expect(app.isIdle)
  }

  @Test("Content pulled beyond its end gives less and less, and springs back")
  func rubberBand() {
    let app = TestHost(size: window) { ScrollView { Rows(count: 20) } }
    app.press(at: CGPoint(x: 150, y: 50))
    app.drag(to: CGPoint(x: 150, y: 150))
    // 100 points of pull in 200 points: 100 * 200 * 0.55 / (200 + 55).
    let give = app.frame(of: "Row 0")!.midY - 20
    #expect(abs(give - 43.137) < 0.01, "\(give)")
    app.release(at: CGPoint(x: 150, y: 150))
    app.advance(by: 2)
    #expect(app.frame(of: "Row 0")!.midY == 20)
  }

  @Test("scrollDisabled stops scrolling and keeps the layout [S3-050]")
  func disabled() {
    let app = TestHost(size: window) { ScrollView { Rows(count: 20) }.scrollDisabled(true) }
    let before = app.frame(of: "Row 0")!
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -30))
    app.press(at: CGPoint(x: 150, y: 180))
    app.drag(to: CGPoint(x: 150, y: 80))
    app.release(at: CGPoint(x: 150, y: 80))
    #expect(app.frame(of: "Row 0")! == before)
    #expect(before.midX == 150)
  }

  @Test("Views that read their frame in the window are updated as content scrolls [S0-227 S2-064 S0-223]")
  func parallax() {
    let app = TestHost(size: window) {
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            Text(
              "at \(Int(proxy.frame(in: .global).minY)), \(Int(proxy.size.width))x\(Int(proxy.size.height))")
          }
          .frame(height: 250)
          Color.red.frame(height: 1000)
        }
      }
    }
    #expect(app.shows("at 0, 300x250"))
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -30))
    #expect(app.shows("at -30, 300x250"))
  }

  @Test("The space of a scroll view stands still while its content moves")
  func scrollSpace() {
    let app = TestHost(size: window) {
      ScrollView {
        GeometryReader { proxy in
          Text(
            "\(Int(proxy.frame(in: .scrollView).minY)) \(Int(proxy.frame(in: .scrollView(axis: .vertical)).minY))"
          )
        }
        .frame(height: 900)
      }
      .padding(.top, 50)
    }
    #expect(app.shows("0 0"))
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -30))
    #expect(app.shows("-30 -30"))
  }

  @Test("A horizontal scroll view scrolls sideways in its frame; content may be taller or shorter [S0-221]")
  func horizontal() throws {
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("Item \($0)").frame(width: 100, height: 30) }
        }
      }
      .frame(height: 150)
    }
    #expect(app.frame(of: "Item 0")!.midY == 100)
    #expect(app.frame(of: "Item 0")!.midX == 50)
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: -60, height: 0))
    #expect(app.frame(of: "Item 0")!.midX == -10)
    app.press(at: CGPoint(x: 200, y: 100))
    app.drag(to: CGPoint(x: 160, y: 100))
    app.release(at: CGPoint(x: 160, y: 100))
    #expect(app.frame(of: "Item 0")!.midX == -50)
  }

  @Test("From right to left a horizontal scroll view begins at its right end")
  func rightToLeft() {
    let app = TestHost(size: window) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("Item \($0)").frame(width: 100, height: 30) }
        }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(app.frame(of: "Item 0")!.midX == 250)
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 40, height: 0))
    #expect(app.frame(of: "Item 0")!.midX == 290)
  }

  @Test("Indicators show while content moves, fade, and can be hidden [S0-225]")
  func indicators() {
    func dark(_ app: TestHost) -> Bool { app.pixel(x: 295, y: 20).red < 230 }
    func mount(_ shows: Bool) -> TestHost {
      TestHost(size: window) {
        ScrollView(.vertical, showsIndicators: shows) { Color.white.frame(width: 300, height: 1000) }
      }
    }
    let app = mount(true)
    #expect(!dark(app))
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -10))
    #expect(dark(app))
    app.advance(by: 2)
    #expect(!dark(app))
    #expect(app.isIdle)
    let hidden = mount(false)
    hidden.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -10))
    #expect(!dark(hidden))
  }

  @Test("A scroll view reaches under the edges of the window and keeps its content free of them [fact-110]")
  func safeArea() {
    let app = TestHost(size: window, safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 0, trailing: 0))
    {
      ScrollView { Color.red.frame(width: 300, height: 500) }
    }
    #expect(app.pixel(x: 150, y: 49) == (255, 255, 255))
    #expect(app.pixel(x: 150, y: 51) == (255, 59, 48))
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -40))
    #expect(app.pixel(x: 150, y: 20) == (255, 59, 48))
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -5000))
    #expect(app.pixel(x: 150, y: 199) == (255, 59, 48))
  }

  @Test("A wheel over a scroll view in another goes on to the outer one at the end")
  func nested() {
    let app = TestHost(size: window) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Text("inner").frame(width: 200, height: 120) }.frame(height: 100)
          Text("outer").frame(width: 200, height: 600)
        }
      }
    }
    let point = CGPoint(x: 150, y: 20)
    app.scroll(at: point, by: CGSize(width: 0, height: -50))
    #expect(app.frame(of: "inner")!.midY == 40)
    #expect(app.frame(of: "outer")!.midY == 400)
    app.scroll(at: point, by: CGSize(width: 0, height: -50))
    #expect(app.frame(of: "outer")!.midY == 350)
  }

  @Test("contentMargins keep content free inside of what scrolls")
  func margins() {
    let app = TestHost(size: window) {
      ScrollView { Text("top").frame(maxWidth: .infinity).frame(height: 500) }
        .contentMargins(.vertical, 20, for: .scrollContent)
    }
    #expect(app.frame(of: "top")!.midY == 270)
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -5000))
    // 500 + 40 - 200 = 340.
    #expect(abs(app.frame(of: "top")!.midY - (270 - 340)) < 0.001)
  }

  @Test("A reader scrolls to views by the ids of rows and by explicit ids")
  func reader() {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            HStack {
              Button("to 30") { proxy.scrollTo(30, anchor: .top) }
              Button("to end") { proxy.scrollTo("end", anchor: .bottom) }
              Button("show 31") { proxy.scrollTo(31) }
            }
            .frame(height: 40)
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(width: 200, height: 40) }
                Text("The end").frame(height: 40).id("end")
              }
            }
          }
        }
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 240)) { Screen() }
    app.tap("to 30")
    #expect(app.frame(of: "Row 30")!.midY == 60)
    app.tap("to end")
    #expect(app.frame(of: "The end")!.midY == 220)
    app.tap("show 31")
    #expect(app.frame(of: "Row 31")!.midY == 60)
  }

  @Test("onScrollGeometryChange and onScrollPhaseChange tell what the scroll view does")
  func observing() {
    final class Seen {
      var offsets: [CGFloat] = []
      var phases: [ScrollPhase] = []
    }
    let seen = Seen()
    let app = TestHost(size: window) {
      ScrollView { Rows(count: 20) }
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: {
          seen.offsets.append($1)
        }
        .onScrollPhaseChange { seen.phases.append($1) }
    }
    app.scroll(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -30))
    #expect(seen.offsets == [30])
    app.press(at: CGPoint(x: 150, y: 100))
    app.drag(to: CGPoint(x: 150, y: 60))
    app.release(at: CGPoint(x: 150, y: 60))
    #expect(seen.offsets == [30, 70])
    #expect(seen.phases == [.interacting, .idle])
  }
}
