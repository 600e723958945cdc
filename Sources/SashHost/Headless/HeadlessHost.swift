import CSashStart
import CoreFoundation
import Foundation
import SashDisplay

/// A host without a screen whose clock moves only when it is told to, so that an animation is a sequence of
/// exact frames.
///
/// Frames stand on a grid of 1/60 s from 0, the refreshes of an imagined screen. A request from outside a frame is due
/// at once (as a run loop draws before it waits), unless this refresh has had its frame: then, as for one from inside a
/// frame, it waits for the next. `deliverDue()` does not make it wait, since a test looks right after it acts.
@MainActor package final class HeadlessHost: AppHost {
  package let name = "headless"
  package private(set) var now: Double = 0
  package private(set) var isDark: Bool
  package var clipboardText: String?
  package var primarySelectionText: String?
  /// Pictures of tests are to be the same whatever dictionaries a machine has.
  package let checksSpelling = false
  package var endsWithLastWindow = true
  /// What was handed to the system, the oldest first.
  package private(set) var openedURLs: [URL] = []
  package func open(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    openedURLs.append(url)
    completion(true)
  }
  package private(set) var icon: Bitmap?
  package func setIcon(_ bitmap: Bitmap) { icon = bitmap }
  /// An imagined one, with a bar of the desktop at its top.
  package var screen = HostScreen(
    bounds: CGRect(x: 0, y: 0, width: 1440, height: 900),
    room: CGRect(x: 0, y: 30, width: 1440, height: 870), scale: 1)
  /// What was handed on last so that a window may come to the front.
  package private(set) var activation: (startupID: String?, token: String?)?
  package func adopt(startupID: String?, token: String?) { activation = (startupID, token) }
  package let framesPerSecond: Double = 60
  /// Open windows, the oldest first.
  package private(set) var windows: [HeadlessWindow] = []
  package private(set) var isQuit = false

  private let overrides: WindowOverrides
  private var timers: [HostTimer] = []
  /// True inside `run()`.
  var isRunning = false

  package init(overrides: WindowOverrides = WindowOverrides(), isDark: Bool = false) {
    sash_start()
    self.overrides = overrides
    self.isDark = isDark
  }

  package convenience init(choice: HostChoice) {
    self.init(overrides: choice.overrides, isDark: choice.colorScheme == .dark)
  }

  package func openWindow(_ request: WindowRequest) throws -> any HostWindow { open(request) }

  package func open(_ request: WindowRequest) -> HeadlessWindow {
    let isBeside = request.isUtility && windows.contains(where: \.isVisible)
    let window = HeadlessWindow(overrides.applied(to: request), host: self, isFocused: !isBeside)
    windows.append(window)
    if !isBeside { focus(window) }
    return window
  }
  private var numbers: UInt32 = 0
  func nextNumber() -> UInt32 {
    numbers += 1
    return numbers
  }
  func remove(_ window: HeadlessWindow) {
    windows.removeAll { $0 === window }
    if windows.isEmpty, endsWithLastWindow { quit() }
    focusNext(after: window)
  }
  /// Lets keys go to another window than one that has gone from the screen.
  func focusNext(after window: HeadlessWindow) {
    guard window.isFocused else { return }
    let others = windows.filter { $0 !== window && $0.isVisible }
    if let next = others.last(where: { !$0.request.isUtility }) ?? others.last { return focus(next) }
    schedule(after: 0) { [weak window] in if window?.isVisible == false { window?.setFocused(false) } }
  }
  /// Lets keys go to a window, as a window system does with one that is new or in front. As there, windows hear of it when
  /// what goes on now is over.
  func focus(_ window: HeadlessWindow) {
    if windows.allSatisfy({ $0.isFocused == ($0 === window) }) { return }
    schedule(after: 0) { [weak self, weak window] in
      guard let self, let window, window.isOpen else { return }
      for other in windows where other !== window { other.setFocused(false) }
      window.setFocused(true)
    }
  }

  @discardableResult
  package func schedule(after delay: Double, _ action: @escaping @MainActor () -> Void) -> HostTimer {
    let timer = HostTimer(deadline: now + max(0, delay), action: action)
    timers.append(timer)
    noteDue()
    return timer
  }
  package func quit() {
    isQuit = true
    noteDue()
  }
  /// Something waits that did not before: `run()` looks again.
  func noteDue() { if isRunning { CFRunLoopStop(CFRunLoopGetMain()) } }

  /// Changes what the system asks for and tells every window.
  package func setDark(_ isDark: Bool) {
    guard isDark != self.isDark else { return }
    self.isDark = isDark
    for window in windows { window.delegate?.windowAppearanceChanged(isDark: isDark) }
  }
}

// MARK: The clock

extension HeadlessHost {
  /// Two moments closer than this are one: sums of 1/60 stray from the grid by far less.
  private static let instant = 1e-9

  /// Moves the clock by `seconds`, stopping at each frame and timer on the way in the order of their times.
  package func advance(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite, "the clock goes forward by a finite time, not by \(seconds)")
    let end = onGrid(now + seconds)
    while let due = nextDue, due <= end + HeadlessHost.instant { deliver(at: max(now, due)) }
    now = max(now, end)
  }

  /// Moves the clock by `seconds` at once, as for a machine that slept: what fell due on the way is delivered then.
  package func jump(by seconds: Double) {
    precondition(
      seconds >= 0 && seconds.isFinite, "the clock goes forward by a finite time, not by \(seconds)")
    now = onGrid(now + seconds)
    advance(by: 0)
  }

  /// Delivers what is due without moving the clock, and says if there was anything.
  @discardableResult
  package func deliverDue() -> Bool {
    for window in windows { window.hurryFrame() }
    let wasDue = isSomethingDue
    advance(by: 0)
    return wasDue
  }
  package var isSomethingDue: Bool { nextDue.map { $0 <= now + HeadlessHost.instant } ?? false }

  /// When the next frame or timer is due, on the host's clock; nil if nothing waits.
  package var nextDue: Double? {
    timers.removeAll { !$0.isPending }
    let frame = windows.compactMap(\.frameDue).min()
    let timer = timers.map(\.deadline).min()
    guard let frame, let timer else { return frame ?? timer }
    return min(frame, timer)
  }

  /// The number of the refresh that `time` lies in.
  func refresh(at time: Double) -> Double { ((time + HeadlessHost.instant) * framesPerSecond).rounded(.down) }
  /// The first place of the frame grid after now.
  var nextTick: Double { refresh(at: now).advanced(by: 1) / framesPerSecond }

  /// Timers first, so that the frame of the same moment shows what they did.
  private func deliver(at time: Double) {
    now = time
    let limit = time + HeadlessHost.instant
    let due = timers.filter { $0.deadline <= limit }.sorted { $0.deadline < $1.deadline }
    timers.removeAll { $0.deadline <= limit }
    for timer in due { timer.fire() }
    for window in windows { if let frame = window.frameDue, frame <= limit { window.drawFrame(at: now) } }
  }

  private func onGrid(_ time: Double) -> Double {
    let tick = (time * framesPerSecond).rounded() / framesPerSecond
    return abs(tick - time) < HeadlessHost.instant ? tick : time
  }
}
