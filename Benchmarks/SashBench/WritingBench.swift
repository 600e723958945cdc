import BenchViews
import Foundation
import SashCore
import SashHost
import SashInput

/// An editor of ten megabytes opened and written in: each frame from the change to finished pixels.
let writingBenchmarks: [Benchmark] = [
  Benchmark(name: "editor-10mb") { MainActor.assumeIsolated { editor() } }
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
