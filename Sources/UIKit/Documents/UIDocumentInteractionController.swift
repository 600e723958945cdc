import Foundation
import SashCore
import UniformTypeIdentifiers

/// Shows what can be done with a file: opens it in the program of the desktop for its kind, or offers what all items can be
/// sent to.
///
/// - Missing: asking the delegate for the controller of a preview, and a menu of programs alone.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  open var url: URL?
  /// It is not retained.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var name: String?
  /// The kind of the file, by the end of its name where nobody has set it.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }
  private var ownType: String?
  open var annotation: Any?
  open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap { $0 } }

  public override init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
    name = url.lastPathComponent
  }

  /// Opens the file in the program of the desktop for its kind.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let url else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    UIApplication.shared.open(url) { [weak self] _ in
      guard let self else { return }
      delegate?.documentInteractionControllerDidEndPreview(self)
    }
    return true
  }
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    present(from: view) { ($0.sourceView, $0.sourceRect) = (view, rect) }
  }
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    present(from: nil) { $0.barButtonItem = item }
  }
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptionsMenu(from: rect, in: view, animated: animated)
  }
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentOptionsMenu(from: item, animated: animated)
  }
  private weak var shown: UIActivityViewController?
  private func present(from view: UIView?, _ place: (UIPopoverPresentationController) -> Void) -> Bool {
    let window =
      view?.window
      ?? UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
    guard let url, let top = window?.rootViewController?.frontmost else { return false }
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
    sheet.popoverPresentationController.map(place)
    sheet.completionWithItemsHandler = { [weak self] _, _, _, _ in
      guard let self else { return }
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    shown = sheet
    top.present(sheet, animated: true)
    return true
  }
  open func dismissMenu(animated: Bool) { shown?.dismiss(animated: animated) }
  /// What the program of the desktop shows is that program's.
  open func dismissPreview(animated: Bool) {}
}
/// Told what becomes of a file.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}
extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
}
