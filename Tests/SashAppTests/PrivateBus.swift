import Foundation
import SashBus
import Testing

/// Tests that say where the bus of the session is: one after another, as there is one.
@Suite(.serialized, .enabled(if: PrivateBus.isPossible)) @MainActor enum BusTests {}

/// A bus of its own for a test, which nobody else is on.
@MainActor final class PrivateBus {
  let address: String
  private let process = Process()
  private let folder: URL

  /// Whether the program that keeps a bus is installed.
  static let isPossible = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-daemon")

  /// What the bus runs when somebody asks for a program that is not there, if it has been told of one: a script that tests write.
  var starter: URL { folder.appendingPathComponent("start") }

  /// - Parameter name: What programs are known by that the bus can start.
  init(starting name: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "bus-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appendingPathComponent("bus.conf")
    // Without the folders of services that the machine has: nothing of it is started.
    var services = ""
    if let name {
      try "[D-BUS Service]\nName=\(name)\nExec=\(folder.path)/start\n".write(
        to: folder.appendingPathComponent("\(name).service"), atomically: true, encoding: .utf8)
      services = "<servicedir>\(folder.path)</servicedir>"
    }
    try """
    <busconfig>
      <listen>unix:path=\(folder.path)/bus</listen>
      <auth>EXTERNAL</auth>
      \(services)
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """.write(to: configuration, atomically: true, encoding: .utf8)
    process.executableURL = URL(fileURLWithPath: "/usr/bin/dbus-daemon")
    process.arguments = ["--config-file=\(configuration.path)", "--nofork", "--print-address=1"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let words = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    address = words.trimmingCharacters(in: .whitespacesAndNewlines)
  }
  isolated deinit { end() }

  func end() {
    if process.isRunning {
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Another program on the bus.
  func connection() throws -> Bus { try Bus.at(address) }
}

/// Waits until something has happened on other connections; false if it does not.
@MainActor func happens(within seconds: Double = 10, _ isThere: @MainActor () -> Bool) async -> Bool {
  let end = ProcessInfo.processInfo.systemUptime + seconds
  while !isThere() {
    if ProcessInfo.processInfo.systemUptime > end { return false }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return true
}

extension PrivateBus {
  /// Makes one the bus of the session while something is done.
  static func use(_ body: @MainActor (PrivateBus) async throws -> Void) async throws {
    let bus = try PrivateBus()
    SessionBus.end()
    SessionBus.address = bus.address
    defer {
      SessionBus.end()
      SessionBus.address = nil
      bus.end()
    }
    try await body(bus)
  }
  /// The same for who needs another program on it and nothing else.
  static func connect(_ body: @MainActor (Bus) async throws -> Void) async throws {
    try await use { try await body(try $0.connection()) }
  }
}

extension Bus {
  /// The answer of a call; nil if there is none.
  func ask(_ place: Destination, _ member: String, _ arguments: [BusValue] = []) async -> [BusValue]? {
    await withCheckedContinuation { done in
      call(place, member, arguments) { reply in
        done.resume(returning: reply.isFailure ? nil : reply.values)
      }
    }
  }
  func get(_ place: Destination, _ property: String) async -> BusValue? {
    var properties = place
    properties.interface = "org.freedesktop.DBus.Properties"
    return await ask(properties, "Get", [.string(place.interface), .string(property)])?.first
  }
  func takeName(_ name: String) async -> Bool {
    await withCheckedContinuation { done in own(name) { done.resume(returning: $0) } }
  }
}
