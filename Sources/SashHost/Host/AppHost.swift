import Foundation
import SashDisplay
import SashGeometry

/// The window system as an app sees it: windows, one clock, a run loop and the clipboard.
///
/// A host calls its windows' delegates only from inside `run()` (the headless one also from what a test asks
/// of it), always on the main actor. When the last window has closed it quits by itself, unless
/// something else shows that the program is there.
@MainActor package protocol AppHost: AnyObject {
  /// A word for messages: `desktop`, `headless`.
  var name: String { get }
  /// Seconds on the host's clock: it starts anywhere and never goes back. Event and frame times are on it.
  var now: Double { get }
  /// Whether the system asks for dark colours.
  var isDark: Bool { get }
  var clipboardText: String? { get set }
  /// What is selected on the screen, for the middle button of a mouse; nil where the system has no such thing.
  var primarySelectionText: String? { get set }
  /// Whether misspelled words are shown.
  var checksSpelling: Bool { get }
  /// Whether the host quits when the last window has closed.
  var endsWithLastWindow: Bool { get set }
  /// Shows a picture in the frames of windows and in lists of them, where the window system has no other for the program.
  func setIcon(_ bitmap: Bitmap)
  /// Where new windows come up: the screen with the focus, where there are several.
  var screen: HostScreen { get }
  /// Takes what whoever starts the program, or asks something of it, hands on so that one of its windows may come to the front
  /// although a person is at work elsewhere. It counts once.
  ///
  /// - Parameters:
  ///   - startupID: That of X11's startup notification.
  ///   - token: That of Wayland's activation.
  func adopt(startupID: String?, token: String?)
  /// Hands a URL to the app of the system that opens such URLs, and then says whether there is one.
  func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void)

  /// A visible window whose first frame is already asked for.
  func openWindow(_ request: WindowRequest) throws -> any HostWindow
  /// Calls `action` once, `delay` seconds from now on the host's clock, unless the timer is cancelled first.
  @discardableResult
  func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> HostTimer
  /// Delivers events, frames, timers and the main queue until `quit()`.
  func run()
  /// Makes `run()` return after what it is doing now.
  func quit()
}

/// A screen that windows stand on.
package struct HostScreen: Equatable, Sendable {
  /// All of it, in points.
  package var bounds: CGRect
  /// What bars of the desktop leave to windows, in points.
  package var room: CGRect
  /// Device pixels a point.
  package var scale: CGFloat
  package init(bounds: CGRect, room: CGRect, scale: CGFloat) {
    (self.bounds, self.room, self.scale) = (bounds, room, scale)
  }
}

/// One action that waits for its time on a host's clock.
@MainActor package final class HostTimer {
  /// Seconds on the host's clock.
  package let deadline: Double
  private var action: (@MainActor () -> Void)?
  package init(deadline: Double, action: @escaping @MainActor () -> Void) {
    self.deadline = deadline
    self.action = action
  }
  package var isPending: Bool { action != nil }
  package func cancel() { action = nil }
  /// For hosts: runs the action the first time, and never again.
  package func fire() {
    let action = self.action
    self.action = nil
    action?()
  }
}

/// What a window should be when it opens.
package struct WindowRequest: Sendable, Equatable {
  package var title: String
  /// The content, in points.
  package var size: CGSize
  /// The least content, in points; nil leaves it to the window system.
  package var minSize: CGSize?
  package var isResizable: Bool
  /// Device pixels a point, instead of what the screen asks for.
  package var scale: CGFloat?
  /// What the bars of a device cover that the window stands for, in points.
  package var safeAreaInsets: EdgeInsets
  /// Where the window stands, as shares of the room that the screen leaves it: 0, 0 is the upper left. Nil leaves it to the
  /// window system, and so do systems that place windows themselves, as Wayland's.
  package var position: CGPoint?
  /// Where on the screen the content is to stand, in device pixels, rather than at `position`.
  package var origin: CGPoint?
  /// Where on the screen the window is to stand as near as it can, in device pixels, rather than at `position`.
  package var near: CGPoint?
  /// Whether the window stays above those of other programs.
  package var floats = false
  /// Whether the window stays below those of other programs.
  package var isAtBottom = false
  /// Whether the window system draws a frame and a title around the content.
  package var hasFrame = true
  /// Whether the window goes with other windows of the program: it opens without taking the focus from them, and lists of
  /// windows leave it out.
  package var isUtility = false
  package init(
    title: String, size: CGSize, minSize: CGSize? = nil, isResizable: Bool = true, scale: CGFloat? = nil,
    safeAreaInsets: EdgeInsets = EdgeInsets()
  ) {
    self.title = title
    self.size = size
    self.minSize = minSize
    self.isResizable = isResizable
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }
}

/// What the person who starts a program wants of its windows, whatever the program wants.
package struct WindowOverrides: Sendable, Equatable {
  /// In points.
  package var size: CGSize?
  /// Device pixels a point.
  package var scale: CGFloat?
  /// The device that windows stand for: they get its size, and keep clear of its bars.
  package var device: SimulatedDevice?
  package init(size: CGSize? = nil, scale: CGFloat? = nil, device: SimulatedDevice? = nil) {
    self.size = size
    self.scale = scale
    self.device = device
  }
  package func applied(to request: WindowRequest) -> WindowRequest {
    var request = request
    request.size = size ?? device?.size ?? request.size
    if let device {
      request.safeAreaInsets = device.safeAreaInsets
      request.isResizable = size == nil ? false : request.isResizable
    }
    request.scale = scale ?? request.scale
    return request
  }
}

/// Why a host cannot do what was asked, in one line that says what to do about it.
package struct HostError: Error, Equatable, CustomStringConvertible {
  package var description: String
  package init(_ description: String) { self.description = description }

  /// Prints the line on standard error and ends the program with status 1.
  package func exit() -> Never {
    FileHandle.standardError.write(Data("Sash: \(description)\n".utf8))
    Foundation.exit(1)
  }
}
