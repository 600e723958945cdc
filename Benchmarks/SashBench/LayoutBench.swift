import BenchViews
import Foundation
import SashCore
import SashGeometry
import SashLayout

/// Layout alone: fresh trees of stacks with fixed and flexible leaves are measured and placed, all of them.
let layoutBenchmarks: [Benchmark] = [
  Benchmark(name: "layout-1k") {
    let time = LayoutBench.time(depth: 3)
    return [Row(name: "layout-1k", value: time, unit: "ms", ratio: time / 0.4, against: "bound of 0.4 ms")]
  },
  Benchmark(name: "layout-10k") {
    let (small, large) = (LayoutBench.time(depth: 3), LayoutBench.time(depth: 4))
    return [
      Row(name: "layout-10k", value: large, unit: "ms", ratio: large / 4.5, against: "bound of 4.5 ms"),
      Row(
        name: "layout-10k-to-1k", value: large / small, unit: "times", ratio: large / small / 12,
        against: "bound of 12"),
    ]
  },
  Benchmark(name: "layout-depth") {
    let (time, measures) = MainActor.assumeIsolated { LayoutBench.deep() }
    return [
      Row(name: "layout-depth", value: time, unit: "ms"),
      Row(
        name: "layout-depth-measures", value: measures, unit: "a node", ratio: measures / 4,
        against: "bound of 4"),
    ]
  },
]

enum LayoutBench {
  private static let window = ProposedViewSize(width: 2000, height: 2000)

  /// The median of milliseconds for a tree with ten children to each stack: 1,110 views for a depth of 3.
  static func time(depth: Int) -> Double {
    var times: [Double] = []
    for repetition in 0..<31 {
      var seed: UInt32 = 7
      let tree = stack(depth: depth, &seed)
      let start = now()
      place(tree, tree.sizeThatFits(window), window)
      if repetition > 0 { times.append((now() - start) / 1e6) }
    }
    return times.sorted()[15]
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

  /// Twelve rows and columns in each other with texts beside them, laid out for the first time and for other widths of the
  /// window: milliseconds, and measurements a view.
  @MainActor static func deep() -> (time: Double, measures: Double) {
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
