import Foundation
import Sash

/// A random person before a window, with the system and the program behind it.
package struct MonkeyUser {
  private var random: MonkeyRandom
  /// Compares what is shown with a new window now and then.
  private let isComparing: Bool
  private let habits: [(weight: Int, value: Habit)]
  /// Where the person last did something.
  private var place = CGPoint(x: 100, y: 100)
  private var fingers: Set<Int> = []
  private let stepsBetween: Int
  private var stepsSinceCompare = 0

  /// - Parameters:
  ///   - isUsing: Touches the window; else only data and surroundings change.
  ///   - changesData: The views show data that somebody else changes.
  ///   - isComparing: Compares what is shown with a new window: every fourth step, or every tenth of one that is used.
  package init(
    seed: UInt64, isUsing: Bool = true, changesData: Bool = true, isComparing: Bool = false
  ) {
    random = MonkeyRandom(seed: seed)
    self.isComparing = isComparing
    habits =
      (changesData ? MonkeyUser.others : []) + MonkeyUser.surroundings + (isUsing ? MonkeyUser.own : [])
    stepsBetween = isUsing ? 10 : 4
  }
  package init(seed: UInt64, for scene: MonkeyScene) {
    self.init(
      seed: seed, isUsing: scene.isUsed, changesData: scene.hasData, isComparing: scene.isComparable)
  }

  /// What the person does next, seeing the window.
  @MainActor package mutating func next(in host: TestHost) -> MonkeyStep {
    if isComparing {
      stepsSinceCompare += 1
      if stepsSinceCompare >= stepsBetween {
        stepsSinceCompare = 0
        return MonkeyStep(.compare)
      }
    }
    return random.pick(weighted: habits).step(&self, host)
  }

  /// Where to act: mostly on something with a text, often where the last step was, else anywhere.
  @MainActor private mutating func aim(_ host: TestHost?) -> CGPoint {
    guard let host else { return place }
    let size = host.size
    switch random.int(0...9) {
    case 0...5:
      let frames = host.elementFrames
      if !frames.isEmpty {
        let frame = random.pick(frames)
        place = CGPoint(
          x: (frame.midX + random.double(-0.4...0.4) * frame.width).rounded(),
          y: (frame.midY + random.double(-0.4...0.4) * frame.height).rounded())
      }
    case 6: break
    default:
      place = CGPoint(
        x: random.double(0...max(1, size.width)).rounded(),
        y: random.double(0...max(1, size.height)).rounded())
    }
    if !place.x.isFinite || !place.y.isFinite { place = CGPoint(x: 10, y: 10) }
    return place
  }
}

extension MonkeyUser {
  private struct Habit {
    let step: @MainActor (inout MonkeyUser, TestHost?) -> MonkeyStep
    init(_ step: @escaping @MainActor (inout MonkeyUser, TestHost?) -> MonkeyStep) { self.step = step }
  }

  private static func at(
    _ kind: MonkeyStep.Kind, _ more: @escaping (inout MonkeyRandom) -> [Double] = { _ in [] }
  )
    -> Habit
  {
    Habit { user, host in
      let place = user.aim(host)
      return MonkeyStep(kind, numbers: [place.x, place.y] + more(&user.random))
    }
  }
  private static func plain(
    _ kind: MonkeyStep.Kind, _ numbers: @escaping (inout MonkeyRandom) -> [Double] = { _ in [] }
  ) -> Habit { Habit { user, _ in MonkeyStep(kind, numbers: numbers(&user.random)) } }

  private static func stroke(_ kind: MonkeyStep.Kind) -> Habit {
    Habit { user, host in
      let start = user.aim(host)
      let far = user.random.double(10...500)
      let angle =
        user.random.once(in: 3) ? user.random.double(0...6.28) : Double(user.random.int(0...3)) * .pi / 2
      return MonkeyStep(
        kind, start.x, start.y, (start.x + far * cos(angle)).rounded(),
        (start.y + far * sin(angle)).rounded(),
        user.random.pick([0.05, 0.1, 0.3, 0.8]))
    }
  }

  private static func writing(_ kind: MonkeyStep.Kind) -> Habit {
    Habit { user, _ in MonkeyStep(kind, text: user.random.pick(MonkeyUser.words)) }
  }
  private static let words = [
    "a", "hello ", "7", "-", "42.5", "日本語", "é", "👩‍👩‍👧‍👦", "עברית", "\n",
    "longer text that wraps over several lines ",
  ]

  private static let press = Habit { user, host in
    let place = user.aim(host)
    let finger = user.random.int(1...3)
    let kind: MonkeyStep.Kind
    if user.fingers.contains(finger) {
      kind = user.random.pick(weighted: [(6, .move), (3, .up), (1, .cancel)])
      if kind != .move { user.fingers.remove(finger) }
    } else {
      kind = .down
      user.fingers.insert(finger)
    }
    return MonkeyStep(kind, place.x, place.y, Double(finger))
  }

  private static let key = Habit { user, _ in
    let name = user.random.pick([
      "return", "tab", "escape", "delete", "forwardDelete", "left", "right", "up", "down", "home", "end",
      "pageUp",
      "pageDown", "space", "a", "c", "v", "x", "z", "n", "f", "w", ",", "1", "f1",
    ])
    var modifiers: [String] = []
    if user.random.once(in: 4) { modifiers.append("shift") }
    if name.count == 1 || user.random.once(in: 6) { modifiers.append("command") }
    if user.random.once(in: 10) { modifiers.append("option") }
    if user.random.once(in: 10) { modifiers.append("control") }
    return MonkeyStep(.key, text: ([name] + modifiers).joined(separator: " "))
  }

  private static func side(_ random: inout MonkeyRandom) -> Double {
    Double(
      random.pick(weighted: [(6, 320), (6, 393), (4, 600), (4, 700), (4, 1024), (1, 200), (1, 3000), (6, 0)]))
  }
  private static func window(_ random: inout MonkeyRandom) -> [Double] {
    let (width, height) = (side(&random), side(&random))
    return [
      width > 0 ? width : Double(random.int(200...1100)),
      height > 0 ? height : Double(random.int(200...1000)),
    ]
  }

  /// What the program behind the views does.
  private static let others: [(weight: Int, value: Habit)] = [
    (24, plain(.data) { [Double($0.int(0...9999))] })
  ]

  /// What changes around the views.
  private static let surroundings: [(weight: Int, value: Habit)] = [
    (4, plain(.resize, window)),
    (1, plain(.sweep) { window(&$0) + [Double($0.int(3...8))] }),
    (1, plain(.dark) { [Double($0.int(0...1))] }),
    (1, plain(.rightToLeft) { [Double($0.int(0...1))] }),
    (1, plain(.textSize) { [Double($0.int(0...11))] }),
    (3, plain(.wait) { [$0.pick([0.02, 0.1, 0.5, 2])] }),
  ]

  /// What a person does.
  private static let own: [(weight: Int, value: Habit)] =
    [
      (30, at(.tap)), (3, at(.twice)), (8, at(.click) { [Double($0.pick([1, 1, 2, 3]))] }),
      (3, at(.secondary)),
      (3, at(.hover)),
      (1, plain(.leave)), (3, at(.hold) { [$0.pick([0.3, 0.6, 1.2])] }), (12, stroke(.drag)),
      (4, stroke(.pull)),
      (8, press),
      (2, at(.pinch) { [Double($0.int(20...300)), Double($0.int(5...400)), Double($0.int(-90...90))] }),
      (
        6,
        at(.wheel) {
          [Double($0.pick([0, 0, 0, -60, 60])), Double($0.pick([-30, -300, -3000, 30, 300, 3000, 0]))]
        }
      ),
      (
        5,
        at(.pad) {
          [
            Double($0.pick([0, 0, -300, 300])), Double($0.pick([-60, -600, 60, 600, 0])),
            Double($0.pick([0, 0, 1, 2])),
          ]
        }
      ),
      (3, at(.swipe) { [Double($0.pick([0, 0, -80, 80])), Double($0.pick([-80, 80, 0]))] }),
      (6, writing(.type)), (1, writing(.compose)), (6, key), (2, plain(.focus) { [Double($0.int(0...1))] }),
      (2, plain(.visible) { [Double($0.int(0...1))] }),
      (2, plain(.keyboard) { [$0.pick([0, 0, 291, 336])] }),
      (8, plain(.wait) { [$0.pick([0.02, 0.1, 0.35, 1])] }), (1, plain(.jump) { [$0.pick([1, 60, 86400])] }),
      (3, plain(.settle)), (2, plain(.close)),
    ]
}
