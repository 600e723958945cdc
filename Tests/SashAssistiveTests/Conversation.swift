import Foundation

/// A program on buses of its own, and a client that speaks to it as a screen reader does.
struct Conversation {
  /// What the client printed.
  let lines: [String]
  /// What the program and the client said on standard error.
  let errors: String
  let status: Int32

  /// - Parameters:
  ///   - program: An executable of this package.
  ///   - task: What the client does, as `client.py` knows it.
  static func hold(
    _ program: String, _ task: String, environment: [String: String] = [:]
  ) async throws -> Conversation {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Client")
    let process = Process()
    // What a test starts has signals blocked, and would not end when it is asked to.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = [
      "-c",
      """
      import os, signal, sys
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP): signal.signal(number, signal.SIG_DFL)
      os.execv(sys.argv[1], sys.argv[1:])
      """, folder.appendingPathComponent("run.sh").path, executable(program).path, program, task,
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SASH_HOST": "headless", "SASH_ACCESSIBILITY": "1"]
    ) { $1 }.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    // What is written is read while the program runs, or it would wait for room.
    async let words = output.read()
    async let complaints = errors.read()
    try process.run()
    let result = await (words, complaints)
    process.waitUntilExit()
    return Conversation(
      lines: result.0.split(separator: "\n", omittingEmptySubsequences: true).map(String.init),
      errors: result.1, status: process.terminationStatus)
  }

  /// What a program says that runs by itself for a while, and whether it was `still running` then.
  static func hear(_ program: String, seconds: Double, environment: [String: String]) async throws -> String {
    let process = Process()
    process.executableURL = executable(program)
    process.environment = ProcessInfo.processInfo.environment.merging(["SASH_HOST": "headless"]) { $1 }
      .merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    async let words = pipe.read()
    try process.run()
    try await Task.sleep(for: .seconds(seconds))
    let isRunning = process.isRunning
    kill(process.processIdentifier, SIGKILL)
    return await words + (isRunning ? "still running" : "")
  }

  private static func executable(_ name: String) -> URL {
    let beside = Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent(name)
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
  }

  /// What the client says after a word.
  func said(_ start: String) -> [String] {
    lines.filter { $0.hasPrefix(start + " ") || $0.hasPrefix(start + ": ") }
      .map { String($0.dropFirst(start.count).drop { ": ".contains($0) }) }
  }

  /// Whether what the client needs is installed.
  static let isPossible: Bool = {
    let files = ["/usr/bin/dbus-run-session", "/usr/bin/python3"]
    let launchers = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher"]
    let typelib = ["/usr/lib/girepository-1.0", "/usr/lib/\(machine)-linux-gnu/girepository-1.0"]
    let exists = FileManager.default.fileExists(atPath:)
    return files.allSatisfy(exists) && launchers.contains(where: exists)
      && typelib.contains { exists($0 + "/Atspi-2.0.typelib") }
  }()
  private static var machine: String {
    #if arch(arm64)
    "aarch64"
    #else
    "x86_64"
    #endif
  }
}

extension Pipe {
  fileprivate func read() async -> String {
    let handle = fileHandleForReading
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(returning: String(decoding: handle.readDataToEndOfFile(), as: UTF8.self))
      }
    }
  }
}
