/// Every benchmark, by area.
let benchmarks: [Benchmark] =
  graphBenchmarks + viewBenchmarks + identityBenchmarks + textBenchmarks + rasterBenchmarks + appBenchmarks
  + scenarioBenchmarks + animationBenchmarks + layoutBenchmarks + drawBenchmarks
  + screenBenchmarks + semanticsBenchmarks + uikitBenchmarks + writingBenchmarks
  + ledgerBenchmarks

private let textBenchmarks = TextBench.rows.map { row in
  Benchmark(name: row.name) {
    var times: [Double] = []
    for repetition in 0...11 {
      row.prepare()
      let start = now()
      row.run()
      if repetition > 0 { times.append((now() - start) / 1e6) }
    }
    return [Row(name: row.name, value: times.sorted()[5], unit: "ms", bound: row.bound)]
  }
}
