import Foundation

/// The last messages of this program, for `OSLogStore`.
package final class LogRecords: @unchecked Sendable {
  package struct Record: Sendable {
    package let date: Date
    package let type: OSLogType
    package let subsystem: String
    package let category: String
    package let text: String
    package let thread: UInt64
  }
  /// More would be a log in memory that nobody reads.
  private static let most = 2000
  private static let shared = LogRecords()
  private let lock = NSLock()
  private var records: [Record] = []

  static func add(_ record: Record) {
    shared.lock.withLock {
      if shared.records.count >= most { shared.records.removeFirst(most / 4) }
      shared.records.append(record)
    }
  }
  /// From the oldest to the newest.
  package static var all: [Record] { shared.lock.withLock { shared.records } }
}
