import Foundation

/// One thing that a person, the system or the program behind the views does.
///
/// A step names places in points of the window and nothing that came before, so a script stays meaningful when steps are
/// taken out of it. It is written as one line: `drag 20 300 20 80 0.2`, `type |hello`.
package struct MonkeyStep: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// A finger: x, y. `twice` taps two times; `hold` adds seconds; `drag` and `pull` (by mouse) x1, y1, x2, y2, seconds.
    case tap, twice, hold, drag, pull
    /// A mouse: x, y. `click` adds the count.
    case click, secondary, hover, leave
    /// Parts of a touch, left as they are: x, y, finger; `cancel` finger.
    case down, move, up, cancel
    /// Two fingers: x, y, distance before and after, angle after in degrees.
    case pinch
    /// A wheel, or a touch pad of which nobody knows when fingers come and go: x, y, dx, dy. `swipe` makes ten of them, a
    /// frame apart.
    case wheel, swipe
    /// Two fingers on a touch pad: x, y, dx, dy, how they go (0 lifted at once, 1 after a rest, 2 taken away by the system).
    case pad
    /// Text goes behind a bar; `key` has a name and modifiers there.
    case type, compose, key
    /// The window, in points; `sweep` gets there in steps: width, height, count.
    case resize, sweep
    /// 1 and 0; `textSize` the place among the sizes, `keyboard` its height in points.
    case dark, rightToLeft, focus, visible, textSize, keyboard
    /// Seconds on the virtual clock; `jump` skips the frames between.
    case wait, jump
    /// Real time for tasks and the main queue.
    case settle
    /// A change of the data behind the views, by its number.
    case data
    /// The window is closed, used after that, and another one opened with the data as they are.
    case close
    /// What is shown is compared with what a new window shows.
    case compare
  }
  package var kind: Kind
  package var numbers: [Double]
  package var text: String

  package init(_ kind: Kind, _ numbers: Double..., text: String = "") {
    (self.kind, self.numbers, self.text) = (kind, numbers, text)
  }
  package init(_ kind: Kind, numbers: [Double], text: String = "") {
    (self.kind, self.numbers, self.text) = (kind, numbers, text)
  }

  /// The number at a place; 0 if the script has none.
  package subscript(place: Int) -> Double { place < numbers.count ? numbers[place] : 0 }
  package var point: CGPoint { CGPoint(x: self[0], y: self[1]) }
}

extension MonkeyStep: LosslessStringConvertible {
  package init?(_ line: String) {
    let halves = line.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let words = halves[0].split(separator: " ")
    guard let kind = words.first.flatMap({ Kind(rawValue: String($0)) }) else { return nil }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == words.count - 1 else { return nil }
    self.init(kind, numbers: numbers, text: halves.count > 1 ? MonkeyStep.unescaped(halves[1]) : "")
  }

  package var description: String {
    var words = [kind.rawValue]
    for number in numbers {
      words.append(number == number.rounded() ? String(Int(number)) : String(number))
    }
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(
      of: "\n", with: "\\n")
    return words.joined(separator: " ") + (text.isEmpty ? "" : " |" + escaped)
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        result.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension MonkeyStep {
  /// The steps of a script, a line each; lines that begin with `#` are remarks.
  package static func script(_ text: String) -> [MonkeyStep] {
    text.split(separator: "\n").compactMap { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      if line.isEmpty || line.hasPrefix("#") { return nil }
      guard let step = MonkeyStep(line) else { preconditionFailure("no step is written '\(line)'") }
      return step
    }
  }
}
