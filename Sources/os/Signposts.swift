import Foundation

/// Marks times in a program for instruments.
///
/// - Missing: instruments; with `OS_SIGNPOSTS=1` in the environment each mark is written on standard error.
public struct OSSignposter: Sendable {
  private let log: OSLog
  private static let isOn = ProcessInfo.processInfo.environment["OS_SIGNPOSTS"] == "1"
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  public init(logger: Logger) { log = logger.log }
  public init(logHandle: OSLog) { log = logHandle }
  public init() { log = .default }

  public var isEnabled: Bool { Self.isOn }
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(UInt64.random(in: 1...UInt64.max)) }
  private func mark(_ what: String, _ name: StaticString, _ message: OSLogMessage?) {
    if Self.isOn { log.write(text: "\(what) \(name) \(message?.text ?? "")", .debug) }
  }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    mark("begin", name, nil)
    return OSSignpostIntervalState(id: id)
  }
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage)
    -> OSSignpostIntervalState
  {
    mark("begin", name, message)
    return OSSignpostIntervalState(id: id)
  }
  /// Marks the begin of a time that belongs to an animation.
  public func beginAnimationInterval(_ name: StaticString, id: OSSignpostID = .exclusive)
    -> OSSignpostIntervalState
  { beginInterval(name, id: id) }
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState { beginInterval(name, id: id, message) }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) { mark("end", name, nil) }
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {
    mark("end", name, message)
  }
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) { mark("event", name, nil) }
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {
    mark("event", name, message)
  }
  public func withIntervalSignpost<T>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
  ) rethrows -> T {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// Which of several intervals of one name is meant.
public struct OSSignpostID: Equatable, Sendable {
  public let rawValue: UInt64
  public init(_ rawValue: UInt64) { self.rawValue = rawValue }
  public init(log: OSLog) { self.init(UInt64.random(in: 1...UInt64.max)) }
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  public static let null = OSSignpostID(0)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable, Codable {
  let id: OSSignpostID
  init(id: OSSignpostID) { self.id = id }
  /// The state of an interval that something else has begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }
  public required init(from decoder: any Decoder) throws {
    id = OSSignpostID(try decoder.singleValueContainer().decode(UInt64.self))
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(id.rawValue)
  }
}

/// What a mark says.
public struct OSSignpostType: Sendable {
  let name: String
  public static let begin = OSSignpostType(name: "begin")
  public static let end = OSSignpostType(name: "end")
  public static let event = OSSignpostType(name: "event")
}

/// Marks a time.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {
  if ProcessInfo.processInfo.environment["OS_SIGNPOSTS"] == "1" {
    log.write(text: "\(type.name) \(name)", .debug)
  }
}
