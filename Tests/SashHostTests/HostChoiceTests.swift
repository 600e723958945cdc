import Foundation
import SashGeometry
import SashHost
import Testing

@Suite("Host choice") struct HostChoiceTests {
  @Test("Services of the desktop are used or not, as the person says who starts the program")
  func bus() throws {
    #expect(try HostChoice.fromEnvironment(["SASH_HOST": "headless"]).usesBus == nil)
    #expect(try HostChoice.fromEnvironment(["SASH_HOST": "headless", "SASH_BUS": "1"]).usesBus == true)
    #expect(try HostChoice.fromEnvironment(["SASH_HOST": "headless", "SASH_BUS": "0"]).usesBus == false)
  }

  @Test(
    "A display means a window; a snapshot means none",
    arguments: [
      (["DISPLAY": ":0"], HostChoice.Kind.desktop),
      (["WAYLAND_DISPLAY": "wayland-0"], .desktop),
      (["DISPLAY": ":0", "SASH_HOST": "headless"], .headless),
      (["SASH_HOST": "headless"], .headless),
      (["DISPLAY": ":0", "SASH_SNAPSHOT": "a.png"], .headless),
      (["DISPLAY": ":0", "SASH_HOST": ""], .desktop),
    ])
  func kind(environment: [String: String], kind: HostChoice.Kind) throws {
    #expect(try HostChoice.fromEnvironment(environment).kind == kind)
  }

  @Test("Every variable is read") func all() throws {
    let choice = try HostChoice.fromEnvironment([
      "SASH_SNAPSHOT": "/pictures/a.png", "SASH_SIZE": "390x844.5", "SASH_SCALE": "1.5",
      "SASH_COLOR_SCHEME": "Dark", "SASH_DEVICE": "iphone15",
      "SASH_ACCESSIBILITY": "bold-text, Reduce-Motion",
    ])
    #expect(choice.snapshot?.path == "/pictures/a.png")
    #expect(choice.size == CGSize(width: 390, height: 844.5))
    #expect(choice.scale == 1.5)
    #expect(choice.colorScheme == .dark)
    #expect(choice.device == .iPhone15)
    #expect(choice.accessibility == [.boldText, .reduceMotion])
  }

  @Test(
    "Assistive technologies are spoken to, or not, where a word says so; other words are wishes for looks")
  func assistive() throws {
    func choice(_ words: String) throws -> HostChoice {
      try HostChoice.fromEnvironment(["DISPLAY": ":0", "SASH_ACCESSIBILITY": words])
    }
    #expect(try choice("1").isAssistive == true && choice("0").isAssistive == false)
    #expect(try choice("1").accessibility == nil && choice("bold-text").isAssistive == nil)
    let both = try choice("bold-text,1")
    #expect(both.isAssistive == true && both.accessibility == [.boldText])
    #expect(try HostChoice.fromEnvironment(["DISPLAY": ":0", "SASH_ACCESSIBILITY_AUDIT": "1"]).isAudited)
  }

  @Test("Wishes for accessibility are read from the settings of GTK") func desktopWishes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("SashGTK-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let settings = folder.appendingPathComponent("gtk-4.0/settings.ini")
    try FileManager.default.createDirectory(
      at: settings.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("[Settings]\ngtk-enable-animations = 0\ngtk-theme-name=HighContrast\n".utf8).write(to: settings)
    #expect(
      AccessibilityWishes.ofDesktop(["XDG_CONFIG_HOME": folder.path]) == [.reduceMotion, .increaseContrast])
    #expect(AccessibilityWishes.ofDesktop(["XDG_CONFIG_HOME": "/nowhere"]) == [])
    #expect(
      AccessibilityWishes.ofDesktop(["XDG_CONFIG_HOME": "/nowhere", "GTK_THEME": "HighContrast:dark"])
        == [.increaseContrast])
  }

  @Test("A window that stands for a device has its size and keeps clear of its bars")
  @MainActor func device() throws {
    let choice = try HostChoice.fromEnvironment(["SASH_HOST": "headless", "SASH_DEVICE": "iPhone15"])
    let window = HeadlessHost(choice: choice).open(
      WindowRequest(title: "", size: CGSize(width: 10, height: 10)))
    #expect(window.size == CGSize(width: 393, height: 852))
    #expect(window.safeAreaInsets == EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  }

  @Test(
    "A wrong value is one line that names its variable and what it may be",
    arguments: [
      ("SASH_HOST", "cocoa", "desktop or headless"), ("SASH_SIZE", "390", "390x844"),
      ("SASH_SIZE", "0x10", "390x844"),
      ("SASH_SIZE", "nanx10", "390x844"), ("SASH_SCALE", "-1", "0.5 to 8"), ("SASH_SCALE", "big", "0.5 to 8"),
      ("SASH_COLOR_SCHEME", "sepia", "light or dark"), ("SASH_SNAPSHOT", "a.gif", ".png"),
      ("SASH_DEVICE", "iPhone1", "iPhone15"), ("SASH_ACCESSIBILITY", "loud", "reduce-motion"),
    ])
  func wrong(name: String, value: String, hint: String) {
    let error = #expect(throws: HostError.self) {
      try HostChoice.fromEnvironment(["DISPLAY": ":0", name: value])
    }
    let line = error?.description ?? ""
    #expect(line.contains(name) && line.contains(value) && line.contains(hint) && !line.contains("\n"))
  }

  @Test("Without a display the message says what to set") func noDisplay() {
    let error = #expect(throws: HostError.self) { try HostChoice.fromEnvironment([:]) }
    #expect(error?.description.contains("DISPLAY") == true)
    #expect(error?.description.contains("SASH_SNAPSHOT") == true)
  }
}
