import Foundation

/// The children of a stack in groups of equal layout priority, the highest group first.
struct PriorityRanking {
  /// Indices of children, group after group; in source order within a group.
  let order: [Int32]
  /// Where each group ends in `order`.
  let ends: [Int]

  init(_ engines: [LayoutEngine]) {
    let priorities = engines.map(\.layoutPriority)
    let indices = Array(0..<Int32(engines.count))
    guard let first = priorities.first, priorities.contains(where: { $0 != first }) else {
      order = indices
      ends = [engines.count]
      return
    }
    let order = indices.sorted {
      let (a, b) = (priorities[Int($0)], priorities[Int($1)])
      return a == b ? $0 < $1 : a > b
    }
    self.order = order
    ends = order.indices.filter {
      $0 + 1 == order.count || priorities[Int(order[$0])] != priorities[Int(order[$0 + 1])]
    }.map { $0 + 1 }
  }
}
