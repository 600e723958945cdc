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
    case timeout(at: Double)
    case downAndCancel(at: Double)
  }

  private typealias Series = (Set<Int>, [Step], [TapMachine.Action])
  private static let series: [Series] = [
    // One.
    ([1], [.tap(at: 0)], [.perform(count: 1)]),
    ([1], [.tap(at: 0), .tap(at: 0.2)], [.perform(count: 1), .perform(count: 1)]),
    ([1], [.tap(at: 0, lasting: 0.75)], [.perform(count: 1)]),
    ([1], [.tap(at: 0, lasting: 0.8)], []),
    ([1], [.drag(at: 0, to: 45)], [.perform(count: 1)]),
    ([1], [.drag(at: 0, to: 46)], []),
    ([1], [.downAndCancel(at: 0), .tap(at: 1)], [.perform(count: 1)]),
    // Two only: the first is silent.
    ([2], [.tap(at: 0), .tap(at: 0.45)], [.perform(count: 2)]),
    ([2], [.tap(at: 0), .tap(at: 0.46)], []),
    ([2], [.tap(at: 0), .tap(at: 0.2, x: 46)], []),
    ([2], [.tap(at: 0), .tap(at: 0.2), .tap(at: 0.4)], [.perform(count: 2)]),
    (
      [2], [.tap(at: 0), .tap(at: 0.2), .tap(at: 0.4), .tap(at: 0.6)],
      [.perform(count: 2), .perform(count: 2)]
    ),
    // One waits for two.
    ([1, 2], [.tap(at: 0), .tap(at: 0.2)], [.wait(until: 0.45), .perform(count: 2)]),
    ([1, 2], [.tap(at: 0), .timeout(at: 0.45)], [.wait(until: 0.45), .perform(count: 1)]),
    ([1, 2], [.tap(at: 0), .timeout(at: 0.3)], [.wait(until: 0.45)]),
    ([1, 2], [.tap(at: 0), .tap(at: 0.2), .timeout(at: 0.45)], [.wait(until: 0.45), .perform(count: 2)]),
    ([1, 2], [.tap(at: 0), .tap(at: 0.5)], [.wait(until: 0.45), .perform(count: 1), .wait(until: 0.95)]),
    ([1, 2], [.tap(at: 0), .drag(at: 0.2, to: 60)], [.wait(until: 0.45), .perform(count: 1)]),
    // Three of one, two… and gaps in the wanted counts.
    (
      [1, 3], [.tap(at: 0), .tap(at: 0.2), .timeout(at: 1)],
      [.wait(until: 0.45), .wait(until: 0.65), .perform(count: 1)]
    ),
    (
      [1, 3], [.tap(at: 0), .tap(at: 0.2), .tap(at: 0.4)],
      [.wait(until: 0.45), .wait(until: 0.65), .perform(count: 3)]
    ),
  ]

  @Test("Each series of taps performs what is wanted, when it cannot go on", arguments: series.indices)
  func table(index: Int) {
    let (counts, steps, actions) = TapMachineTests.series[index]
    var machine = TapMachine(counts: counts)
    var given: [TapMachine.Action?] = []
    for step in steps {
      switch step {
      case .tap(let time, let x, let length):
        given.append(machine.began(at: CGPoint(x: x, y: 0), time: time))
        given.append(machine.ended(at: CGPoint(x: x, y: 0), time: time + length))
      case .drag(let time, let x):
        given.append(machine.began(at: .zero, time: time))
        given.append(machine.moved(to: CGPoint(x: x, y: 0)))
        given.append(machine.ended(at: CGPoint(x: x, y: 0), time: time + 0.1))
      case .timeout(let time): given.append(machine.timedOut(at: time))
      case .downAndCancel(let time):
        given.append(machine.began(at: .zero, time: time))
        machine.cancelled()
      }
    }
    let rounded = given.compactMap { action -> TapMachine.Action? in
      if case .wait(let time) = action { return .wait(until: (time * 1000).rounded() / 1000) }
      return action
    }
    #expect(rounded == actions)
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
