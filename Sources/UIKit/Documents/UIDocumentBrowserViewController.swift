import Foundation
import SashCore
import UniformTypeIdentifiers

/// Lets a person choose a document of the machine, or make a new one.
///
/// Files are chosen in the dialog of the desktop, which the button brings up.
///
/// - Missing: pictures of the documents, actions on them, and looks and buttons of the browser's own.
@MainActor @preconcurrency
open class UIDocumentBrowserViewController: UIViewController, UIDocumentPickerDelegate {
  public enum ImportMode: UInt, Sendable { case none, copy, move }
  public enum BrowserUserInterfaceStyle: UInt, Sendable { case white, light, dark }

  /// It is not retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  public let allowedContentTypes: [UTType]
  open var contentTypesForRecentDocuments: [UTType] { allowedContentTypes }
  open var allowsDocumentCreation = true { didSet { creation?.isHidden = !allowsDocumentCreation } }
  open var allowsPickingMultipleItems = false
  open var shouldShowFileExtensions = false
  open var localizedCreateDocumentActionTitle = "Create Document"
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  private var creation: UIButton?

  /// - Parameter contentTypes: Which documents can be opened; nil is all.
  public init(forOpening contentTypes: [UTType]?) {
    allowedContentTypes = contentTypes ?? [.item]
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    allowedContentTypes = [.item]
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let opening = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Open…") { [weak self] _ in self?.openDocuments() })
    let creating = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: localizedCreateDocumentActionTitle) { [weak self] _ in
        self?.createDocument()
      })
    creating.isHidden = !allowsDocumentCreation
    creation = creating
    let stack = UIStackView(arrangedSubviews: [opening, creating])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
  private func openDocuments() {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: allowedContentTypes)
    picker.allowsMultipleSelection = allowsPickingMultipleItems
    picker.delegate = self
    present(picker, animated: true)
  }
  private func createDocument() {
    guard let delegate else { return }
    delegate.documentBrowser(
      self,
      didRequestDocumentCreationWithHandler: { [weak self] url, mode in
        guard let self, let url else { return }
        importDocument(at: url, nextToDocumentAt: self.folder.appendingPathComponent("-"), mode: mode) {
          [weak self] imported, error in
          guard let self else { return }
          if let imported {
            self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: imported)
          } else {
            self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: error)
          }
        }
      })
  }
  /// The folder of documents of the user.
  private var folder: URL {
    FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
  open func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    delegate?.documentBrowser(self, didPickDocumentsAt: urls)
  }

  /// Puts a file beside another one, under a name that is free.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    if importMode == .none { return completion(documentURL, nil) }
    do {
      let folder = neighbourURL.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let stem = documentURL.deletingPathExtension().lastPathComponent
      var (place, number) = (folder.appendingPathComponent(documentURL.lastPathComponent), 2)
      while FileManager.default.fileExists(atPath: place.path) {
        place = folder.appendingPathComponent("\(stem) \(number)")
          .appendingPathExtension(documentURL.pathExtension)
        number += 1
      }
      if importMode == .copy {
        try FileManager.default.copyItem(at: documentURL, to: place)
      } else {
        try FileManager.default.moveItem(at: documentURL, to: place)
      }
      completion(place, nil)
    } catch { completion(nil, error) }
  }
  /// Shows a document: it counts as chosen.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    let exists = FileManager.default.fileExists(atPath: url.path)
    completion?(exists ? url : nil, exists ? nil : CocoaError(.fileNoSuchFile))
  }
}

/// Told which documents a person has chosen.
@MainActor @preconcurrency
public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A person wants a new document: the handler gets its file, or nil if there will be none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?)
}
extension UIDocumentBrowserViewControllerDelegate {
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
    error: (any Error)?
  ) {}
}
