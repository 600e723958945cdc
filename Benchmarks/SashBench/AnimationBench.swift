import BenchViews
import CSashBenchProbe
import Foundation
import SashApp
import SashCore

/// Scenes that move. Held to 6 ms a frame for evaluating, laying out and recording 1,000 views of three animations each,
/// nothing after the last animation, and 16 ms for any frame of a list from which rows go.
let animationBenchmarks: [Benchmark] = [
  Benchmark(name: "animate-1k") { MainActor.assumeIsolated { animate() } },
  Benchmark(name: "animate-idle") { MainActor.assumeIsolated { idle() } },
  Benchmark(name: "transition-list") { MainActor.assumeIsolated { transitions() } },
]

@MainActor private func animate() -> [Row] {
  var time = 0.0
  let scene = ViewGraph(
    root: AnimatedGrid(count: 1000), size: CGSize(width: 800, height: 600), environment: EnvironmentValues())
  scene.services.clock = { time }
  let log = WorkLog()
  scene.workLog = log
  func frame() {
    time += 1.0 / 60
    scene.update()
    use(scene.display())
  }
  for _ in 0..<30 { frame() }
  log.clear()
  var times: [Double] = []
  let before = sash_bench_allocations()
  for _ in 0..<240 { times.append(milliseconds(frame)) }
  let allocations = Double(sash_bench_allocations() - before) / 240 / 1000
  return rows("animate-1k", times) + [
    Row(name: "animate-1k-bodies", value: Double(log.types.count), unit: "bodies"),
    Row(name: "animate-1k-allocations", value: allocations, unit: "allocations a view and frame"),
  ]
}

/// Frames and processor time in a minute after the end of an animation.
@MainActor private func idle() -> [Row] {
  let stage = Stage(OneAnimation())
  stage.host.advance(by: 1)
  let frames = stage.window.lastCounters.frames
  let time = milliseconds { stage.host.advance(by: 60) }
  return [
    Row(
      name: "animate-idle-frames", value: Double(stage.window.lastCounters.frames - frames), unit: "frames"),
    Row(name: "animate-idle", value: time, unit: "ms"),
  ]
}

@MainActor private func transitions() -> [Row] {
  let model = TransitionListModel(count: 1000)
  let stage = Stage(TransitionList(model: model))
  stage.settle()
  var times: [Double] = []
  for _ in 0..<8 {
    model.toggle()
    for _ in 0..<36 { times.append(milliseconds { stage.host.advance(by: 1.0 / 60) }) }
  }
  return rows("transition-list", times) + [
    Row(name: "transition-list-worst", value: times.max() ?? 0, unit: "ms")
  ]
}
