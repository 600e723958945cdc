import Foundation
import UniformTypeIdentifiers

/// A document in a file: reads it, keeps account of what has been changed since, and writes it.
///
/// A class of one's own says what its contents are (`contents(forType:)`, `load(fromContents:ofType:)`) as data or as a file
/// wrapper. Files are read and written on the main actor's thread, between two frames; what has been changed is saved some
/// seconds after the last change.
///
/// - Missing: versions of a file that were changed in two places, the progress of files that are far away, and attributes
///   of files: `fileAttributesToWrite(to:for:)` is not asked.
@MainActor @preconcurrency
open class UIDocument: NSObject {
  public enum ChangeKind: Int, Sendable { case done, undone, redone, cleared }
  public enum SaveOperation: Int, Sendable { case forCreating, forOverwriting }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var normal: State { [] }
    public static var closed: State { State(rawValue: 1) }
    public static var inConflict: State { State(rawValue: 2) }
    public static var savingError: State { State(rawValue: 4) }
    public static var editingDisabled: State { State(rawValue: 8) }
    public static var progressAvailable: State { State(rawValue: 16) }
  }
  public nonisolated static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")
  public static let userActivityURLKey = "NSUserActivityDocumentURL"

  public private(set) var fileURL: URL
  public private(set) var documentState: State = .closed {
    didSet {
      if documentState == oldValue { return }
      NotificationCenter.default.post(name: UIDocument.stateChangedNotification, object: self)
    }
  }
  /// When the file was changed last, as far as the document knows.
  open var fileModificationDate: Date?
  /// How often it was changed since it was saved.
  private var changeCount = 0
  private var ownUndoManager: UndoManager?
  private let undoObservers = UndoObservers()
  private var dueSave: DispatchWorkItem?
  /// Seconds after a change.
  private static let autosaveDelay = 2.0

  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file without what comes after its last dot.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// What kind of file it is, by the end of its name.
  open var fileType: String? { UTType(filenameExtension: fileURL.pathExtension)?.identifier }
  open var savingFileType: String? { fileType }
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    typeName.flatMap { UTType($0)?.preferredFilenameExtension } ?? fileURL.pathExtension
  }
  open var progress: Progress? { nil }
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.userInfo = (userActivity.userInfo ?? [:]).merging([UIDocument.userActivityURLKey: fileURL]) {
      $1
    }
  }

  // MARK: Changes

  /// Takes back changes; each that it keeps counts as one of the document.
  open var undoManager: UndoManager! {
    get {
      if let ownUndoManager { return ownUndoManager }
      let made = UndoManager()
      self.undoManager = made
      return made
    }
    set {
      undoObservers.end()
      ownUndoManager = newValue
      guard let newValue else { return }
      let kinds: [(Notification.Name, ChangeKind)] = [
        (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
        (.NSUndoManagerDidRedoChange, .redone),
      ]
      undoObservers.all = kinds.map { name, kind in
        NotificationCenter.default.addObserver(forName: name, object: newValue, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated {
            guard let self else { return }
            if self.ownUndoManager?.tellsOfChange == true { self.updateChangeCount(kind) }
          }
        }
      }
    }
  }
  open var hasUnsavedChanges: Bool { changeCount != 0 }
  /// Notes a change; the document is saved some seconds after it.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done, .redone: changeCount += 1
    case .undone: changeCount -= 1
    case .cleared: changeCount = 0
    }
    scheduleSave()
  }
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changeCount }
  /// Notes that what a token stands for has been saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    changeCount -= changeCountToken as? Int ?? 0
  }
  private func scheduleSave() {
    dueSave?.cancel()
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.autosave() }
    }
    dueSave = item
    DispatchQueue.main.asyncAfter(deadline: .now() + UIDocument.autosaveDelay, execute: item)
  }

  // MARK: Contents

  /// What is written: data, or a file wrapper. A class of one's own overrides it.
  open func contents(forType typeName: String) throws -> Any { throw CocoaError(.featureUnsupported) }
  /// Takes what has been read: data, or a file wrapper where the file is a folder. A class of one's own overrides it.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw CocoaError(.featureUnsupported)
  }
  open func read(from url: URL) throws {
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    let contents: Any =
      isFolder.boolValue ? try FileWrapper(url: url, options: .immediate) : try Data(contentsOf: url)
    try load(fromContents: contents, ofType: fileType)
  }
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    switch contents {
    case let data as Data: try data.write(to: url, options: .atomic)
    case let wrapper as FileWrapper:
      try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    default: throw CocoaError(.featureUnsupported)
    }
  }
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try writeContents(
      contents, to: url, for: saveOperation,
      originalContentsURL: saveOperation == .forOverwriting ? fileURL : nil)
  }
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any]
  {
    [:]
  }

  // MARK: The file

  /// Reads the file.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    performAsynchronousFileAccess { [self] in
      let isDone = reads(from: fileURL)
      if isDone { documentState.remove(.closed) }
      completionHandler?(isDone)
    }
  }
  @discardableResult open func open() async -> Bool {
    await withCheckedContinuation { done in open { done.resume(returning: $0) } }
  }
  /// Saves what has been changed, and changes no more by itself. What cannot be saved stays open, so that nothing is lost.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    let end = { [self] (isDone: Bool) in
      guard isDone else {
        completionHandler?(false)
        return
      }
      dueSave?.cancel()
      documentState = .closed
      completionHandler?(true)
    }
    if hasUnsavedChanges {
      save(to: fileURL, for: .forOverwriting, completionHandler: end)
    } else {
      end(true)
    }
  }
  @discardableResult open func close() async -> Bool {
    await withCheckedContinuation { done in close { done.resume(returning: $0) } }
  }
  /// Writes the document; a new one is open from then on.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let contents: Any
    let token = changeCountToken(for: saveOperation)
    do { contents = try self.contents(forType: fileType ?? "public.data") } catch {
      handleError(error, userInteractionPermitted: true)
      documentState.insert(.savingError)
      completionHandler?(false)
      return
    }
    performAsynchronousFileAccess { [self] in
      do {
        try writeContents(contents, safelyTo: url, for: saveOperation)
        fileURL = url
        fileModificationDate = modificationDate(of: url)
        updateChangeCount(withToken: token, for: saveOperation)
        documentState.subtract(saveOperation == .forCreating ? [.savingError, .closed] : .savingError)
        completionHandler?(true)
      } catch {
        documentState.insert(.savingError)
        handleError(error, userInteractionPermitted: true)
        completionHandler?(false)
      }
    }
  }
  @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { done in
      save(to: url, for: saveOperation) { done.resume(returning: $0) }
    }
  }
  /// Saves what has been changed.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }
  @discardableResult open func autosave() async -> Bool {
    await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
  }
  /// Reads the file again, and forgets what has been changed.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    disableEditing()
    performAsynchronousFileAccess { [self] in
      let isDone = reads(from: url)
      if isDone { updateChangeCount(.cleared) }
      enableEditing()
      completionHandler?(isDone)
    }
  }
  @discardableResult open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
  }
  /// Runs what reads or writes the file, after what goes on.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { block() } }
  }
  private func reads(from url: URL) -> Bool {
    do {
      try read(from: url)
      fileModificationDate = modificationDate(of: url)
      return true
    } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
  }
  private func modificationDate(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  // MARK: For subclasses

  /// Nobody may change the document for now.
  open func disableEditing() { documentState.insert(.editingDisabled) }
  open func enableEditing() { documentState.remove(.editingDisabled) }
  /// Something went wrong with the file.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    finishedHandlingError(error, recovered: false)
  }
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
  open func userInteractionNoLongerPermitted(forError error: any Error) {}
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}
extension UIDocument: UIUserActivityRestoring {}

/// Who hears of changes that can be taken back, until its document ends, on whichever thread that is.
private final class UndoObservers {
  var all: [any NSObjectProtocol] = []
  func end() {
    for observer in all { NotificationCenter.default.removeObserver(observer) }
    all = []
  }
  deinit { end() }
}
