import BenchViews
import Foundation
import SashCore
import SashHost
import SashInput

/// An editor of ten megabytes opened and written in, and a table of 100,000 rows opened and scrolled: each frame from the
/// change to finished pixels.
let writingBenchmarks: [Benchmark] = [
  Benchmark(name: "editor-10mb") { MainActor.assumeIsolated { editor() } },
  Benchmark(name: "table-100k") { MainActor.assumeIsolated { table() } },
]

@MainActor private func editor() -> [Row] {
  var opened: [Double] = []
  var typed: [Double] = []
  for repetition in 0...4 {
    let model = WritingModel.lines(bytes: 10_000_000)
    var stage: Stage!
    let time = milliseconds { stage = Stage(Writing(model)) }
    if repetition > 0 { opened.append(time) }
    stage.settle()
    stage.tap(CGPoint(x: 300, y: 300))
    let before = model.text.utf8.count
    for step in 0..<24 {
      let time = milliseconds {
        stage.headless.send(.text("x"))
        stage.host.deliverDue()
      }
      if step >= 4, repetition > 0 { typed.append(time) }
      stage.host.advance(by: 0.03)
    }
    precondition(model.text.utf8.count == before + 24, "what was typed did not arrive")
    stage.headless.close()
  }
  return rows("editor-10mb", opened, bound: 300) + rows("type-latency", typed, bound: 2)
}

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
