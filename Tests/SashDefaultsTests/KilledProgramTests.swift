import Foundation
import SashDefaults
import Testing

/// Settings of a real program that ends in various ways.
@Suite struct KilledProgramTests {
  let home = FileManager.default.temporaryDirectory.appendingPathComponent(
    "SashDefaults-\(UUID().uuidString)")
  var file: URL { home.appendingPathComponent("DefaultsProbe.plist") }

  private var probeProgram: URL {
    let beside = Bundle.main.bundleURL.deletingLastPathComponent().appendingPathComponent("DefaultsProbe")
    if FileManager.default.isExecutableFile(atPath: beside.path) { return beside }
    return URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("DefaultsProbe")
  }

  @Test("Files beside the program are resources of its main bundle [S4-002 S4-005]")
  func bundle() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let copy = home.appendingPathComponent("Probe")
    try FileManager.default.copyItem(at: probeProgram, to: copy)
    try Data("silkworm".utf8).write(to: home.appendingPathComponent("start.txt"))
    try Data(#"{"one": 1}"#.utf8).write(to: home.appendingPathComponent("numbers.json"))
    #expect(try output(["--bundle"], program: copy) == "silkworm\nnone\n1\n")
  }

  private func start(_ arguments: [String] = [], program: URL? = nil) throws -> (Process, Pipe) {
    let process = Process(), pipe = Pipe()
    process.executableURL = program ?? probeProgram
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CONFIG_HOME": home.path]) { $1 }
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    return (process, pipe)
  }
  private func output(_ arguments: [String], program: URL? = nil) throws -> String {
    let (process, pipe) = try start(arguments, program: program)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// Another one after each write.
  private var stamp: Date? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  @Test("A program that is killed while it writes settings leaves an earlier complete value")
  func killedWhileWriting() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    var last = 0
    for round in 0..<12 {
      let before = stamp
      let (process, pipe) = try start()
      _ = pipe.fileHandleForReading.availableData
      let end = Date(timeIntervalSinceNow: 10)
      while stamp == before, Date() < end { usleep(1000) }
      usleep(UInt32.random(in: 0...120_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let values = try #require(
        try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
          as? [String: Any])
      let n = try #require(values["n"] as? Int)
      #expect(n > last, "round \(round) has saved nothing")
      #expect((values["text"] as? String)?.count == 1000 + n % 50_000)
      last = n
    }
    #expect(try output(["--read"]) == "n \(last) text \(1000 + last % 50_000)\n")
  }

  @Test("A setting is on disk soon after it was written, and when the program ends right after it")
  func savedWithoutSynchronize() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let (process, pipe) = try start(["--wait"])
    _ = pipe.fileHandleForReading.availableData
    let end = Date(timeIntervalSinceNow: 5)
    while !FileManager.default.fileExists(atPath: file.path), Date() < end { usleep(5000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(try output(["--read"]).hasPrefix("n 7 "))
    _ = try output(["--once"])
    #expect(try output(["--read"]) == "n 7 text 4\n")
  }

  @Test("A file of settings that cannot be read is kept aside with one message, and defaults are used")
  func corruptFile() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    try Data("bplist00 half".utf8).write(to: file)
    let text = try output(["--read"])
    #expect(text.contains("n 0 text -1"))
    #expect(text.components(separatedBy: "Sash: ").count == 2)
    #expect(text.contains("DefaultsProbe.plist.corrupt"))
    let kept = home.appendingPathComponent("DefaultsProbe.plist.corrupt")
    #expect(try Data(contentsOf: kept) == Data("bplist00 half".utf8))
    _ = try output(["--once"])
    #expect(try output(["--read"]) == "n 0 text 4\n")
  }
}
