import BenchViews
import Foundation
import SashCore
import SashInput

/// Whole frames of screens as apps have them, from a change to finished pixels.
let screenBenchmarks: [Benchmark] =
  [
    ("phone", CGSize(width: 393, height: 852), 3), ("4k", CGSize(width: 1920, height: 1080), 2),
  ].map { (name: String, size: CGSize, scale: CGFloat) in
    Benchmark(name: "screen-" + name) {
      MainActor.assumeIsolated { ScreenBench(size: size, scale: scale).rows("screen-" + name) }
    }
  }
  + [
    ("glass-60", CGSize(width: 1280, height: 800), 1, 40.0),
    ("glass-60-phone", CGSize(width: 393, height: 852), 3, 120),
    ("glass-60-4k", CGSize(width: 1920, height: 1080), 2, nil),
  ].map { (name: String, size: CGSize, scale: CGFloat, bound: Double?) in
    Benchmark(name: name) { MainActor.assumeIsolated { glass(name, size, scale, bound: bound) } }
  }

@MainActor private func glass(_ name: String, _ size: CGSize, _ scale: CGFloat, bound: Double?) -> [Row] {
  let time = Knob(0)
  let stage = Stage(GlassCards(time), size: size, scale: scale)
  stage.settle()
  var times: [Double] = []
  for step in 0...15 {
    let duration = milliseconds {
      time.value = Double(step + 1)
      stage.host.deliverDue()
    }
    if step > 0 { times.append(duration) }
    stage.host.advance(by: 0.1)
  }
  return rows(name, times, bound: bound)
}

/// One kind of screen, used as a person would.
@MainActor private struct ScreenBench {
  let size: CGSize
  let scale: CGFloat

  func rows(_ name: String) -> [Row] {
    var first: [Double] = []
    for _ in 0...6 {
      var stage: Stage?
      first.append(milliseconds { stage = Stage(Screen(ScreenModel()), size: size, scale: scale) })
      stage?.headless.close()
    }
    // The first of all finds neither fonts nor glyphs.
    let cold = first.removeFirst()
    let model = ScreenModel()
    let stage = Stage(Screen(model), size: size, scale: scale)
    stage.settle()
    var (scroll, push, sheet, type): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    for step in 0..<120 {
      let time = milliseconds { stage.scroll(by: 23) }
      if step >= 10 { scroll.append(time) }
      stage.host.advance(by: 1.0 / 60)
    }
    for turn in 0..<4 {
      let isWarm = turn > 0
      push += frames(of: stage, isWarm) { model.path = [turn] }
      push += frames(of: stage, isWarm) { model.path = [] }
    }
    for turn in 0..<4 {
      sheet += frames(of: stage, turn > 0) { model.isSheetShown = true }
      if turn == 3 {
        guard let field = elements(in: stage.window.scene.display()).first(where: { $0.text == "Name" })
        else { fatalError("the form shows no field") }
        stage.tap(CGPoint(x: field.frame.midX, y: field.frame.midY))
        for step in 0..<40 {
          let time = milliseconds {
            stage.headless.send(.text("x"))
            stage.host.deliverDue()
          }
          if step >= 4 { type.append(time) }
          stage.host.advance(by: 0.03)
        }
        precondition(model.name.count == 40, "what was typed did not arrive")
      }
      sheet += frames(of: stage, turn > 0) { model.isSheetShown = false }
    }
    return all(name + "-scroll", scroll, 2.5, late: 4, worst: 10)
      + all(name + "-push", push, 4, late: 7, worst: 10) + all(name + "-sheet", sheet, 4, late: 7, worst: 10)
      + all(name + "-type", type, 1) + all(name + "-first", first, 30)
      + [Row(name + "-launch", milliseconds: cold, bound: 30)]
  }

  private func all(
    _ name: String, _ times: [Double], _ bound: Double, late: Double? = nil, worst: Double? = nil
  ) -> [Row] {
    SashBench.rows(name, times, bound: bound, late: late)
      + [Row(name + "-worst", milliseconds: times.max() ?? 0, bound: worst)]
  }

  /// The frames of the animation that a change begins; none if they do not count.
  private func frames(of stage: Stage, _ counts: Bool, _ change: () -> Void) -> [Double] {
    var times: [Double] = []
    times.append(
      milliseconds {
        change()
        stage.host.deliverDue()
      })
    for _ in 0..<60 {
      let before = stage.window.lastCounters.frames
      let time = milliseconds { stage.host.advance(by: 1.0 / 60) }
      if stage.window.lastCounters.frames > before, stage.window.lastCounters.pixelsDrawn > 0 {
        times.append(time)
      }
    }
    return counts ? times : []
  }
}
