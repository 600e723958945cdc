import Combine
import CoreTransferable
import Foundation
import SashApp
import SashCore
import SashFoundation
import SashHost
import SashTransfer

/// A document in a window: where it lies, whether it has been changed, and when it is written.
///
/// Subclasses hold the document itself.
@MainActor class OpenDocument: ObservableObject {
  /// Where it lies; nil as long as it has not been saved.
  @Published fileprivate(set) var url: URL?
  /// What it is called while it lies nowhere.
  var untitledName = String(localized: "Untitled")
  var type: UTType
  var isEditable = true
  /// Whether there is something that the file does not have.
  @Published fileprivate(set) var isEdited = false
  /// What a person is being asked.
  @Published var question: DocumentQuestion? {
    // What was changed meanwhile has waited.
    didSet { if question == nil, oldValue == .keepNew, isEdited, timer == nil { saveLater() } }
  }
  private(set) weak var place: WindowPlace?
  weak var documents: Documents?
  /// What the file held when it was opened.
  var opened: FileWrapper?
  private var draft: Draft?
  private var timer: HostTimer?
  private let stamp = FileStamp()
  private var undoWatchers: [any NSObjectProtocol] = []
  /// Rises with each change.
  private var version = 0

  init(type: UTType) { self.type = type }

  /// What is to be written, as it is now; the closure may run on any thread, and is given what lies in the place.
  func snapshot() throws -> DocumentSnapshot { fatalError("A document has a snapshot of its own.") }
  /// Takes what another document of its kind holds.
  func take(from other: OpenDocument) { fatalError("A document takes the content of its kind.") }

  /// Something has been registered with the undo manager of the window, taken back or done again.
  func undoHasChanged() {}

  var name: String { url.map { $0.deletingPathExtension().lastPathComponent } ?? untitledName }

  /// What has to lie where it was read from.
  func isRead(from url: URL, date: Date?) {
    self.url = url
    stamp.set(date)
    isEditable = isEditable && FileManager.default.isWritableFile(atPath: url.path)
  }
  /// It is not saved yet, and worth a question.
  func isCopy() {
    isEdited = true
    version += 1
  }
  func isRecovered(from draft: Draft) {
    self.draft = draft
    isCopy()
  }

  // MARK: Changes

  /// Something has been changed: it is written soon.
  func hasChanged() {
    version += 1
    if !isEdited { isEdited = true }
    if timer == nil { saveLater() }
  }
  private func saveLater() {
    guard let host = place?.scenes?.host else { return }
    timer = host.schedule(after: OpenDocument.savingDelay) { [weak self] in
      self?.timer = nil
      self?.saveInBackground()
    }
  }
  /// Seconds from a change to the moment when it is written: what a killed program loses at most.
  static let savingDelay = 2.0

  var undoManager: UndoManager? { place?.window?.window.scene.environment.undoManager }
  /// Whether a text is being edited or takes a step back: its own steps take its changes back, so the document registers none.
  var isInText: Bool {
    guard let scene = place?.window?.window.scene else { return false }
    return scene.isReplayingText || scene.focus.holder?.caret != nil
  }

  // MARK: Writing

  /// Writes what has been changed without letting a person wait.
  private func saveInBackground() {
    guard isEdited, question == nil else { return }
    let (version, goal) = (version, url)
    do {
      let job = try writing()
      DocumentWriting.queue.async { [weak self] in
        let result = Result { try job() }
        DispatchQueue.main.async { self?.finish(result, of: version, at: goal) }
      }
    } catch { keepDraft(after: error) }
  }

  /// Writes what has been changed, and waits for it.
  ///
  /// - Returns: Whether nothing is left to be written.
  @discardableResult
  func save(ignoringOthers: Bool = false) -> Bool {
    guard isEdited, let url else { return url != nil || !isEdited }
    let result = Result {
      let job = try writing(ignoringOthers: ignoringOthers)
      try DocumentWriting.queue.sync(execute: job)
    }
    finish(result, of: version, at: url)
    return !isEdited
  }

  /// Writes what a person wants to have saved: there is a way back to it later.
  func saveByPerson() {
    if save() { stamp.isSavedByPerson() }
  }

  /// Writes it to another place, where it lies from now on.
  func save(to goal: URL) {
    do {
      let snapshot = try snapshot()
      let versions = documents?.versions
      let date = try DocumentWriting.queue.sync {
        versions?.keep(goal, always: true)
        return try DocumentWriting.write(snapshot, to: goal)
      }
      url = goal
      stamp.set(date)
      stamp.isSavedByPerson()
      discard()
      documents?.recent.note(goal)
    } catch { question = .cannotSave(error.localizedDescription) }
  }

  /// What writes it as it is now: to its file, or as a draft.
  private func writing(ignoringOthers: Bool = false) throws -> @Sendable () throws -> Void {
    let snapshot = try snapshot()
    if let url {
      return { [stamp, versions = documents?.versions] in
        try stamp.write(snapshot, to: url, keepingIn: versions, ignoringOthers: ignoringOthers)
      }
    }
    let draft = try keptDraft()
    return { try draft.write(snapshot) }
  }

  /// - Parameter goal: Where it lay when the writing began; it may lie elsewhere by now.
  private func finish(_ result: Result<Void, any Error>, of version: Int, at goal: URL?) {
    guard goal == url else { return }
    switch result {
    case .success:
      guard url != nil else { return }
      if version == self.version { isEdited = false }
      draft?.discard()
      draft = nil
    case .failure(let error): keepDraft(after: error)
    }
  }

  private func keptDraft() throws -> Draft {
    if let draft { return draft }
    guard let documents else { throw CocoaError(.fileWriteUnknown) }
    let new = try Draft(in: documents.draftFolder, name: untitledName, url: url, type: type)
    draft = new
    return new
  }

  /// What cannot be written where it belongs is kept elsewhere, and a person is told.
  private func keepDraft(after error: any Error) {
    if url != nil { writeDraft() }
    question = error is DocumentWriting.IsNewer ? .othersWrote : .cannotSave(error.localizedDescription)
  }

  private func writeDraft() {
    guard let snapshot = try? snapshot(), let draft = try? keptDraft() else { return }
    try? DocumentWriting.queue.sync { try draft.write(snapshot) }
  }

  /// Keeps nothing of what has not been saved.
  func discard() {
    isEdited = false
    draft?.discard()
    draft = nil
  }

  /// Reads the file again, where another program has written it.
  func readAgainIfOthersWrote() {
    guard let url, !isEdited, let date = DocumentWriting.date(of: url), let known = stamp.known,
      date > known, let documents, let fresh = try? documents.read(url)
    else { return }
    stamp.set(date)
    take(from: fresh)
    // What would be taken back is not what is there.
    undoManager?.removeAllActions()
  }
  /// Takes what the file holds, or held when it was opened.
  func revert(toOpened: Bool = false) {
    guard let documents, let url else { return }
    // What is there now is a version then.
    if toOpened {
      if isEdited, !save() { return }
      stamp.isSavedByPerson()
    }
    do {
      let fresh = try toOpened ? opened.map { try documents.read($0, type) } : documents.read(url)
      if let fresh { take(fresh, of: url, isOld: toOpened) }
    } catch { question = .cannotSave(error.localizedDescription) }
  }
  /// The versions that it can go back to, the latest first.
  var versions: [DocumentVersions.Version] {
    guard isEditable, let url, let versions = documents?.versions else { return [] }
    return versions.all(of: url)
  }
  /// Takes what a version holds. What is there now is a version then.
  func revert(to version: DocumentVersions.Version) {
    guard let documents, let url, let versions = documents.versions else { return }
    do {
      // It is read first: what is saved now may make it superfluous.
      let fresh = try documents.read(try versions.content(of: version), type)
      if isEdited, !save() { return }
      stamp.isSavedByPerson()
      take(fresh, of: url, isOld: true)
    } catch { question = .cannotSave(error.localizedDescription) }
  }
  /// - Parameter isOld: Whether the file has something else.
  private func take(_ fresh: OpenDocument, of url: URL, isOld: Bool) {
    take(from: fresh)
    // What would be taken back is not what is there.
    undoManager?.removeAllActions()
    // What another program has written since is still not what is known.
    if !isOld { stamp.set(DocumentWriting.date(of: url)) }
    discard()
    if isOld { hasChanged() }
  }
}

extension OpenDocument: WindowSubject {
  /// The name, and a mark while something is not saved.
  var windowTitle: String {
    isEdited ? "\(name) — " + String(localized: "Edited") : name
  }

  func hasOpened(in place: WindowPlace) {
    self.place = place
    watchUndo()
    if isEdited { hasChanged() }
  }
  private func watchUndo() {
    for watcher in undoWatchers { NotificationCenter.default.removeObserver(watcher) }
    undoWatchers = []
    guard let manager = undoManager else { return }
    let names: [Notification.Name] = [
      .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerDidUndoChange, .NSUndoManagerDidRedoChange,
    ]
    undoWatchers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated {
          if self?.undoManager?.tellsOfChange == true { self?.undoHasChanged() }
        }
      }
    }
  }

  var record: Data? { url.map { Data($0.path.utf8) } }
  var isUntouched: Bool { url == nil && version == 0 }
  func mayClose() -> Bool {
    guard isEdited else { return true }
    if url == nil {
      question = .keepNew
      return false
    }
    return save()
  }

  func hasClosed() {
    if isEdited, isEditable {
      // Nobody was asked: the system ends the program.
      if url == nil || !save() { writeDraft() }
    }
    for watcher in undoWatchers { NotificationCenter.default.removeObserver(watcher) }
    undoWatchers = []
    documents?.forget(self)
  }
  /// Closes the window, whatever is left to be saved.
  func closeWindow() {
    if let scenes = place?.scenes, !scenes.hasSeveralWindows, let window = place?.window {
      scenes.show(nil, in: window)
    } else {
      place?.close()
    }
  }
}

extension OpenDocument: Hashable {
  nonisolated static func == (one: OpenDocument, other: OpenDocument) -> Bool { one === other }
  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a person is asked about a document.
enum DocumentQuestion: Equatable {
  /// The window of a document is to be closed that lies nowhere.
  case keepNew
  /// Why it could not be written.
  case cannotSave(String)
  /// Another program has written the file meanwhile.
  case othersWrote
}
