import Foundation
import SashBus
import SashDesktop
import SashLauncher
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

      /// - Parameter waits: Whether the bus starts it when somebody asks for it.
      init(on bus: PrivateBus, arguments: [String] = [], usesBus: Bool = true, waits: Bool = false) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
          "probe-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let program = folder.appendingPathComponent("DesktopProbe")
        let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
          .appendingPathComponent("DesktopProbe")
        if (try? FileManager.default.linkItem(at: built, to: program)) == nil {
          try FileManager.default.copyItem(at: built, to: program)
        }
        let plist: [String: Any] = [
          "CFBundleIdentifier": ApplicationNameTests.name,
          "UIApplicationShortcutItems": [
            [
              "UIApplicationShortcutItemType": "org.example.new",
              "UIApplicationShortcutItemTitle": "New",
            ]
          ],
        ]
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
        if !waits {
          try process.run()
          return
        }
        try """
        #!/bin/sh
        echo $$ > \(folder.path)/pid
        DBUS_SESSION_BUS_ADDRESS='\(bus.address)' SASH_HOST=headless SASH_BUS=1 XDG_STATE_HOME=\(folder.path)
        export DBUS_SESSION_BUS_ADDRESS SASH_HOST SASH_BUS XDG_STATE_HOME
        exec \(program.path) > \(log.path) 2>&1

        """.write(to: bus.starter, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bus.starter.path)
      }
      var words: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }
      func end() {
        let word = try? String(contentsOf: folder.appendingPathComponent("pid"), encoding: .utf8)
        if let started = word.flatMap({ Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }) {
          kill(started, SIGKILL)
        }
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
      for name in ["org.example.App", "a.b", "org.example._1-2"] { #expect(BusName.isValid(name)) }
      for name in ["App", "", "org..App", "org.1st", "org.exämple", "org.example.", "a b.c"] {
        #expect(!BusName.isValid(name), "\(name)")
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

      // What the menu of the icon offers, as desktops call it.
      #expect(
        await other.ask(
          Self.place, "ActivateAction", [.string("org-example-new"), .array(of: "v", []), platform]) != nil)
      #expect(await happens { first.words.contains("performed org.example.new\n") })
      let third = try Program(on: bus, arguments: ["--activate-action=org-example-new"])
      defer { third.end() }
      #expect(await happens { !third.process.isRunning })
      #expect(
        await happens { first.words.components(separatedBy: "performed org.example.new\n").count == 3 })

      let apart = try Program(on: bus, arguments: ["probe://apart"], usesBus: false)
      defer { apart.end() }
      #expect(await happens { apart.words.contains("opened probe://apart") })
      #expect(apart.process.isRunning && !first.words.contains("apart"))
    }

    @Test("The bus starts a program that is asked for by its name, which then does what it was asked")
    func activation() async throws {
      let bus = try PrivateBus(starting: Self.name)
      defer { bus.end() }
      let other = try bus.connection()
      let program = try Program(on: bus, waits: true)
      defer { program.end() }
      #expect(program.words == "")
      let platform = BusValue.dictionary(of: "v", [])
      #expect(await other.ask(Self.place, "Open", [.strings(["probe://early"]), platform]) != nil)
      #expect(await happens { program.words.contains("opened probe://early") })
      #expect(
        await other.ask(
          Self.place, "ActivateAction", [.string("org-example-new"), .array(of: "v", []), platform]) != nil)
      #expect(await happens { program.words.contains("performed org.example.new") })
      #expect(program.words.components(separatedBy: "started").count == 2)
    }

    @Test("A program that is started for an action of its icon performs it")
    func actionAtStart() async throws {
      let bus = try PrivateBus()
      defer { bus.end() }
      let program = try Program(on: bus, arguments: ["--activate-action=org-example-new"])
      defer { program.end() }
      #expect(await happens { program.words.contains("performed org.example.new at its start") })
    }
  }
}
