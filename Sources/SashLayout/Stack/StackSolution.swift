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
  /// What each child was offered along the axis, in points.
  private(set) var offers: [CGFloat]
  /// What each child answered.
  private(set) var sizes: [CGSize]
  /// Across the axis, what else gets the same answers of all children in all questions.
  private(set) var minorOffers = OfferRange.all
  /// The lengths without gaps whose sharing gets the same answers.
  private(set) var available = OfferRange(low: -.infinity, high: OfferRange.unspecified)
  private let asked: ProposedViewSize

  func answers(_ proposal: ProposedViewSize, axis: Axis) -> Bool { asked == proposal }

  /// What the child at `index` was offered.
  @inline(__always) func proposal(at index: Int, axis: Axis) -> ProposedViewSize {
    ProposedViewSize(axis, major: offers[index], minor: asked[axis.other])
  }

  /// - Parameter available: The proposed length less all gaps, in points.
  init(
    of engines: [LayoutEngine], ranking: PriorityRanking, axis: Axis, available length: CGFloat,
    proposal: ProposedViewSize
  ) {
    asked = proposal
    offers = Array(repeating: 0, count: engines.count)
    sizes = Array(repeating: .zero, count: engines.count)
    let minor = proposal[axis.other]
    let single = ranking.ends.count == 1

    // The minima of the groups behind each group.
    var reserved: [CGFloat] = []
    if !single {
      reserved = Array(repeating: 0, count: ranking.ends.count)
      for group in reserved.indices.dropLast().reversed() {
        let lower = ranking.ends[group]..<ranking.ends[group + 1]
        reserved[group] = reserved[group + 1]
        for index in ranking.order[lower] {
          reserved[group] += ask(engines[Int(index)], axis, 0, minor).size[axis]
        }
      }
    }

    withUnsafeTemporaryAllocation(of: Turn.self, capacity: engines.count) { turns in
      var rest = length
      // What is known of the whole length once the children before have answered as they did.
      var taken: CGFloat = 0
      var begin = 0
      for (group, end) in ranking.ends.enumerated() {
        defer { begin = end }
        let count = end - begin
        var queue = UnsafeMutableBufferPointer(rebasing: turns[0..<count])
        if count == 1 {
          queue.initializeElement(at: 0, to: Turn(flexibility: 0, minimum: 0, index: ranking.order[begin]))
        } else {
          for (place, index) in ranking.order[begin..<end].enumerated() {
            let minimum = ask(engines[Int(index)], axis, 0, minor).size[axis]
            let maximum = ask(engines[Int(index)], axis, .infinity, minor).size[axis]
            queue.initializeElement(
              at: place,
              to: Turn(
                flexibility: minimum == maximum ? 0 : maximum - minimum, minimum: minimum, index: index))
          }
          queue.sort()
        }
        let kept = single ? 0 : reserved[group]
        var left = rest - kept
        for (turn, next) in queue.enumerated() {
          let share = CGFloat(count - turn)
          let offer = max(left / share, 0)
          let index = Int(next.index)
          let answer = ask(engines[index], axis, offer, minor)
          noteOffers(answer.range[axis], share: share, offset: taken + kept)
          offers[index] = offer
          sizes[index] = answer.size
          left -= answer.size[axis]
          taken += answer.size[axis]
        }
        rest = left + kept
      }
    }
  }

  private mutating func ask(
    _ engine: LayoutEngine, _ axis: Axis, _ major: CGFloat, _ minor: CGFloat?
  ) -> LayoutAnswer {
    let answer = engine.answer(ProposedViewSize(axis, major: major, minor: minor))
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
