import Foundation
import SashInput
import Testing

@Suite("Press machine") struct PressMachineTests {
  enum Step: Sendable { case down, inside, outside, upInside, upOutside, cancel }

  private static let ways: [([Step], [PressMachine.Action])] = [
    ([.down, .upInside], [.press, .perform]),
    ([.down, .inside, .inside, .upInside], [.press, .perform]),
    ([.down, .outside, .upOutside], [.press, .release]),
    ([.down, .outside, .outside, .inside, .upInside], [.press, .release, .press, .perform]),
    ([.down, .upOutside], [.press, .release]),
    ([.down, .outside, .upInside], [.press, .release, .perform]),
    ([.down, .cancel, .upInside], [.press, .release]),
    ([.down, .outside, .cancel], [.press, .release]),
    ([.inside, .upInside, .cancel], []),
    ([.down, .down, .upInside], [.press, .perform]),
    ([.down, .upInside, .down, .upInside], [.press, .perform, .press, .perform]),
  ]

  @Test("Each way over a button has its actions", arguments: ways.indices)
  func table(index: Int) {
    let (steps, actions) = PressMachineTests.ways[index]
    var machine = PressMachine()
    let given = steps.compactMap { step in
      switch step {
      case .down: machine.began()
      case .inside: machine.moved(isInside: true)
      case .outside: machine.moved(isInside: false)
      case .upInside: machine.ended(isInside: true)
      case .upOutside: machine.ended(isInside: false)
      case .cancel: machine.cancelled()
      }
    }
    #expect(given == actions)
    #expect(!machine.isTracking)
  }
}

@Suite("Tap machine") struct TapMachineTests {
  enum Step: Sendable {
    /// Down and up at a place, for some time.
    case tap(at: Double, x: CGFloat = 0, lasting: Double = 0.1)
    case drag(at: Double, to: CGFloat)
    case wait(until: Double)
  }
  enum Result: Sendable { case recognized, failed, waits }

  private static let series: [(Int, [Step], Result)] = [
    (1, [.tap(at: 0)], .recognized),
    (1, [.tap(at: 0, lasting: 0.75)], .recognized),
    (1, [.tap(at: 0, lasting: 0.8)], .failed),
    (1, [.drag(at: 0, to: 45)], .recognized),
    (1, [.drag(at: 0, to: 46)], .failed),
    (2, [.tap(at: 0)], .waits),
    (2, [.tap(at: 0), .wait(until: 0.44)], .waits),
    (2, [.tap(at: 0), .wait(until: 0.45)], .failed),
    (2, [.tap(at: 0), .tap(at: 0.45)], .recognized),
    (2, [.tap(at: 0), .tap(at: 0.46)], .failed),
    (2, [.tap(at: 0), .tap(at: 0.2, x: 46)], .failed),
    (2, [.tap(at: 0), .drag(at: 0.2, to: 60)], .failed),
    (3, [.tap(at: 0), .tap(at: 0.2)], .waits),
    (3, [.tap(at: 0), .tap(at: 0.2), .tap(at: 0.4)], .recognized),
  ]

  @Test(
    "A series of taps is recognised at its number, or fails as soon as it cannot be",
    arguments: series.indices)
  func table(index: Int) {
    let (count, steps, result) = TapMachineTests.series[index]
    var machine = TapMachine(count: count)
    var isRecognized = false
    for step in steps {
      switch step {
      case .tap(let time, let x, let length):
        machine.began(at: CGPoint(x: x, y: 0), time: time)
        isRecognized = machine.ended(at: CGPoint(x: x, y: 0), time: time + length)
      case .drag(let time, let x):
        machine.began(at: .zero, time: time)
        machine.moved(to: CGPoint(x: x, y: 0))
        isRecognized = machine.ended(at: CGPoint(x: x, y: 0), time: time + 0.1)
      case .wait(let time): machine.timePassed(time)
      }
    }
    #expect(isRecognized == (result == .recognized))
    #expect(machine.hasFailed == (result == .failed))
    #expect((machine.deadline != nil) == (result == .waits))
  }
}

@Suite("Click counter") struct ClickCounterTests {
  @Test("Near and quick presses of one button count up; others start anew") func counts() {
    var counter = ClickCounter()
    #expect(counter.press(at: .zero, time: 0) == 1)
    #expect(counter.press(at: CGPoint(x: 3, y: 0), time: 0.4) == 2)
    #expect(counter.press(at: CGPoint(x: 3, y: 0), time: 0.8) == 3)
    #expect(counter.press(at: CGPoint(x: 3, y: 0), time: 1.4) == 1)
    #expect(counter.press(at: CGPoint(x: 30, y: 0), time: 1.5) == 1)
    #expect(counter.press(at: CGPoint(x: 30, y: 0), time: 1.6, button: .secondary) == 1)
  }
}
