import Foundation

/// Writes what an app does on standard error, with the part of the app and the time.
///
/// `OS_ACTIVITY_MODE=disable` silences it, as for programs that Xcode starts.
public struct Logger: Sendable {
  let log: OSLog
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(_ logObj: OSLog) { log = logObj }
  public init() { log = .default }

  public func log(_ message: OSLogMessage) { log.write(message, .default) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message, level) }
  public func trace(_ message: OSLogMessage) { log.write(message, .debug) }
  public func debug(_ message: OSLogMessage) { log.write(message, .debug) }
  public func info(_ message: OSLogMessage) { log.write(message, .info) }
  public func notice(_ message: OSLogMessage) { log.write(message, .default) }
  public func warning(_ message: OSLogMessage) { log.write(message, .error) }
  public func error(_ message: OSLogMessage) { log.write(message, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message, .fault) }
}

/// How much a message matters.
public struct OSLogType: Equatable, Hashable, RawRepresentable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "notice"
    }
  }
}

/// The part of an app that a message comes from.
open class OSLog: @unchecked Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  /// Writes nothing.
  public static let disabled = OSLog(subsystem: "", category: "", isEnabled: false)

  /// Kinds of messages that instruments know.
  public struct Category: Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
    public static let dynamicTracing = Category(name: "DynamicTracing")
    public static let dynamicStackTracing = Category(name: "DynamicStackTracing")
  }

  private let place: String
  private let subsystem: String
  private let category: String
  private let isOn: Bool
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isEnabled: true)
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
  private init(subsystem: String, category: String, isEnabled: Bool) {
    (self.subsystem, self.category) = (subsystem, category)
    place = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    isOn = isEnabled && ProcessInfo.processInfo.environment["OS_ACTIVITY_MODE"] != "disable"
  }

  /// Whether messages of a kind are written.
  open func isEnabled(type: OSLogType) -> Bool { isOn }

  func write(_ message: @autoclosure () -> OSLogMessage, _ type: OSLogType) {
    guard isOn else { return }
    write(text: message().text, type)
  }
  func write(text: String, _ type: OSLogType) {
    guard isOn else { return }
    LogRecords.add(
      LogRecords.Record(
        date: Date(), type: type, subsystem: subsystem, category: category, text: text,
        thread: UInt64(pthread_self())))
    let line = "\(Self.time()) \(type.name)\(place.isEmpty ? "" : " [\(place)]") \(text)\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
  private static func time() -> String {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var parts = tm()
    localtime_r(&seconds, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let milliseconds = "\(1000 + now.tv_nsec / 1_000_000)".dropFirst()
    return "\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec)).\(milliseconds)"
  }
}

/// Writes a message in the form of `printf`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {
  // `%{public}@` says who may read it.
  let format = "\(message)".replacingOccurrences(of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
  log.write(text: args.isEmpty ? format : String(format: format, arguments: args), type)
}
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: any CVarArg...
) {
  let format = "\(message)".replacingOccurrences(of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
  log.write(text: args.isEmpty ? format : String(format: format, arguments: args), type)
}
/// Writes a message.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage) { OSLog.default.write(message, .default) }
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
  log.write(message, type)
}
