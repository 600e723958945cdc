import Foundation
import SashBus
import SashDesktop
import Testing

extension BusTests {
  /// Programs that are started again while they run.
  @Suite @MainActor struct ApplicationNameTests {
    /// A probe in a process of its own, with an identifier.
    @MainActor private final class Program {
      let process = Process()
      private let folder: URL
      private let log: URL
      private let output: FileHandle

      init(on bus: PrivateBus, arguments: [String] = [], usesBus: Bool = true) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
          "probe-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appendingPathComponent("DesktopProbe")
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
          .appendingPathComponent("DesktopProbe")
        if (try? FileManager.default.linkItem(at: built, to: program)) == nil {
          try FileManager.default.copyItem(at: built, to: program)
        }
        let plist = ["CFBundleIdentifier": ApplicationNameTests.name]
        try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
          .write(to: folder.appendingPathComponent("Info.plist"))
        log = folder.appendingPathComponent("log")
        FileManager.default.createFile(atPath: log.path, contents: nil)
        output = try FileHandle(forWritingTo: log)
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
          "DBUS_SESSION_BUS_ADDRESS": bus.address, "SASH_HOST": "headless", "SASH_BUS": usesBus ? "1" : "0",
          "XDG_STATE_HOME": folder.path,
        ]) { $1 }
        process.standardOutput = output
        process.standardError = output
        try process.run()
      }
      var words: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
      func end() {
        if process.isRunning {
          kill(process.processIdentifier, SIGKILL)
          process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: folder)
      }
    }
    private nonisolated static let name = "org.example.Desktop-Probe"
    private static let place = Bus.Destination(
      name, "/org/example/Desktop_Probe", "org.freedesktop.Application")

    @Test("Words with two parts and more may name a program; its object stands where they say")
    func names() {
      for name in ["org.example.App", "a.b", "org.example._1-2"] { #expect(ApplicationName.isName(name)) }
      for name in ["App", "", "org..App", "org.1st", "org.exämple", "org.example.", "a b.c"] {
        #expect(!ApplicationName.isName(name), "\(name)")
      }
      #expect(ApplicationName.path(of: Self.name) == Self.place.path)
    }

    @Test(
      "A program that is started again hands its URL to the one that runs, and ends; others on the bus may ask too"
    )
    func handsOver() async throws {
      let bus = try PrivateBus()
      defer { bus.end() }
      let other = try bus.connection()
      let first = try Program(on: bus, arguments: ["probe://first"])
      defer { first.end() }
      #expect(await happens { first.words.contains("opened probe://first") })
      let second = try Program(on: bus, arguments: ["probe://hello"])
      defer { second.end() }
      #expect(await happens { !second.process.isRunning })
      #expect(second.process.terminationStatus == 0)
      #expect(second.words.contains("\(Self.name) runs already"))
      #expect(await happens { first.words.contains("opened probe://hello") })

      let platform = BusValue.dictionary(of: "v", [])
      #expect(await other.ask(Self.place, "Activate", [platform]) != nil)
      #expect(await other.ask(Self.place, "Open", [.strings(["probe://third"]), platform]) != nil)
      #expect(await happens { first.words.contains("opened probe://third") })
      #expect(
        await other.ask(Self.place, "ActivateAction", [.string("x"), .array(of: "v", []), platform]) == nil)

      let apart = try Program(on: bus, arguments: ["probe://apart"], usesBus: false)
      defer { apart.end() }
      #expect(await happens { apart.words.contains("opened probe://apart") })
      #expect(apart.process.isRunning && !first.words.contains("apart"))
    }
  }
}
