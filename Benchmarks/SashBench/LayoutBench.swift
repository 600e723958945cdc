import BenchViews
import Foundation
import SashCore
import SashGeometry
import SashLayout

/// Layout alone: fresh trees of stacks with fixed and flexible leaves are measured and placed, all of them.
let layoutBenchmarks: [Benchmark] = [
  Benchmark(name: "layout-1k") {
    let time = LayoutBench.times(depths: [3])[0]
    return [Row(name: "layout-1k", value: time, unit: "ms", ratio: time / 0.4, against: "bound of 0.4 ms")]
  },
  Benchmark(name: "layout-10k") {
    let times = LayoutBench.times(depths: [3, 4])
    let (small, large) = (times[0], times[1])
    return [
      Row(name: "layout-10k", value: large, unit: "ms", ratio: large / 4.5, against: "bound of 4.5 ms"),
      Row(
        name: "layout-10k-to-1k", value: large / small, unit: "times", ratio: large / small / 12,
        against: "bound of 12"),
    ]
  },
  Benchmark(name: "layout-depth") {
    let (time, measures) = LayoutBench.deep()
    let texts = MainActor.assumeIsolated { LayoutBench.deepTexts() }
    return [
      Row(name: "layout-depth", value: time, unit: "ms"),
      Row(
        name: "layout-depth-measures", value: measures, unit: "a node", ratio: measures / 4,
        against: "bound of 4"),
      Row(name: "layout-depth-texts", value: texts.time, unit: "ms"),
      Row(name: "layout-depth-texts-measures", value: texts.measures, unit: "a view"),
    ]
  },
]

enum LayoutBench {
  private static let window = ProposedViewSize(width: 2000, height: 2000)

  /// The medians of milliseconds for trees with ten children to each stack: 1,110 views for a depth of 3. Trees of all
  /// depths take turns, so that whatever else the machine does slows them alike.
  static func times(depths: [Int]) -> [Double] {
    var times = depths.map { _ in [Double]() }
    for repetition in 0..<31 {
      for (index, depth) in depths.enumerated() {
        var seed: UInt32 = 7
        let tree = stack(depth: depth, &seed)
        let start = now()
        place(tree, tree.sizeThatFits(window), window)
        if repetition > 0 { times[index].append((now() - start) / 1e6) }
      }
    }
    return times.map { $0.sorted()[15] }
  }

  private static func stack(depth: Int, _ seed: inout UInt32) -> LayoutEngine {
    let children = (0..<10).map { _ in depth == 1 ? leaf(&seed) : stack(depth: depth - 1, &seed) }
    return StackEngine(
      axis: depth.isMultiple(of: 2) ? .horizontal : .vertical, alignment: .center, spacing: 2,
      children: children, direction: .leftToRight)
  }

  private static func leaf(_ seed: inout UInt32) -> LayoutEngine {
    seed = seed &* 1_664_525 &+ 1_013_904_223
    let length = CGFloat(4 + (seed >> 16) % 20)
    return (seed >> 8).isMultiple(of: 2)
      ? FixedLeafEngine(size: CGSize(width: length, height: length)) : LeafEngine()
  }

  private static func place(_ engine: LayoutEngine, _ size: CGSize, _ proposal: ProposedViewSize) {
    let placements = engine.placements(in: size, proposal: proposal)
    for (child, placement) in zip(engine.children, placements) {
      place(child, placement.size, placement.proposal)
    }
  }

  /// Words that take as many lines as they need, each 20 points high and 300 wide.
  private struct Words: LayoutContent {
    func size(fitting proposal: ProposedViewSize) -> CGSize {
      let width = min(max(proposal.width ?? 300, 40), 300)
      return CGSize(width: width, height: 20 * (300 / width).rounded(.up))
    }
    func answer(_ proposal: ProposedViewSize) -> LayoutAnswer {
      let size = size(fitting: proposal)
      let widths =
        switch size.width {
        case 40: OfferRange(from: 0, upTo: 40)
        case 300: OfferRange(from: 300, upTo: nil)
        default: OfferRange(exactly: proposal.width)
        }
      return LayoutAnswer(size: size, range: AnswerRange(width: widths, height: .all))
    }
  }

  /// Twelve rows and columns in each other with flexible words beside them: milliseconds, and measurements a view.
  static func deep() -> (time: Double, measures: Double) {
    var times: [Double] = []
    var measures = 0.0
    for repetition in 0..<31 {
      var tree: LayoutEngine = ContentEngine(Words())
      var count = 1
      for _ in 0..<12 {
        for axis in [Axis.vertical, .horizontal] {
          tree = StackEngine(
            axis: axis, alignment: .center, spacing: 4, children: [ContentEngine(Words()), tree],
            direction: .leftToRight)
          count += 2
        }
      }
      LayoutCounters.reset()
      let start = now()
      place(tree, tree.sizeThatFits(window), window)
      if repetition > 0 { times.append((now() - start) / 1e6) }
      measures = Double(LayoutCounters.measured) / Double(count)
    }
    return (times.sorted()[15], measures)
  }

  /// The same of real texts, which are cut off where there is no height for them: what is offered in both directions
  /// counts, and there is more to ask. Laid out for the first time and for other widths of the window.
  @MainActor static func deepTexts() -> (time: Double, measures: Double) {
    var times: [Double] = []
    var measures: [Double] = []
    for repetition in 0..<31 {
      let scene = ViewGraph(
        root: DeepTexts(levels: 12), size: CGSize(width: 2000, height: 2000), environment: EnvironmentValues()
      )
      for width in [2000.0, 1700, 1400] {
        scene.setSize(CGSize(width: width, height: 2000))
        LayoutCounters.reset()
        let start = now()
        scene.update()
        if repetition > 0 { times.append((now() - start) / 1e6) }
        measures.append(Double(LayoutCounters.measured) / Double(DeepTexts.viewsPerLevel * 12))
      }
    }
    return (times.sorted()[times.count / 2], measures.max()!)
  }
}
