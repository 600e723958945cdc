import Foundation
import Synchronization

/// Tells of bad geometry on stderr, each message once in a process.
package enum GeometryWarning {
  private static let said = Mutex<Set<String>>([])
  package static func once(_ message: String) {
    guard said.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("Sash: \(message)\n".utf8))
  }
  /// For tests: what was said so far.
  static var messages: Set<String> { said.withLock { $0 } }
}
