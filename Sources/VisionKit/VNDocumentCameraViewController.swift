import Foundation
import UIKit

/// Pages that a camera has scanned. There is no camera, so none is ever made.
open class VNDocumentCameraScan: NSObject, @unchecked Sendable {
  private let pages: [UIImage]
  public let title: String
  init(pages: [UIImage], title: String) { (self.pages, self.title) = (pages, title) }
  open var pageCount: Int { pages.count }
  open func imageOfPage(at index: Int) -> UIImage { pages[index] }
}

/// Scans pages with a camera. There is none: it is not supported, and one that is shown nevertheless ends with an error.
@MainActor @preconcurrency
open class VNDocumentCameraViewController: UIViewController {
  open class var isSupported: Bool { false }
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let error = NSError(
      domain: "com.apple.VisionKit", code: -1,
      userInfo: [NSLocalizedDescriptionKey: "There is no camera on this system."])
    guard let delegate else { return dismiss(animated: animated) }
    delegate.documentCameraViewController(self, didFailWithError: error)
  }
}
@MainActor @preconcurrency
public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  /// Takes the page away.
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {
    controller.dismiss(animated: true)
  }
  /// Takes the page away.
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) { controller.dismiss(animated: true) }
}
