import Foundation
import SashGeometry

/// How a stack shares a finite length among its children.
///
/// Groups of falling priority are served in turn; before a group is served, the minima of all lower groups
/// are set aside. Within a group the least flexible child comes first and is offered an equal share of what
/// is left.
///
/// - Complexity: O(n log n) for n children, with at most three measurements of each.
/// - Source: WWDC 2019, session 237; https://fancyhints.com/how-an-hstack-lays-out-its-children
struct StackSolution {
  /// What each child gets.
  private(set) var shares: [Share] = []
  struct Share {
    /// What it was offered along the axis, in points.
    var offer: CGFloat = 0
    /// What it answered.
    var size = CGSize.zero
  }
  /// Across the axis, what else gets the same answers of all children in all questions.
  private(set) var minorOffers = OfferRange.all
  /// The lengths without gaps whose sharing gets the same answers.
  private(set) var available = StackSolution.everyLength
  private var asked: ProposedViewSize?

  private static let everyLength = OfferRange(low: -.infinity, high: OfferRange.unspecified)

  func answers(_ proposal: ProposedViewSize) -> Bool { asked == proposal }

  /// Shares another length, in the place of the one shared before.
  ///
  /// - Parameter available: The proposed length less all gaps, in points.
  mutating func solve(
    _ engines: [LayoutEngine], ranking: PriorityRanking, axis: Axis, available length: CGFloat,
    proposal: ProposedViewSize
  ) {
    asked = proposal
    minorOffers = .all
    available = StackSolution.everyLength
    if shares.count != engines.count { shares = Array(repeating: Share(), count: engines.count) }
    let minor = proposal[axis.other]

    // The minima of the groups behind each group.
    var reserved: [CGFloat] = []
    let groupCount = ranking.groupCount
    if groupCount > 1 {
      reserved = Array(repeating: 0, count: groupCount)
      for group in reserved.indices.dropLast().reversed() {
        reserved[group] = reserved[group + 1]
        for place in ranking.group(group + 1) {
          reserved[group] += ask(engines, ranking.child(at: place), axis, 0, minor).size[axis]
        }
      }
    }

    withUnsafeTemporaryAllocation(of: Turn.self, capacity: engines.count) { turns in
      var rest = length
      // What the children before have taken.
      var taken: CGFloat = 0
      for group in 0..<groupCount {
        let places = ranking.group(group)
        var queue = UnsafeMutableBufferPointer(rebasing: turns[0..<places.count])
        if places.count == 1 {
          let index = Int32(ranking.child(at: places.lowerBound))
          queue.initializeElement(at: 0, to: Turn(flexibility: 0, minimum: 0, index: index))
        } else {
          var isInOrder = true
          for place in places {
            let index = ranking.child(at: place)
            let minimum = ask(engines, index, axis, 0, minor).size[axis]
            let maximum = ask(engines, index, axis, .infinity, minor).size[axis]
            let turn = Turn(
              flexibility: minimum == maximum ? 0 : maximum - minimum, minimum: minimum, index: Int32(index))
            let at = place - places.lowerBound
            if at > 0, turn < queue[at - 1] { isInOrder = false }
            queue.initializeElement(at: at, to: turn)
          }
          if !isInOrder { queue.sort() }
        }
        let kept = groupCount == 1 ? 0 : reserved[group]
        var left = rest - kept
        for turn in 0..<queue.count {
          let share = CGFloat(queue.count - turn)
          let offer = max(left / share, 0)
          let index = Int(queue[turn].index)
          let answer = ask(engines, index, axis, offer, minor)
          noteOffers(answer.range[axis], share: share, offset: taken + kept)
          shares[index] = Share(offer: offer, size: answer.size)
          left -= answer.size[axis]
          taken += answer.size[axis]
        }
        rest = left + kept
      }
    }
  }

  @inline(__always)
  private mutating func ask(
    _ engines: [LayoutEngine], _ index: Int, _ axis: Axis, _ major: CGFloat, _ minor: CGFloat?
  ) -> LayoutAnswer {
    let answer = engines.answer(of: index, ProposedViewSize(axis, major: major, minor: minor))
    minorOffers.formIntersection(answer.range[axis.other])
    return answer
  }

  /// A child that was offered one of `share` parts of the length less `offset` would answer the same to `offers`.
  private mutating func noteOffers(_ offers: OfferRange, share: CGFloat, offset: CGFloat) {
    if offers.low > 0 { available.low = max(available.low, offers.low * share + offset) }
    if offers.high >= OfferRange.infinite {
      available.high = min(available.high, offers.high)
    } else {
      available.high = min(available.high, offers.high * share + offset)
    }
  }
}

extension [LayoutEngine] {
  // The array keeps its engines while they are asked; counting that for each question takes longer than most answers.
  @inline(__always) func answer(of index: Int, _ proposal: ProposedViewSize) -> LayoutAnswer {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef { $0.answer(proposal) }
  }
  @inline(__always) func statedGuides(of index: Int) -> StatedGuides {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef { $0.statedGuides }
  }
  @inline(__always) func layoutPriority(of index: Int) -> Double {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef { $0.layoutPriority }
  }
  @inline(__always)
  func guideValue(of index: Int, _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat
  {
    Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef {
      $0.guideValue(key, in: size, proposal: proposal)
    }
  }
}

/// When a child is served within its group.
private struct Turn: Comparable, BitwiseCopyable {
  let flexibility: CGFloat
  let minimum: CGFloat
  let index: Int32

  static func < (a: Turn, b: Turn) -> Bool {
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    // Among views without a maximum the one that needs more comes first.
    if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
    return a.index < b.index
  }
}
