import Foundation
import SashMonkey

/// Makes the script of a failure as short as it can: takes steps out, then parts of the views.
final class MonkeyShrinker {
  private let failure: MonkeyFailure
  private let script: URL
  private let errors: URL
  /// Replays that may still be made.
  private var effort: Int

  init(_ failure: MonkeyFailure, folder: URL, effort: Int) {
    self.failure = failure
    self.effort = effort
    script = folder.appendingPathComponent("script")
    errors = folder.appendingPathComponent("script-errors")
  }

  /// Seconds after which a replay counts as hanging.
  private static let patience = 60.0

  func shortest() -> MonkeyScript {
    var best = failure.script
    guard fails(best) else { return best }
    best = withFewerSteps(best)
    best = withFewerParts(best)
    return withFewerSteps(best)
  }

  /// Takes out runs of steps, shorter ones each time, as long as the failure stays (delta debugging).
  private func withFewerSteps(_ script: MonkeyScript) -> MonkeyScript {
    var best = script
    var length = max(1, best.steps.count / 2)
    while true {
      var start = 0
      var hasShrunk = false
      while start < best.steps.count {
        var shorter = best
        shorter.steps.removeSubrange(start..<min(start + length, best.steps.count))
        if fails(shorter) {
          best = shorter
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1 && !hasShrunk || effort <= 0 { return best }
      if length > 1 { length /= 2 }
    }
  }

  /// Leaves out nodes of a made-up tree.
  private func withFewerParts(_ script: MonkeyScript) -> MonkeyScript {
    var best = script
    guard best.scene.hasPrefix("tree/") || best.scene.hasPrefix("plain/") else { return best }
    for part in 1..<80 where effort > 0 {
      var smaller = best
      smaller.scene += "-\(part)"
      if fails(smaller) { best = smaller }
    }
    return best
  }

  private func fails(_ script: MonkeyScript) -> Bool {
    guard effort > 0 else { return false }
    effort -= 1
    try? script.text.write(to: self.script, atomically: true, encoding: .utf8)
    var failures: [String] = []
    let child = MonkeyChild(
      ["--replay", self.script.path], errors: errors, patience: MonkeyShrinker.patience)
    let status = child.run { if $0.hasPrefix("failure: ") { failures.append(String($0.dropFirst(9))) } }
    if status == .ended(0) { return false }
    let reason =
      failures.first ?? MonkeyFailure.reason(status, (try? String(contentsOf: errors, encoding: .utf8)) ?? "")
    return MonkeyFailure.kind(of: reason) == failure.kind
  }
}
