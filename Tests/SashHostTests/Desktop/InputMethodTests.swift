import Foundation
import Testing

/// HostProbe with IBus and its engines, on a display of its own.
///
/// - Source: facts on text input 66 to 73
@Suite("Input methods of IBus", .serialized, .timeLimit(.minutes(2))) struct InputMethodTests {
  /// A probe that takes text, beside a daemon with one engine.
  private struct Session {
    let display: TestDisplay
    let probe: TestProgram
    private let programs: [TestProgram]
    private let folder: URL

    init(engine: String) async throws {
      display = try await TestDisplay()
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("sash-ibus-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      // Nothing of the person who runs the tests is read or written.
      var environment: [String: String?] = [
        "DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "GSETTINGS_BACKEND": "memory", "HOME": folder.path,
        "XDG_CONFIG_HOME": folder.path + "/config", "XDG_CACHE_HOME": folder.path + "/cache",
        "XDG_RUNTIME_DIR": folder.path,
      ]
      let bus = try TestProgram(
        TestProgram.path(of: "dbus-daemon"), ["--session", "--nofork", "--print-address"],
        environment: environment)
      environment["DBUS_SESSION_BUS_ADDRESS"] = try await bus.line("unix:")
      let daemon = try TestProgram(
        TestProgram.path(of: "ibus-daemon"),
        ["--panel=disable", "--emoji-extension=disable", "--cache=none"], environment: environment)
      programs = [daemon, bus]
      var chosen = ""
      for _ in 0..<100 where chosen != engine {
        _ = try await TestProgram.run("ibus", ["engine", engine], environment: environment)
        chosen = try await TestProgram.run("ibus", ["engine"], environment: environment)
          .trimmingCharacters(in: .whitespacesAndNewlines)
        if chosen != engine { try await Task.sleep(nanoseconds: 100_000_000) }
      }
      try #require(chosen == engine, "install the engine \(engine) of IBus: \(chosen) \(daemon.output)")
      environment["XMODIFIERS"] = "@im=ibus"
      environment["HOST_PROBE_TEXT"] = "1"
      probe = try TestProgram(DesktopHostTests.probePath, environment: environment)
      try await probe.line("frame")
      try await probe.line("focus true")
    }
    /// Presses keys, one after another.
    func press(_ keys: String...) async throws {
      for key in keys { try await display.xdotool("key", key, "sleep", "0.05") }
    }
    func end() async throws {
      probe.send(SIGTERM)
      #expect(try await probe.status() == 0)
      for program in programs { program.send(SIGTERM) }
      try? FileManager.default.removeItem(at: folder)
    }
  }

  @Test(
    "Hangul is composed letter by letter, and each syllable is committed when the next begins [text-66 text-72]"
  )
  func hangul() async throws {
    let session = try await Session(engine: "hangul")
    // The engine begins with Latin letters.
    try await session.press("Hangul", "g", "k", "s", "r", "m", "f")
    try await session.probe.line("composition 글")
    try await session.press("space")
    try await session.probe.line("text 글")
    let lines = session.probe.lines
    func place(_ prefix: String) throws -> Int {
      try #require(lines.firstIndex { $0.hasPrefix(prefix) }, "\(prefix)")
    }
    let composed = try [
      "composition ㅎ", "composition 하", "composition 한", "text 한", "composition ㄱ", "composition 글",
    ].map(place)
    #expect(composed == composed.sorted(), "\(lines)")
    #expect(
      !lines.contains { $0.hasPrefix("key character") && $0.contains("down") }, "keys belong to the engine")
    try await session.end()
  }

  @Test(
    "Pinyin is converted, Space commits what is proposed, Escape gives it up, and then keys are keys again [text-70 text-71]"
  )
  func pinyin() async throws {
    let session = try await Session(engine: "libpinyin")
    try await session.press("n", "i", "h", "a", "o")
    try await session.probe.line("composition 你好")
    try await session.press("space")
    try await session.probe.line("text 你好")
    let (texts, empty) = (session.probe.count("text "), session.probe.count("composition  0"))
    try await session.press("n", "i")
    try await session.probe.line("composition 你 ", skipping: 1)
    try await session.press("Escape")
    try await session.probe.line("composition  0", skipping: empty)
    #expect(!session.probe.lines.contains { $0.hasPrefix("key ") }, "\(session.probe.lines)")
    try await session.press("Left")
    try await session.probe.line("key left down")
    #expect(session.probe.count("text ") == texts, "nothing of what was given up is typed")
    try await session.end()
  }
}
