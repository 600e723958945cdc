import Foundation
import SashGeometry

/// What a stack is told beside its children.
package struct StackSettings {
  package var axis: Axis
  package var alignment: Alignment
  /// Points between neighbours; nil takes what each pair prefers.
  package var spacing: CGFloat?
  package var direction: LayoutDirection
  package init(axis: Axis, alignment: Alignment, spacing: CGFloat?, direction: LayoutDirection) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.direction = direction
  }
  /// The guide that lies on one line, across the axis.
  var guide: AlignmentKey { axis == .horizontal ? alignment.vertical.key : alignment.horizontal.key }
}

/// Lays children out one after another along an axis, and by a guide across it.
///
/// - Source: WWDC 2019, session 237; ties, minima and unspecified lengths as on iOS 17
package final class StackEngine: ContainerEngine {
  let axis: Axis
  /// The guide that lies on one line, across the axis.
  let guide: AlignmentKey
  private let explicitSpacing: CGFloat?
  @exclusivity(unchecked) private var solution = StackSolution()
  /// Whether it follows from the spacing of the children what this stack has answered.
  private(set) var asksForSpacing: Bool

  package init(_ settings: StackSettings, children: [LayoutEngine]) {
    axis = settings.axis
    guide = settings.guide
    let spacing = settings.spacing
    if let spacing, !spacing.isFinite {
      LayoutWarning.reportMaking("Invalid spacing of a stack (non-finite): \(spacing).")
      explicitSpacing = nil
    } else {
      explicitSpacing = spacing
    }
    asksForSpacing = explicitSpacing == nil
    super.init(children: children, direction: settings.direction)
  }
  /// - Parameter spacing: Points between neighbours; nil takes what each pair prefers.
  package convenience init(
    axis: Axis, alignment: Alignment, spacing: CGFloat?, children: [LayoutEngine], direction: LayoutDirection
  ) {
    self.init(
      StackSettings(axis: axis, alignment: alignment, spacing: spacing, direction: direction),
      children: children)
  }

  package override var debugName: String { axis == .horizontal ? "HStack" : "VStack" }
  /// Whether a stack of these settings would answer as this one does if it had the same children.
  package func isLaidOut(by settings: StackSettings) -> Bool {
    axis == settings.axis && guide == settings.guide && explicitSpacing == settings.spacing
      && direction == settings.direction
  }

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
    let engines = engines
    if engines.isEmpty {
      answersAlike = .all
      return .zero
    }
    var total = totalGap
    var extent = CrossExtent()
    if let offer = commonOffer(proposal) {
      var alike = AnswerRange.all
      for index in engines.indices {
        let answer = engines.answer(of: index, offer)
        alike.formIntersection(answer.range)
        total += answer.size[axis]
        extent.add(
          length: answer.size[axis.other],
          guide: engines.guideValue(of: index, guide, in: answer.size, proposal: offer))
      }
      answersAlike = AnswerRange(
        axis, major: commonLengths(proposal[axis], alike[axis]), minor: alike[axis.other])
    } else {
      solve(proposal)
      let (shares, minor) = (solution.shares, proposal[axis.other])
      for index in engines.indices {
        let size = shares[index].size
        total += size[axis]
        let offer = ProposedViewSize(axis, major: shares[index].offer, minor: minor)
        extent.add(
          length: size[axis.other],
          guide: engines.guideValue(of: index, guide, in: size, proposal: offer))
      }
      answersAlike = AnswerRange(
        axis, major: sharedLengths(proposal[axis]!), minor: solution.minorOffers)
    }
    var size = CGSize.zero
    size[axis] = max(total, 0)
    size[axis.other] = extent.length
    return size
  }

  /// The lengths along the axis that offer every child what `length` does; `offers` get the same answers of them.
  private func commonLengths(_ length: CGFloat?, _ offers: OfferRange) -> OfferRange {
    // Children that take no notice of the axis get whatever is shared out.
    if offers == .all { return .all }
    if let length, length.isFinite { return OfferRange(low: 0, high: Double(max(totalGap, length))) }
    return offers.low <= OfferRange.infinite && offers.high == OfferRange.unspecified
      ? OfferRange(low: OfferRange.infinite, high: OfferRange.unspecified) : OfferRange(exactly: length)
  }

  /// The lengths that are shared out in a way that gets the same answers.
  private func sharedLengths(_ length: CGFloat) -> OfferRange {
    var range = solution.available
    // Where no child minds being offered less, none minds being offered nothing.
    range.low = range.low == -.infinity ? 0 : max(range.low + totalGap, Double(totalGap).nextUp)
    if range.high < OfferRange.infinite { range.high += totalGap }
    return range.guarded(around: Double(length))
  }

  /// What every child is offered where all get the same: nothing, everything or zero.
  private func commonOffer(_ proposal: ProposedViewSize) -> ProposedViewSize? {
    guard let length = proposal[axis], length.isFinite else { return proposal }
    guard length <= totalGap else { return nil }
    return ProposedViewSize(axis, major: 0, minor: proposal[axis.other])
  }

  /// Shares a finite length. The latest result is kept, since placing asks for it again.
  private func solve(_ proposal: ProposedViewSize) {
    if solution.answers(proposal) { return }
    // Unchecked: no child asks the stack it is in.
    solution.solve(
      engines, ranking: ranking, axis: axis, available: proposal[axis]! - totalGap, proposal: proposal)
  }

  // MARK: Placing

  package override func arrange(in size: CGSize, proposal: ProposedViewSize) -> [Placement] {
    var proposal = proposal
    // Where nothing was offered across the axis, children now learn how far the stack reaches.
    if proposal[axis.other] == nil { proposal[axis.other] = size[axis.other] }
    let common = commonOffer(proposal)
    if common == nil { solve(proposal) }
    let (shares, minor) = (solution.shares, proposal[axis.other])

    var placements: [Placement] = []
    placements.reserveCapacity(engines.count)
    var extent = CrossExtent()
    var position: CGFloat = 0
    let engines = engines
    for index in engines.indices {
      let offer = common ?? ProposedViewSize(axis, major: shares[index].offer, minor: minor)
      let size = common == nil ? shares[index].size : engines.answer(of: index, offer).size
      let value = engines.guideValue(of: index, guide, in: size, proposal: offer)
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

  /// Boxed: it is large, and only stacks in stacks are asked for it.
  private final class Merged {
    let spacing: ViewSpacing
    init(_ spacing: ViewSpacing) { self.spacing = spacing }
  }
  private lazy var merged: Merged = {
    asksForSpacing = true
    guard let first = engines.first, let last = engines.last else { return Merged(.zero) }
    var spacing = ViewSpacing.undemanding
    let isRow = axis == .horizontal
    for engine in engines { spacing.formUnion(engine.spacing, edges: isRow ? .vertical : .horizontal) }
    spacing.formUnion(first.spacing, edges: isRow ? .leading : .top)
    spacing.formUnion(last.spacing, edges: isRow ? .trailing : .bottom)
    return Merged(spacing)
  }()
  package override var spacing: ViewSpacing { merged.spacing }
}
