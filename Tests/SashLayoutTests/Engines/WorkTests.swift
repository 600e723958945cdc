import Foundation
import SashGeometry
import SashLayout
import Testing

extension LayoutTests {
  /// How often views are measured. On the main actor, because the counters are those of the whole process.
  @Suite @MainActor struct WorkTests {
    @Test("A stack measures each child at most three times for a finite length")
    func stackMeasuresThrice() {
      let leaves = (0..<10_000).map { index in
        CountingEngine { CGSize(width: min($0.width ?? 10, CGFloat(index % 7 + 1)), height: 10) }
      }
      let stack = StackEngine(
        axis: .horizontal, alignment: .center, spacing: 1, children: leaves, direction: ltr)
      LayoutCounters.reset()
      let proposal = ProposedViewSize(width: 30_000, height: 50)
      let size = stack.sizeThatFits(proposal)
      #expect(LayoutCounters.measured <= 3 * leaves.count + 1)
      #expect(leaves.allSatisfy { $0.proposals.count <= 3 })
      _ = stack.placements(in: size, proposal: proposal)
      #expect(leaves.allSatisfy { $0.proposals.count <= 3 }, "Placing asks only what was asked before.")
      #expect(LayoutCounters.placed == 1)
    }

    @Test("A stack that is offered nothing, everything or zero measures each child once")
    func commonOffers() {
      for length in [nil, 0, CGFloat.infinity] {
        let leaves = (0..<100).map { _ in CountingEngine { $0.replacingUnspecifiedDimensions() } }
        let stack = StackEngine(
          axis: .vertical, alignment: .center, spacing: 0, children: leaves, direction: ltr)
        _ = stack.sizeThatFits(ProposedViewSize(width: 100, height: length))
        #expect(leaves.allSatisfy { $0.proposals.count == 1 })
      }
    }

    @Test("The same question is not answered twice")
    func cacheHits() {
      let leaf = CountingEngine { $0.replacingUnspecifiedDimensions() }
      let proposals = [.zero, .infinity, .unspecified, ProposedViewSize(width: 1, height: -0.0)]
      for _ in 0..<5 {
        for proposal in proposals { _ = leaf.sizeThatFits(proposal) }
      }
      #expect(leaf.proposals.count == proposals.count)
      #expect(leaf.sizeThatFits(ProposedViewSize(width: 1, height: 0)).width == 1)
      #expect(leaf.proposals.count == proposals.count, "Negative zero is zero.")
    }

    @Test("A stack takes another leaf in the place of one only where it is of the same size")
    func replacedLeaf() {
      let old = FixedLeafEngine(size: CGSize(width: 10, height: 10))
      let stack = StackEngine(
        axis: .horizontal, alignment: .center, spacing: 0, children: [old, LeafEngine()], direction: ltr)
      _ = stack.sizeThatFits(.unspecified)
      let rest = Unmanaged.passUnretained(stack.children[1])
      let larger: LayoutEngine = FixedLeafEngine(size: CGSize(width: 30, height: 10))
      #expect(!stack.takeChildren([Unmanaged.passUnretained(larger), rest], changed: [0, 1]))
      let same: LayoutEngine = FixedLeafEngine(size: CGSize(width: 10, height: 10))
      #expect(stack.takeChildren([Unmanaged.passUnretained(same), rest], changed: [0, 1]))
      let greedy: LayoutEngine = LeafEngine(ideal: CGSize(width: 10, height: 20))
      #expect(
        !stack.takeChildren(
          [Unmanaged.passUnretained(same), Unmanaged.passUnretained(greedy)], changed: [0, 1]))
    }

    @Test("Containers remember more than four answers")
    func containersRememberMore() {
      let leaf = CountingEngine { $0.replacingUnspecifiedDimensions() }
      let stack = vstack(.center, spacing: 0, leaf)
      let widths = (1...12).map { ProposedViewSize(width: CGFloat($0), height: 10) }
      for proposal in widths { _ = stack.sizeThatFits(proposal) }
      LayoutCounters.reset()
      for proposal in widths { #expect(stack.sizeThatFits(proposal).width == proposal.width) }
      #expect(LayoutCounters.measured == 0)
    }

    @Test("Nested stacks stay affordable")
    func nestedStacks() {
      let leaf = CountingEngine { $0.replacingUnspecifiedDimensions() }
      var tree: LayoutEngine = leaf
      for depth in 0..<12 {
        tree =
          depth.isMultiple(of: 2)
          ? hstack(.firstTextBaseline, spacing: 1, tree, LeafEngine())
          : vstack(.leading, spacing: 1, LeafEngine(), tree)
      }
      LayoutCounters.reset()
      tree.checkInvariants(ProposedViewSize(width: 500, height: 500))
      #expect(LayoutCounters.measured < 4_000)
    }

    @Test("Guides of deep trees are computed once each")
    func deepGuides() {
      var calls = 0
      var tree = fixed("a", 10, 10).guide(.firstTextBaseline) { _ in
        calls += 1
        return 4
      }
      for _ in 0..<20 { tree = vstack(.leading, spacing: 0, hstack(.firstTextBaseline, spacing: 0, tree)) }
      let dimensions = tree.dimensions(.unspecified)
      #expect(dimensions[explicit: VerticalAlignment.firstTextBaseline] == 4)
      #expect(calls <= 16, "Not twice as often with each level.")
    }

    @Test("A guide that no container uses is not computed")
    func unusedGuide() {
      var calls = 0
      let view = fixed("a", 10, 10).guide(.trailing) { _ in
        calls += 1
        return 0
      }
      _ = vstack(.leading, view).frames(.unspecified)
      #expect(calls == 0)
    }
  }
}
