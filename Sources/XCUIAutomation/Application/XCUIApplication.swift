import Foundation
import SashAutomation
import XCTest

/// A program that a test starts and uses, in a process of its own.
///
/// Without a name it is the program that the tests are for: `Notes` for tests of a target `NotesUITests` or `NotesTests`, in the
/// folder that the tests were built into, or what `SASH_UI_TEST_APP` names. It runs without a screen, with a home folder of its
/// own for as long as the tests run; `SASH_UI_TEST_HOST=desktop` shows it in a window.
@MainActor @preconcurrency open class XCUIApplication: XCUIElement {
  /// Whether a program runs, and whether it can be seen.
  public enum State: UInt, Sendable {
    case unknown, notRunning, runningBackgroundSuspended, runningBackground, runningForeground
  }

  /// What the program is started with.
  open var launchArguments: [String] = []
  /// Added to the environment of the tests.
  open var launchEnvironment: [String: String] = [:]
  private let location: ProgramLocation
  private var program: DrivenProgram?
  private var screen: AutomationScreen?

  /// The program that the tests are for.
  public convenience init(_testFile: StaticString = #fileID) {
    self.init(ProgramLocation.tested(by: "\(_testFile)"))
  }
  /// A program by its identifier, whose last part is its name.
  public convenience init(bundleIdentifier: String) {
    self.init(.named(bundleIdentifier.split(separator: ".").last.map(String.init) ?? bundleIdentifier))
  }
  /// The program in a file.
  public convenience init(url: URL) { self.init(.file(url)) }

  init(_ location: ProgramLocation) {
    self.location = location
    super.init(nil, "Target Application '\(location.name)'") { nil }
  }

  override func find() throws -> ElementNode? { try look() }

  // MARK: Life

  /// Starts the program, after ending the one that this object has started before, and waits until it shows something.
  open func launch() {
    terminate()
    do {
      program = try DrivenProgram(location, arguments: launchArguments, environment: launchEnvironment)
      DrivenApplications.note(self)
      screen = try program?.ask(.look)
    } catch {
      program = nil
      fail("Failed to launch \(location.name): \(error)")
    }
  }
  /// Brings the program to the front; starts it if it does not run.
  open func activate() {
    guard let program, program.isRunning else { return launch() }
    send(.setForeground(true))
  }
  /// Ends the program.
  open func terminate() {
    program?.end()
    program = nil
    screen = nil
  }
  /// Has the program open a URL.
  open func open(_ url: URL) {
    if program?.isRunning != true { launch() }
    send(.open(url))
  }
  /// Hides the program or shows it again, as the home button does.
  func setForeground(_ isForeground: Bool) { send(.setForeground(isForeground)) }

  open var state: State {
    guard let program, program.isRunning else { return .notRunning }
    return screen?.isForeground == false ? .runningBackground : .runningForeground
  }
  /// Waits for seconds of real time until the program is in a state.
  open func wait(for state: State, timeout: TimeInterval) -> Bool { wait(timeout) { self.state == state } }
  /// What the program has been allowed is forgotten: here it was never asked for.
  open func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}

  /// The window in front, in points; nil while there is none.
  var windowSize: CGSize? { screen?.windows.last.map { CGSize(width: $0.frame[2], height: $0.frame[3]) } }
  /// The process of the program; nil while it does not run.
  var processIdentifier: Int32? { program.flatMap { $0.isRunning ? $0.processIdentifier : nil } }

  // MARK: What is shown, and what is done

  /// What is shown now.
  func look() throws -> ElementNode {
    guard let program else { throw FindError("Application \(location.name) is not running") }
    let screen = try program.ask(.look)
    self.screen = screen
    return .application(screen)
  }
  var takesText: Bool { screen?.takesText ?? false }
  /// The tree that was found last, for messages.
  func shownWords() -> String { screen.map { ElementNode.application($0).dump(indent: 1) } ?? "" }

  func act(_ inputs: [AutomationInput], _ file: StaticString = #filePath, _ line: UInt = #line) {
    send(.act(inputs), file, line)
  }
  /// True if it was done.
  @discardableResult
  func send(
    _ request: AutomationRequest, _ file: StaticString = #filePath, _ line: UInt = #line,
    isSilent: Bool = false
  ) -> Bool {
    do {
      guard let program else { throw FindError("Application \(location.name) is not running") }
      screen = try program.ask(request)
      return true
    } catch {
      // A key or a button that ends the program does what it is for.
      if case .act = request, program?.hasEndedWell == true {
        screen = nil
        return true
      }
      if !isSilent { fail("\(location.name): \(error)", file, line) }
      return false
    }
  }
  /// The picture of a window as PNG; of the one in front where nothing else is said.
  func picture(of window: UInt64? = nil) throws -> Data {
    guard let program else { throw FindError("Application \(location.name) is not running") }
    return try program.picture(of: window)
  }

  func fail(_ message: String, _ file: StaticString = #filePath, _ line: UInt = #line) {
    XCTFail(message, file: file, line: line)
  }
  /// Looks again and again until something holds, for seconds of real time.
  func wait(_ timeout: TimeInterval, until holds: () -> Bool) -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + timeout
    while true {
      if holds() { return true }
      let left = end - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { return false }
      Thread.sleep(forTimeInterval: min(0.05, left))
    }
  }
}

/// What people allow programs to use.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1, calendar, reminders, photos, microphone, camera, mediaLibrary, homeKit,
    systemRootDirectory,
    userDesktopDirectory, userDownloadsDirectory, userDocumentsDirectory, focus, localNetwork, bluetooth,
    keyboardNetwork, location, health
}
