import Testing

@testable import SashGraph

/// All tests of the graph: one at a time, since the current graph belongs to the process.
@Suite(.serialized) @MainActor struct GraphSuite {}

/// Runs `body` in a graph of its own; afterwards the invariants hold and every node is freed.
@MainActor func withGraph<R>(_ body: (Graph) throws -> R) rethrows -> R {
  let graph = Graph()
  return try graph.withCurrent {
    let result = try body(graph)
    graph.checkInvariants()
    return result
  }
}

struct Sum: Rule {
  var inputs: [Attribute<Int>]
  func compute() -> Int { inputs.reduce(0) { $0 + $1.value } }
}
/// Reads `a` or `b`, as `switch` says.
struct Choice: Rule {
  let choice: Attribute<Int>
  let a: Attribute<Int>
  let b: Attribute<Int>
  func compute() -> Int { choice.value & 1 == 0 ? a.value : b.value }
}
struct Half: Rule {
  let input: Attribute<Int>
  func compute() -> Int { input.value / 2 }
}
struct Plus: Rule {
  let input: Attribute<Int>
  var amount = 1
  func compute() -> Int { input.value &+ amount }
}
/// Runs any closure.
struct Closure<Value>: Rule {
  let body: () -> Value
  func compute() -> Value { body() }
}
/// Tells when it is freed.
final class Token {
  let onEnd: () -> Void
  init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}
