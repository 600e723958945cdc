import Foundation
import SashCore

/// What a window shows of its own, and what has a say in what the window is called and whether it may close: a document.
@MainActor package protocol WindowSubject: AnyObject {
  /// What its window is called.
  var windowTitle: String { get }
  /// Its window has come up.
  func hasOpened(in place: WindowPlace)
  /// Whether its window may as well show another one: nobody has done anything with it.
  var isUntouched: Bool { get }
  /// What the next launch finds it again by; nil for what does not come back, as long as it lies nowhere.
  var record: Data? { get }
  /// Whether its window may close now. One that answers no asks somebody, and closes the window when it has got an answer.
  func mayClose() -> Bool
  /// Its window has gone, whether it was asked or not.
  func hasClosed()
}

/// Where the windows of a scene get their subjects.
@MainActor package protocol WindowSubjects: AnyObject {
  /// Told once, before anything else is asked.
  func belong(to scenes: AppScenes)
  /// What a window shows that is opened when nobody says for what; nil leaves it to the content of the window.
  func newSubject() -> AnyHashable?
  /// What was open when the program ended without being asked.
  func lostSubjects() -> [AnyHashable]
  /// What a record has been made of; nil if that is not there any more.
  func subject(of record: Data) -> AnyHashable?
  /// How a file can be shown; nil if it is none for this scene.
  func subject(at url: URL) throws -> AnyHashable?
}

extension AppWindow {
  package var subject: (any WindowSubject)? { value.value?.base as? any WindowSubject }
}

extension AppScenes {
  /// Opens what was open when the program ended without being asked.
  package func openLostSubjects() {
    for kind in kinds.indices {
      for value in kinds[kind].subjects?.lostSubjects() ?? [] {
        attempt { try showInPlace(kind, value: value) }
      }
    }
  }

  /// Shows a file in a window of the first scene that takes it.
  ///
  /// - Returns: Whether there is such a scene.
  /// - Throws: Why the file cannot be read.
  @discardableResult
  package func openFile(_ url: URL) throws -> Bool {
    for kind in kinds.indices {
      guard let value = try kinds[kind].subjects?.subject(at: url) else { continue }
      try showInPlace(kind, value: value)
      return true
    }
    return false
  }
  /// - Source: a new document of TextEdit that has not been touched goes when a file is opened.
  private func showInPlace(_ kind: Int, value: AnyHashable) throws {
    let isOpen = windows.contains { $0.value.value == value }
    let free = windows.last { $0.kind == kind && ($0.subject?.isUntouched ?? true) }
    if !isOpen, let free {
      show(value, in: free)
      free.window.window.bringToFront()
    } else {
      try show(kind, value: value)
    }
  }
  /// Shows a new subject of a scene, as the scene makes them by itself.
  package func openNew(in subjects: any WindowSubjects) {
    if let kind = kinds.firstIndex(where: { $0.subjects === subjects }) { attempt { try open(kind) } }
  }
  /// Shows a new subject of a scene.
  package func openNew(of subjects: any WindowSubjects, value: AnyHashable) {
    guard let kind = kinds.firstIndex(where: { $0.subjects === subjects }) else { return }
    attempt { try show(kind, value: value) }
  }
  private func attempt(_ action: () throws -> Void) {
    do { try action() } catch { runtimeWarning("A window cannot be opened: \(error)") }
  }
}
