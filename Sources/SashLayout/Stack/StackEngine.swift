import Foundation
import SashGeometry

/// Lays children out one after another along an axis, and by a guide across it.
///
/// - Source: WWDC 2019, session 237; ties, minima and unspecified lengths as on iOS 17
package final class StackEngine: ContainerEngine {
  let axis: Axis
  /// The guide that lies on one line, across the axis.
  let guide: AlignmentKey
  private let explicitSpacing: CGFloat?
  private var solution: StackSolution?

  /// - Parameter spacing: Points between neighbours; nil takes what each pair prefers.
  package init(
    axis: Axis, alignment: Alignment, spacing: CGFloat?, children: [LayoutEngine], direction: LayoutDirection
  ) {
    self.axis = axis
    guide = axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key
    if let spacing, !spacing.isFinite {
      LayoutWarning.reportMaking("Invalid spacing of a stack (non-finite): \(spacing).")
      explicitSpacing = nil
    } else {
      explicitSpacing = spacing
    }
    super.init(children: children, direction: direction)
  }

  package override var debugName: String { axis == .horizontal ? "HStack" : "VStack" }
  func hasSameSpacing(as other: StackEngine) -> Bool { explicitSpacing == other.explicitSpacing }

  /// The gap behind each child but the last, in points; empty where all are `explicitSpacing`.
  private lazy var preferredGaps: [CGFloat] = {
    guard explicitSpacing == nil, var before = engines.first?.spacing else { return [] }
    return engines.dropFirst().map { engine in
      let next = engine.spacing
      defer { before = next }
      return before.distance(to: next, along: axis)
    }
  }()
  private lazy var totalGap =
    explicitSpacing.map { $0 * CGFloat(max(engines.count - 1, 0)) }
    ?? preferredGaps.reduce(0, +)

  /// The children in the order in which they are served.
  private(set) lazy var ranking = PriorityRanking(engines)

  // MARK: Measuring

  package override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if engines.isEmpty { return .zero }
    var total = totalGap
    var extent = CrossExtent()
    if let offer = commonOffer(proposal) {
      for engine in engines {
        let size = engine.sizeThatFits(offer)
        total += size[axis]
        extent.add(length: size[axis.other], guide: guideValue(of: engine, size: size, proposal: offer))
      }
    } else {
      let solution = solve(proposal)
      for (index, engine) in engines.enumerated() {
        let size = solution.sizes[index]
        total += size[axis]
        let offer = solution.proposal(at: index, axis: axis)
        extent.add(length: size[axis.other], guide: guideValue(of: engine, size: size, proposal: offer))
      }
    }
    var size = CGSize.zero
    size[axis] = max(total, 0)
    size[axis.other] = extent.length
    return size
  }

  /// What every child is offered where all get the same: nothing, everything or zero.
  private func commonOffer(_ proposal: ProposedViewSize) -> ProposedViewSize? {
    guard let length = proposal[axis], length.isFinite else { return proposal }
    guard length <= totalGap else { return nil }
    return ProposedViewSize(axis, major: 0, minor: proposal[axis.other])
  }

  /// Shares a finite length. The latest result is kept, since placing asks for it again.
  private func solve(_ proposal: ProposedViewSize) -> StackSolution {
    if let solution, solution.answers(proposal, axis: axis) { return solution }
    let solution = StackSolution(
      of: engines, ranking: ranking, axis: axis, available: proposal[axis]! - totalGap, proposal: proposal)
    self.solution = solution
    return solution
  }

  @inline(__always)
  private func guideValue(of engine: LayoutEngine, size: CGSize, proposal: ProposedViewSize) -> CGFloat {
    if let value = engine.guide(guide, in: size, proposal: proposal) { return value }
    return guide.defaultValue(in: ViewDimensions(engine: engine, size: size, proposal: proposal))
  }

  // MARK: Placing

  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    var proposal = proposal
    // Where nothing was offered across the axis, children now learn how far the stack reaches.
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let common = commonOffer(proposal)
    let solution = common == nil ? solve(proposal) : nil

    var placements: [Placement] = []
    placements.reserveCapacity(engines.count)
    var extent = CrossExtent()
    var position: CGFloat = 0
    for (index, engine) in engines.enumerated() {
      let offer = common ?? solution!.proposal(at: index, axis: axis)
      let size = common == nil ? solution!.sizes[index] : engine.sizeThatFits(offer)
      let value = guideValue(of: engine, size: size, proposal: offer)
      extent.add(length: size[axis.other], guide: value)
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.other] = value
      placements.append(Placement(origin: origin, size: size, proposal: offer))
      guard index + 1 < engines.count else { break }
      position += size[axis] + (explicitSpacing ?? preferredGaps[index])
    }
    for index in placements.indices {
      placements[index].origin[axis.other] = extent.origin(guide: placements[index].origin[axis.other])
    }
    return placements
  }

  // MARK: Spacing

  private lazy var mergedSpacing: ViewSpacing = {
    guard let first = engines.first, let last = engines.last else { return .zero }
    var spacing = ViewSpacing.undemanding
    let isRow = axis == .horizontal
    for engine in engines { spacing.formUnion(engine.spacing, edges: isRow ? .vertical : .horizontal) }
    spacing.formUnion(first.spacing, edges: isRow ? .leading : .top)
    spacing.formUnion(last.spacing, edges: isRow ? .trailing : .bottom)
    return spacing
  }()
  package override var spacing: ViewSpacing { mergedSpacing }
}
