import CSDL2
import Foundation
import Testing

/// Listens, as window managers and panels do, to what programs say to everybody on a display.
final class RootMessages {
  private let display: OpaquePointer
  /// What has been said of starts, each message whole.
  private(set) var starts: [String] = []
  /// Windows that want to come to the front, and the time that they name.
  private(set) var activations: [(window: UInt, source: Int, time: Int)] = []
  private var parts: [UInt8] = []

  init(on name: String) throws {
    display = try #require(XOpenDisplay(name))
    XSelectInput(display, XDefaultRootWindow(display), PropertyChangeMask | SubstructureNotifyMask)
    XSync(display, 0)
  }
  deinit { XCloseDisplay(display) }

  /// Takes what has come.
  func read() {
    let (begin, more, active) = (
      XInternAtom(display, "_NET_STARTUP_INFO_BEGIN", 0), XInternAtom(display, "_NET_STARTUP_INFO", 0),
      XInternAtom(display, "_NET_ACTIVE_WINDOW", 0)
    )
    var event = XEvent()
    while XPending(display) > 0 {
      XNextEvent(display, &event)
      guard event.type == ClientMessage else { continue }
      let message = event.xclient
      if message.message_type == active {
        activations.append((message.window, message.data.l.0, message.data.l.1))
      }
      guard message.message_type == begin || message.message_type == more else { continue }
      if message.message_type == begin { parts = [] }
      var data = message.data
      parts += withUnsafeBytes(of: &data) { Array($0.prefix(20)) }
      if let end = parts.firstIndex(of: 0) {
        starts.append(String(decoding: parts[..<end], as: UTF8.self))
        parts = []
      }
    }
  }
}
