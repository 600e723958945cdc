import Foundation
import SashMonkey

/// Makes the script of a failure short by trying shorter ones in processes of their own.
struct MonkeyShrinker {
  private let failure: MonkeyFailure
  private let script: URL
  private let errors: URL

  init(_ failure: MonkeyFailure, folder: URL) {
    self.failure = failure
    script = folder.appendingPathComponent("script")
    errors = folder.appendingPathComponent("script-errors")
  }

  /// Seconds after which a replay counts as hanging.
  private static let patience = 60.0

  func shortest(effort: Int) -> MonkeyScript { failure.script.shortest(effort: effort, fails) }

  /// What goes wrong when a script is replayed; nil if nothing does.
  static func failure(of script: MonkeyScript, folder: URL) -> MonkeyFailure? {
    let shrinker = MonkeyShrinker(MonkeyFailure(script: script, reason: ""), folder: folder)
    return shrinker.reason(script).map { MonkeyFailure(script: script, reason: $0) }
  }

  private func fails(_ script: MonkeyScript) -> Bool {
    reason(script).map(MonkeyFailure.kind) == failure.kind
  }

  private func reason(_ script: MonkeyScript) -> String? {
    try? script.text.write(to: self.script, atomically: true, encoding: .utf8)
    var failures: [String] = []
    let child = MonkeyChild(
      ["--replay", self.script.path], errors: errors, patience: MonkeyShrinker.patience)
    let status = child.run { if $0.hasPrefix("failure: ") { failures.append(String($0.dropFirst(9))) } }
    if status == .ended(0) { return nil }
    return failures.first
      ?? MonkeyFailure.reason(status, (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
  }
}
