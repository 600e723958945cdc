import CSashBenchProbe
import SashGraph

/// The graph's work per node; held to at most 12, 22, 30, 20 and 1 closure calls, and no allocation.
let graphBenchmarks: [Benchmark] = [
  Benchmark(name: "graph-chain") { chain("graph-chain", of: 0, next: AddInt.init) { $0 &+= 1 } },
  Benchmark(name: "graph-chain-struct") {
    chain("graph-chain-struct", of: Item(), next: AddItem.init) { $0.id &+= 1 }
  },
  Benchmark(name: "graph-leaf", run: leaf),
  Benchmark(name: "graph-churn", run: churn),
  Benchmark(name: "graph-clean", run: clean),
  Benchmark(name: "graph-allocations", run: allocations),
]

private struct Item: Equatable {
  var id = 0
  var title = "a title longer than fifteen bytes"
  var tags = [1, 2, 3]
}
private struct AddInt: Rule {
  let input: Attribute<Int>
  func compute() -> Int { input.value &+ 1 }
}
private struct AddItem: Rule {
  let input: Attribute<Item>
  func compute() -> Item {
    var item = input.value
    item.id &+= 1
    return item
  }
}

private func row(_ name: String, _ nanoseconds: Double) -> [Row] {
  [Row(name: name, value: nanoseconds, unit: "ns", ratio: nanoseconds / closureCall, against: "closure call")]
}

/// One input at the head of 1,000 rules changes; time for each rule.
private func chain<R: Rule>(
  _ name: String, of first: R.Value, next: (Attribute<R.Value>) -> R, change: (inout R.Value) -> Void
) -> [Row] {
  let graph = Graph()
  return graph.withCurrent {
    let source = Attribute(input: first)
    var end = source
    for _ in 0..<1000 {
      end = Attribute(rule: next(end))
      use(end.value)
    }
    var value = first
    return row(
      name,
      median(of: 100_000) {
        for _ in 0..<100 {
          change(&value)
          source.setValue(value)
          end.any.bringUpToDate()
        }
      })
  }
}

/// One of 10,000 inputs changes, and the rule that reads it runs.
private func leaf() -> [Row] {
  let graph = Graph()
  return graph.withCurrent {
    let sources = (0..<10_000).map { Attribute(input: $0) }
    let rules = sources.map { Attribute(rule: AddInt(input: $0)) }
    for rule in rules { use(rule.value) }
    var step = 10_000
    return row(
      "graph-leaf",
      median(of: 1000) {
        for _ in 0..<1000 {
          step &+= 1
          let index = step &* 7919 % 10_000
          sources[index].setValue(step)
          use(rules[index].value)
        }
      })
  }
}

/// 1,000 subgraphs of 100 rules that all read one input are made, evaluated and freed; time for each rule.
private func churn() -> [Row] {
  let graph = Graph()
  return graph.withCurrent {
    let shared = Attribute(input: 1)
    var subgraphs: [Subgraph] = []
    subgraphs.reserveCapacity(1000)
    return row(
      "graph-churn",
      median(of: 100_000, repetitions: 9) {
        for _ in 0..<1000 {
          let subgraph = Subgraph(parent: nil)
          subgraph.apply {
            for _ in 0..<100 { Attribute(rule: AddInt(input: shared)).any.bringUpToDate() }
          }
          subgraphs.append(subgraph)
        }
        for subgraph in subgraphs { subgraph.invalidate() }
        subgraphs.removeAll(keepingCapacity: true)
      })
  }
}

/// A value that is up to date is read.
private func clean() -> [Row] {
  let graph = Graph()
  return graph.withCurrent {
    let rules = (0..<1000).map { Attribute(rule: AddInt(input: Attribute(input: $0))) }
    for rule in rules { use(rule.value) }
    return row(
      "graph-clean",
      median(of: 1_000_000) {
        var sum = 0
        for _ in 0..<1000 { for rule in rules { sum &+= rule.value } }
        use(sum)
      })
  }
}

/// Calls of the allocator in a warm update of 1,000 rules.
private func allocations() -> [Row] {
  let graph = Graph()
  return graph.withCurrent {
    let source = Attribute(input: 0)
    var end = source
    for _ in 0..<1000 {
      end = Attribute(rule: AddInt(input: end))
      use(end.value)
    }
    var step = 0
    func update() {
      step += 1
      source.setValue(step)
      use(end.value)
    }
    for _ in 0..<10 { update() }
    let before = sash_bench_allocations()
    for _ in 0..<1000 { update() }
    let count = Double(sash_bench_allocations() - before) / 1000
    return [
      Row(name: "graph-allocations", value: count, unit: "allocations", ratio: count, against: "warm update")
    ]
  }
}
