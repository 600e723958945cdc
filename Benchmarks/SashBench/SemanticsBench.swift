import BenchViews
import Foundation
import SashCore
import SashSemantics

/// What a window of 1,000 rows of two texts says to those who do not see it: all of it, held to 8 ms, and once more after one
/// label has changed, held to 0.1 ms. `semantics-unasked` is the frame of such a change while nobody asks, beside `semantics-asked`,
/// the same after somebody did.
let semanticsBenchmarks: [Benchmark] = [
  Benchmark(name: "semantics-full") { MainActor.assumeIsolated { full() } },
  Benchmark(name: "semantics-change") { MainActor.assumeIsolated { change() } },
]

@MainActor private func stage() -> (Stage, [RowModel]) {
  let models = (0..<1000).map { RowModel($0) }
  let stage = Stage(EagerRows(models))
  stage.settle()
  return (stage, models)
}

@MainActor private func full() -> [Row] {
  var times: [Double] = []
  for _ in 0..<11 {
    let (window, _) = stage()
    let start = now()
    let count = window.window.scene.semantics().all.count
    times.append((now() - start) / 1e6)
    precondition(count >= 2000, "\(count) elements of 1,000 rows")
  }
  return rows("semantics-full", times, bound: 8)
}

@MainActor private func change() -> [Row] {
  let (scene, models) = stage()
  var step = 0
  func frame() -> Double {
    step += 1
    let start = now()
    models[3].title = "Changed \(step)"
    scene.host.deliverDue()
    let time = (now() - start) / 1e6
    scene.settle()
    return time
  }
  let unasked = (0..<41).map { _ in frame() }
  _ = scene.window.scene.semantics()
  var (asked, found): ([Double], [Double]) = ([], [])
  for _ in 0..<41 {
    asked.append(frame())
    let start = now()
    let tree = scene.window.scene.semantics()
    found.append((now() - start) / 1e6)
    precondition(tree.first { $0.label == "Changed \(step)" } != nil)
  }
  return rows("semantics-change", found, bound: 0.1) + rows("semantics-unasked", unasked)
    + rows("semantics-asked", asked)
}
