import Combine
import Foundation
import SashApp
import SashCore
import SashDisplay
import SashHost
import SashInput
import SashLayout
import SashRaster
import SashText
@_exported import SwiftUI

/// Mounts a view without a screen and uses it as a person would: taps, types, waits, looks.
///
/// The clock is virtual: it moves only in `advance(by:)`. Every action ends with the frame that it brings about.
///
/// Animations and gestures go by this clock, and so does what Combine schedules on the main queue or the main run loop:
/// `debounce`, `delay`, `throttle`, `timeout`, `receive(on:)`, `collect(_:options:)` and `Timer.publish`, as far as it
/// is done on the main thread by the views, by the test, or by a task of a view; make the models that subscribe in
/// `view`. `DispatchQueue.main.asyncAfter`, `Task.sleep` and a `Timer` of Foundation go by real time: wait for them, then
/// call `settle()`.
@MainActor public final class TestHost {
  let host: HeadlessHost
  /// The window that is used.
  var window: SceneWindow
  var headless: HeadlessWindow
  let clock: SchedulerClock
  /// The app, if the host was made for one.
  var scenes: AppScenes?
  private let log = WorkLog()
  private let presented = Presented()

  /// Mounts `view` in a window and draws the first frame.
  ///
  /// - Parameters:
  ///   - size: The window, in points.
  ///   - scale: Device pixels a point.
  ///   - safeAreaInsets: What the bars of a device cover, in points; nothing by default.
  ///   - scene: What `@SceneStorage` finds; pass it again to see the scene come back.
  public convenience init<V: View>(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 1, colorScheme: ColorScheme = .light,
    safeAreaInsets: EdgeInsets = EdgeInsets(), scene state: SceneState = SceneState(),
    @ViewBuilder _ view: () -> V
  ) {
    let host = HeadlessHost(isDark: colorScheme == .dark)
    self.init(on: host) { clock, prepare in
      let headless = host.open(
        WindowRequest(title: "Test", size: size, scale: scale, safeAreaInsets: safeAreaInsets))
      let environment = EnvironmentValues.ofWindow(
        size: size, scale: scale, colorScheme: colorScheme, host: host)
      let scene = clock.run {
        ViewGraph(root: view(), size: size, insets: safeAreaInsets, environment: environment)
      }
      prepare(scene)
      scene.sceneStore = state.store
      return (SceneWindow(scene: scene, window: headless, host: host), headless, nil)
    }
  }

  /// - Parameter open: Opens the first window, and prepares the scenes of this one and of others.
  init(
    on host: HeadlessHost,
    _ open: (SchedulerClock, @escaping (ViewGraph) -> Void) -> (SceneWindow, HeadlessWindow, AppScenes?)
  ) {
    self.host = host
    clock = SchedulerClock(
      elapsed: { [weak host] in MainActor.assumeIsolated { host?.now ?? 0 } },
      schedule: { [weak host] delay, action in
        MainActor.assumeIsolated {
          let timer = host?.schedule(after: delay, action)
          return { MainActor.assumeIsolated { timer?.cancel() } }
        }
      })
    (window, headless, scenes) = open(clock) { [log, clock] scene in
      scene.workLog = log
      scene.runTurn = { [weak clock] body in
        MainActor.assumeIsolated { if let clock { clock.run(body) } else { body() } }
      }
    }
    window.onPresent = { [presented] in presented.add($0) }
    act {}
  }

  /// Does something and draws what it changed; Combine goes by the clock of this host meanwhile.
  func act(_ body: () -> Void) {
    clock.run {
      body()
      host.deliverDue()
    }
  }

  /// Ends every view, as closing the window does.
  public func close() { clock.run { headless.close() } }

  // MARK: Acting

  /// Puts a finger down at a place and lifts it, in points of the window.
  public func tap(at point: CGPoint) {
    press(at: point)
    release(at: point)
  }
  /// Taps the middle of the first element with this text or label; where there is none, the test fails.
  ///
  /// Where the result is used, nothing fails: `if host.tap("More") { … }`. Whether something is there says `shows(_:)`.
  public func tap(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let isThere: Bool = tap(text)
    if !isThere { miss(text, MissedPlace(fileID: fileID, filePath: filePath, line: line, column: column)) }
  }
  /// Taps the middle of the first element with this text or label. False where there is none.
  @_disfavoredOverload
  public func tap(_ text: String) -> Bool {
    guard let frame = frame(of: text) else { return false }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
    return true
  }
  /// Puts a finger down; each finger has a number.
  public func press(at point: CGPoint, finger: Int = 1) { act { send(.began, point, finger) } }
  /// Moves a finger that is down.
  public func drag(to point: CGPoint, finger: Int = 1) { act { send(.moved, point, finger) } }
  /// Moves a finger that is down through places that the screen tells of within one frame: the last of them now, the others
  /// in equal steps over `seconds` before.
  public func drag(through points: [CGPoint], over seconds: Double = 0, finger: Int = 1) {
    let step = seconds / Double(max(1, points.count - 1))
    act {
      for (index, point) in points.enumerated() {
        send(.moved, point, finger, before: Double(points.count - 1 - index) * step)
      }
    }
  }
  /// Lifts a finger.
  public func release(at point: CGPoint, finger: Int = 1) { act { send(.ended, point, finger) } }
  /// Has the system take the finger away, as for an alert.
  public func cancelPress(finger: Int = 1) { act { send(.cancelled, .zero, finger) } }
  /// Moves two fingers that are down to be around `center`, `distance` points apart, with the line between them at `angle`.
  public func pinch(at center: CGPoint, distance: CGFloat, angle: Angle = .zero) {
    act { for (finger, point) in pair(center, distance, angle) { send(.moved, point, finger) } }
  }
  /// Puts two fingers down around a place.
  public func pressTwo(at center: CGPoint, distance: CGFloat, angle: Angle = .zero) {
    act { for (finger, point) in pair(center, distance, angle) { send(.began, point, finger) } }
  }
  /// Lifts the two fingers around a place.
  public func releaseTwo(at center: CGPoint, distance: CGFloat, angle: Angle = .zero) {
    act { for (finger, point) in pair(center, distance, angle) { send(.ended, point, finger) } }
  }
  private func pair(_ center: CGPoint, _ distance: CGFloat, _ angle: Angle) -> [(Int, CGPoint)] {
    let (x, y) = (cos(angle.radians) * distance / 2, sin(angle.radians) * distance / 2)
    return [(1, CGPoint(x: center.x - x, y: center.y - y)), (2, CGPoint(x: center.x + x, y: center.y + y))]
  }
  /// Moves the mouse without a button to a place; nil takes it out of the window.
  public func hover(at point: CGPoint?) {
    act {
      headless.send(
        .pointer(PointerEvent(phase: .hover, location: point ?? PointerEvent.outside, time: host.now)))
    }
  }

  /// Turns a wheel so that what is under the pointer moves by some points; 0, -30 shows what is further down.
  public func scroll(at point: CGPoint, by delta: CGSize) {
    headless.send(.scroll(ScrollEvent(location: point, delta: delta, time: host.now)))
    host.deliverDue()
  }

  private func send(
    _ phase: PointerEvent.Phase, _ point: CGPoint, _ finger: Int, before seconds: Double = 0
  ) {
    headless.send(
      .pointer(
        PointerEvent(phase: phase, kind: .touch, pointer: finger, location: point, time: host.now - seconds)))
  }

  /// Types text into what has the focus.
  public func type(_ text: String) {
    act { for character in text { headless.send(.text(String(character))) } }
  }
  /// Shows text that an input method is still composing, with the caret at its end; empty ends composing.
  public func compose(_ text: String) {
    let count = text.unicodeScalars.count
    act { headless.send(.composition(text, selection: count..<count)) }
  }
  /// Keys that are not text.
  public enum Key: Sendable {
    case `return`, delete, forwardDelete, left, right, up, down, home, end, pageUp, pageDown, insert, escape
    case tab
    case command(Character), control(Character)
    case function(Int)
    /// A key that types something, which a field that has the focus gets if nobody uses the key.
    case character(Character)
  }
  /// Presses and releases a key of the keyboard with those that change its meaning; `.command` and `.control` bring theirs.
  public func press(_ key: Key, shift: Bool = false, option: Bool = false, control: Bool = false) {
    var modifiers: KeyModifiers = shift ? [.shift] : []
    if option { modifiers.insert(.option) }
    if control { modifiers.insert(.control) }
    let meaning: KeyEvent.Key
    switch key {
    case .return: meaning = .return
    case .delete: meaning = .delete
    case .forwardDelete: meaning = .forwardDelete
    case .left: meaning = .left
    case .right: meaning = .right
    case .up: meaning = .up
    case .down: meaning = .down
    case .home: meaning = .home
    case .end: meaning = .end
    case .pageUp: meaning = .pageUp
    case .pageDown: meaning = .pageDown
    case .insert: meaning = .insert
    case .escape: meaning = .escape
    case .tab: meaning = .tab
    case .function(let number): meaning = .function(number)
    case .command(let character):
      meaning = .character(character)
      modifiers.insert(.command)
    case .control(let character):
      meaning = .character(character)
      modifiers.insert(.control)
    case .character(let character): meaning = character == " " ? .space : .character(character)
    }
    act {
      for isDown in [true, false] {
        headless.send(.key(KeyEvent(key: meaning, isDown: isDown, modifiers: modifiers, time: host.now)))
        if isDown, case .character(let character) = key { headless.send(.text(String(character))) }
      }
    }
  }
  /// Holds modifier keys down, and lets go of the others.
  public func hold(_ keys: EventModifiers) {
    var held: KeyModifiers = []
    if keys.contains(.shift) { held.insert(.shift) }
    if keys.contains(.control) { held.insert(.control) }
    if keys.contains(.option) { held.insert(.option) }
    if keys.contains(.command) { held.insert(.command) }
    act { headless.send(.modifiers(held)) }
  }
  /// Text on the system's clipboard.
  public var clipboard: String? {
    get { host.clipboardText }
    set { host.clipboardText = newValue }
  }
  /// What is selected on the screen, which the middle button of a mouse pastes.
  public var primarySelection: String? {
    get { host.primarySelectionText }
    set { host.primarySelectionText = newValue }
  }
  /// The language whose dictionary fields of this window check words with; nil, as at first, for none.
  public var spellingLanguage: String? {
    get { window.scene.services.spellingLanguage }
    set { window.scene.services.spellingLanguage = newValue }
  }

  /// Folders that dictionaries are looked for in: pairs of files `en_US.dic` and `en_US.aff`, as Hunspell has them.
  public static var spellingFolders: [String] {
    get { SpellingFiles.folders }
    set { SpellingFiles.folders = newValue }
  }

  // MARK: Time

  /// Moves the clock by seconds; frames and timers on the way run at their exact times.
  /// With 0, what was written is shown.
  public func advance(by seconds: Double) {
    clock.run {
      if seconds == 0 { host.deliverDue() }
      host.advance(by: seconds)
    }
  }
  /// Whether fields bring up the keyboard on the screen.
  public var usesScreenKeyboard: Bool {
    get { window.keyboard.wish != .never }
    set { act { window.keyboard.wish = newValue ? .byTouch : .never } }
  }
  /// What `Timer.publish` and the run loop's scheduler take for the present: real time when the host was made, and from
  /// then on the virtual clock.
  public var date: Date { clock.date }
  /// Lets tasks and main-queue blocks that are waiting run, then draws what they changed.
  public func settle() async { await clock.run { await host.settled() } }
  /// True if nothing is asked for: no frame, and no timer on the clock, so that a program would sleep.
  public var isIdle: Bool { host.nextDue == nil }
  /// Changes the size of the window, in points.
  public func resize(to size: CGSize) {
    headless.resize(to: size)
    host.deliverDue()
  }
  /// Shows a keyboard on the screen that covers so many points of the window from below; 0 takes it away.
  public func setKeyboard(height: CGFloat) {
    act { window.scene.area.setKeyboardHeight(height) }
  }
  /// Puts the types of users' views into `layoutDescription` and into warnings of views that are made from now on, as
  /// `SASH_DEBUG_LAYOUT=1` does.
  public static var keepsLayoutNames: Bool {
    get { LayoutNames.areKept }
    set { LayoutNames.areKept = newValue }
  }
  /// What `body` makes layout warn of, and where.
  public static func layoutWarnings(_ body: () -> Void) -> [String] { LayoutWarning.collect(body) }
  /// The tree of the layout, a line for each view: what it was offered, its size and its place in the window.
  public var layoutDescription: String { window.scene.layoutDescription() }
  public func setColorScheme(_ colorScheme: ColorScheme) {
    host.setDark(colorScheme == .dark)
    host.deliverDue()
  }

  /// Lets events go to this window, or to another one.
  public func setFocused(_ isFocused: Bool) {
    headless.setFocused(isFocused)
    host.deliverDue()
  }
  /// Minimises the window, or brings it back.
  public func setVisible(_ isVisible: Bool) {
    headless.setVisible(isVisible)
    host.deliverDue()
  }
  /// URLs that were handed to the system, the oldest first.
  public var openedURLs: [URL] { host.openedURLs }

  // MARK: Looking

  /// The caret beside which an input method shows its candidates, in points of the window; nil while nothing takes text.
  public var textInputCaret: CGRect? { headless.textInputCaret }

  /// Every text on the screen, back to front.
  public var texts: [String] { displayElements.filter { !$0.isLabel }.map(\.text) }
  /// True if some text or label on the screen is exactly this.
  public func shows(_ text: String) -> Bool { displayElements.contains { $0.text == text } }
  /// Where the first element with this text or label is drawn, in points of the window.
  public func frame(of text: String) -> CGRect? { displayElements.first { $0.text == text }?.frame }
  /// Where all elements with this text or label are drawn, in points of the window, back to front.
  public func frames(of text: String) -> [CGRect] {
    displayElements.filter { $0.text == text }.map(\.frame)
  }
  private var displayElements: [DisplayElement] { elements(in: window.scene.display()) }

  /// The texts of each frame that was put on the screen since `resetWork()`, oldest first; before it is called, of the first
  /// 16 frames of the window. Frames that changed no pixel are not among them.
  public var presentedTexts: [[String]] { presented.lists.map(texts) }
  private final class Presented {
    private(set) var lists: [DisplayItem] = []
    private var keepsAll = false
    private static let first = 16

    // What is kept cannot be drawn into again, and is a lot where windows are used for long.
    func add(_ list: DisplayItem) {
      if keepsAll || lists.count < Presented.first { lists.append(list) }
    }
    func reset() { (lists, keepsAll) = ([], true) }
  }
  private func texts(_ list: DisplayItem) -> [String] {
    elements(in: list).filter { !$0.isLabel }.map(\.text)
  }

  /// The drawn tree, readable.
  public var displayList: String { window.scene.display().dump() }

  /// The colour of a pixel, 0…255.
  public func pixel(x: Int, y: Int) -> (red: Int, green: Int, blue: Int) {
    let p = window.picture[x, y]
    return (Int(p.red), Int(p.green), Int(p.blue))
  }
  var picture: Bitmap { window.picture }
  /// The window as PNG data.
  public func png() -> Data { window.picture.pngData() }

  // MARK: Counting work

  /// What was done since `resetWork()`.
  public struct Work: Sendable {
    /// Names of the view types whose bodies ran, in order.
    public var bodies: [String]
    /// Rules of the graph that ran.
    public var evaluations: Int
    /// Frames drawn.
    public var frames: Int
    /// Device pixels that the last frame redrew.
    public var pixelsDrawn: Int
  }
  public var work: Work {
    Work(
      bodies: log.types.map { String(describing: $0) },
      evaluations: Int(window.scene.graph.counters.evaluations),
      frames: window.lastCounters.frames - framesBefore, pixelsDrawn: window.lastCounters.pixelsDrawn)
  }
  private var framesBefore = 0
  public func resetWork() {
    log.clear()
    presented.reset()
    window.scene.graph.resetCounters()
    framesBefore = window.lastCounters.frames
  }
  /// Nodes of the graph that are alive, without those of the window itself.
  public var liveNodes: Int { window.scene.liveNodes }
  /// Lists each invariant of the graph that does not hold; traps if one is broken.
  public func checkInvariants() { window.scene.graph.checkInvariants() }

  /// The runtime warnings that `body` raises; those of other threads only where it is said.
  public static func warnings(otherThreads: Bool = false, during body: () throws -> Void) rethrows -> [String]
  {
    try WarningListener.listen(stray: otherThreads ? .everywhere : .nowhere, to: body)
  }
  /// The runtime warnings that `body` raises, and those that the main queue raises meanwhile; those of other threads only where it is said.
  public static func warnings(
    otherThreads: Bool = false, during body: @MainActor () async throws -> Void
  ) async rethrows -> [String] {
    try await WarningListener.listen(stray: otherThreads ? .everywhere : .mainThread, to: body)
  }
  /// The lines that `_printChanges` and `_logChanges` bring up while `body` runs; they are not printed then.
  public static func changes(during body: () throws -> Void) rethrows -> [String] {
    var lines: [String] = []
    BodyChanges.observer = { lines.append($0) }
    defer { BodyChanges.observer = nil }
    try body()
    return lines
  }
  /// Registrations at observable objects that have not been released, in the whole program.
  public static var liveObservations: Int { observationCount() }
}
