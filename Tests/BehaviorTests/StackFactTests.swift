import Foundation
import Sash
import SwiftUI
import Testing

// The numbers in brackets are those of the list of behaviours; what is known of their sources stands there.

/// Answers a share of the width that it is offered, and writes the offers down.
private struct Share: Layout {
  final class Log: @unchecked Sendable { var widths: [CGFloat?] = [] }
  var share: CGFloat = 1
  var log = Log()
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.widths.append(proposal.width)
    return CGSize(width: (proposal.width ?? 10) * share, height: proposal.height ?? 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

private enum Third: AlignmentID {
  nonisolated(unsafe) static var calls = 0
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    calls += 1
    return context.height / 3
  }
}
extension VerticalAlignment { fileprivate static let third = VerticalAlignment(Third.self) }

@MainActor @Suite("Stacks, guides and layouts, fact by fact")
struct StackFactTests {
  private let frames = Frames()
  private let inf = CGFloat.infinity

  private func color(_ name: String) -> some View { Color.red.measured(name, frames) }
  private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }
  private func show<V: View>(
    _ width: CGFloat = 300, _ height: CGFloat = 100, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ view: () -> V
  ) {
    frames.forget()
    _ = TestHost(size: CGSize(width: width, height: height)) {
      view().environment(\.layoutDirection, direction)
    }
  }

  @Test("Stacks serve groups by priority and set the minima of lower ones aside [fact-53 fact-54]")
  func groups() {
    show {
      HStack(spacing: 10) {
        color("low").frame(minWidth: 30)
        color("high").layoutPriority(1)
        color("second").layoutPriority(1)
      }
    }
    #expect(frames["low"].width == 30)
    #expect(frames["high"].width == 125 && frames["second"].width == 125)
  }

  @Test(
    "Within a group the least flexible goes first, each is offered an equal part of the rest [fact-55 fact-57]"
  )
  func flexibility() {
    show {
      HStack(spacing: 0) {
        color("free")
        color("bound").frame(maxWidth: 50)
        fixed("fixed", 20, 10)
      }
    }
    #expect(frames["fixed"].width == 20 && frames["bound"].width == 50 && frames["free"].width == 230)
    // Half of a third is not used, and goes to the later ones.
    show {
      HStack(spacing: 0) {
        Share(share: 0.5) {}.measured("half", frames)
        color("a")
        color("b")
      }
    }
    #expect(frames["half"].width == 50)
    #expect(frames["a"].width == 125 && frames["b"].width == 125)
  }

  @Test("Of two with endless room, the one with the larger minimum goes first [fact-56]")
  func ties() {
    show(150) {
      HStack(spacing: 0) {
        color("a")
        color("b").frame(minWidth: 100)
      }
    }
    #expect(frames["b"].width == 100 && frames["a"].width == 50)
  }

  @Test("Children that take more make the stack larger; there is no second round [fact-58]")
  func overflow() {
    show(100) {
      HStack(spacing: 0) {
        color("first").layoutPriority(1)
        fixed("large", 140, 10)
      }.measured("stack", frames)
    }
    #expect(frames["first"].width == 0 && frames["stack"].width == 140)
  }

  @Test("An unknown length is handed on as such; the other one is handed on unchanged [fact-59 fact-60]")
  func offers() {
    let log = Share.Log()
    _ = answer(nil, 40) {
      HStack(spacing: 0) {
        Share(log: log) {}
        Color.red
      }
    }
    #expect(log.widths.first == CGFloat?.none)
    #expect(answer(300, 40) { HStack { Color.red } }.height == 40)
  }

  @Test("Across its axis a stack encloses its children as they are aligned [fact-61]")
  func enclosing() {
    let size = answer(300, 100) {
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 20)
        Color.red.frame(width: 10, height: 20).alignmentGuide(.top) { _ in -15 }
      }
    }
    #expect(size == CGSize(width: 20, height: 35))
  }

  @Test("Without an offer across, flexible views are stretched when they are placed [fact-62]")
  func stretching() {
    _ = answer(300, nil) {
      HStack(spacing: 0) {
        color("flexible")
        fixed("tall", 20, 70)
      }
    }
    #expect(frames["flexible"].height == 70)
  }

  @Test("The least length of a stack is the sum of the least lengths of its views [fact-63]")
  func minima() {
    let size = answer(0, 20) {
      HStack(spacing: 5) {
        Color.red.frame(minWidth: 30)
        Color.red.frame(width: 20)
        Color.red
      }
    }
    #expect(size.width == 60)
  }

  @Test(
    "A spacer takes only what is left, 8 points at least, and nothing across; alone it grows both ways [fact-64 fact-65]"
  )
  func spacers() {
    show {
      HStack(spacing: 0) {
        Text("some words").measured("text", frames)
        Spacer().measured("spacer", frames)
        color("color")
      }
    }
    #expect(frames["text"].width > 30)
    #expect(frames["spacer"].width == 8 && frames["spacer"].height == 0)
    show { Spacer().measured("alone", frames) }
    #expect(frames["alone"].size == CGSize(width: 300, height: 100))
    #expect(
      answer(40, 10) {
        HStack(spacing: 0) {
          Color.red.frame(width: 40)
          Spacer()
        }
      }.width == 48)
  }

  @Test("A spacing that is given stands between all, spacers too; the default looks at each pair [fact-66]")
  func spacing() {
    #expect(
      answer(nil, nil) {
        HStack(spacing: 7) {
          Color.red.frame(width: 10)
          Spacer()
          Color.red.frame(width: 10)
        }
      }.width == CGFloat(10 + 7 + 8 + 7 + 10))
    show {
      VStack {
        Text("a").measured("a", frames)
        Text("b").measured("b", frames)
        fixed("c", 10, 10)
        fixed("d", 10, 10)
      }
    }
    #expect(frames["b"].minY - frames["a"].maxY < 1)
    #expect(frames["d"].minY - frames["c"].maxY == 8)
  }

  @Test("A stack of nothing takes no room and asks for no gap [fact-68]")
  func nothing() {
    #expect(answer(300, 100) { HStack {} } == .zero)
    show {
      VStack {
        fixed("a", 10, 10)
        HStack {}
        fixed("b", 10, 10)
      }
    }
    #expect(frames["b"].minY - frames["a"].maxY == 0)
  }

  @Test(
    "Layers are offered what the stack is, those of the highest priority make its size, all are placed in it [fact-69 fact-70]"
  )
  func layers() {
    show {
      ZStack {
        fixed("large", 200, 80)
        fixed("first", 40, 20).layoutPriority(1)
        color("flexible").frame(maxWidth: .infinity, maxHeight: .infinity)
      }.measured("stack", frames)
    }
    #expect(frames["stack"].size == CGSize(width: 40, height: 20))
    #expect(frames["flexible"].size == CGSize(width: 40, height: 20))
    #expect(frames["large"].midX == frames["stack"].midX)
  }

  @Test(
    "Depth reorders siblings of one container, through groups; the innermost depth counts, ties keep their order [fact-71 fact-72]"
  )
  func depth() {
    func top<V: View>(@ViewBuilder _ view: () -> V) -> String {
      let app = TestHost(size: CGSize(width: 40, height: 40), view)
      switch app.pixel(x: 20, y: 20) {
      case (255, 59, 48): return "red"
      case (0, 122, 255): return "blue"
      default: return "other"
      }
    }
    #expect(
      top {
        ZStack {
          Color.red
          Color.blue
        }
      } == "blue")
    #expect(
      top {
        ZStack {
          Color.red.zIndex(1)
          Color.blue.zIndex(1)
        }
      } == "blue")
    #expect(
      top {
        ZStack {
          Group { Color.red.zIndex(1) }
          Color.blue
        }
      } == "red")
    #expect(
      top {
        ZStack {
          ZStack { Color.red.zIndex(9) }
          Color.blue
        }
      } == "blue")
    #expect(
      top {
        ZStack {
          Color.red.zIndex(1).zIndex(-1)
          Color.blue
        }
      } == "red")
  }

  @Test("From right to left rows begin at the right, leading is the right; offsets and paths stay [fact-73]")
  func rightToLeft() {
    show(direction: .rightToLeft) {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          fixed("a", 40, 10)
          fixed("b", 60, 10)
        }
        fixed("c", 20, 10)
        fixed("d", 20, 10).offset(x: 5)
        fixed("e", 20, 10).padding(.leading, 7)
      }
    }
    #expect(frames["a"].maxX == 200 && frames["b"].maxX == 160)
    #expect(frames["c"].maxX == 200 && frames["e"].maxX == 193)
    #expect(frames["d"].maxX == 205, "an offset is not mirrored")
  }

  @Test("AnyLayout keeps identity and state when the layout changes [fact-75]")
  func anyLayout() {
    struct Root: View {
      @State private var isRow = false
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(spacing: 5))
        layout {
          Counter()
          Button("turn") { isRow.toggle() }
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let app = TestHost(size: CGSize(width: 300, height: 100)) { Root() }
    app.tap("count 0")
    #expect(app.frame(of: "turn")!.minY > app.frame(of: "count 1")!.maxY)
    app.tap("turn")
    #expect(app.texts.contains("count 1"))
    #expect(app.frame(of: "turn")!.minX > app.frame(of: "count 1")!.maxX)
  }

  // MARK: Guides

  @Test(
    "A container lines the same guide of its children up; unset ones have their default [fact-76 fact-77 fact-82]"
  )
  func guides() {
    show {
      HStack(alignment: .third, spacing: 0) {
        fixed("a", 10, 30)
        fixed("b", 10, 60)
        fixed("c", 10, 30).alignmentGuide(.third) { $0[.bottom] }
        fixed("d", 10, 30).alignmentGuide(VerticalAlignment.bottom) { _ in 12 }
          .alignmentGuide(.third) { $0[.bottom] }
      }
    }
    let line = frames["a"].minY + 10
    #expect(frames["b"].minY + 20 == line && frames["c"].maxY == line)
    #expect(frames["d"].minY + 12 == line, "an explicit guide of the same view is read")
  }

  @Test(
    "Guides that children state are merged: their mean, the first and the last baseline; others do not leak [fact-78 fact-79]"
  )
  func merging() {
    show {
      HStack(alignment: .third, spacing: 0) {
        VStack(spacing: 0) {
          fixed("a", 10, 20).alignmentGuide(.third) { _ in 10 }
          fixed("b", 10, 20).alignmentGuide(.third) { _ in 10 }
          fixed("c", 10, 20)
        }
        fixed("d", 10, 30)
      }
    }
    // 10 and 30, so 20 below the top of the inner stack; a third of 30 is 10.
    #expect(frames["a"].minY + 20 == frames["d"].minY + 10)
    show {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("one").measured("one", frames)
          Text("two").measured("two", frames)
        }
        Text("first").measured("first", frames)
      }
    }
    #expect(frames["first"].minY == frames["one"].minY)
    show {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        VStack(spacing: 0) {
          Text("one").measured("one", frames)
          Text("two").measured("two", frames)
        }
        Text("last").measured("last", frames)
      }
    }
    #expect(frames["last"].minY == frames["two"].minY)
  }

  @Test("The baseline of a view without text is its bottom edge [fact-80]")
  func baselines() {
    show {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        fixed("a", 10, 40)
        fixed("b", 10, 20)
      }
    }
    #expect(frames["a"].maxY == frames["b"].maxY)
  }

  @Test("A guide is computed only where a container uses it [fact-81]")
  func unusedGuides() {
    Third.calls = 0
    nonisolated(unsafe) var calls = 0
    show {
      HStack {
        fixed("a", 10, 10).alignmentGuide(.third) { dimensions in
          calls += 1
          return dimensions[.top]
        }
        fixed("b", 10, 20)
      }
    }
    #expect(calls == 0 && Third.calls == 0)
  }

  @Test("Lines of a text are aligned in the text, the text by its frame [fact-83 fact-84]")
  func textAlignment() {
    show {
      VStack(spacing: 0) {
        Text("a\nlonger").multilineTextAlignment(.trailing).measured("text", frames)
          .frame(maxWidth: .infinity)
        Text("b").measured("leading", frames).frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    #expect(frames["text"].midX == 150)
    #expect(frames["leading"].minX == 0)
  }

  @Test("Columns are served from the left and may overflow; the grid is then centred [fact-92 fact-93]")
  func lazyColumns() {
    func columns(_ items: [GridItem], _ count: Int) -> [CGFloat] {
      show(200, 100) {
        LazyVGrid(columns: items, spacing: 0) {
          ForEach(0..<count, id: \.self) { color("\($0)").frame(height: 10) }
        }
      }
      return (0..<count).map { frames["\($0)"].width }
    }
    #expect(columns([GridItem(.fixed(70), spacing: 0), GridItem(.flexible(), spacing: 0)], 2) == [70, 130])
    #expect(
      columns([GridItem(.flexible(maximum: 40), spacing: 0), GridItem(.flexible(), spacing: 0)], 2) == [
        40, 160,
      ])
    #expect(columns([GridItem(.adaptive(minimum: 60), spacing: 10)], 3) == [60, 60, 60])
    #expect(
      columns([GridItem(.fixed(160), spacing: 0), GridItem(.fixed(160), spacing: 0)], 2) == [160, 160])
    #expect(frames["0"].minX == -60 && frames["1"].maxX == 260)
  }

  @Test("A lazy column is as wide as it is offered, as wide as its widest row where nothing is [fact-95]")
  func lazyBreadth() {
    let column = ScrollView([.horizontal, .vertical]) {
      LazyVStack(spacing: 0) { ForEach(0..<3, id: \.self) { self.fixed("\($0)", 20 + CGFloat($0), 10) } }
        .measured("column", frames)
    }
    show { column }
    #expect(frames["column"].size == CGSize(width: 22, height: 30))
    show { ScrollView { LazyVStack { fixed("a", 20, 10) }.measured("column", frames) } }
    #expect(frames["column"].width == 300)
  }

  // MARK: Custom layouts

  private struct Trial: Layout {
    final class Log: @unchecked Sendable {
      var made = 0
      var updated = 0
      var bounds: [CGSize] = []
      var answers: [CGSize] = []
    }
    let log: Log
    let place: @Sendable (Subviews, CGRect) -> Void
    func makeCache(subviews: Subviews) -> Int {
      log.made += 1
      return log.made
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
      let size = CGSize(width: min(proposal.width ?? 80, 120), height: 60)
      log.answers.append(size)
      return size
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
      log.bounds.append(bounds.size)
      place(subviews, bounds)
    }
  }

  @Test(
    "The last placement counts, what is not placed stands in the middle; no offer means the ideal size [fact-99 fact-100 fact-102]"
  )
  func placing() {
    let log = Trial.Log()
    show {
      Trial(
        log: log,
        place: { subviews, bounds in
          subviews[0].place(at: .zero, proposal: .unspecified)
          subviews[0].place(
            at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
          subviews[2].place(at: bounds.origin, proposal: ProposedViewSize(width: 33, height: nil))
        }
      ) {
        fixed("twice", 10, 10)
        fixed("never", 20, 20)
        color("ideal")
      }
      .measured("whole", frames)
    }
    #expect(frames["whole"].size == CGSize(width: 120, height: 60))
    #expect(frames["twice"].maxX == frames["whole"].maxX && frames["twice"].maxY == frames["whole"].maxY)
    #expect(frames["never"].midX == frames["whole"].midX && frames["never"].midY == frames["whole"].midY)
    #expect(frames["ideal"].size == CGSize(width: 33, height: 10))
    #expect(log.bounds.allSatisfy { $0 == CGSize(width: 120, height: 60) })
  }

  @Test("A cache lives as long as the subviews do not change [fact-101]")
  func caches() {
    struct Root: View {
      @State private var count = 1
      @State private var width: CGFloat = 10
      let log: Trial.Log
      var body: some View {
        VStack {
          Button("wider") { width += 5 }
          Button("more") { count += 1 }
          Trial(log: log, place: { _, _ in }) {
            ForEach(0..<count, id: \.self) { _ in Color.red }
          }
          .frame(width: 100 + width)
          .allowsHitTesting(false)
        }
      }
    }
    let log = Trial.Log()
    let app = TestHost(size: CGSize(width: 300, height: 300)) { Root(log: log) }
    let first = log.made
    app.resize(to: CGSize(width: 300, height: 320))
    #expect(log.made == first)
    #expect(app.tap("more"))
    #expect(log.made == first + 1)
  }

  private struct Weight: LayoutValueKey { static let defaultValue = 1.0 }
  private struct Weighted: Layout {
    final class Log: @unchecked Sendable { var weights: [Double] = [] }
    let log: Log
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      log.weights = subviews.map { $0[Weight.self] }
      return CGSize(width: 50, height: 50)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test("Layout values are read by the layout around a view and not handed further [fact-103]")
  func values() {
    let log = Weighted.Log()
    show {
      Weighted(log: log) {
        Color.red.layoutValue(key: Weight.self, value: 3)
        VStack { Color.red.layoutValue(key: Weight.self, value: 5) }
        Color.red
      }
    }
    #expect(log.weights == [3, 1, 1])
  }

  @Test("By default a layout asks for the gaps of its views and passes on their guides [fact-104]")
  func layoutDefaults() {
    show(300, 300) {
      VStack {
        Weighted(log: .init()) { Text("a") }.measured("layout", frames)
        Text("below").measured("below", frames)
      }
    }
    #expect(frames["below"].minY - frames["layout"].maxY < 8, "the gap of texts, not that of shapes")
  }

  @Test("The nearest container counts for a relative frame, not the stack or frame around it [fact-52]")
  func relativeFrame() {
    show {
      VStack { HStack { color("a").containerRelativeFrame(.horizontal) }.frame(width: 20) }
    }
    #expect(frames["a"].width == 300)
  }
}
