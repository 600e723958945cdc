import Foundation
import os

/// What an app has logged: the last messages of this program.
///
/// - Missing: what other programs log, and what this one logged before it was started.
open class OSLogStore: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case currentProcessIdentifier = 1 }

  public init(scope: Scope) throws { super.init() }

  /// The messages from a place on that meet a condition.
  open func getEntries(
    with options: OSLogEnumerator.Options = [], at position: OSLogPosition? = nil,
    matching predicate: NSPredicate? = nil
  ) throws -> AnySequence<OSLogEntry> {
    var entries = LogRecords.all.map { OSLogEntryLog($0) as OSLogEntry }
    if options.contains(.reverse) { entries.reverse() }
    if let date = position?.date {
      entries = entries.filter { options.contains(.reverse) ? $0.date <= date : $0.date >= date }
    }
    if let predicate { entries = entries.filter { predicate.evaluate(with: ($0 as! OSLogEntryLog).values) } }
    return AnySequence(entries)
  }
  open func position(date: Date) -> OSLogPosition { OSLogPosition(date) }
  /// - Parameter timeIntervalSinceLatestBoot: Seconds since the machine was started.
  open func position(timeIntervalSinceLatestBoot: TimeInterval) -> OSLogPosition {
    OSLogPosition(
      Date(timeIntervalSinceNow: timeIntervalSinceLatestBoot - ProcessInfo.processInfo.systemUptime))
  }
  /// - Parameter timeIntervalSinceEnd: Seconds back from the newest message.
  open func position(timeIntervalSinceEnd: TimeInterval) -> OSLogPosition {
    OSLogPosition((LogRecords.all.last?.date ?? Date()).addingTimeInterval(-timeIntervalSinceEnd))
  }
}

/// How the messages of a store are gone through.
open class OSLogEnumerator: NSEnumerator, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the newest to the oldest.
    public static let reverse = Options(rawValue: 1)
  }
}

/// A place in a log.
open class OSLogPosition: NSObject, @unchecked Sendable {
  let date: Date
  init(_ date: Date) { self.date = date }
}

/// What is in a log.
open class OSLogEntry: NSObject, @unchecked Sendable {
  public enum StoreCategory: Int, Sendable {
    case undefined, metadata, shortTerm, longTermAuto, longTerm1, longTerm3, longTerm7, longTerm14, longTerm30
  }
  public let date: Date
  public let composedMessage: String
  public let storeCategory = StoreCategory.undefined
  init(_ date: Date, _ text: String) { (self.date, composedMessage) = (date, text) }
}

/// What is known of the program that logged an entry.
public protocol OSLogEntryFromProcess {
  var process: String { get }
  var processIdentifier: pid_t { get }
  var sender: String { get }
  var threadIdentifier: UInt64 { get }
}
/// Which part of an app logged an entry.
public protocol OSLogEntryWithPayload {
  var category: String { get }
  var subsystem: String { get }
  var formatString: String { get }
}

/// A message in a log.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload, @unchecked Sendable {
  public enum Level: Int, Sendable { case undefined, debug, info, notice, error, fault }
  public let level: Level
  public let category: String
  public let subsystem: String
  public let threadIdentifier: UInt64
  open var formatString: String { composedMessage }
  open var process: String { ProcessInfo.processInfo.processName }
  open var processIdentifier: pid_t { ProcessInfo.processInfo.processIdentifier }
  open var sender: String { process }

  init(_ record: LogRecords.Record) {
    level =
      switch record.type {
      case .debug: .debug
      case .info: .info
      case .error: .error
      case .fault: .fault
      default: .notice
      }
    (category, subsystem, threadIdentifier) = (record.category, record.subsystem, record.thread)
    super.init(record.date, record.text)
  }
  /// By the names that conditions give them.
  var values: [String: Any] {
    [
      "subsystem": subsystem, "category": category, "composedMessage": composedMessage, "date": date,
      "process": process, "processIdentifier": Int(processIdentifier), "sender": sender,
    ]
  }
}
