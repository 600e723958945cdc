import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Text renderers")
struct TextRendererTests {
  private final class Log {
    var layouts: [Text.Layout] = []
    var draws = 0
  }

  private struct Plain: TextRenderer {
    let log: Log
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      log.layouts.append(layout)
      log.draws += 1
      for line in layout { ctx.draw(line) }
    }
  }

  private func app<V: View>(scale: CGFloat = 1, @ViewBuilder _ view: () -> V) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 120), scale: scale) { view() }
  }

  @Test("A renderer that draws each line, run or glyph draws the text as it is without one")
  func same() {
    struct Runs: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { for run in line { ctx.draw(run) } }
      }
    }
    struct Glyphs: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { for run in line { for slice in run { ctx.draw(slice) } } }
      }
    }
    let text =
      Text("Plain, ") + Text("underlined words").underline().foregroundColor(.red)
      + Text(" and \(Image(systemName: "star.fill")) fi עברית ").bold() + Text("end").baselineOffset(4)
    let usual = app { text.frame(width: 200) }
    // Where glyphs overlap, those drawn one by one cover a little more.
    #expect(difference(usual, app { text.textRenderer(Plain(log: Log())).frame(width: 200) }) <= 40)
    #expect(difference(usual, app { text.textRenderer(Runs()).frame(width: 200) }) <= 40)
    #expect(difference(usual, app { text.textRenderer(Glyphs()).frame(width: 200) }) <= 80)
    #expect(difference(usual, app { Text("Plain").frame(width: 200) }) > 200)
  }

  /// The largest difference of two windows in a component.
  private func difference(_ a: TestHost, _ b: TestHost) -> Int {
    var most = 0
    for y in 0..<120 {
      for x in 0..<300 {
        let (p, q) = (a.pixel(x: x, y: y), b.pixel(x: x, y: y))
        most = max(most, abs(p.red - q.red), abs(p.green - q.green), abs(p.blue - q.blue))
      }
    }
    return most
  }

  @Test("Lines, runs and slices know where they stand and which characters they are")
  func parts() throws {
    let log = Log()
    let app = self.app {
      Text("Hello, \(Text("big").bold()) world").textRenderer(Plain(log: log)).frame(width: 90)
    }
    #expect(app.shows("Hello, big world"))
    let frame = try #require(app.frame(of: "Hello, big world"))
    let layout = try #require(log.layouts.last)
    #expect(layout.count == 2 && !layout.isTruncated)
    let first = layout[0]
    #expect(first.map(\.count) == [7, 3] || first.map(\.count) == [7, 3, 1])
    #expect(first.origin == first.typographicBounds.origin)
    #expect(first.typographicBounds.rect.minY == 0 || abs(first.typographicBounds.rect.minY) < 1)
    #expect(layout[1].typographicBounds.rect.maxY <= frame.height + 1)
    let runs = Array(first)
    #expect(runs[0].typographicBounds.rect.maxX <= runs[1].typographicBounds.rect.minX + 0.01)
    let slices = Array(runs[0])
    #expect(slices.count == 7)
    #expect(
      zip(slices, slices.dropFirst()).allSatisfy {
        abs($0.typographicBounds.rect.maxX - $1.typographicBounds.rect.minX) < 1
      })
    let indices = layout.flatMap { $0 }.flatMap(\.characterIndices)
    #expect(indices == indices.sorted() && Set(indices).count == indices.count)
    #expect(runs[0].layoutDirection == .leftToRight)
    #expect(runs[0][1..<3].count == 2)
  }

  @Test("Attributes of parts of a text are found by the renderer, inner ones first")
  func attributes() throws {
    struct Emphasis: TextAttribute { var strength = 1 }
    let log = Log()
    _ = app {
      Text("a \(Text("b").customAttribute(Emphasis(strength: 2))) c")
        .customAttribute(Emphasis()).textRenderer(Plain(log: log))
    }
    let runs = try #require(log.layouts.last).flatMap { $0 }
    #expect(runs.map { $0[Emphasis.self]?.strength } == [1, 2, 1])
    #expect(runs[1][0][Emphasis.self] == Emphasis(strength: 2))
    struct Other: TextAttribute {}
    #expect(runs[0][Other.self] == nil)
  }

  @Test("A renderer follows animations, and only its text is drawn anew")
  func animation() {
    struct Fade: TextRenderer {
      var progress: Double
      let log: (Double) -> Void
      var animatableData: Double {
        get { progress }
        set { progress = newValue }
      }
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        log(progress)
        ctx.opacity = progress
        for line in layout { ctx.draw(line) }
      }
    }
    var seen: [Double] = []
    struct Stage: View {
      let log: (Double) -> Void
      @State private var shows = false
      var body: some View {
        VStack {
          Text("Title").textRenderer(Fade(progress: shows ? 1 : 0, log: log))
          Button("go") { withAnimation(.linear(duration: 1)) { shows = true } }
        }
      }
    }
    let app = self.app { Stage { seen.append($0) } }
    #expect(seen.last == 0)
    app.tap("go")
    app.resetWork()
    app.advance(by: 0.5)
    #expect(abs((seen.last ?? 0) - 0.5) < 0.05)
    #expect(app.work.bodies == [])
    app.advance(by: 0.6)
    #expect(seen.last == 1)
    #expect(app.isIdle)
  }

  @Test("A renderer may ask for another size")
  func size() throws {
    struct Wide: TextRenderer {
      func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }
      func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 30, height: size.height * 2)
      }
    }
    let plain = try #require(app { Text("Size").fixedSize() }.frame(of: "Size"))
    let wide = try #require(app { Text("Size").textRenderer(Wide()).fixedSize() }.frame(of: "Size"))
    #expect(wide.width == plain.width + 30 && wide.height == plain.height * 2)
  }

  @Test("A view learns how the texts in it are laid out")
  func layoutKey() throws {
    var found: [(CGPoint, Int)] = []
    let app = self.app {
      VStack(spacing: 0) {
        Text("one")
        Text("two\nlines")
      }
      .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
        GeometryReader { proxy in
          let _ = found = layouts.map { (proxy[$0.origin], $0.layout.count) }
          Color.clear
        }
      }
    }
    #expect(app.shows("one"))
    #expect(found.map(\.1) == [1, 2])
    #expect(found[0].0.y == 0 && found[1].0.y > 10)
    #expect(found[1].0.x == 0)
  }
}
