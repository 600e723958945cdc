import Foundation

/// The children of a stack in groups of equal layout priority, the highest group first.
struct PriorityRanking {
  /// Indices of children, group after group, in source order within a group; empty where all are in one group.
  private var order: [Int32] = []
  /// Where each group ends in `order`.
  private var ends: [Int] = []
  private let count: Int

  init(_ engines: [LayoutEngine]) {
    count = engines.count
    guard let first = engines.first?.layoutPriority,
      engines.indices.contains(where: { engines.layoutPriority(of: $0) != first })
    else { return }
    let priorities = engines.map(\.layoutPriority)
    let order = (0..<Int32(count)).sorted {
      let (a, b) = (priorities[Int($0)], priorities[Int($1)])
      return a == b ? $0 < $1 : a > b
    }
    self.order = order
    ends = order.indices.filter {
      $0 + 1 == order.count || priorities[Int(order[$0])] != priorities[Int(order[$0 + 1])]
    }.map { $0 + 1 }
  }

  var groupCount: Int { ends.isEmpty ? 1 : ends.count }
  /// The places of a group in the order of the ranking.
  @inline(__always) func group(_ index: Int) -> Range<Int> {
    ends.isEmpty ? 0..<count : (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
  /// The child at a place of the ranking.
  @inline(__always) func child(at place: Int) -> Int { order.isEmpty ? place : Int(order[place]) }
}
