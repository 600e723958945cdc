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
    guard !name.utf8.allSatisfy({ $0 < 128 }), let info = systemInfo(of: window),
      info.subsystem == SDL_SYSWM_X11, let display = info.info.x11.display
    else { return }
    let (property, type) = (
      XInternAtom(display, "_NET_WM_NAME", 0), XInternAtom(display, "UTF8_STRING", 0)
    )
    Array(name.utf8).withUnsafeBufferPointer {
      _ = XChangeProperty(
        display, info.info.x11.window, property, type, 8, PropModeReplace, $0.baseAddress, Int32($0.count))
    }
  }

  /// Has window managers of X11 show a window without giving it the focus: nobody has done anything that it comes from.
  static func leaveFocus(of window: OpaquePointer) {
    guard let info = systemInfo(of: window), info.subsystem == SDL_SYSWM_X11,
      let display = info.info.x11.display
    else { return }
    let property = XInternAtom(display, "_NET_WM_USER_TIME", 0)
    var time: UInt = 0
    withUnsafeBytes(of: &time) {
      // 6 is CARDINAL.
      _ = XChangeProperty(
        display, info.info.x11.window, property, 6, 32, PropModeReplace,
        $0.bindMemory(to: UInt8.self).baseAddress, 1)
    }
  }

  static func systemInfo(of window: OpaquePointer) -> SDL_SysWMinfo? {
    var info = SDL_SysWMinfo()
    info.version.major = UInt8(SDL_MAJOR_VERSION)
    info.version.minor = UInt8(SDL_MINOR_VERSION)
    info.version.patch = UInt8(SDL_PATCHLEVEL)
    return SDL_GetWindowWMInfo(window, &info) == SDL_TRUE ? info : nil
  }
}
