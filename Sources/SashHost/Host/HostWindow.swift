import Foundation
import SashDisplay
import SashGeometry
import SashInput

/// One window: a surface to present pixels on, and the source of the events its delegate gets.
@MainActor package protocol HostWindow: AnyObject {
  /// Weak.
  var delegate: (any HostWindowDelegate)? { get set }
  /// The content, in points.
  var size: CGSize { get }
  /// Device pixels a point.
  var scale: CGFloat { get }
  /// The part of the content that the system covers, in points.
  var safeAreaInsets: EdgeInsets { get }
  var isFocused: Bool { get }
  /// Whether people may touch it with fingers, and have no other keys perhaps.
  var hasFingers: Bool { get }
  /// False while the window is minimised or hidden; a frame that is asked for meanwhile waits.
  var isVisible: Bool { get }
  var title: String { get }
  /// Where the content stands on the screen, in device pixels; nil where no program may know.
  var screenOrigin: CGPoint? { get }
  /// The place on the screen of the window with what the window system draws around it, in device pixels; nil where no program
  /// may know.
  var screenFrame: CGRect? { get }
  /// What other programs know the window by, on X11; nil elsewhere.
  var systemNumber: UInt32? { get }
  /// Whether it fills the room that the screen has for windows.
  var isMaximized: Bool { get }
  /// Whether it fills the screen, without a frame.
  var isFullScreen: Bool { get }

  func setTitle(_ title: String)
  /// Sets between which sizes a person can make the content, in points; a window of another size changes at once.
  func setSizeLimits(least: CGSize, most: CGSize)
  /// Brings the window before others and asks for the focus.
  func bringToFront()
  /// Lets the window fill the room of its screen, or gives it the size back that it had.
  func setMaximized(_ isMaximized: Bool)
  /// Lets the window fill its screen, or gives it the size back that it had.
  func setFullScreen(_ isFullScreen: Bool)
  /// Puts the window away until a person wants to see it again.
  func minimize()
  /// Gives the content another size, in points, and another place on the screen, in device pixels; nil leaves the place.
  func setFrame(size: CGSize, origin: CGPoint?)
  /// Says where on the bus of the session the desktop finds the menu bar of the window; nil for nowhere.
  func setMenu(_ place: (service: String, path: String)?)
  /// Takes the window off the screen, or shows it again where it was, without the focus.
  func setHidden(_ isHidden: Bool)
  /// Asks for one `windowDrawFrame`: before the run loop waits, or with the next tick of the screen if a
  /// frame is being drawn or the last one is younger than a tick. Many requests make one frame.
  func requestFrame()
  /// True while a frame is asked for that will come.
  var wantsFrame: Bool { get }
  /// Shows `bitmap` (`pixelSize` large, opaque), of which only `damage` differs from what was presented
  /// before. The window reads the pixels before this returns.
  func present(_ bitmap: Bitmap, damage: [PixelRect])
  func setCursor(_ cursor: HostCursor)
  /// Text and composition events come from now on; an input method shows its candidates beside `caret`
  /// (points, window space). Call it again when the caret moves.
  func beginTextInput(caret: CGRect)
  func endTextInput()
  /// Tells the delegate and then removes the window, whatever the delegate would answer. Once closed, a window ignores everything.
  func close()
}

extension HostWindow {
  package var screenOrigin: CGPoint? { nil }
  package var screenFrame: CGRect? {
    screenOrigin.map {
      CGRect(x: $0.x, y: $0.y, width: size.width * scale, height: size.height * scale)
    }
  }
  package var systemNumber: UInt32? { nil }
  package func setMenu(_ place: (service: String, path: String)?) {}
  package var hasFingers: Bool { false }
  /// The surface, in device pixels.
  package var pixelSize: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
  /// Closes the window if its delegate lets it: what the button in its frame does.
  package func requestClose() {
    if delegate?.windowShouldClose() ?? true { close() }
  }
}

/// Receives what happens to a window.
@MainActor package protocol HostWindowDelegate: AnyObject {
  func windowReceived(_ event: InputEvent)
  /// Size in points, scale in device pixels a point. A frame is asked for already.
  func windowDidChange(size: CGSize, scale: CGFloat)
  /// Draw and present now; `time` is on the host's clock and the same for all that moves in this frame.
  func windowDrawFrame(at time: Double)
  /// Whether the window may close. A delegate that says no closes it itself, later.
  func windowShouldClose() -> Bool
  func windowWillClose()
  func windowAppearanceChanged(isDark: Bool)
  func windowFocusChanged(isFocused: Bool)
  func windowVisibilityChanged(isVisible: Bool)
}

extension HostWindowDelegate {
  package func windowShouldClose() -> Bool { true }
  package func windowAppearanceChanged(isDark: Bool) {}
  package func windowFocusChanged(isFocused: Bool) {}
  package func windowVisibilityChanged(isVisible: Bool) {}
}

/// What the pointer looks like.
package typealias HostCursor = PointerShape
