// A window for tests to click on: it draws one colour and prints what it gets, one line an event.
//
//   HOST_PROBE_ANIMATE=n   asks for n frames, then prints how far apart they were
//   HOST_PROBE_TEXT=1      begins a text-input session
//   HOST_PROBE_ICON=1      shows an icon of two pixels
//   HOST_PROBE_SIZE=WxH    the size it asks for, in points
//   HOST_PROBE_BOTTOM=1    wants to be below all other windows
//
// Keys: c and v copy and paste, o opens a URL, u hides the window for a moment, p opens a utility window,
// m one in the middle that then becomes smaller, h shows every cursor, i prints how much CPU the next five seconds use,
// a comes to the front for what another program hands on, n says where a menu bar is and where not, f fills the screen,
// z the room of the screen, s prints what is known of the screen.
import Foundation
import SashDisplay
import SashHost
import SashHostDesktop
import SashInput

setvbuf(stdout, nil, _IOLBF, 0)

@MainActor final class Probe: HostWindowDelegate {
  let host: any AppHost
  let window: any HostWindow
  var bitmap = Bitmap(width: 1, height: 1)
  var frameTimes: [Double] = []
  var framesLeft = Int(ProcessInfo.processInfo.environment["HOST_PROBE_ANIMATE"] ?? "") ?? 0
  var patch = 0
  var hasMenu = false

  init(host: any AppHost) throws {
    self.host = host
    let sides = (ProcessInfo.processInfo.environment["HOST_PROBE_SIZE"] ?? "400x300").split(separator: "x")
    var request = WindowRequest(
      title: "HostProbe", size: CGSize(width: Double(sides[0])!, height: Double(sides[1])!))
    request.isAtBottom = ProcessInfo.processInfo.environment["HOST_PROBE_BOTTOM"] != nil
    window = try host.openWindow(request)
    window.delegate = self
    if ProcessInfo.processInfo.environment["HOST_PROBE_TEXT"] != nil {
      window.beginTextInput(caret: CGRect(x: 10, y: 10, width: 1, height: 20))
    }
    if ProcessInfo.processInfo.environment["HOST_PROBE_ICON"] != nil {
      let icon = Bitmap(width: 2, height: 1)
      // Opaque orange, and half of white: its colours have their alpha in them.
      (icon.pixels[0], icon.pixels[1]) = (0xFF20_80F0, 0x8080_8080)
      host.setIcon(icon)
    }
    print("open \(window.size.width)x\(window.size.height) scale \(window.scale)")
  }

  func windowReceived(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer):
      if pointer.phase == .hover && pointer.location == PointerEvent.outside { return print("left") }
      print(
        "\(pointer.phase) \(pointer.button) \(pointer.location.x) \(pointer.location.y) \(pointer.modifiers.rawValue)"
      )
      if pointer.phase == .began { blink() }
    case .scroll(let scroll): print("scroll \(scroll.delta.width) \(scroll.delta.height)")
    case .key(let key):
      print(
        "key \(key.key) \(key.isDown ? "down" : "up") \(key.modifiers.rawValue)\(key.isRepeat ? " repeat" : "")"
      )
      if key.isDown { act(on: key.key) }
    case .modifiers: break
    case .text(let text): print("text \(text)")
    case .composition(let text, let selection): print("composition \(text) \(selection)")
    case .drop(let drop): print("drop \(drop.files.map(\.path)) \(drop.texts)")
    }
  }
  private func act(on key: KeyEvent.Key) {
    switch key {
    case .character("c"): host.clipboardText = "Grüße"
    case .character("v"): print("clipboard \(host.clipboardText ?? "nothing")")
    case .character("i"): measureIdle()
    case .character("o"): host.open(URL(string: "https://example.com/a?b")!) { print("opened \($0)") }
    case .character("a"):
      host.adopt(startupID: "other_TIME815", token: nil)
      window.bringToFront()
    case .character("n"):
      hasMenu.toggle()
      window.setMenu(hasMenu ? (":1.7", "/org/sash/menus/1") : nil)
      print("number \(window.systemNumber ?? 0)")
    case .character("f"):
      window.setFullScreen(!window.isFullScreen)
    case .character("z"):
      window.setMaximized(!window.isMaximized)
    case .character("s"):
      let screen = host.screen
      print("screen \(screen.bounds) \(screen.room) \(screen.scale)")
    case .character("u"):
      window.setHidden(true)
      host.schedule(after: 0.3) { [window] in window.setHidden(false) }
    case .character("p"):
      var request = WindowRequest(title: "Palette", size: CGSize(width: 120, height: 80))
      request.isUtility = true
      if let palette = try? host.openWindow(request) { print("palette \(palette.size.width)") }
    case .character("m"):
      var request = WindowRequest(title: "Middle", size: CGSize(width: 400, height: 300))
      request.position = CGPoint(x: 0.5, y: 0.5)
      if let window = try? host.openWindow(request) {
        window.setSizeLimits(least: CGSize(width: 100, height: 60), most: CGSize(width: 100, height: 60))
        print("middle \(window.screenOrigin ?? .zero)")
      }
    case .character("h"): for cursor in HostCursor.allCases { window.setCursor(cursor) }
    default: break
    }
  }
  private func measureIdle() {
    host.schedule(after: 0.5) { [host] in
      let before = processorTime()
      host.schedule(after: 5) { print(String(format: "idle %.4f", (processorTime() - before) / 5 * 100)) }
    }
  }
  /// A small change, so that damage is presented on its own.
  private func blink() {
    patch += 1
    window.requestFrame()
  }

  func windowDidChange(size: CGSize, scale: CGFloat) {
    print("size \(size.width)x\(size.height) scale \(scale)")
  }
  func windowFocusChanged(isFocused: Bool) { print("focus \(isFocused)") }
  func windowVisibilityChanged(isVisible: Bool) { print("visible \(isVisible)") }
  func windowWillClose() { print("close") }

  func windowDrawFrame(at time: Double) {
    let (width, height) = window.pixelSize
    let isNew = bitmap.width != width || bitmap.height != height
    if isNew {
      bitmap = Bitmap(width: width, height: height)
      // Orange: red, green and blue all differ, so that swapped channels show.
      bitmap.pixels.update(repeating: 0xFF20_80F0, count: width * height)
      print("frame \(width)x\(height)")
    }
    let square = PixelRect(x0: 0, y0: 0, x1: min(8, width), y1: min(8, height))
    for y in 0..<square.y1 {
      for x in 0..<square.x1 { bitmap.pixels[y * width + x] = patch % 2 == 0 ? 0xFF20_80F0 : 0xFFFF_FFFF }
    }
    window.present(bitmap, damage: isNew ? [PixelRect(x0: 0, y0: 0, x1: width, y1: height)] : [square])
    if framesLeft > 0 {
      framesLeft -= 1
      patch += 1
      frameTimes.append(time)
      framesLeft > 0 ? window.requestFrame() : reportFrames()
    }
  }
  private func reportFrames() {
    let gaps = zip(frameTimes.dropFirst(), frameTimes).map { ($0 - $1) * 1000 }.sorted()
    print(
      String(format: "frames %d median %.2f max %.2f", frameTimes.count, gaps[gaps.count / 2], gaps.last!))
  }
}

/// Seconds of CPU that this process has used.
func processorTime() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  let (user, system) = (usage.ru_utime, usage.ru_stime)
  return Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
}

@MainActor func runProbe() throws {
  let host = try HostChoice.fromEnvironment().makeHost()
  let probe = try Probe(host: host)
  Task { @MainActor in print("task \(Thread.isMainThread)") }
  host.run()
  withExtendedLifetime(probe) { print("end") }
}

do { try MainActor.assumeIsolated(runProbe) } catch { (error as? HostError ?? HostError("\(error)")).exit() }
