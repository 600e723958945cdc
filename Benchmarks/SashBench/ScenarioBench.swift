import BenchViews
import Foundation
import SashApp
import SashCore
import SashDisplay
import SashHost
import SashInput

/// Whole scenes from a change to finished pixels, at 800×600 and scale 1 in one thread, each with its bound.
let scenarioBenchmarks: [Benchmark] =
  [
    (name: "1k", count: 1_000, eager: 80.0, one: 0.3, tenth: 3.0), ("10k", 10_000, 450, 1, 25),
  ].flatMap { name, count, whole, one, tenth in
    [
      Benchmark(name: "scenario-eager-\(name)") {
        MainActor.assumeIsolated { eager("scenario-eager-\(name)", count, bound: whole) }
      },
      Benchmark(name: "scenario-one-\(name)") {
        MainActor.assumeIsolated { change("scenario-one-\(name)", count, Array(3...3), bound: one) }
      },
      Benchmark(name: "scenario-tenth-\(name)") {
        MainActor.assumeIsolated {
          change("scenario-tenth-\(name)", count, Array(stride(from: 0, to: count, by: 10)), bound: tenth)
        }
      },
    ]
  } + [
    Benchmark(name: "scenario-lazy-10k") { MainActor.assumeIsolated { lazy("scenario-lazy-10k", 10_000) } },
    Benchmark(name: "lazy-100k") { MainActor.assumeIsolated { lazy("lazy-100k", 100_000) } },
    Benchmark(name: "scenario-wrap") { MainActor.assumeIsolated { wrap() } },
    Benchmark(name: "scenario-move-500") { MainActor.assumeIsolated { move() } },
  ]

/// A window without a screen.
@MainActor final class Stage {
  let host = HeadlessHost()
  let headless: HeadlessWindow
  let window: SceneWindow

  init<V: View>(_ view: V, size: CGSize = CGSize(width: 800, height: 600), scale: CGFloat = 1) {
    headless = host.open(WindowRequest(title: "Scenario", size: size, scale: scale))
    let environment = EnvironmentValues.ofWindow(size: size, scale: scale, colorScheme: .light, host: host)
    let scene = ViewGraph(root: view, size: size, environment: environment)
    window = SceneWindow(scene: scene, window: headless, host: host)
    host.deliverDue()
  }

  func scroll(by distance: CGFloat) {
    headless.send(
      .scroll(
        ScrollEvent(
          location: CGPoint(x: headless.size.width / 2, y: headless.size.height / 2),
          delta: CGSize(width: 0, height: -distance), time: host.now)))
    host.deliverDue()
  }

  /// The milliseconds of so many steps of scrolling, each with a picture of its own.
  func steps(of count: Int) -> [Double] {
    settle()
    var times: [Double] = []
    var last = hash
    for step in 0...count {
      let time = milliseconds { scroll(by: 37) }
      if step > 0 { times.append(time) }
      precondition(hash != last, "the frame did not change")
      last = hash
      host.advance(by: 1.0 / 60)
    }
    return times
  }

  func tap(_ point: CGPoint) {
    for phase in [PointerEvent.Phase.began, .ended] {
      headless.send(
        .pointer(PointerEvent(phase: phase, kind: .touch, pointer: 1, location: point, time: host.now)))
      host.deliverDue()
    }
    host.advance(by: 1)
  }

  /// Lets the refresh of the first frame pass, so that the next change is drawn at once.
  func settle() { host.advance(by: 1) }

  /// A number that differs where the picture does.
  var hash: Int {
    var hasher = Hasher()
    let picture = window.picture
    hasher.combine(
      bytes: UnsafeRawBufferPointer(
        UnsafeBufferPointer(start: picture.pixels, count: picture.width * picture.height)))
    return hasher.finalize()
  }
}

/// The median and the 95th percentile of times, each with the milliseconds that it may take at most.
func rows(_ name: String, _ times: [Double], bound: Double? = nil, late: Double? = nil) -> [Row] {
  let sorted = times.sorted()
  return [
    Row(name, milliseconds: sorted[sorted.count / 2], bound: bound),
    Row(name + "-p95", milliseconds: sorted[sorted.count * 95 / 100], bound: late),
  ]
}

@inline(never) func milliseconds(_ body: () -> Void) -> Double {
  let start = now()
  body()
  return (now() - start) / 1e6
}

@MainActor private func eager(_ name: String, _ count: Int, bound: Double) -> [Row] {
  let models = (0..<count).map(RowModel.init)
  var times: [Double] = []
  var nodes = 0.0
  for repetition in 0...(count > 1_000 ? 3 : 20) {
    var stage: Stage?
    let time = milliseconds { stage = Stage(EagerRows(models)) }
    if repetition > 0 { times.append(time) }
    nodes = Double(stage!.window.scene.graph.counters.liveNodes) / Double(count)
    stage?.headless.close()
  }
  return rows(name, times, bound: bound) + [Row(name: name + "-nodes", value: nodes, unit: "nodes a row")]
}

@MainActor private func change(_ name: String, _ count: Int, _ changed: [Int], bound: Double) -> [Row] {
  let models = (0..<count).map(RowModel.init)
  let stage = Stage(EagerRows(models))
  stage.settle()
  var times: [Double] = []
  var last = stage.hash
  var rules = 0.0
  for step in 0...60 {
    stage.window.scene.graph.resetCounters()
    let body = {
      for index in changed { models[index].title = "Row \(index) step \(step)" }
      stage.host.deliverDue()
    }
    if step == 0 { body() }
    let time = step == 0 ? 0 : milliseconds { body() }
    if step > 0 { times.append(time) }
    rules = Double(stage.window.scene.graph.counters.evaluations)
    let hash = stage.hash
    precondition(hash != last, "the frame did not change")
    last = hash
    stage.host.advance(by: 0.1)
  }
  return rows(name, times, bound: bound) + [
    Row(name: name + "-pixels", value: Double(stage.window.lastCounters.pixelsDrawn), unit: "pixels"),
    Row(name: name + "-rules", value: rules, unit: "rules"),
  ]
}

@MainActor private func lazy(_ name: String, _ count: Int) -> [Row] {
  let models = (0..<count).map(RowModel.init)
  var first: [Double] = []
  var stage: Stage!
  for repetition in 0...10 {
    stage?.headless.close()
    let time = milliseconds { stage = Stage(LazyRows(models)) }
    if repetition > 0 { first.append(time) }
  }
  return rows(name + "-first", first, bound: 10)
    + rows(name + "-step", stage.steps(of: 300), bound: 0.7)
}

@MainActor private func wrap() -> [Row] {
  let width = Knob(760)
  let stage = Stage(Paragraphs(width))
  stage.settle()
  var times: [Double] = []
  for step in 0...60 {
    let time = milliseconds {
      width.value = 760 - Double((step + 1) % 10) * 20
      stage.host.deliverDue()
    }
    if step > 0 { times.append(time) }
    stage.host.advance(by: 0.1)
  }
  return rows("scenario-wrap", times, bound: 12)
}

@MainActor private func move() -> [Row] {
  let clock = Knob(0)
  let stage = Stage(Squares(clock))
  stage.settle()
  var times: [Double] = []
  for step in 0...60 {
    let time = milliseconds {
      clock.value = Double(step + 1)
      stage.host.deliverDue()
    }
    if step > 0 { times.append(time) }
    stage.host.advance(by: 0.1)
  }
  return rows("scenario-move-500", times, bound: 16)
}
