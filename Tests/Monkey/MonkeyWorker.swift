import Foundation
import SashDisplay
import SashMonkey

/// Does runs one after the other; each step is noted before it is done, so that whoever reads the journal of a worker that
/// has died knows what it died of.
@MainActor struct MonkeyWorker {
  private let options: MonkeyOptions
  private let journal: Int32

  init(_ options: MonkeyOptions) {
    self.options = options
    journal = open(options.journal, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  }

  /// Told on standard output: `ran NUMBER STEPS SECONDS KILOBYTES` (of the slowest step; of what is allocated when its
  /// window is closed), or `failed NUMBER STEPS MESSAGE`.
  func work() async {
    let end = options.minutes.map { ProcessInfo.processInfo.systemUptime + $0 * 60 }
    for index in stride(from: options.first, to: options.runs, by: options.stride) {
      if let end, ProcessInfo.processInfo.systemUptime > end { break }
      await run(options.base + index)
    }
  }

  private func run(_ number: Int) async {
    let name = sceneName(number)
    ftruncate(journal, 0)
    lseek(journal, 0, SEEK_SET)
    note(name)
    let run = MonkeyRun(name)
    var user = MonkeyUser(seed: UInt64(number), for: run.scene)
    var steps = 0
    while steps < options.stepsPerRun, run.failures.isEmpty {
      // Whoever started the work is gone.
      if getppid() == 1 { exit(1) }
      let step = user.next(in: run.host)
      note(step.description)
      await run.perform(step)
      steps += 1
    }
    note("end")
    run.close()
    if let failure = run.failures.first {
      // The next run writes over the journal.
      let kept = "\(options.journal).\(number)"
      try? FileManager.default.copyItem(atPath: options.journal, toPath: kept)
      print("failed \(number) \(steps) \(failure.replacingOccurrences(of: "\n", with: " "))")
    } else {
      print("ran \(number) \(steps) \(run.slowest) \(MonkeyHeap.allocated / 1024) \(LargeMemory.free / 1024)")
    }
  }

  private func isCompared(_ name: String) -> Bool {
    MonkeyTree.Family(rawValue: String(name.prefix { $0 != "/" }))?.isPlain == true
  }

  private func note(_ line: String) {
    let line = Array((line + "\n").utf8)
    _ = line.withUnsafeBytes { write(journal, $0.baseAddress, $0.count) }
  }

  private func sceneName(_ number: Int) -> String {
    guard let scene = options.scene else {
      let name = MonkeyScene.name(ofRun: number)
      return options.compares || !isCompared(name) ? name : "tree/\(number)"
    }
    if MonkeyTree.Family(rawValue: scene) != nil { return "\(scene)/\(number)" }
    if scene.contains("/") { return scene }
    let names = MonkeyScene.names.filter { $0.hasPrefix(scene + "/") }
    return names[number % names.count]
  }

  /// A script is the name of a scene, and steps, a line each. Ends with status 3 if something does not hold.
  static func replay(_ file: String) async {
    guard let text = try? String(contentsOfFile: file, encoding: .utf8) else {
      FileHandle.standardError.write(Data("monkey: \(file) cannot be read\n".utf8))
      exit(2)
    }
    var lines = text.split(separator: "\n").map(String.init)
    let run = MonkeyRun(lines.removeFirst())
    if lines.last == "end" { lines.removeLast() }
    if let folder = ProcessInfo.processInfo.environment["SASH_MONKEY_FILM"] {
      await film(run, lines, folder)
    } else if ProcessInfo.processInfo.environment["SASH_MONKEY_TIMES"] != nil {
      await time(run, lines)
    } else {
      await run.replay(lines.joined(separator: "\n"))
    }
    run.close()
    for failure in run.failures { print("failure: \(failure.replacingOccurrences(of: "\n", with: " "))") }
    exit(run.failures.isEmpty ? 0 : 3)
  }

  /// What each step took and did, with `SASH_MONKEY_TIMES`: milliseconds, frames, evaluations, bodies of views.
  private static func time(_ run: MonkeyRun, _ lines: [String]) async {
    for step in MonkeyStep.script(lines.joined(separator: "\n")) {
      run.host.resetWork()
      let start = Date()
      await run.perform(step)
      let (taken, work) = (Date().timeIntervalSince(start), run.host.work)
      print(
        String(format: "%8.1f ms", taken * 1000), work.frames, "frames", work.evaluations, "evaluations",
        work.bodies.count, "bodies:", "\(step)")
      let counts = Dictionary(grouping: work.bodies) { $0 }.mapValues(\.count).sorted { $0.value > $1.value }
      for (name, count) in counts.prefix(5) where count > 100 { print("            ", count, name) }
    }
  }

  /// A picture after each step: `SASH_MONKEY_FILM` names a folder for them.
  private static func film(_ run: MonkeyRun, _ lines: [String], _ folder: String) async {
    for (index, step) in MonkeyStep.script(lines.joined(separator: "\n")).enumerated() {
      await run.perform(step)
      let name = String(format: "%03d-%@.png", index, step.kind.rawValue)
      try? run.host.png().write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
  }
}
