import CSDL2
import CoreFoundation
import Foundation
import SashDisplay
import SashHost

/// Windows on X11 and Wayland by way of SDL 2.
///
/// `RunLoop.main` owns the main thread, so tasks, the main queue and timers work as anywhere. The display
/// connection's file descriptor wakes it; before it waits it takes what is left in SDL's queue and draws the
/// frames that were asked for. Nothing polls: an idle window uses no CPU.
///
/// - Invariant: at most one `DesktopHost` exists in a process, as SDL's state is global.
@MainActor package final class DesktopHost: AppHost {
  package let name = "desktop"
  package let isDark: Bool
  package var endsWithLastWindow = true
  /// `x11` or `wayland`.
  package let driver: String
  package var now: Double { ProcessInfo.processInfo.systemUptime }

  /// Open windows by SDL's number.
  private(set) var windows: [UInt32: DesktopWindow] = [:]
  let pacer = FramePacer()
  var touches = TouchNumbers()
  let held = HeldEvents()
  private var connection: DisplayConnection?
  private var isQuit = false
  private let overrides: WindowOverrides

  /// Throws one line when there is no display to open windows on.
  package init(overrides: WindowOverrides = WindowOverrides(), isDark: Bool? = nil) throws {
    self.overrides = overrides
    self.isDark = isDark ?? DesktopHost.systemPrefersDark()
    SDL_SetMainReady()
    for (hint, value) in DesktopHost.hints { SDL_SetHint(hint, value) }
    // Only what the environment names is tried: the others would write about their failure. SDL_VIDEODRIVER
    // still wins.
    let environment = ProcessInfo.processInfo.environment
    let drivers = [("DISPLAY", "x11"), ("WAYLAND_DISPLAY", "wayland")].filter {
      !(environment[$0.0] ?? "").isEmpty
    }
    SDL_SetHint(SDL_HINT_VIDEODRIVER, drivers.map(\.1).joined(separator: ","))
    guard SDL_Init(UInt32(SDL_INIT_VIDEO)) == 0 else {
      let reason = String(cString: SDL_GetError())
      let places = drivers.map { "\($0.0)=\(environment[$0.0]!)" }
      let place = places.isEmpty ? "DISPLAY and WAYLAND_DISPLAY are not set" : places.joined(separator: ", ")
      throw HostError("cannot open a window (\(place)): \(reason)")
    }
    driver = String(cString: SDL_GetCurrentVideoDriver())
    // Straight from memory by XShm, 0.1 ms a frame; by default SDL goes through OpenGL for 4 ms and more. On
    // Wayland SDL 2 has no other way than OpenGL.
    if driver == "x11" { SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0") }
    SDL_StopTextInput()
    notice = StartupNotice(environment["DESKTOP_STARTUP_ID"])
    // What this program starts has starts of its own.
    unsetenv("DESKTOP_STARTUP_ID")
    pacer.draw = { [unowned self] in drawFrames() }
    pacer.isWanted = { [unowned self] in windows.values.contains { $0.wantsFrame } }
  }

  package convenience init(choice: HostChoice) throws {
    try self.init(overrides: choice.overrides, isDark: choice.colorScheme.map { $0 == .dark })
  }

  private static let hints = [
    (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),  // ours wake the run loop
    (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"), (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"), (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
    (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
    (SDL_HINT_IME_SHOW_UI, "1"), (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"), (SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0"),
  ]

  /// GTK's variable is the only wish that can be read without asking a settings service.
  private static func systemPrefersDark() -> Bool {
    let theme = ProcessInfo.processInfo.environment["GTK_THEME"]?.lowercased() ?? ""
    return theme.hasSuffix(":dark") || theme.hasSuffix("-dark")
  }

  package var clipboardText: String? {
    get {
      guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
      defer { SDL_free(text) }
      return String(cString: text)
    }
    set { SDL_SetClipboardText(newValue ?? "") }
  }

  package var primarySelectionText: String? {
    get { PrimarySelection.text }
    set { PrimarySelection.text = newValue }
  }
  package let checksSpelling = true

  package func openWindow(_ request: WindowRequest) throws -> any HostWindow {
    let window = try DesktopWindow(overrides.applied(to: request), host: self)
    windows[window.number] = window
    if !request.isUtility { complete(window, isNew: true) }
    if let icon { window.show(icon) }
    if connection == nil {
      connection = try DisplayConnection(of: window.handle) { [unowned self] in drainEvents() }
    }
    return window
  }
  package var screen: HostScreen {
    Screens.described(Screens.current, isX11: driver == "x11", scale: overrides.scale)
  }

  /// The start that a window is to come of.
  private var notice: StartupNotice?
  /// On Wayland SDL hands the token in the environment on with the next window that comes up, and has no way for one that is there.
  package func adopt(startupID: String?, token: String?) {
    notice = StartupNotice(startupID) ?? notice
    if let token, driver == "wayland" { setenv("XDG_ACTIVATION_TOKEN", token, 1) }
  }
  /// Says that a window of the program comes to the front for what it was asked.
  func activate(_ window: DesktopWindow) { complete(window, isNew: false) }
  private func complete(_ window: DesktopWindow, isNew: Bool) {
    notice?.complete(with: window.handle, isNew: isNew)
    notice = nil
  }

  private var icon: Bitmap?
  package func setIcon(_ bitmap: Bitmap) {
    icon = bitmap
    for window in windows.values { window.show(bitmap) }
  }
  func remove(_ window: DesktopWindow) {
    windows[window.number] = nil
    if windows.isEmpty, endsWithLastWindow { quit() }
  }

  @discardableResult
  package func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> HostTimer {
    let timer = HostTimer(deadline: now + max(0, delay), action: action)
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay)) {
      MainActor.assumeIsolated { timer.fire() }
    }
    return timer
  }

  package func quit() {
    isQuit = true
    CFRunLoopStop(CFRunLoopGetMain())
  }

  /// Ends when `quit()` is called, the last window closes, or the process is asked to end (SIGTERM, SIGINT,
  /// SIGHUP), which closes every window first.
  package func run() {
    let endRequests = EndRequests { [unowned self] in
      closeAll()
      quit()
    }
    let observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault, CFRunLoopActivity.beforeWaiting.rawValue, true, 0
    ) { [unowned self] _, _ in MainActor.assumeIsolated { prepareToWait() } }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    withExtendedLifetime(endRequests) {
      while !isQuit { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
    CFRunLoopRemoveObserver(CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
    closeAll()
    pacer.stop()
    connection = nil
    SDL_Quit()
  }

  /// Steps of every pass of the run loop: what the connection's source cannot see (events that a round trip,
  /// as presenting is, has already taken off the socket), and frames.
  private func prepareToWait() {
    drainEvents()
    pacer.commit(at: now)
    drainEvents()
    pacer.commit(at: now)
  }

  private func drawFrames() {
    for window in windows.values where window.wantsFrame { window.drawFrame(at: now) }
  }

  func closeAll() { for window in windows.values { window.close() } }
}

extension HostChoice {
  /// The chosen host, ready to open windows; throws one line when it cannot.
  @MainActor package func makeHost() throws -> any AppHost {
    switch kind {
    case .headless: HeadlessHost(choice: self)
    case .desktop: try DesktopHost(choice: self)
    }
  }
}
