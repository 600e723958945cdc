import Foundation
import Testing

@testable import SashHostDesktop

/// The colour of HostProbe's window.
private let orange: UInt32 = 0xF08020

/// HostProbe on a display of its own, as a person would use it.
@Suite("Desktop host", .serialized, .timeLimit(.minutes(2))) struct DesktopHostTests {
  static let probePath = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()
    .appendingPathComponent("HostProbe").path

  /// A probe whose first frame is shown and which has the focus; its window stands at (0, 0).
  func start(_ display: TestDisplay, _ environment: [String: String?] = [:]) async throws -> (
    TestProgram, String
  ) {
    let probe = try TestProgram(
      DesktopHostTests.probePath,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "GDK_SCALE": nil].merging(environment) {
        $1
      })
    try await probe.line("frame")
    try await probe.line("focus true")
    let window = try await display.window(titled: "HostProbe")
    try await display.xdotool("windowmove", "--sync", window, "0", "0")
    return (probe, window)
  }
  /// Ends a probe the way a session does.
  func finish(_ probe: TestProgram) async throws {
    probe.send(SIGTERM)
    #expect(try await probe.status() == 0)
    #expect(probe.lines.suffix(2) == ["close", "end"])
  }

  func expectIdle(_ probe: TestProgram, _ display: TestDisplay) async throws {
    try await display.xdotool("key", "i")
    let idle = try #require(Double(try await probe.line("idle").split(separator: " ")[1]))
    #expect(idle < 0.1, "\(idle) % of a processor")
  }

  @Test("A hundred clicks are a hundred presses and releases, at their place") func clicks() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try await display.xdotool(
      "mousemove", "--window", window, "50", "60", "click", "--repeat", "100", "--delay", "5", "1")
    try await probe.line("ended primary 50.0 60.0 0", skipping: 99)
    #expect(probe.count("began primary 50.0 60.0 0") == 100)
    #expect(probe.count("ended primary") == 100)
    try await display.xdotool("click", "3")
    try await probe.line("ended secondary")
    try await finish(probe)
  }

  @Test("A window that is hidden says so, and says when it is back") func visibility() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try await display.xdotool("windowunmap", window)
    try await probe.line("visible false")
    try await display.xdotool("windowmap", window)
    try await probe.line("visible true")
    try await finish(probe)
  }

  @Test("A program hides its window and shows it again") func hiding() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try await display.xdotool("mousemove", "--window", window, "50", "60", "key", "u")
    try await probe.line("visible false")
    try await probe.line("visible true")
    try await finish(probe)
  }

  @Test("A utility window leaves the focus where it is, and goes with the others") func utility() async throws
  {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try await display.xdotool("mousemove", "--window", window, "50", "60", "key", "p")
    try await probe.line("palette 120.0")
    let palette = try await display.window(titled: "Palette")
    #expect(
      try display.property("_NET_WM_WINDOW_TYPE", of: palette) == [
        display.atom("_NET_WM_WINDOW_TYPE_UTILITY")
      ])
    let state = try display.property("_NET_WM_STATE", of: palette)
    #expect(try state.contains(display.atom("_NET_WM_STATE_SKIP_TASKBAR")))
    // Window managers leave the focus where it is.
    #expect(try display.property("_NET_WM_USER_TIME", of: palette) == [0])
    #expect(try display.property("_NET_WM_USER_TIME", of: window) != [0])
    try await finish(probe)
  }

  @Test("A window that becomes as large as its content when it opens stands where it wants to") func middle()
    async throws
  {
    let display = try await TestDisplay(width: 1024, height: 768)
    let (probe, window) = try await start(display)
    try await display.xdotool("mousemove", "--window", window, "50", "60", "key", "m")
    try await probe.line("middle")
    let middle = try await display.window(titled: "Middle")
    let place = try await display.xdotool("getwindowgeometry", middle)
    #expect(place.contains("Position: 462,354") && place.contains("Geometry: 100x60"), "\(place)")
    try await finish(probe)
  }

  @Test("A start is over when its window is there, and who is asked again comes to the front for it")
  func startup()
    async throws
  {
    let display = try await TestDisplay()
    let messages = try RootMessages(on: display.name)
    let id = "panel \"7\" of/host_TIME4711"
    let (probe, window) = try await start(display, ["DESKTOP_STARTUP_ID": id])
    #expect(try display.text("_NET_STARTUP_ID", of: window) == id)
    #expect(try display.property("_NET_WM_USER_TIME", of: window) == [4711])
    try await eventually {
      messages.read()
      return messages.starts == ["remove: ID=\"panel \\\"7\\\" of/host_TIME4711\""]
    }
    // Asked by somebody else while it runs.
    try await display.xdotool("mousemove", "--window", window, "50", "60", "key", "a")
    try await eventually {
      messages.read()
      return messages.starts.count == 2
    }
    #expect(messages.starts[1] == "remove: ID=\"other_TIME815\"")
    let asked = try #require(messages.activations.first { $0.time == 815 })
    #expect(String(asked.window) == window && asked.source == 1)
    try await finish(probe)
  }

  @Test("A window at the bottom says so to window managers before it is shown") func bottom() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display, ["HOST_PROBE_BOTTOM": "1"])
    #expect(try display.property("_NET_WM_STATE", of: window).contains(display.atom("_NET_WM_STATE_BELOW")))
    try await finish(probe)
  }

  @Test("Plasma finds the menu bar of a window by its properties") func menuPlace() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try await display.xdotool("mousemove", "--window", window, "50", "60", "key", "n")
    let number = try await probe.line("number")
    #expect(number == "number \(window)")
    #expect(try display.text("_KDE_NET_WM_APPMENU_SERVICE_NAME", of: window) == ":1.7")
    #expect(try display.text("_KDE_NET_WM_APPMENU_OBJECT_PATH", of: window) == "/org/sash/menus/1")
    try await display.xdotool("key", "n")
    try await probe.line("number", skipping: 1)
    #expect(try display.text("_KDE_NET_WM_APPMENU_SERVICE_NAME", of: window) == nil)
    try await finish(probe)
  }

  @Test("A window has the icon of the program") func icon() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display, ["HOST_PROBE_ICON": "1"])
    // Width, height, and pixels with the alpha first, whose colours it is not in.
    #expect(try display.property("_NET_WM_ICON", of: window) == [2, 1, 0xFFF0_8020, 0x80FF_FFFF])
    try await finish(probe)
  }

  @Test("A URL goes to the system's program for it, whose answer comes back") func openURL() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "SashOpen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("xdg-open")
    try Data("#!/bin/sh\necho asked for $1\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    let display = try await TestDisplay()
    let path = folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let (probe, window) = try await start(display, ["PATH": path])
    try await display.xdotool("mousemove", "--window", window, "50", "60", "key", "o")
    try await probe.line("asked for https://example.com/a?b")
    try await probe.line("opened true")
    try await finish(probe)
  }

  @Test("Dragging moves, also outside of the window; other buttons are ignored meanwhile") func drag()
    async throws
  {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try await display.xdotool("mousemove", "--window", window, "50", "60", "mousedown", "1")
    try await display.xdotool("mousemove", "--window", window, "450", "60", "click", "3", "mouseup", "1")
    try await probe.line("moved primary 450.0 60.0 0")
    try await probe.line("ended primary 450.0 60.0 0")
    #expect(probe.count("began secondary") == 0)
    try await probe.line("left")
    try await finish(probe)
  }

  @Test("A notch of the wheel is 40 points; with shift it goes sideways") func wheel() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try await display.xdotool("mousemove", "--window", window, "50", "60", "click", "4", "click", "5")
    try await display.xdotool("keydown", "shift", "click", "4", "keyup", "shift")
    try await probe.line("scroll", skipping: 2)
    #expect(
      probe.lines.filter { $0.hasPrefix("scroll") } == [
        "scroll 0.0 40.0", "scroll 0.0 -40.0", "scroll 40.0 0.0",
      ])
    try await finish(probe)
  }

  @Test("Keys come with meaning, modifiers and repeats; text as the layout makes it") func keys() async throws
  {
    let display = try await TestDisplay()
    // xdotool changes the layout for letters that are not on it, and a busy program then reads the wrong one.
    try await TestProgram.run("setxkbmap", ["fr"], environment: ["DISPLAY": display.name])
    let (probe, _) = try await start(display, ["HOST_PROBE_TEXT": "1"])
    try await display.xdotool("key", "a", "eacute", "shift+Tab", "ctrl+Left", "alt+super+F5", "KP_Enter")
    try await display.xdotool("type", "Dç")
    try await probe.line("text ç")
    // SDL names the keys of the number row by their digits, whatever the layout has there.
    for line in [
      "key character(\"a\") down 0", "text a", "key character(\"2\") down 0", "text é", "key tab down 1",
      "key left down 2", "key function(5) down 12", "key return down 0", "text D", "text ç",
    ] {
      #expect(probe.count(line) == 1, "\(line)")
    }
    try await display.xdotool("keydown", "x")
    try await probe.line("key character(\"x\") down 0 repeat", skipping: 2)
    try await display.xdotool("keyup", "x")
    #expect(probe.lines.count { $0 == "key character(\"x\") down 0" } == 1)
    try await finish(probe)
  }

  @Test("Without a text-input session keys are only keys") func noText() async throws {
    let display = try await TestDisplay()
    let (probe, _) = try await start(display)
    try await display.xdotool("key", "a", "b")
    try await probe.line("key character(\"b\") up")
    #expect(probe.count("text") == 0)
    try await finish(probe)
  }

  @Test("Text goes through the clipboard, to another program too") func clipboard() async throws {
    let display = try await TestDisplay()
    let (other, first) = try await start(display)
    try await display.xdotool("key", "c")
    try await other.line("key character(\"c\") up")
    let probe = try TestProgram(
      DesktopHostTests.probePath, environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil])
    try await probe.line("focus true")
    try await display.xdotool("key", "v")
    #expect(try await probe.line("clipboard") == "clipboard Grüße")
    _ = first
    try await finish(probe)
    try await finish(other)
  }

  @Test("A resize is told, drawn anew and presented to its corners") func resize() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    for (width, height) in [(500, 200), (300, 350)] {
      try await display.xdotool("windowsize", "--sync", window, "\(width)", "\(height)")
      try await probe.line("size \(width).0x\(height).0 scale 1.0")
      try await probe.line("frame \(width)x\(height)")
      try await eventually { try display.pixel(width - 1, height - 1) == orange }
      #expect(try display.pixel(width + 2, height + 2) != orange)
    }
    try await finish(probe)
  }

  @Test("Pixels have their colours; a small change shows") func pixels() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try await eventually { try display.screenshot().bounds(of: orange) == "0 0 400 300" }
    try await display.xdotool("mousemove", "--window", window, "50", "60", "click", "1")
    try await eventually { try display.pixel(7, 7) == 0xFFFFFF }
    #expect(try display.pixel(8, 8) == orange)
    try await finish(probe)
  }

  @Test("What another window covered is shown again") func expose() async throws {
    let display = try await TestDisplay()
    let (probe, _) = try await start(display)
    let cover = try TestProgram(
      DesktopHostTests.probePath,
      environment: ["DISPLAY": display.name, "WAYLAND_DISPLAY": nil, "HOST_PROBE_SIZE": "200x100"])
    try await cover.line("frame")
    let window = try await display.window(titled: "HostProbe")
    try await display.xdotool("windowmove", "--sync", window, "20", "30")
    try await display.xdotool("mousemove", "--window", window, "5", "5", "click", "1")
    try await eventually { try display.pixel(22, 32) == 0xFFFFFF }
    try await finish(cover)
    try await eventually { try display.pixel(22, 32) == orange }
    #expect(try display.screenshot().bounds(of: orange) == "0 0 400 300")
    try await finish(probe)
  }

  @Test("An animation runs at 60 frames a second, and an idle window uses no CPU") func pace() async throws {
    let display = try await TestDisplay()
    let (probe, _) = try await start(display, ["HOST_PROBE_ANIMATE": "60"])
    let frames = try await probe.line("frames 60").split(separator: " ")
    let median = try #require(Double(frames[3]))
    // The timer ticks every 16.67 ms; a busy machine may delay some ticks, not half of them.
    #expect(abs(median - 16.67) < 1.5, "\(frames)")
    try await expectIdle(probe, display)
    try await finish(probe)
  }

  @Test("The button of the window closes it, and the program ends by itself") func close() async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display)
    try display.close(window: window)
    #expect(try await probe.status() == 0)
    #expect(probe.lines.suffix(2) == ["close", "end"])
  }

  @Test("A scale makes more pixels of the same points", arguments: ["SASH_SCALE", "GDK_SCALE"])
  func scale(variable: String) async throws {
    let display = try await TestDisplay()
    let (probe, window) = try await start(display, [variable: "2"])
    #expect(probe.lines.contains("open 400.0x300.0 scale 2.0"))
    #expect(probe.lines.contains("frame 800x600"))
    try await display.xdotool("mousemove", "--window", window, "100", "121", "click", "1")
    try await probe.line("began primary 50.0 60.5")
    try await finish(probe)
  }

  @Test("GDK_SCALE comes before Xft.dpi, and nonsense is passed over") func screenScale() {
    #expect(ScreenScale.x11(environment: [:], dpi: nil) == 1)
    #expect(ScreenScale.x11(environment: [:], dpi: 144) == 1.5)
    #expect(ScreenScale.x11(environment: ["GDK_SCALE": "2"], dpi: 144) == 2)
    #expect(ScreenScale.x11(environment: ["GDK_SCALE": "many"], dpi: 192) == 2)
    #expect(ScreenScale.x11(environment: ["GDK_SCALE": "0"], dpi: -96) == 1)
  }

  @Test("A window larger than the screen is opened as large as the screen") func tooLarge() async throws {
    let display = try await TestDisplay(width: 640, height: 480)
    let (probe, _) = try await start(display, ["SASH_SIZE": "390x844"])
    #expect(probe.lines.contains("open 390.0x480.0 scale 1.0"))
    try await finish(probe)
  }

  @Test(
    "What stands in the way of a window is one line and status 1",
    arguments: [
      (["DISPLAY": nil], "DISPLAY"), (["DISPLAY": ":4242"], ":4242"),
      (["DISPLAY": ":4242", "SASH_SCALE": "big"], "SASH_SCALE"), (["SASH_HOST": "cocoa"], "SASH_HOST"),
    ] as [([String: String?], String)])
  func refusals(environment: [String: String?], hint: String) async throws {
    let probe = try TestProgram(
      DesktopHostTests.probePath, environment: ["WAYLAND_DISPLAY": nil].merging(environment) { $1 })
    #expect(try await probe.status() == 1)
    #expect(
      probe.lines.count == 1 && probe.output.hasPrefix("Sash: ") && probe.output.contains(hint),
      "\(probe.output)")
  }

  @Test("Without a screen the same program runs in real time until it is asked to end") func headless()
    async throws
  {
    let probe = try TestProgram(
      DesktopHostTests.probePath,
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "SASH_HOST": "headless", "HOST_PROBE_ANIMATE": "30",
      ])
    #expect(try await probe.line("frames 30").contains("median 16.67"))
    #expect(probe.lines.contains("frame 400x300"))
    #expect(probe.lines.contains("task true"))
    try await finish(probe)
  }

  @Test("Under Wayland it clicks, types, animates, idles and closes as well") func wayland() async throws {
    let display = try await TestDisplay(width: 1100, height: 800)
    let runtime = FileManager.default.temporaryDirectory.appendingPathComponent(
      "sash-wayland-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: runtime, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: runtime) }
    let settings = runtime.appendingPathComponent("weston.ini")
    try "[shell]\nstartup-animation=none\nanimation=none\nclose-animation=none\nlocking=false\n"
      .write(to: settings, atomically: true, encoding: .utf8)

    // A nested Weston of which the window hears nothing is not trusted.
    for attempt in 1...4 {
      let socket = "sash-test-\(attempt)"
      let compositor = try TestProgram(
        TestProgram.path(of: "weston"),
        [
          "--config=\(settings.path)", "--backend=x11-backend.so", "--width=1000", "--height=700",
          "--socket=\(socket)", "--idle-time=0",
        ], environment: ["DISPLAY": display.name, "XDG_RUNTIME_DIR": runtime.path])
      try await eventually {
        FileManager.default.fileExists(atPath: runtime.appendingPathComponent(socket).path)
      }
      let probe = try TestProgram(
        DesktopHostTests.probePath,
        environment: [
          "DISPLAY": nil, "WAYLAND_DISPLAY": socket, "XDG_RUNTIME_DIR": runtime.path, "HOST_PROBE_TEXT": "1",
          "HOST_PROBE_ANIMATE": "60",
        ])
      try await probe.line("frames 60")
      var place: (x: Int, y: Int, width: Int, height: Int)?
      try await eventually {
        place = try display.screenshot().box(of: orange)  // Weston chooses where
        return place?.width == 400 && place?.height == 300
      }
      let (x, y) = try #require(place.map { ($0.x + 50, $0.y + 60) })
      if try await hover(probe, display, x, y) {
        try await useUnderWayland(probe, display)
        compositor.send(SIGTERM)
        return
      }
      try await finish(probe)
      compositor.send(SIGTERM)
      _ = try await compositor.status()
    }
    Issue.record("no pointer event came from any of four compositors")
  }
  /// Moves the pointer to where the window is 50 by 60 points in. A nested Weston adds up how far the pointer goes and may have
  /// missed where it began, so that it stands beside the pointer of the screen: what the window hears says by how much.
  private func hover(_ probe: TestProgram, _ display: TestDisplay, _ x: Int, _ y: Int) async throws -> Bool {
    var place = (x: x, y: y)
    for attempt in 0..<8 {
      try await display.xdotool("mousemove", "\(place.x)", "\(place.y)")
      if try await probe.prints("hover primary 50.0 60.0", within: attempt == 0 ? 2 : 0.5) { return true }
      let heard =
        probe.lines.last { $0.hasPrefix("hover ") }?.split(separator: " ").compactMap { Double($0) } ?? []
      if heard.count >= 2 {
        place = (place.x + 50 - Int(heard[0]), place.y + 60 - Int(heard[1]))
      } else {
        // Nothing yet: it stands outside of the window. The edges stop both.
        let edge = attempt % 2 == 0 ? ("1", "1") : ("998", "698")
        try await display.xdotool("mousemove", edge.0, edge.1, "sleep", "0.1")
      }
    }
    return false
  }
  private func useUnderWayland(_ probe: TestProgram, _ display: TestDisplay) async throws {
    try await display.xdotool("click", "--repeat", "100", "--delay", "5", "1", "click", "4")
    try await probe.line("ended primary 50.0 60.0 0", skipping: 99)
    #expect(probe.count("began primary 50.0 60.0 0") == 100)
    try await probe.line("focus true")
    try await display.xdotool("key", "a", "shift+Tab")
    try await probe.line("text a")
    try await probe.line("key tab down 1")
    #expect(probe.count("scroll 0.0 ") == 1)
    try await expectIdle(probe, display)
    try await finish(probe)
  }

  @Test("Fingers get small numbers that are free again when they lift") func touches() {
    var numbers = TouchNumbers()
    #expect(numbers.number(of: 900, isEnd: false) == 1)
    #expect(numbers.number(of: -7, isEnd: false) == 2)
    #expect(numbers.number(of: 900, isEnd: false) == 1)
    #expect(numbers.number(of: 900, isEnd: true) == 1)
    #expect(numbers.number(of: 12, isEnd: false) == 1)
    #expect(numbers.number(of: -7, isEnd: true) == 2)
  }

  @Test("The selection of a composition stays within its text") func compositions() {
    #expect(composition("にほ", start: 1, length: 1) == .composition("にほ", selection: 1..<2))
    #expect(composition("にほ", start: -1, length: -1) == .composition("にほ", selection: 0..<0))
    #expect(composition("にほ", start: 5, length: 9) == .composition("にほ", selection: 2..<2))
    #expect(composition("", start: 0, length: .max) == .composition("", selection: 0..<0))
  }

  /// Waits until something holds; a failure after ten seconds.
  func eventually(_ holds: () throws -> Bool, at location: SourceLocation = #_sourceLocation) async throws {
    for _ in 0..<500 {
      if try holds() { return }
      try await Task.sleep(nanoseconds: 20_000_000)
    }
    Issue.record("still not so after ten seconds", sourceLocation: location)
  }
}
