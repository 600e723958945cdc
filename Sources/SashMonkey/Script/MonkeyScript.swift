import Foundation

/// A scene and what is done to it.
package struct MonkeyScript: Equatable, Sendable {
  package var scene: String
  package var steps: [MonkeyStep]

  package init(scene: String, steps: [MonkeyStep]) { (self.scene, self.steps) = (scene, steps) }

  /// The name of a scene, and steps, a line each; a last line that is cut is left out.
  package init(text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    self.init(scene: lines.first ?? "", steps: lines.dropFirst().compactMap { MonkeyStep($0) })
  }

  package var text: String { ([scene] + steps.map(\.description)).joined(separator: "\n") + "\n" }

  /// The script as a test for Tests/SashMonkeyTests.
  package func test(named name: String) -> String {
    let lines = steps.map { "      \($0.description.replacingOccurrences(of: "\\", with: "\\\\"))\n" }
      .joined()
    return """
        @Test func \(name)() async {
          let run = MonkeyRun("\(scene)")
          await run.replay(
            \"\"\"
      \(lines)      \"\"\")
          #expect(run.failures == [])
        }
      """
  }

  // MARK: Making it short

  /// The shortest script found that still fails: takes steps out, then parts of made-up views, then steps again.
  ///
  /// - Parameters:
  ///   - effort: How many scripts may be tried.
  ///   - fails: Tries one.
  package func shortest(effort: Int, _ fails: (MonkeyScript) -> Bool) -> MonkeyScript {
    var rest = effort
    func stillFails(_ script: MonkeyScript) -> Bool {
      guard rest > 0 else { return false }
      rest -= 1
      return fails(script)
    }
    guard stillFails(self) else { return self }
    return withFewerSteps(stillFails).withFewerParts(stillFails).withFewerSteps(stillFails)
  }

  /// Takes out runs of steps, shorter ones each time, as long as it fails (delta debugging).
  private func withFewerSteps(_ fails: (MonkeyScript) -> Bool) -> MonkeyScript {
    var best = self
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
      if length == 1, !hasShrunk { return best }
      length = max(1, length / 2)
    }
  }

  /// Leaves nodes of a made-up tree out.
  private func withFewerParts(_ fails: (MonkeyScript) -> Bool) -> MonkeyScript {
    var best = self
    guard let tree = MonkeyTree(named: scene) else { return best }
    for part in 1..<tree.count {
      var smaller = best
      smaller.scene += "-\(part)"
      if fails(smaller) { best = smaller }
    }
    return best
  }
}
