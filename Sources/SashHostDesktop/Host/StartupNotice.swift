import CSDL2
import Foundation

/// What X11 knows a start of a program by, from the click that asked for it to the window that comes of it.
///
/// - Source: the specification of startup notification of freedesktop.org: who starts a program gives it `DESKTOP_STARTUP_ID`, whose
///   end says when a person asked for it; the window carries `_NET_STARTUP_ID`, and `remove:` ends what shows that it is coming
@MainActor struct StartupNotice {
  let id: String

  init?(_ id: String?) {
    guard let id, !id.isEmpty else { return nil }
    self.id = id
  }

  /// When a person asked, in milliseconds of the X server; nil if it does not say so.
  var time: UInt? {
    guard let range = id.range(of: "_TIME", options: .backwards) else { return nil }
    return UInt32(id[range.upperBound...].prefix { $0.isNumber }).map(UInt.init)
  }

  /// Has a window come to the front for what the person did, and says that the start is over.
  func complete(with window: OpaquePointer, isNew: Bool) {
    guard let (display, number) = DisplayConnection.x11(window) else { return }
    DisplayConnection.set(
      XInternAtom(display, "_NET_STARTUP_ID", 0), to: id, as: XInternAtom(display, "UTF8_STRING", 0),
      of: number, on: display)
    if let time {
      DisplayConnection.setUserTime(time, of: number, on: display)
      if !isNew { activate(number, at: time, on: display) }
    }
    tellEnd(from: number, on: display)
    XFlush(display)
  }

  /// - Source: the Extended Window Manager Hints: 1 says that a program asks
  private func activate(_ window: Window, at time: UInt, on display: OpaquePointer) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "_NET_ACTIVE_WINDOW", 0)
    event.xclient.format = 32
    (event.xclient.data.l.0, event.xclient.data.l.1) = (1, Int(time))
    XSendEvent(
      display, XDefaultRootWindow(display), 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
  }

  /// Messages have room for twenty bytes; the last one ends with a zero.
  private func tellEnd(from window: Window, on display: OpaquePointer) {
    let quoted = id.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    let bytes = Array("remove: ID=\"\(quoted)\"".utf8) + [0]
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.format = 8
    event.xclient.message_type = XInternAtom(display, "_NET_STARTUP_INFO_BEGIN", 0)
    for start in stride(from: 0, to: bytes.count, by: 20) {
      withUnsafeMutableBytes(of: &event.xclient.data) { data in
        for offset in 0..<20 { data[offset] = start + offset < bytes.count ? bytes[start + offset] : 0 }
      }
      XSendEvent(display, XDefaultRootWindow(display), 0, PropertyChangeMask, &event)
      event.xclient.message_type = XInternAtom(display, "_NET_STARTUP_INFO", 0)
    }
  }
}
