import Foundation
import Sash
import SashCore

/// A scene in a window that steps are done to, with what has to hold after each of them.
@MainActor package final class MonkeyRun {
  package let scene: MonkeyScene
  package private(set) var host: TestHost
  private let data: MonkeyData
  private var surroundings = Surroundings()
  private var isVisible = true
  /// What did not hold, the first first.
  package private(set) var failures: [String] = []
  /// Seconds that the slowest step took.
  package private(set) var slowest = 0.0
  private var heard: [String] = []

  /// What the system gives to every window.
  struct Surroundings {
    var size = CGSize(width: 393, height: 852)
    var isDark = false
    var isRightToLeft = false
    var textSize = DynamicTypeSize.large
  }

  package init(_ scene: MonkeyScene) {
    self.scene = scene
    data = MonkeyData(seed: scene.seed, isPlain: scene.isComparable)
    (host, heard) = MonkeyRun.open(scene, data, surroundings)
    check("the first frame")
  }
  package convenience init(_ name: String) { self.init(MonkeyScene.named(name)) }

  private static func open(_ scene: MonkeyScene, _ data: MonkeyData, _ surroundings: Surroundings) -> (
    TestHost, [String]
  ) {
    var host: TestHost?
    let heard = TestHost.warnings {
      host = TestHost(size: surroundings.size, colorScheme: surroundings.isDark ? .dark : .light) {
        scene.content(data)
      }
      if surroundings.isRightToLeft || surroundings.textSize != .large {
        host!.setEnvironment {
          $0.layoutDirection = surroundings.isRightToLeft ? .rightToLeft : .leftToRight
          $0.dynamicTypeSize = surroundings.textSize
        }
      }
    }
    return (host!, heard)
  }

  /// Does the steps of a script, a line each, and ends at the first that fails.
  package func replay(_ script: String) async {
    for step in MonkeyStep.script(script) {
      await perform(step)
      if !failures.isEmpty { return }
    }
  }

  /// Does one step and checks what has to hold.
  package func perform(_ step: MonkeyStep) async {
    let start = MonkeyClock()
    if step.kind == .settle {
      heard += await TestHost.warnings { [self] in await self.host.settle() }
    } else {
      heard += TestHost.warnings { act(step) }
      if step.kind != .compare { note(start.seconds, step) }
      // Whoever follows the data in a later turn of the main queue, as models do.
      if step.kind == .data {
        heard += await TestHost.warnings { [self] in
          await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
          host.advance(by: 0)
        }
      }
    }
    check(step.description)
  }

  private func note(_ seconds: Double, _ step: MonkeyStep) {
    slowest = max(slowest, seconds)
    // What moves the clock makes many frames.
    let frames: Double
    switch step.kind {
    case .wait, .hold: frames = max(1, (step.numbers.last ?? 0) * 10)
    case .drag, .pull: frames = max(1, step[4] * 10)
    case .sweep: frames = max(1, step[2])
    default: frames = 1
    }
    if seconds > scene.patience * MonkeyRun.slowdown * frames {
      failures.append("'\(step)' took \(seconds) seconds")
    }
  }

  /// How many times as long as usual a step may take; `SASH_MONKEY_SLOWDOWN` says so for a program that a tool slows down.
  private static let slowdown =
    ProcessInfo.processInfo.environment["SASH_MONKEY_SLOWDOWN"].flatMap(Double.init) ?? 1

  private func check(_ what: String) {
    for message in heard where !scene.expects(message) {
      failures.append("after '\(what)': \(message)")
    }
    heard = []
    guard host.isOpen else { return }
    host.checkInvariants()
    let edge = 1e7
    // The frame of what draws nothing is nowhere.
    for frame in host.elementFrames
    where !frame.isNull
      && !(frame.minX.isFinite && frame.minY.isFinite && frame.width < edge && frame.height < edge)
    {
      failures.append("after '\(what)': something is drawn at \(frame)")
      return
    }
  }

  private func act(_ step: MonkeyStep) {
    switch step.kind {
    case .resize, .sweep: resize(step)
    case .dark:
      surroundings.isDark = step[0] != 0
      host.setColorScheme(surroundings.isDark ? .dark : .light)
    case .rightToLeft:
      surroundings.isRightToLeft = step[0] != 0
      let direction: LayoutDirection = surroundings.isRightToLeft ? .rightToLeft : .leftToRight
      host.setEnvironment { $0.layoutDirection = direction }
    case .textSize:
      let sizes = DynamicTypeSize.allCases
      let size = sizes[Int(step[0]) % sizes.count]
      surroundings.textSize = size
      host.setEnvironment { $0.dynamicTypeSize = size }
    case .data:
      data.change(UInt64(step[0]))
      host.advance(by: 0)
    case .close: reopen()
    case .compare: compare()
    case .visible:
      isVisible = step[0] != 0
      host.setVisible(isVisible)
    case .wait, .jump: MonkeyHand(host).perform(step)
    default:
      // Nobody touches a window that is hidden.
      if !isVisible {
        isVisible = true
        host.setVisible(true)
      }
      MonkeyHand(host).perform(step)
    }
  }

  private func resize(_ step: MonkeyStep) {
    let (from, to) = (surroundings.size, CGSize(width: max(1, step[0]), height: max(1, step[1])))
    let count = max(1, Int(step[2]))
    for number in 1...count {
      let share = Double(number) / Double(count)
      host.resize(
        to: CGSize(
          width: (from.width + (to.width - from.width) * share).rounded(),
          height: (from.height + (to.height - from.height) * share).rounded()))
      if count > 1 { host.advance(by: 1.0 / 60) }
    }
    surroundings.size = to
  }

  /// Closes the window and goes on using it for a moment, as events that are under way do; then opens another one.
  private func reopen() {
    host.close()
    let hand = MonkeyHand(host)
    for step in [MonkeyStep(.tap, 20, 20), MonkeyStep(.wait, 0.5), MonkeyStep(.hover, 30, 30)] {
      hand.perform(step)
    }
    data.change(0)
    host.resize(to: CGSize(width: 500, height: 500))
    host.setFocused(false)
    host.setVisible(false)
    if host.liveNodes > 0 { failures.append("\(host.liveNodes) nodes outlive their window") }
    let (host, heard) = MonkeyRun.open(scene, data, surroundings)
    self.host = host
    isVisible = true
    self.heard += heard
  }

  /// The frame has to be that of a new window with the same data in the same surroundings.
  private func compare() {
    guard scene.isComparable else { return }
    if scene.isUsed {
      isVisible = true
      host.setVisible(true)
      MonkeyHand(host).rest()
    }
    host.advance(by: 3)
    let (fresh, early) = MonkeyRun.open(scene, data, surroundings)
    let heard = early + TestHost.warnings { fresh.advance(by: 3) }
    defer { fresh.close() }
    if !host.isIdle { failures.append("the window does not come to rest") }
    if !fresh.isIdle { failures.append("a new window does not come to rest") }
    // Which of two presentations is up follows from which was asked for first.
    if heard.contains(where: { $0.contains("another presentation is already in progress") }) { return }
    guard let count = host.pixelsDiffering(from: fresh) else {
      failures.append("the window is not as large as a new one")
      return
    }
    if count > 0 {
      keepPictures(of: fresh)
      failures.append("\(count) pixels are not those of a new window with the same data")
    }
  }

  /// `SASH_MONKEY_PICTURES` names a folder for what differs.
  private func keepPictures(of fresh: TestHost) {
    guard let folder = ProcessInfo.processInfo.environment["SASH_MONKEY_PICTURES"] else { return }
    try? host.png().write(to: URL(fileURLWithPath: folder + "/after.png"))
    try? fresh.png().write(to: URL(fileURLWithPath: folder + "/fresh.png"))
    try? (host.displayList + "\n").write(toFile: folder + "/after.txt", atomically: true, encoding: .utf8)
    try? (fresh.displayList + "\n").write(toFile: folder + "/fresh.txt", atomically: true, encoding: .utf8)
  }

  package func close() { host.close() }
}

/// Seconds since it was made: of the clock or of the processor, whichever is less, so that a busy machine stalls nothing.
struct MonkeyClock {
  private let real = ProcessInfo.processInfo.systemUptime
  private let used = MonkeyClock.processorTime()
  var seconds: Double {
    min(ProcessInfo.processInfo.systemUptime - real, MonkeyClock.processorTime() - used)
  }
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
