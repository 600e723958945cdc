import Foundation
import Testing

/// A program that a test starts, whose lines it can wait for. Ends with the object.
final class TestProgram: @unchecked Sendable {
  private let process = Process()
  private let lock = NSLock()
  private var text = ""
  private var isAtEnd = false

  /// - Parameter environment: Values over those of the test; nil removes one.
  init(_ path: String, _ arguments: [String] = [], environment: [String: String?] = [:]) throws {
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    var merged = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SASH_") }
    for (name, value) in environment { merged[name] = value }
    process.environment = merged
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.append(data)
    }
    try process.run()
  }
  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  /// A tool by its name; the test fails if the machine lacks it.
  static func path(of tool: String) throws -> String {
    let path = "/usr/bin/" + tool
    try #require(FileManager.default.isExecutableFile(atPath: path), "install \(tool): the test needs it")
    return path
  }
  /// Runs a tool to its end and gives what it printed.
  @discardableResult
  static func run(_ tool: String, _ arguments: [String], environment: [String: String?] = [:]) async throws
    -> String
  {
    let program = try TestProgram(path(of: tool), arguments, environment: environment)
    _ = try await program.status()
    return program.output
  }

  private func append(_ data: Data) {
    lock.withLock {
      if data.isEmpty { isAtEnd = true }
      text += String(decoding: data, as: UTF8.self)
    }
  }
  /// What it has printed so far, on both streams.
  var output: String { lock.withLock { text } }
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Waits until some line begins with `prefix`, from the `skipping`-th such line on.
  @discardableResult
  func line(_ prefix: String, skipping: Int = 0, within seconds: Double = 20) async throws -> String {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      let matches = lines.filter { $0.hasPrefix(prefix) }
      if matches.count > skipping { return matches[skipping] }
      try await Task.sleep(nanoseconds: 5_000_000)
    }
    return try #require(nil, "no line '\(prefix)' came; there is:\n\(output)")
  }
  /// Whether a line that begins with `prefix` comes in time.
  func prints(_ prefix: String, within seconds: Double) async throws -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end && count(prefix) == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    return count(prefix) > 0
  }
  func count(_ prefix: String) -> Int { lines.count { $0.hasPrefix(prefix) } }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Its exit status; a program that does not end is a failure.
  func status(within seconds: Double = 20) async throws -> Int32 {
    let end = Date(timeIntervalSinceNow: seconds)
    while process.isRunning && Date() < end { try await Task.sleep(nanoseconds: 5_000_000) }
    try #require(!process.isRunning, "it does not end; it printed:\n\(output)")
    // The last lines come through the pipe, which a program that was started by this one may hold open.
    let last = Date(timeIntervalSinceNow: 2)
    while !lock.withLock({ isAtEnd }) && Date() < last { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(process.terminationReason == .exit, "a signal ended it; it printed:\n\(output)")
    return process.terminationStatus
  }
}
