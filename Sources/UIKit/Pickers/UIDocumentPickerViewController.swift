import Foundation
import SashCore
import SashTransfer

/// Lets a person choose files, or a folder that files are put in.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  /// What is done with the files.
  private enum Purpose {
    case open([UTType], asCopy: Bool)
    case export([URL], asCopy: Bool)
  }
  private let purpose: Purpose
  private var isDone = false

  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = true
  /// The folder that is shown first.
  open var directoryURL: URL?

  private init(_ purpose: Purpose) {
    self.purpose = purpose
    super.init(nibName: nil, bundle: nil)
  }
  /// Lets a person choose files of some types; with copies, those are given instead.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(.open(contentTypes, asCopy: asCopy))
  }
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(.open(contentTypes, asCopy: false))
  }
  /// Lets a person choose where files are moved to, or copied.
  public convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(.export(urls, asCopy: asCopy)) }
  public convenience init(forExporting urls: [URL]) { self.init(.export(urls, asCopy: false)) }
  @available(iOS, deprecated: 14.0)
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(.open(allowedUTIs.map { UTType(importedAs: $0) }, asCopy: mode == .import))
  }
  @available(iOS, deprecated: 14.0)
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(.export(urls, asCopy: mode == .exportToService))
  }
  @available(iOS, deprecated: 14.0)
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
  public required init?(coder: NSCoder) { fatalError("UIDocumentPickerViewController is made with types.") }

  private var task: FileDialogTask {
    switch purpose {
    case .open(let types, _): .open(types, allowsMultiple: allowsMultipleSelection)
    case .export(let urls, let asCopy):
      urls.count == 1
        ? .save(name: urls[0].lastPathComponent, type: nil)
        : .place(count: urls.count, verb: asCopy ? "Save" : "Move")
    }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let dialog = UIHostingController(
      rootView: FileDialog(task, directory: directoryURL) { [weak self] in self?.finish($0) })
    addChild(dialog)
    dialog.view.frame = view.bounds
    dialog.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(dialog.view)
    dialog.didMove(toParent: self)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { finish(nil) }
  }

  private func finish(_ urls: [URL]?) {
    guard !isDone else { return }
    isDone = true
    if presentingViewController != nil { dismiss(animated: true) }
    guard let urls else {
      delegate?.documentPickerWasCancelled(self)
      return
    }
    do {
      delegate?.documentPicker(self, didPickDocumentsAt: try results(urls))
    } catch {
      runtimeWarning("The files cannot be written: \(error.localizedDescription)")
      delegate?.documentPickerWasCancelled(self)
    }
  }
  /// The files that were chosen, or written.
  private func results(_ urls: [URL]) throws -> [URL] {
    let manager = FileManager.default
    switch purpose {
    case .open(_, asCopy: false): return urls
    case .open(_, asCopy: true):
      return try urls.map { url in
        let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent(url.lastPathComponent)
        try manager.copyItem(at: url, to: copy)
        return copy
      }
    case .export(let files, let asCopy):
      return try files.map { file in
        let goal = files.count == 1 ? urls[0] : urls[0].appendingPathComponent(file.lastPathComponent)
        if goal.standardizedFileURL == file.standardizedFileURL { return goal }
        // Of several files none was asked about: nothing is replaced by them.
        let place =
          files.count > 1 ? FileWriting.place(file.lastPathComponent, in: urls[0]) : goal
        try FileWriting.copy(file, to: place)
        if !asCopy { try manager.removeItem(at: file) }
        return place
      }
    }
  }
}

/// What a document picker does with files.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// Hears of what a person chooses.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Told of the first file where the method for several is not implemented.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}
extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
