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
  private let asked: ProposedViewSize

  func answers(_ proposal: ProposedViewSize, axis: Axis) -> Bool { asked == proposal }

  /// What the child at `index` was offered.
  @inline(__always) func proposal(at index: Int, axis: Axis) -> ProposedViewSize {
    ProposedViewSize(axis, major: offers[index], minor: asked[axis.other])
  }

  /// - Parameter available: The proposed length less all gaps, in points.
  init(
    of engines: [LayoutEngine], ranking: PriorityRanking, axis: Axis, available: CGFloat,
    proposal: ProposedViewSize
  ) {
    asked = proposal
    offers = Array(repeating: 0, count: engines.count)
    sizes = Array(repeating: .zero, count: engines.count)
    let minor = proposal[axis.other]
    func length(_ index: Int32, offered: CGFloat) -> CGFloat {
      engines[Int(index)].sizeThatFits(ProposedViewSize(axis, major: offered, minor: minor))[axis]
    }

    // The minima of the groups behind each group.
    var reserved = [CGFloat](repeating: 0, count: ranking.ends.count)
    for group in reserved.indices.dropLast().reversed() {
      let lower = ranking.ends[group]..<ranking.ends[group + 1]
      reserved[group] = ranking.order[lower].reduce(reserved[group + 1]) { $0 + length($1, offered: 0) }
    }

    var rest = available
    var queue: [Turn] = []
    var begin = 0
    for (group, end) in ranking.ends.enumerated() {
      defer { begin = end }
      queue.removeAll(keepingCapacity: true)
      if end - begin == 1 {
        queue.append(Turn(flexibility: 0, minimum: 0, index: ranking.order[begin]))
      } else {
        for index in ranking.order[begin..<end] {
          let minimum = length(index, offered: 0)
          let maximum = length(index, offered: .infinity)
          queue.append(
            Turn(flexibility: minimum == maximum ? 0 : maximum - minimum, minimum: minimum, index: index))
        }
        queue.sort()
      }
      var left = rest - reserved[group]
      for (turn, next) in queue.enumerated() {
        let offer = max(left / CGFloat(queue.count - turn), 0)
        let index = Int(next.index)
        let size = engines[index].sizeThatFits(ProposedViewSize(axis, major: offer, minor: minor))
        offers[index] = offer
        sizes[index] = size
        left -= size[axis]
      }
      rest = left + reserved[group]
    }
  }
}

/// When a child is served within its group.
private struct Turn: Comparable {
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
