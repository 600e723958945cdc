import BenchViews
import SashCore

/// A table of 100,000 rows opened and scrolled: each frame from the change to finished pixels.
let ledgerBenchmarks: [Benchmark] = [
  Benchmark(name: "table-100k") { MainActor.assumeIsolated { table() } }
]

@MainActor private func table() -> [Row] {
  var first: [Double] = []
  var stage: Stage!
  for repetition in 0...10 {
    stage?.headless.close()
    let time = milliseconds { stage = Stage(Ledger(count: 100_000)) }
    if repetition > 0 { first.append(time) }
  }
  return rows("table-100k-first", first, bound: 12)
    + rows("table-100k-step", stage.steps(of: 200), bound: 0.8)
}
