import CSDL2
import Dispatch
import SashHost

/// The file descriptor through which the window system speaks to SDL, watched on the main queue.
@MainActor final class DisplayConnection {
  private let source: any DispatchSourceRead

  /// Calls `onReadable` whenever the connection of `window` has something to read.
  init(of window: OpaquePointer, onReadable: @escaping @MainActor () -> Void) throws {
    var info = DisplayConnection.systemInfo(of: window)
    let descriptor: Int32
    switch info?.subsystem {
    case SDL_SYSWM_X11: descriptor = XConnectionNumber(info!.info.x11.display)
    case SDL_SYSWM_WAYLAND: descriptor = wl_display_get_fd(info!.info.wl.display)
    default:
      let driver = String(cString: SDL_GetCurrentVideoDriver())
      throw HostError(
        "SDL's video driver '\(driver)' is not supported; unset SDL_VIDEODRIVER, or set x11 or wayland.")
    }
    info = nil
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { onReadable() } }
    source.activate()
  }
  deinit { source.cancel() }

  /// Sets the name that window managers of X11 show. Without a language in the environment Xlib knows no letters but ASCII's,
  /// and SDL then sets none that has others.
  static func setName(_ name: String, of window: OpaquePointer) {
    guard !name.utf8.allSatisfy({ $0 < 128 }), let (display, number) = x11(window) else { return }
    set(
      XInternAtom(display, "_NET_WM_NAME", 0), to: name, as: XInternAtom(display, "UTF8_STRING", 0),
      of: number, on: display)
  }

  /// Has window managers of X11 show a window without giving it the focus: nobody has done anything that it comes from.
  static func leaveFocus(of window: OpaquePointer) {
    if let (display, number) = x11(window) { setUserTime(0, of: number, on: display) }
  }
  /// Says when a person has done what a window comes from, in milliseconds of the X server.
  static func setUserTime(_ time: UInt, of window: Window, on display: OpaquePointer) {
    var time = time
    withUnsafeBytes(of: &time) {
      // 6 is CARDINAL.
      _ = XChangeProperty(
        display, window, XInternAtom(display, "_NET_WM_USER_TIME", 0), 6, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
  }

  /// Has window managers of X11 keep a window that is not shown yet below all others.
  static func keepBelow(_ window: OpaquePointer) {
    guard let (display, number) = x11(window) else { return }
    var below = XInternAtom(display, "_NET_WM_STATE_BELOW", 0)
    withUnsafeBytes(of: &below) {
      // 4 is ATOM.
      _ = XChangeProperty(
        display, number, XInternAtom(display, "_NET_WM_STATE", 0), 4, 32, PropModeAppend,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
    XLowerWindow(display, number)
  }

  /// Says where the menu bar of a window is, by the properties that Plasma reads.
  static func setMenu(_ place: (service: String, path: String)?, of window: OpaquePointer) {
    guard let (display, number) = x11(window) else { return }
    let values = [
      ("_KDE_NET_WM_APPMENU_SERVICE_NAME", place?.service), ("_KDE_NET_WM_APPMENU_OBJECT_PATH", place?.path),
    ]
    for (name, value) in values {
      let property = XInternAtom(display, name, 0)
      if let value {
        set(property, to: value, of: number, on: display)
      } else {
        XDeleteProperty(display, number, property)
      }
    }
    XFlush(display)
  }
  /// 31 is STRING.
  static func set(
    _ property: Atom, to text: String, as type: Atom = 31, of window: Window, on display: OpaquePointer
  ) {
    Array(text.utf8).withUnsafeBufferPointer {
      _ = XChangeProperty(
        display, window, property, type, 8, PropModeReplace, $0.baseAddress, Int32($0.count))
    }
  }

  /// The number of a window on X11.
  static func number(of window: OpaquePointer) -> UInt32? {
    x11(window).map { UInt32(truncatingIfNeeded: $0.1) }
  }
  static func x11(_ window: OpaquePointer) -> (OpaquePointer, Window)? {
    guard let info = systemInfo(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display
    else { return nil }
    return (display, info.info.x11.window)
  }

  static func systemInfo(of window: OpaquePointer) -> SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
  }
}
