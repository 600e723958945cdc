import Foundation
import SashGraph
import SashLayout

/// The first views of a lazy container, from which its size is guessed: it follows from what is in the list, and neither from
/// what is seen nor from what was seen before.
final class LazyProbe {
  private let arrangement: LazyArrangement
  private let runs: [LazySlots.Run]
  private let engines: [LayoutEngine]
  /// So many of them say how long the container is.
  private let count: Int
  private var cache: (breadth: CGFloat, answer: Answer)?

  /// What the first lines say of all.
  struct Answer {
    /// How long the first lines are with the gaps behind them, in points.
    var lengths: [CGFloat] = []
    var lineCount = 0
    /// What each of the others counts.
    var estimate: CGFloat {
      lengths.isEmpty ? 0 : lengths.reduce(0, +) / CGFloat(lengths.count)
    }
  }

  init(_ arrangement: LazyArrangement, _ slots: LazySlots, _ engines: [LayoutEngine], count: Int) {
    (self.arrangement, runs, self.engines, self.count) = (arrangement, slots.runs, engines, count)
  }

  /// How far the widest of the views would reach across the axis, in points.
  private(set) lazy var widest = engines.reduce(0) {
    max($0, $1.sizeThatFits(.unspecified)[arrangement.axis.other])
  }

  /// How long the container is, in points.
  func length(in breadth: CGFloat) -> CGFloat {
    let answer = answer(in: breadth)
    let known = answer.lengths.reduce(0, +)
    let rest = answer.lineCount - answer.lengths.count
    if rest == 0 || answer.estimate == 0 { return known }
    // There is no gap behind the last line.
    return max(
      0, known + CGFloat(rest) * answer.estimate - (arrangement.spacing ?? ViewSpacing.defaultLength))
  }

  /// What the first lines say where the container reaches that many points across its axis.
  func answer(in breadth: CGFloat) -> Answer {
    if let cache, cache.breadth == breadth { return cache.answer }
    let tracks = arrangement.tracks(in: breadth)
    let lines = LazyLines(runs, perLine: tracks.count)
    var answer = Answer(lineCount: lines.count)
    var before: ViewSpacing?
    for line in 0..<lines.count {
      let range = lines.slots(of: line)
      guard range.upperBound <= count else { break }
      let isWhole = arrangement.tracks != nil && lines.run(of: line).role != .content
      var length: CGFloat = 0
      for slot in range {
        let track =
          isWhole ? GridTrack(start: 0, length: breadth, item: -1) : tracks[slot - range.lowerBound]
        length = max(length, arrangement.place(engines[slot], in: track).size[arrangement.axis])
      }
      if arrangement.spacing == nil {
        var spacing = engines[range.lowerBound].spacing
        for slot in range.dropFirst() { spacing.formUnion(engines[slot].spacing) }
        if let before {
          answer.lengths[line - 1] +=
            before.distance(to: spacing, along: arrangement.axis)
            - ViewSpacing.defaultLength
        }
        before = spacing
      }
      let gap = line == lines.count - 1 ? 0 : arrangement.spacing ?? ViewSpacing.defaultLength
      answer.lengths.append(max(0, length.drawn()) + gap)
    }
    cache = (breadth, answer)
    return answer
  }
}

/// How large a lazy container is: from its first views, and once it is shown from those that are seen.
struct LazyLayoutRule: Rule {
  let maker: LazyMaker
  let arrangement: Attribute<LazyArrangement>
  let totals: Attribute<LazyTotals>
  /// How large the window is, in points.
  let whole: Attribute<CGSize>

  /// So many lines are asked.
  private static let lineCount = 4
  /// So many views are asked at least where somebody outside is as long as the container: what such a place shows at once is
  /// rarely more.
  private static let askedCount = 64

  func compute() -> LayoutEngine {
    let (arrangement, totals, slots) = (arrangement.value, totals.value, maker.slots.value)
    maker.begin(slots)
    let probe = probe(slots, arrangement)
    let store = maker.store
    store.probe = probe
    let (known, widest) = (totals.of(slots), totals.widest)
    return LazyEngine(axis: arrangement.axis) { [unowned host = maker.inputs.host] offered in
      if offered == nil, arrangement.tracks == nil { store.needsOwnBreadth(host) }
      let breadth = arrangement.breadth(offered, widest: offered == nil ? max(probe.widest, widest) : 0)
      if let known, known.breadth == breadth { return (known.length, breadth) }
      return (probe.length(in: breadth), breadth)
    }
  }

  /// Asks the first views.
  ///
  /// Where it depends on the length what is shown or how large something is, and where the views say how wide they are, as many
  /// are asked as fill the window: nothing that is seen later makes the container fit, fit no more, longer or wider.
  private func probe(_ slots: LazySlots, _ arrangement: LazyArrangement) -> LazyProbe {
    let (choosesBySize, axis) = (maker.inputs.base.choosesBySize, arrangement.axis)
    guard maker.cells == nil || maker.store.hasBegun || choosesBySize else {
      // Who asks how large it is gets the same answer whether it has been seen or not.
      if maker.inputs.base.scroll?.hasIdeal == true || maker.store.hasOwnBreadth { maker.beginLater() }
      return LazyProbe(arrangement, slots, [], count: 0)
    }
    // A narrower container has fewer in a line.
    let perLine = arrangement.tracks == nil ? 1 : arrangement.tracks(in: whole.value[axis.other]).count
    let asksForLength = choosesBySize || maker.inputs.base.scroll?.hasIdeal == true
    let isLong = asksForLength || maker.store.hasOwnBreadth
    let enough = isLong ? whole.value[axis] * LazyLayoutRule.share : 0
    let fewest = min(slots.slots.count, LazyLayoutRule.lineCount * max(1, perLine))
    let most = asksForLength ? min(slots.slots.count, LazyLayoutRule.askedCount) : fewest
    var engines: [LayoutEngine] = []
    var length: CGFloat = 0
    while engines.count < most || length < enough && engines.count < slots.slots.count {
      guard let child = maker.child(at: engines.count, of: slots) else {
        maker.findAgain()
        break
      }
      let engine = child.child.engine
      if isLong { length += engine.sizeThatFits(.unspecified)[axis] / CGFloat(max(1, perLine)) }
      engines.append(engine)
    }
    return LazyProbe(
      arrangement, slots, engines, count: asksForLength ? engines.count : min(engines.count, fewest))
  }
  /// More of the window than is ever kept ready.
  private static let share: CGFloat = 1.5
}

extension LazyStore {
  /// Has enough views asked how wide they are.
  fileprivate func needsOwnBreadth(_ host: ViewGraph) {
    if hasOwnBreadth { return }
    hasOwnBreadth = true
    host.enqueue { [layout, unowned host] in host.graph.withCurrent { layout?.attribute?.markNeedsUpdate() } }
  }
}
