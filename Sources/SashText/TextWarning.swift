import Foundation
import SashDisplay

/// Tells of bad input on stderr, each message once in a process.
enum TextWarning {
  private static let said = Locked<Set<String>>([])
  static func once(_ message: String) {
    guard said.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("Sash: \(message)\n".utf8))
  }
  /// For tests: what was said so far.
  static var messages: Set<String> { said.withLock { $0 } }
}
