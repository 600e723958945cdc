import Foundation
import SashGeometry
import SashLayout
import Testing

/// Each view begins where the one before it ends, on both axes.
struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      point = CGPoint(x: point.x + size.width, y: point.y + size.height)
    }
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue = 7
}

/// Places by a closure.
private struct Placing: Layout {
  let place: (LayoutSubviews, CGRect) -> Void
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    place(subviews, bounds)
  }
}

/// Counts its calls in its cache.
private struct Caching: Layout {
  struct Cache {
    var made = 1
    var measured = 0
  }
  final class Log { var last = Cache() }
  let log: Log
  var keepsCache = true

  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if keepsCache { cache.made += 1 } else { cache = makeCache(subviews: subviews) }
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    cache.measured += 1
    log.last = cache
    return .zero
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
}

extension LayoutTests {
  /// Layouts that a user writes.
  @Suite struct CustomLayoutTests {
    private func engine<L: Layout>(_ layout: L, _ children: LayoutEngine...) -> CustomLayoutEngine<L> {
      CustomLayoutEngine(layout: layout, children: children, direction: ltr)
    }

    @Test("A layout measures and places") func staircase() {
      row(
        engine(Staircase(), fixed("a", 10, 10), fixed("b", 20, 5), color("c")), "300 x 300",
        "root 40x25; a (0,0,10,10); b (10,10,20,5); c (30,15,10,10)")
    }

    @Test("A subview is placed by any point of it, and the last call counts") func anchors() {
      let layout = Placing { subviews, bounds in
        subviews[0].place(at: .zero, proposal: .unspecified)
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
          proposal: ProposedViewSize(width: 30, height: 20))
      }
      row(engine(layout, color("a")), "300 x 300", "a (70,80,30,20)")
    }

    /// - Source: documentation of `Layout.placeSubviews`
    @Test("A subview that is left out stands in the middle") func unplaced() {
      row(engine(Placing { _, _ in }, fixed("a", 30, 20)), "300 x 300", "a (35,40,30,20)")
    }

    @Test("Subviews hand over values, priorities and slices") func subviewProperties() {
      var seen: [Int] = []
      var priorities: [Double] = []
      var slices: [[Int]] = []
      let layout = Placing { subviews, _ in
        seen = subviews.map { $0[Rank.self] }
        priorities = subviews.map(\.priority)
        slices = [
          subviews[1...].map { $0[Rank.self] }, subviews[[2, 0]].map { $0[Rank.self] },
          subviews.reversed().map { $0[Rank.self] },
        ]
        #expect(subviews[1...].startIndex == 1)
        #expect(subviews[0] == subviews.first)
      }
      let ranked = { (rank: Int) in LayoutValueEngine(key: Rank.self, value: rank, child: LeafEngine()) }
      let whole = engine(layout, ranked(1).padding(3), color("b").priority(2), ranked(3).priority(-1))
      _ = whole.placements(in: CGSize(width: 100, height: 100), proposal: .unspecified)
      #expect(seen == [1, 7, 3])
      #expect(priorities == [0, 2, -1])
      #expect(slices == [[7, 3], [3, 1], [3, 7, 1]])
    }

    @Test("A cache goes on to the next engine") func caches() {
      let log = Caching.Log()
      let first = engine(Caching(log: log), LeafEngine())
      _ = first.sizeThatFits(.zero)
      _ = first.sizeThatFits(.infinity)
      let second = CustomLayoutEngine(
        layout: Caching(log: log), children: [], direction: ltr, reusing: first)
      _ = second.sizeThatFits(.zero)
      #expect(log.last.made == 2)
      #expect(log.last.measured == 3)
      let third = CustomLayoutEngine(
        layout: Caching(log: log, keepsCache: false), children: [], direction: ltr, reusing: second)
      _ = third.sizeThatFits(.zero)
      #expect(log.last.measured == 1)
    }

    @Test("A layout passes on the guides and the spacing of its subviews") func defaults() {
      let whole = engine(Staircase(), fixed("a", 10, 10), fixed("b", 20, 5).guide(.top) { _ in 2 })
      let dimensions = whole.dimensions(.unspecified)
      #expect(dimensions[explicit: VerticalAlignment.top] == 12)
      #expect(dimensions[explicit: VerticalAlignment.bottom] == nil)
      #expect(dimensions[VerticalAlignment.bottom] == 15)
      let line = engine(Staircase(), text("t", 50))
      #expect(abs(line.spacing.distance(to: ViewSpacing(), along: .vertical) - 10.6424) < 0.001)
    }

    @Test("Built-in layouts share the engines of the stacks") func builtIn() {
      let children = { [color("a").flex(maxWidth: 50), color("b"), spacer("s", .horizontal)] }
      let proposal = ProposedViewSize(width: 300, height: 40)
      let layout = CustomLayoutEngine(
        layout: HStackLayout(alignment: .top, spacing: 4), children: children(), direction: .rightToLeft)
      let stack = StackEngine(
        axis: .horizontal, alignment: .top, spacing: 4, children: children(), direction: .rightToLeft)
      #expect(layout.sizeThatFits(proposal) == stack.sizeThatFits(proposal))
      #expect(layout.frames(proposal) == stack.frames(proposal))
      #expect(HStackLayout.layoutProperties.stackOrientation == .horizontal)
      #expect(VStackLayout.layoutProperties.stackOrientation == .vertical)
      #expect(ZStackLayout.layoutProperties.stackOrientation == nil)
    }

    @Test("AnyLayout changes its type and keeps the cache of its own type") func anyLayout() {
      let children = [fixed("a", 10, 20), fixed("b", 30, 5)]
      let row = CustomLayoutEngine(
        layout: AnyLayout(HStackLayout(spacing: 2)), children: children, direction: ltr)
      #expect(row.sizeThatFits(.unspecified) == CGSize(width: 42, height: 20))
      let column = CustomLayoutEngine(
        layout: AnyLayout(VStackLayout(alignment: .leading, spacing: 3)), children: children, direction: ltr,
        reusing: row)
      #expect(column.sizeThatFits(.unspecified) == CGSize(width: 30, height: 28))
      #expect(column.frames(.unspecified)["b"]?.origin == CGPoint(x: 0, y: 23))
      let log = Caching.Log()
      let first = CustomLayoutEngine(layout: AnyLayout(Caching(log: log)), children: [], direction: ltr)
      _ = first.sizeThatFits(.zero)
      let second = CustomLayoutEngine(
        layout: AnyLayout(Caching(log: log)), children: [], direction: ltr, reusing: first)
      _ = second.sizeThatFits(.zero)
      #expect(log.last.made == 2 && log.last.measured == 2)
    }

    @Test("AnyLayout animates what is inside") func anyLayoutAnimates() {
      struct Growing: Layout {
        var length: CGFloat
        var animatableData: CGFloat {
          get { length }
          set { length = newValue }
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: length, height: length)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ())
        {}
      }
      var middle = AnyLayout(Growing(length: 10))
      let end = AnyLayout(Growing(length: 30))
      var step = end.animatableData - middle.animatableData
      step.scale(by: 0.5)
      middle.animatableData += step
      let engine = CustomLayoutEngine(layout: middle, children: [], direction: ltr)
      #expect(engine.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
      #expect(end.animatableData.magnitudeSquared == 900)
      #expect(end.animatableData - end.animatableData == .zero)
      middle.animatableData += AnyLayout(HStackLayout()).animatableData
      #expect(middle.animatableData.magnitudeSquared == 400, "Vectors of other types change nothing.")
    }
  }
}
