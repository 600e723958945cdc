import Foundation
import Sash
import SwiftUI
import Testing

// The numbers in brackets are those of the list of behaviours; what is known of their sources stands there.

/// Writes down what it is offered and answers a size of its own.
private struct Probe: Layout {
  final class Log: @unchecked Sendable {
    var offers: [ProposedViewSize] = []
    var last: ProposedViewSize? { offers.last }
  }
  let log: Log
  var size: CGSize?
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.offers.append(proposal)
    return size ?? proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

@MainActor @Suite("Layout, fact by fact")
struct LayoutFactTests {
  private let frames = Frames()
  private let inf = CGFloat.infinity

  private func color(_ name: String) -> some View { Color.red.measured(name, frames) }
  private func fixed(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).measured(name, frames)
  }
  private func probe(_ log: Probe.Log, _ size: CGSize? = nil) -> some View { Probe(log: log, size: size) {} }
  private func offered<V: View>(
    _ width: CGFloat?, _ height: CGFloat?, _ change: (AnyView) -> V, size: CGSize? = nil
  ) -> ProposedViewSize? {
    let log = Probe.Log()
    _ = answer(width, height) { change(AnyView(probe(log, size))) }
    return log.last
  }
  private func show<V: View>(
    _ width: CGFloat = 300, _ height: CGFloat = 200, scale: CGFloat = 1, @ViewBuilder _ view: () -> V
  ) {
    frames.forget()
    _ = TestHost(size: CGSize(width: width, height: height), scale: scale, view)
  }

  // MARK: Offers and answers

  @Test(
    "Three offers have names; nil is the ideal, 10 points for shapes and colours [fact-1 fact-3 fact-4 fact-5]"
  )
  func offers() {
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: inf, height: inf))
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(
      ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
        == CGSize(width: 5, height: 2))
    for view in [AnyView(Color.red), AnyView(Rectangle()), AnyView(Capsule()), AnyView(Ellipse())] {
      #expect(answer(nil, nil) { view } == CGSize(width: 10, height: 10))
      #expect(answer(nil, 40) { view } == CGSize(width: 10, height: 40))
      #expect(answer(inf, 7) { view } == CGSize(width: inf, height: 7))
    }
  }

  @Test("A view answers what it likes, and its parent places that [fact-2 fact-22]")
  func answers() {
    show {
      fixed("large", 400, 260).frame(width: 100, height: 60).measured("frame", frames)
    }
    #expect(frames["frame"] == CGRect(100, 70, 100, 60))
    #expect(frames["large"] == CGRect(-50, -30, 400, 260))
  }

  @Test("A circle is a square of the smaller side, other shapes are not [fact-6]")
  func circles() {
    #expect(answer(120, 40) { Circle() } == CGSize(width: 40, height: 40))
    #expect(answer(120, 40) { RoundedRectangle(cornerRadius: 5) } == CGSize(width: 120, height: 40))
  }

  @Test(
    "Texts break to fit and are as wide as their widest line; one line always has its height [fact-7 fact-8]")
  func texts() {
    let text = Text("several words that need some lines")
    let (wide, narrow) = (answer(600, 300) { text }, answer(100, 300) { text })
    #expect(narrow.width <= 100 && narrow.height > 2 * wide.height)
    #expect(narrow.width < 100, "the longest line, not the offer")
    #expect(wide.width == answer(nil, nil) { text }.width)
    #expect(answer(100, 45) { text }.height == 41, "two lines fit in 45 points: the third is cut")
    #expect(answer(600, 3) { text }.height == wide.height)
  }

  @Test("Texts are rounded up to whole pixels, their baseline to the nearest [fact-9]")
  func textPixels() {
    for scale in [1, 2, 3] as [CGFloat] {
      let size = answer(nil, nil, scale: scale) { Text("Hello world").font(.caption) }
      for length in [size.width, size.height] {
        #expect(abs((length * scale).rounded() - length * scale) < 1e-9)
      }
      nonisolated(unsafe) var baseline = CGFloat.zero
      _ = TestHost(size: CGSize(width: 300, height: 200), scale: scale) {
        HStack {
          Text("Hello world").font(.caption).alignmentGuide(VerticalAlignment.center) { dimensions in
            baseline = dimensions[.firstTextBaseline]
            return dimensions[VerticalAlignment.center]
          }
        }
      }
      #expect(baseline > 0 && abs((baseline * scale).rounded() - baseline * scale) < 1e-9)
    }
  }

  @Test("Pictures keep their size unless they are resizable; symbols follow the font [fact-11 fact-12]")
  func pictures() {
    let small = answer(nil, nil) { Image(systemName: "star") }
    #expect(answer(3, 3) { Image(systemName: "star") } == small)
    #expect(answer(90, 300) { Image(systemName: "star") } == small)
    let large = answer(nil, nil) { Image(systemName: "star").font(.largeTitle) }
    #expect(large.width > small.width * 1.5)
    #expect(answer(nil, nil) { Image(systemName: "star").imageScale(.large) }.width > small.width)
    #expect(answer(90, 30) { Image(systemName: "star").resizable() } == CGSize(width: 90, height: 30))
    #expect(answer(nil, nil) { Image(systemName: "star").resizable() } == small)
  }

  @Test("No view and no branch take no place and no gap, a clear colour takes both [fact-17 fact-67]")
  func noViews() {
    let isShown = false
    show {
      VStack(spacing: 10) {
        fixed("a", 10, 10)
        EmptyView()
        if isShown { Color.red }
        Group {
          fixed("b", 10, 10)
          ForEach(0..<1) { _ in fixed("c", 10, 10) }
        }
        Color.clear.frame(height: 0)
        fixed("d", 10, 10)
      }
    }
    #expect(frames["b"].minY - frames["a"].maxY == 10)
    #expect(frames["c"].minY - frames["b"].maxY == 10)
    #expect(frames["d"].minY - frames["c"].maxY == 20)
  }

  @Test("Frames stay fractional, only drawing rounds [fact-18]")
  func rounding() {
    show(100, 10) {
      HStack(spacing: 0) {
        color("a")
        color("b")
        color("c")
      }
    }
    #expect(frames["b"].isNear(CGRect(100.0 / 3, 0, 100.0 / 3, 10)))
  }

  @Test("The root is offered the safe area and centred in it [fact-20]")
  func root() {
    let log = Probe.Log()
    _ = TestHost(
      size: CGSize(width: 300, height: 200),
      safeAreaInsets: EdgeInsets(top: 40, leading: 0, bottom: 10, trailing: 0)
    ) { probe(log, CGSize(width: 20, height: 20)).measured("a", frames) }
    #expect(log.offers.allSatisfy { $0 == ProposedViewSize(width: 300, height: 150) })
    #expect(frames["a"] == CGRect(140, 40 + 65, 20, 20))
  }

  // MARK: Frames

  @Test(
    "A fixed frame offers its lengths, passes others on and ignores what no frame can have [fact-21 fact-19]")
  func fixedFrames() {
    #expect(offered(300, 200) { $0.frame(width: 50) } == ProposedViewSize(width: 50, height: 200))
    #expect(
      answer(300, 200) { probe(.init(), CGSize(width: 20, height: 30)).frame(width: 50) }
        == CGSize(width: 50, height: 30))
    #expect(answer(300, 200) { Color.red.frame(width: -5, height: inf) } == CGSize(width: 300, height: 200))
    #expect(answer(300, 200) { Color.red.frame(width: .nan) } == CGSize(width: 300, height: 200))
  }

  @Test("What a flexible frame offers: the offer, or the ideal, within its limits [fact-23]")
  func flexibleOffers() {
    func frame(_ offer: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
      let log = Probe.Log()
      _ = answer(offer, 20) {
        probe(log, CGSize(width: 40, height: 20)).frame(minWidth: least, idealWidth: ideal, maxWidth: most)
      }
      return log.offers.first?.width
    }
    #expect(frame(300, nil, nil, 100) == 100)
    #expect(frame(50, 80, nil, 100) == 80)
    #expect(frame(nil, nil, 70, nil) == 70)
    #expect(frame(nil, 20, 70, 60) == 70, "an ideal beyond the limit lifts the limit")
    #expect(frame(nil, nil, nil, 100) == nil)
    #expect(frame(nil, 20, nil, nil) == nil)
  }

  @Test(
    "What a flexible frame answers with two limits, one or none [fact-24 fact-25 fact-26 fact-27 fact-28]")
  func flexibleAnswers() {
    func width(_ offer: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat {
      answer(offer, 20) {
        Color.red.frame(width: 40, height: 20).frame(minWidth: least, idealWidth: ideal, maxWidth: most)
      }.width
    }
    #expect(width(150, 100, nil, 200) == 150 && width(300, 100, nil, 200) == 200)
    #expect(width(nil, 100, 120, 200) == 120 && width(nil, 100, nil, 200) == 100)
    #expect(width(300, 10, nil, nil) == 40 && width(20, 10, nil, nil) == 20 && width(5, 10, nil, nil) == 10)
    #expect(width(300, nil, nil, 100) == 100 && width(30, nil, nil, 100) == 40)
    #expect(width(300, nil, nil, inf) == 300)
    #expect(width(300, nil, 90, nil) == 40 && width(nil, nil, 90, nil) == 90)
    let log = Probe.Log()
    _ = answer(300, 200) {
      Asking { probe(log).frame(minWidth: 0, maxWidth: inf, minHeight: 0, maxHeight: inf) }
    }
    #expect(
      log.offers.allSatisfy { $0.width == 300 }, "decided without the child: it is only measured to be placed"
    )
  }

  @Test(
    "When it places, a flexible frame offers its own size; its alignment uses guides of the child [fact-29 fact-31]"
  )
  func flexiblePlacing() {
    show {
      Color.red.measured("a", frames).frame(maxWidth: 100, maxHeight: 50)
    }
    #expect(frames["a"].size == CGSize(width: 100, height: 50))
    show {
      fixed("b", 20, 10).alignmentGuide(.leading) { _ in -30 }.frame(
        width: 100, height: 50, alignment: .topLeading
      )
      .measured("frame", frames)
    }
    #expect(frames["b"].minX - frames["frame"].minX == 30 && frames["b"].minY == frames["frame"].minY)
  }

  @Test("Limits out of order are lifted [fact-30]")
  func limits() {
    #expect(answer(20, 20) { Color.red.frame(minWidth: 100, maxWidth: 50) }.width == 100)
    #expect(answer(nil, 20) { Color.red.frame(idealWidth: 90, maxWidth: 50) }.width == 90)
    #expect(answer(20, 20) { Color.red.frame(minWidth: -10) }.width == 20)
  }

  // MARK: Padding, ratios, positions

  @Test(
    "Padding takes off and adds, never below nothing; nil stays nil; 16 by default [fact-32 fact-33 fact-34]")
  func padding() {
    #expect(offered(100, nil) { $0.padding(10) } == ProposedViewSize(width: 80, height: nil))
    #expect(offered(15, 100) { $0.padding(10) } == ProposedViewSize(width: 0, height: 80))
    #expect(answer(15, 100) { Color.red.padding(10) } == CGSize(width: 20, height: 100))
    #expect(offered(100, 100) { $0.padding(-10) } == ProposedViewSize(width: 120, height: 120))
    #expect(answer(100, 100) { Color.red.padding(-10) } == CGSize(width: 100, height: 100))
    #expect(answer(nil, nil) { Color.red.frame(width: 5, height: 5).padding(-10) } == .zero)
    #expect(offered(100, 100) { $0.padding() } == ProposedViewSize(width: 68, height: 68))
  }

  @Test("A fixed size offers nothing and overflows evenly [fact-35]")
  func fixedSize() {
    #expect(offered(100, 50) { $0.fixedSize() } == .unspecified)
    #expect(
      offered(100, 50) { $0.fixedSize(horizontal: false, vertical: true) }
        == ProposedViewSize(width: 100, height: nil))
    show {
      Color.red.frame(idealWidth: 80, idealHeight: 20).measured("a", frames).fixedSize()
        .frame(width: 50, height: 20).measured("frame", frames)
    }
    #expect(frames["a"].minX - frames["frame"].minX == -15)
  }

  @Test("fixedSize keeps the priority of its view, frames and paddings forget it [fact-36 fact-74]")
  func priorities() {
    func firstWidth<V: View>(_ change: (AnyView) -> V) -> CGFloat {
      show(300, 20) {
        HStack(spacing: 0) {
          change(AnyView(Color.red)).measured("a", frames)
          Color.blue.frame(minWidth: 60)
        }
      }
      return frames["a"].width
    }
    #expect(firstWidth { $0 } == 150)
    #expect(firstWidth { $0.layoutPriority(1) } == 240)
    #expect(firstWidth { $0.layoutPriority(1).fixedSize(horizontal: false, vertical: true) } == 240)
    #expect(firstWidth { $0.layoutPriority(1).padding(0) } == 150)
    #expect(firstWidth { view in HStack { view.layoutPriority(1) } } == 150, "only the nearest stack sees it")
  }

  @Test("Ratios fit and fill an offer; nil takes the ratio of the ideal size [fact-37 fact-38 fact-39]")
  func ratios() {
    #expect(
      answer(300, 100) { Color.red.aspectRatio(1.5, contentMode: .fit) } == CGSize(width: 150, height: 100))
    #expect(
      answer(300, 100) { Color.red.aspectRatio(1.5, contentMode: .fill) } == CGSize(width: 300, height: 200))
    let ideal = Color.red.frame(idealWidth: 30, idealHeight: 20)
    #expect(answer(300, 100) { ideal.aspectRatio(contentMode: .fit) } == CGSize(width: 150, height: 100))
    #expect(offered(nil, nil) { $0.aspectRatio(2, contentMode: .fit) } == .unspecified)
    #expect(
      offered(100, nil) { $0.aspectRatio(2, contentMode: .fit) } == ProposedViewSize(width: 100, height: 50))
    #expect(
      offered(nil, 100) { $0.aspectRatio(2, contentMode: .fit) } == ProposedViewSize(width: 200, height: 100))
    let answered = answer(300, 100) {
      probe(.init(), CGSize(width: 7, height: 8)).aspectRatio(1, contentMode: .fit)
    }
    #expect(answered == CGSize(width: 7, height: 8), "the answer is the child's")
  }

  @Test("What fills overflows its place and may be cut, a tap goes to all of it [fact-40]")
  func filling() {
    final class Taps { var count = 0 }
    let taps = Taps()
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      Color.red.aspectRatio(1, contentMode: .fill).onTapGesture { taps.count += 1 }
        .frame(width: 100, height: 50).clipped()
    }
    #expect(app.pixel(x: 150, y: 100) == (255, 59, 48))
    #expect(app.pixel(x: 150, y: 70) == (255, 255, 255))
    app.tap(at: CGPoint(x: 150, y: 70))
    #expect(taps.count == 1)
    app.tap(at: CGPoint(x: 150, y: 40))
    #expect(taps.count == 1)
  }

  @Test("An offset moves drawing and taps, not layout [fact-41]")
  func offset() {
    final class Taps { var count = 0 }
    let taps = Taps()
    let app = TestHost(size: CGSize(width: 300, height: 200)) {
      VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 20).onTapGesture { taps.count += 1 }.offset(x: 100)
        fixed("below", 20, 20)
      }
    }
    #expect(frames["below"].minY == 100)
    app.tap(at: CGPoint(x: 150, y: 90))
    #expect(taps.count == 0)
    app.tap(at: CGPoint(x: 250, y: 90))
    #expect(taps.count == 1)
  }

  @Test("A position takes the offer, its view's length for none, and drops its gaps [fact-42 fact-43]")
  func position() {
    let view = Color.red.frame(width: 20, height: 10).position(x: 5, y: 5)
    #expect(answer(300, 200) { view } == CGSize(width: 300, height: 200))
    #expect(answer(nil, nil) { view } == CGSize(width: 20, height: 10))
    show {
      VStack {
        Text("a").position(x: 10, y: 10).frame(height: 50).measured("a", frames)
        Text("b").measured("b", frames)
      }
    }
    #expect(frames["b"].minY - frames["a"].maxY >= 0)
  }

  @Test("Turns and scales change neither size nor place in layout [fact-44]")
  func effects() {
    show {
      HStack(spacing: 0) {
        fixed("a", 40, 20).rotationEffect(.degrees(90)).scaleEffect(3).rotation3DEffect(
          .degrees(20), axis: (0, 1, 0))
        fixed("b", 40, 20)
      }
    }
    #expect(frames["b"] == CGRect(150, 90, 40, 20))
  }

  @Test(
    "Layers get the size of their view and never change it; several are layered [fact-45 fact-47 fact-46]")
  func layers() {
    let log = Probe.Log()
    show {
      fixed("a", 40, 20).overlay(alignment: .topLeading) {
        probe(log, CGSize(width: 100, height: 100))
        fixed("b", 10, 10)
        fixed("c", 20, 5)
      }.measured("whole", frames)
    }
    #expect(frames["whole"].size == CGSize(width: 40, height: 20))
    #expect(log.offers.first == ProposedViewSize(width: 40, height: 20))
    #expect(frames["b"].origin == frames["a"].origin && frames["c"].origin == frames["a"].origin)
    struct Names: PreferenceKey {
      static let defaultValue: [String] = []
      static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }
    var names: [String] = []
    _ = TestHost {
      Color.red.preference(key: Names.self, value: ["view"])
        .background { Color.red.preference(key: Names.self, value: ["behind"]) }
        .overlay { Color.red.preference(key: Names.self, value: ["before"]) }
        .onPreferenceChange(Names.self) { names = $0 }
    }
    #expect(names == ["behind", "view", "before"])
  }

  @Test("A border lies inside, so does a stroked border; a stroke lies on the outline [fact-49]")
  func borders() {
    func row<V: View>(_ view: V) -> [Bool] {
      let app = TestHost(size: CGSize(width: 100, height: 100)) { view.frame(width: 60, height: 60) }
      return [17, 19, 21, 23, 25].map { app.pixel(x: $0, y: 50).blue < 128 }
    }
    #expect(row(Color.white.border(.red, width: 4)) == [false, false, true, true, false])
    #expect(row(Rectangle().strokeBorder(.red, lineWidth: 4)) == [false, false, true, true, false])
    #expect(row(Rectangle().stroke(.red, lineWidth: 4)) == [false, true, true, false, false])
  }

  @Test("What is hidden keeps its place, draws nothing and takes no taps [fact-51]")
  func hidden() {
    final class Taps { var count = 0 }
    let taps = Taps()
    let app = TestHost(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Button("secret") { taps.count += 1 }.frame(width: 50, height: 20).measured("hidden", frames).hidden()
        fixed("below", 50, 20)
      }
    }
    #expect(frames["below"].minY == frames["hidden"].maxY)
    #expect(app.texts.isEmpty)
    app.tap(at: CGPoint(x: 50, y: 40))
    #expect(taps.count == 0)
  }
}

/// Asks more than it needs to know.
private struct Asking: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for width in [10, 20, 30] as [CGFloat] {
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 5))
    }
    return subviews[0].sizeThatFits(proposal)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
