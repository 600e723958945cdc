import CSDL2
import Foundation

/// How many device pixels a point has where the window system does not say so itself.
enum ScreenScale {
  /// X11 has no word for it; desktops agree on `GDK_SCALE`, else on the resource `Xft.dpi` with 96 for 1.
  static func x11() -> CGFloat {
    x11(environment: ProcessInfo.processInfo.environment, dpi: xftResolution)
  }

  static func x11(environment: [String: String], dpi: @autoclosure () -> Double?) -> CGFloat {
    let range = 0.5...8.0
    if let scale = environment["GDK_SCALE"].flatMap(Double.init), range.contains(scale) { return scale }
    if let scale = dpi().map({ $0 / 96 }), range.contains(scale) { return scale }
    return 1
  }

  /// Asked once: it takes a connection of its own, since SDL tells of its own only through a window.
  private static let xftResolution: Double? = {
    guard let display = XOpenDisplay(nil) else { return nil }
    defer { XCloseDisplay(display) }
    return XGetDefault(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
  }()
}
