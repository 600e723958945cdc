import Foundation
import _FoundationICU

/// Which form of a word a number takes in a language, by the rules of ICU. Main thread only.
package enum PluralRules {
  nonisolated(unsafe) private static var rules: [String: OpaquePointer] = [:]

  /// `zero`, `one`, `two`, `few`, `many` or `other`.
  package static func category(of number: Double, language: String) -> String {
    var status = U_ZERO_ERROR
    let rules =
      rules[language] ?? swift_uplrules_openForType(language, UPLURAL_TYPE_CARDINAL, &status)
    guard let rules, status.rawValue <= 0 else { return number == 1 ? "one" : "other" }
    self.rules[language] = rules
    var buffer = [UInt16](repeating: 0, count: 16)
    let count = swift_uplrules_select(rules, number, &buffer, Int32(buffer.count), &status)
    guard status.rawValue <= 0, (1...16).contains(count) else { return "other" }
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}
