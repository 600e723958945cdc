import BenchViews
import SashCore
import SashGraph

/// Bodies of views of a user's module; held to 36 closure calls for each rule and 100 ns for the column.
let viewBenchmarks: [Benchmark] = [
  Benchmark(name: "graph-chain-view") { chain("graph-chain-view") { Link(number: $0) } },
  Benchmark(name: "graph-chain-view-struct") { heavyChain() },
  Benchmark(name: "body-vstack10") { body("body-vstack10", of: hide { Column(number: $0) }) },
]

private func row(_ name: String, _ nanoseconds: Double) -> [Row] {
  [Row(name: name, value: nanoseconds, unit: "ns", ratio: nanoseconds / closureCall, against: "closure call")]
}

private func heavyChain() -> [Row] {
  var model = HeavyLink(number: 0)
  return chain("graph-chain-view-struct") { number in
    model.number = number
    return model
  }
}

/// A view value at the head of 1,000 bodies changes; time for each of their rules.
@_semantics("optimize.sil.specialize.generic.never")
@inline(never) private func chain<V: View>(_ name: String, of view: (Int) -> V) -> [Row] where V.Body == V {
  let scene = ViewGraph(root: EmptyView(), size: .zero, environment: EnvironmentValues())
  return scene.graph.withCurrent {
    let subgraph = Subgraph(parent: nil)
    defer { subgraph.invalidate() }
    return subgraph.apply {
      let environment = EnvironmentInput(Attribute(input: EnvironmentValues()))
      let inputs = _GraphInputs(environment: environment, host: scene)
      let source = Attribute(input: view(0))
      var end = source
      for _ in 0..<1000 {
        end = V.makeBody(view: _GraphValue(end), inputs: inputs)
        end.bringUpToDate()
      }
      var step = 0
      return row(
        name,
        median(of: 100_000) {
          for _ in 0..<100 {
            step &+= 1
            source.setValue(view(step))
            end.bringUpToDate()
          }
        })
    }
  }
}

/// The body of a view runs, is compared with the last and stored, through the witness as in the graph.
@_semantics("optimize.sil.specialize.generic.never")
@inline(never) private func body<V: View>(_ name: String, of view: (Int) -> V) -> [Row] {
  let views = UnsafeMutablePointer<V>.allocate(capacity: 2)
  (views + 0).initialize(to: view(0))
  (views + 1).initialize(to: view(1))
  let value = UnsafeMutablePointer<V.Body>.allocate(capacity: 1)
  defer {
    value.deinitialize(count: 1)
    value.deallocate()
    views.deinitialize(count: 2)
    views.deallocate()
  }
  let type = hide(V.self)
  _ = type._evaluateBody(views, value, false)
  return row(
    name,
    median(of: 10_000) {
      for step in 1...10_000 { use(type._evaluateBody(views + (step & 1), value, true)) }
    })
}
