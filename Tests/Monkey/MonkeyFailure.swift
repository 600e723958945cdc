import Foundation
import SashMonkey

/// A script, and what went wrong at its end.
struct MonkeyFailure {
  var script: MonkeyScript
  let reason: String
  /// Where the program was when it crashed, a line a function; empty where that is not known.
  var trace = ""

  /// The same for failures that have one cause, as far as their words tell: numbers and names in quotes do not count.
  var kind: String { MonkeyFailure.kind(of: reason) }

  static func kind(of reason: String) -> String {
    var kind = ""
    var isQuoted = false
    for character in reason {
      if character == "'" { isQuoted.toggle() }
      if isQuoted || character.isNumber || character == "." || character == "-" { continue }
      kind.append(character)
    }
    return kind
  }

  /// The functions of a trace, as a crashed program writes it to standard error.
  static func trace(_ errors: String) -> String {
    errors.split(separator: "\n").filter { line in
      let words = line.split(separator: " ")
      return words.count > 2 && Int(words[0]) != nil && line.contains(" in ")
    }.map { String($0.prefix(200)) }.joined(separator: "\n")
  }

  /// What a worker died of, in one line.
  static func reason(_ status: MonkeyChild.Status, _ errors: String) -> String {
    let lines = errors.split(separator: "\n").map(String.init)
    let fatal = lines.last { $0.contains("Fatal error") || $0.contains("ERROR: AddressSanitizer") }
    switch status {
    case .hung: return "a step does not end"
    case .ended(let code): return "status \(code): " + (fatal ?? lines.last ?? "no message")
    case .signalled(let number):
      return fatal.map {
        $0.replacingOccurrences(of: "Swift/x86_64-unknown-linux-gnu.swiftinterface", with: "Swift")
      }
        ?? "signal \(number)"
    }
  }
}
