import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Layout as users write it")
struct LayoutFeatureTests {
  private let frames = Frames()
  private let window = CGSize(width: 300, height: 200)

  private func color(_ name: String) -> some View { Color.red.measured(name, frames) }
  private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }
  @discardableResult private func show<V: View>(scale: CGFloat = 1, @ViewBuilder _ view: () -> V) -> TestHost
  {
    TestHost(size: window, scale: scale, view)
  }

  @Test("Stacks keep exactly the spacing that they are given; 0 leaves no gap [S0-047 S2-094]")
  func spacing() {
    show {
      VStack(spacing: 30) {
        fixed("a", 40, 20)
        HStack(spacing: 20) {
          fixed("b", 10, 10)
          fixed("c", 10, 10)
        }
      }
    }
    #expect(frames["b"].minY - frames["a"].maxY == 30)
    #expect(frames["c"].minX - frames["b"].maxX == 20)
    show {
      VStack(spacing: 0) {
        color("rest").frame(maxWidth: .infinity, maxHeight: .infinity)
        fixed("bar", 300, 49)
      }
    }
    #expect(frames["rest"] == CGRect(0, 0, 300, 151))
    #expect(frames["bar"] == CGRect(0, 151, 300, 49))
  }

  @Test("Padding is 16 points, on the edges named, or as long as it says [S0-056 S0-075 S0-108]")
  func paddings() {
    func size<V: View>(_ change: (AnyView) -> V) -> CGSize {
      show { change(AnyView(Color.red.frame(width: 40, height: 20))).measured("whole", frames) }
      return frames["whole"].size
    }
    #expect(size { $0.padding() } == CGSize(width: 72, height: 52))
    #expect(size { $0.padding(.top) } == CGSize(width: 40, height: 36))
    #expect(size { $0.padding(.vertical, 4) } == CGSize(width: 40, height: 28))
  }

  @Test("A frame without an upper limit takes all there is and aligns its view [S0-065 S0-103 S0-198 S4-099]")
  func endlessFrames() {
    show {
      VStack(spacing: 0) {
        fixed("centre", 40, 20).frame(maxWidth: .infinity).measured("row", frames)
        fixed("leading", 40, 20).frame(maxWidth: .infinity, alignment: .leading)
        fixed("high", 40, 20).frame(maxWidth: .infinity, minHeight: 50).measured("tall", frames)
        color("rest").frame(maxWidth: .infinity, maxHeight: .infinity)
        fixed("last", 40, 20)
      }
    }
    #expect(frames["row"] == CGRect(0, 0, 300, 20))
    #expect(frames["centre"].minX == 130)
    #expect(frames["leading"].minX == 0)
    #expect(frames["tall"].size == CGSize(width: 300, height: 50))
    #expect(frames["rest"].height == CGFloat(90))
    #expect(frames["last"].maxY == 200)
  }

  @Test("The parent proposes, the child chooses, the parent places [S0-187 S1-033]")
  func negotiation() {
    final class Log: @unchecked Sendable { var proposals: [ProposedViewSize] = [] }
    struct Chooser: Layout {
      let log: Log
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        log.proposals.append(proposal)
        return CGSize(width: 60, height: 500)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let log = Log()
    show { Chooser(log: log) {}.measured("a", frames).frame(width: 100, height: 80) }
    #expect(log.proposals.allSatisfy { $0 == ProposedViewSize(width: 100, height: 80) })
    #expect(frames["a"] == CGRect(120, -150, 60, 500))
  }

  @Test("A text and its border hug the glyphs; so does a stack without a spacer [S0-188 S0-217 S1-034]")
  func hugging() {
    let app = show {
      VStack {
        Text("Hello").measured("text", frames).border(.red)
        HStack(spacing: 0) {
          Text("a").measured("a", frames)
          Text("b").measured("b", frames)
        }.measured("stack", frames).border(.red)
      }
    }
    #expect(app.frame(of: "Hello") == frames["text"])
    #expect(frames["text"].width > 20 && frames["text"].width < 60)
    #expect(frames["stack"].width == frames["a"].width + frames["b"].width)
  }

  @Test("A spacer takes what is left; a share that is not needed goes on [S0-190 S1-038 S1-039 S1-040]")
  func shares() {
    show {
      HStack(spacing: 0) {
        fixed("a", 40, 20)
        Spacer()
        fixed("b", 30, 20)
      }
    }
    #expect(frames["b"].maxX == 300)
    show {
      HStack(spacing: 10) {
        color("flexible")
        color("little").frame(maxWidth: 30)
        fixed("fixed", 50, 20)
        color("other")
      }
    }
    // Spacings first (30), then the fixed one, then the one with a limit, then the rest in equal shares.
    #expect(frames["fixed"].width == 50)
    #expect(frames["little"].width == 30)
    #expect(frames["flexible"].width == 95)
    #expect(frames["other"].width == 95)
  }

  @Test("A higher priority gets the space first, the other text is cut with an ellipsis [S0-191]")
  func priority() {
    let long = "a rather long text that cannot fit at all in here"
    let app = show {
      HStack {
        Text("important words that stay whole").lineLimit(1).layoutPriority(1).measured("first", frames)
        Text(long).lineLimit(1).measured("second", frames)
      }
    }
    show { Text("important words that stay whole").fixedSize().measured("ideal", frames) }
    #expect(frames["first"].width == frames["ideal"].width)
    #expect(frames["second"].maxX <= 300)
    #expect(app.texts.contains("important words that stay whole"))
  }

  @Test("A stack aligns at the centre across its axis and encloses its largest child [S1-041 S0-232]")
  func acrossTheAxis() {
    show {
      HStack {
        fixed("a", 10, 20)
        fixed("b", 10, 60)
      }.measured("row", frames)
    }
    #expect(frames["row"].height == 60)
    #expect(frames["a"].midY == frames["b"].midY)
    show {
      VStack(alignment: .leading, spacing: 0) {
        fixed("a", 40, 20).padding(.bottom, 5)
        fixed("b", 90, 20)
      }
    }
    #expect(frames["a"].minX == frames["b"].minX)
    #expect(frames["b"].minY - frames["a"].maxY == 5)
  }

  @Test("A frame forces lengths, a ratio follows one; a circle keeps round [S1-035 S1-036 S3-034 S4-150]")
  func forced() {
    show { color("a").frame(width: 70, height: 30) }
    #expect(frames["a"].size == CGSize(width: 70, height: 30))
    show { color("b").aspectRatio(3 / 2, contentMode: .fit) }
    #expect(frames["b"] == CGRect(0, 0, 300, 200))
    show { color("b").aspectRatio(3, contentMode: .fit) }
    #expect(frames["b"] == CGRect(0, 50, 300, 100))
    show { Circle().measured("c", frames).frame(width: 150).measured("frame", frames) }
    #expect(frames["frame"].width == 150)
    #expect(frames["c"].size == CGSize(width: 150, height: 150))
  }

  @Test("Tabs with endless frames share a bar equally [S2-023]")
  func tabs() {
    show {
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          Text("tab \(index * 1000)").frame(maxWidth: .infinity).frame(height: 55)
            .measured("\(index)", frames)
        }
      }
    }
    #expect(frames["0"] == CGRect(0, 72.5, 100, 55))
    #expect(frames["2"] == CGRect(200, 72.5, 100, 55))
  }

  @Test("Edges between fractional places are drawn sharp [S1-037 case-214 case-215]")
  func pixels() {
    let app = TestHost(size: CGSize(width: 100, height: 10)) {
      HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 1, blue: 0)
        Color(red: 0, green: 0, blue: 1)
      }
    }
    let colours = (0..<100).map { x -> String in
      let p = app.pixel(x: x, y: 5)
      return "\(p.red) \(p.green) \(p.blue)"
    }
    #expect(Set(colours).count == 3)
    #expect(colours.firstIndex { $0 == colours[50] } == 33)
    #expect(colours.firstIndex { $0 == colours[99] } == 67)
  }

  // MARK: Guides

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
  }

  @Test(
    "A guide of one's own has a default from the dimensions and may be moved for one view [S0-205 S0-207]")
  func ownGuide() {
    let third = VerticalAlignment(Third.self)
    show {
      HStack(alignment: third, spacing: 0) {
        fixed("a", 10, 20)
        fixed("b", 10, 60)
        fixed("c", 10, 30).alignmentGuide(third) { _ in 0 }
      }
    }
    #expect(frames["a"].maxY == frames["b"].maxY)
    #expect(frames["c"].minY == frames["b"].maxY)
  }

  @Test("The guide of a view in a nested stack reaches the outer one [S0-208]")
  func nestedGuide() {
    let third = VerticalAlignment(Third.self)
    show {
      HStack(alignment: third, spacing: 0) {
        VStack(spacing: 0) {
          fixed("top", 10, 30).alignmentGuide(third) { $0[VerticalAlignment.center] }
          fixed("low", 10, 30)
        }
        fixed("b", 10, 20).alignmentGuide(third) { $0[VerticalAlignment.center] }
      }
    }
    #expect(frames["b"].midY == frames["top"].midY)
  }

  @Test("Texts of different fonts meet on their last baselines [S0-206]")
  func baselines() {
    let app = show {
      HStack(alignment: .lastTextBaseline) {
        Text("small").font(.caption)
        Text("Large").font(.largeTitle)
      }
    }
    let (small, large) = (app.frame(of: "small")!, app.frame(of: "Large")!)
    #expect(small.maxY < large.maxY)
    #expect(small.midY > large.midY)
  }

  @Test("A position puts the centre at a point and takes the whole offer [S0-210]")
  func position() {
    show { fixed("a", 40, 20).position(x: 80, y: 55).measured("whole", frames) }
    #expect(frames["a"] == CGRect(60, 45, 40, 20))
    #expect(frames["whole"] == CGRect(0, 0, 300, 200))
  }

  @Test("Overlays: centred, at the top, over a larger background [S2-066 S2-067 S3-045]")
  func overlays() {
    show {
      color("page")
        .overlay { fixed("middle", 50, 10) }
        .overlay(fixed("bar", 300, 30), alignment: .top)
    }
    #expect(frames["middle"] == CGRect(125, 95, 50, 10))
    #expect(frames["bar"] == CGRect(0, 0, 300, 30))
    show { fixed("view", 50, 50).background { fixed("large", 100, 120) } }
    #expect(frames["large"] == CGRect(100, 40, 100, 120))
    #expect(frames["view"] == CGRect(125, 75, 50, 50))
  }

  // MARK: A layout of one's own

  private struct Waterfall: Layout {
    var columns: Int
    var spacing: CGFloat

    private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
      let column = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
      var heights = Array(repeating: CGFloat(0), count: columns)
      return subviews.map { subview in
        let height = subview.sizeThatFits(.init(width: column, height: nil)).height
        let shortest = heights.indices.min { heights[$0] < heights[$1] }!
        defer { heights[shortest] += height + spacing }
        return CGRect(
          x: CGFloat(shortest) * (column + spacing), y: heights[shortest], width: column, height: height)
      }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      let width = proposal.width ?? 100
      return CGSize(width: width, height: frames(width, subviews).map(\.maxY).max() ?? 0)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
        subview.place(
          at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
          proposal: ProposedViewSize(frame.size))
      }
    }
  }

  @Test("A waterfall places the rows of a ForEach, and sees nil as nil [S0-192 S0-193 S0-194 S0-195 S0-197]")
  func waterfall() {
    let heights: [CGFloat] = [50, 20, 40]
    show {
      Waterfall(columns: 2, spacing: 10) {
        ForEach(heights, id: \.self) { height in
          Color.red.frame(height: height).measured("\(Int(height))", frames)
        }
      }
      .measured("whole", frames).frame(width: 210)
    }
    #expect(frames["whole"] == CGRect(45, 65, 210, 70))
    #expect(frames["50"] == CGRect(45, 65, 100, 50))
    #expect(frames["20"] == CGRect(155, 65, 100, 20))
    #expect(frames["40"] == CGRect(155, 95, 100, 40))
    show {
      Waterfall(columns: 2, spacing: 10) { Color.red.frame(height: 20) }.measured("ideal", frames).fixedSize()
    }
    #expect(frames["ideal"].width == 100)
  }

  @Test("A narrower frame wraps a text again and makes it higher [S0-202]")
  func rewrap() {
    struct Wrapped: View {
      @State private var width: CGFloat = 250
      let frames: Frames
      var body: some View {
        VStack {
          Button("Narrow") { width = 100 }
          Text("These words need more lines in a narrow frame.").frame(width: width).measured("text", frames)
        }
      }
    }
    let app = show { Wrapped(frames: frames) }
    let before = frames["text"].height
    app.tap("Narrow")
    #expect(frames["text"].width == 100)
    #expect(frames["text"].height > before)
  }

  @Test("An image that gives way to a larger one moves its neighbours")
  func largerImage() {
    struct Swap: View {
      let frames: Frames
      @State private var length = 10.0
      var body: some View {
        HStack(spacing: 0) {
          Image(uiImage: picture(length))
          Color.red.measured("rest", frames)
        }
        .onTapGesture { length = 40 }
      }
      private func picture(_ length: Double) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: length, height: length)).image {
          $0.fill(CGRect(x: 0, y: 0, width: length, height: length))
        }
      }
    }
    let host = TestHost(size: window) { Swap(frames: frames) }
    #expect(frames["rest"].minX == 10)
    host.tap(at: CGPoint(x: 100, y: 100))
    #expect(frames["rest"] == CGRect(40, 0, window.width - 40, window.height))
  }
}
