import Foundation

/// Tells the developer about bad lengths, each message once.
package enum LayoutWarning {
  /// - Source: the runtime issue that SwiftUI reports
  package static let invalidFrame = "Invalid frame dimension (negative or non-finite)."

  private static let lock = NSLock()
  nonisolated(unsafe) private static var reported: Set<String> = []
  /// Where messages go; tests replace it.
  nonisolated(unsafe) package static var sink: (String) -> Void = { message in
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }

  package static func report(_ message: String) {
    lock.lock()
    let isNew = reported.insert(message).inserted
    lock.unlock()
    if isNew { sink(message) }
  }

  /// Lets every message be reported again.
  package static func forget() {
    lock.lock()
    reported = []
    lock.unlock()
  }
}
