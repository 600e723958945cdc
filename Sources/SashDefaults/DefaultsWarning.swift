import Foundation
import Synchronization

/// Tells of files that cannot be used on stderr, each message once in a process.
enum DefaultsWarning {
  private static let said = Mutex<Set<String>>([])
  static func once(_ message: String) {
    guard said.withLock({ $0.insert(message).inserted }) else { return }
    FileHandle.standardError.write(Data("Sash: \(message)\n".utf8))
  }
}
