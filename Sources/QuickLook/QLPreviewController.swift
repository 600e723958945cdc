import Foundation
import SashCore
@_exported import UIKit

/// Something that can be looked at.
public protocol QLPreviewItem: NSObjectProtocol {
  /// The file; nil if there is none.
  var previewItemURL: URL? { get }
  /// What it is called; the name of the file if nil.
  var previewItemTitle: String? { get }
}
extension QLPreviewItem {
  public var previewItemTitle: String? { nil }
}
extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// Gives a controller what it shows.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
/// Hears of a controller that is closed.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  func previewController(_ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem)
    -> Bool
  func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView?
  /// Whether a file may be changed. Files are only shown here, so that nobody is told of changes.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
  func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
  func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL)
}
/// How a file may be changed.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
extension QLPreviewControllerDelegate {
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  public func previewController(
    _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
  ) -> Bool { true }
  public func previewController(
    _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
  ) -> UIView? { nil }
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode { .disabled }
  public func previewController(
    _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
  ) {}
  public func previewController(
    _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
    at modifiedContentsURL: URL
  ) {}
}

/// Shows files: pictures, texts and pages; others by what they are and a button that opens them in their program.
///
/// - Missing: films, editing and marking.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any QLPreviewControllerDelegate)?
  open var currentPreviewItemIndex = 0 { didSet { if currentPreviewItemIndex != oldValue { show() } } }
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex)
    else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  private var page: UIHostingController<PreviewPage>?

  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether a file is shown rather than only named.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { PreviewKind(of: $0).isShown } ?? false
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIHostingController(rootView: content)
    self.page = page
    addChild(page)
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    delegate?.previewControllerWillDismiss(self)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.previewControllerDidDismiss(self)
  }
  /// Asks for the items again.
  open func reloadData() { show() }
  open func refreshCurrentPreviewItem() { show() }

  private func show() { page?.rootView = content }
  private var content: PreviewPage {
    // An item may cost much to make: only the one that is shown is asked for.
    let item = currentPreviewItem
    return PreviewPage(
      count: dataSource?.numberOfPreviewItems(in: self) ?? 0, index: currentPreviewItemIndex,
      file: item.map { PreviewFile(url: $0.previewItemURL, title: $0.previewItemTitle) },
      select: { [weak self] in self?.currentPreviewItemIndex = $0 },
      close: navigationController == nil ? { [weak self] in self?.dismiss(animated: true) } : nil)
  }
}
