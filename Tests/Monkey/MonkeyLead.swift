import Foundation
import SashMonkey

/// Leads workers through all runs, starts another one where one has died, and tells what was found.
struct MonkeyLead {
  private let options: MonkeyOptions
  private let folder: URL
  private let findings = Findings()

  init(_ options: MonkeyOptions) {
    self.options = options
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("monkey-\(getpid())")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Seconds without a finished run after which a worker counts as hanging.
  private static let patience = 180.0

  func lead() -> Never {
    let start = ProcessInfo.processInfo.systemUptime
    let group = DispatchGroup()
    for job in 0..<options.jobs {
      group.enter()
      Thread.detachNewThread {
        workThrough(job)
        group.leave()
      }
    }
    group.wait()
    let seconds = ProcessInfo.processInfo.systemUptime - start
    for failure in findings.kinds { tell(failure) }
    print(
      "monkey: \(findings.steps) steps in \(findings.runs) runs, \(findings.failures) failures of "
        + "\(findings.kinds.count) kinds; slowest step \(format(findings.slowest)) s, \(format(seconds)) s in all, "
        + "at most \(findings.mostMemory) MB a worker")
    let verdict = findings.memory.verdict
    if let verdict { print("monkey: \(verdict.line)") }
    try? FileManager.default.removeItem(at: folder)
    exit(findings.failures == 0 && verdict?.isFlat != false ? 0 : 1)
  }

  /// Replays the script of a file, and prints the shortest that fails in the same way.
  func shorten(_ file: String) -> Never {
    let script = script(in: file)
    let failure = MonkeyShrinker.failure(of: script, folder: folder)
    if let failure { tell(failure) } else { print("monkey: \(script.scene) does not fail") }
    try? FileManager.default.removeItem(at: folder)
    exit(failure == nil ? 0 : 1)
  }

  private func format(_ number: Double) -> String { String(format: "%.2f", number) }

  // MARK: Workers

  private func workThrough(_ job: Int) {
    let journal = folder.appendingPathComponent("journal-\(job)").path
    let errors = folder.appendingPathComponent("errors-\(job)")
    var next = job
    let start = ProcessInfo.processInfo.systemUptime
    while next < options.runs {
      var arguments = [
        "--work", "--first", "\(next)", "--stride", "\(options.jobs)", "--journal", journal, "--seed",
        "\(options.seed)",
        "--run", "\(options.stepsPerRun)", "--steps", "\(options.steps)",
      ]
      if let scene = options.scene { arguments += ["--scene", scene] }
      if !options.compares { arguments.append("--no-comparing") }
      if let minutes = options.minutes {
        // One that follows another has what is left.
        let left = minutes - (ProcessInfo.processInfo.systemUptime - start) / 60
        if left <= 0 { return }
        arguments += ["--minutes", "\(left)"]
      }
      let child = MonkeyChild(arguments, errors: errors, patience: MonkeyLead.patience, tracesCrashes: true)
      let status = child.run { line in
        guard let index = hear(line, journal, child) else { return }
        next = index + options.jobs
      }
      if status == .ended(0) { return }
      let script = script(in: journal)
      let told = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
      let failure = MonkeyFailure(
        script: script, reason: MonkeyFailure.reason(status, told), trace: MonkeyFailure.trace(told))
      findings.failed(failure, steps: script.steps.count)
      next += options.jobs
    }
  }

  private func script(in file: String) -> MonkeyScript {
    MonkeyScript(text: (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
  }

  /// The place of the run that a line tells of.
  private func hear(_ line: String, _ journal: String, _ child: MonkeyChild) -> Int? {
    let words = line.split(separator: " ", maxSplits: 3)
    guard words.count == 4, let number = Int(words[1]), let steps = Int(words[2]) else { return nil }
    switch words[0] {
    case "ran":
      let numbers = words[3].split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 3 else { return nil }
      findings.ran(
        steps: steps, slowest: numbers[0], worker: child.identifier, memory: child.memory,
        allocated: Int(numbers[1]))
      let (memory, last) = (child.memory, child.lastMemory)
      child.lastMemory = memory
      if options.tellsMemory, last > 0, abs(memory - last) > 24 {
        print(
          "memory \(last) to \(memory) MB with run \(number), \(Int(numbers[2]) / 1024) MB of the heap are free"
        )
      }
    case "failed":
      findings.failed(
        MonkeyFailure(script: script(in: "\(journal).\(number)"), reason: String(words[3])),
        steps: steps)
    default: return nil
    }
    return number - options.base
  }

  /// Prints the shortest script for a failure as a test.
  private func tell(_ failure: MonkeyFailure) {
    let script = MonkeyShrinker(failure, folder: folder).shortest(effort: options.effort)
    print("\nmonkey: \(failure.reason)")
    if !failure.trace.isEmpty { print(failure.trace) }
    print(script.test(named: "run" + String(abs(failure.kind.hashValue % 100_000))))
  }
}

/// What the workers have found; several threads tell of it.
private final class Findings: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var steps = 0
  private(set) var runs = 0
  private(set) var failures = 0
  private(set) var slowest = 0.0
  /// Megabytes that a worker had at most.
  private(set) var mostMemory = 0
  private(set) var memory = MonkeyMemory()
  /// One failure of each kind, the one with the fewest steps.
  private(set) var kinds: [MonkeyFailure] = []

  func ran(steps: Int, slowest: Double, worker: Int, memory: Int, allocated: Int) {
    lock.withLock {
      self.steps += steps
      runs += 1
      self.slowest = max(self.slowest, slowest)
      mostMemory = max(mostMemory, memory)
      self.memory.ran(worker: worker, resident: memory, allocated: allocated)
    }
  }
  func failed(_ failure: MonkeyFailure, steps: Int) {
    lock.withLock {
      self.steps += steps
      runs += 1
      failures += 1
      print(
        "failure \(failures) in \(failure.script.scene) after \(failure.script.steps.count) steps: \(failure.reason)"
      )
      if let index = kinds.firstIndex(where: { $0.kind == failure.kind }) {
        if failure.script.steps.count < kinds[index].script.steps.count { kinds[index] = failure }
      } else {
        kinds.append(failure)
      }
    }
  }
}
