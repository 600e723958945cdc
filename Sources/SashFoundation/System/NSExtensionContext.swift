import Foundation

/// What a program hands to an extension of another one.
open class NSExtensionItem: NSObject, @unchecked Sendable {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?
  public override init() { super.init() }
}

/// What an extension is called with. Extensions are not run here, so none is ever made.
open class NSExtensionContext: NSObject, @unchecked Sendable {
  override init() { super.init() }
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(true) }
  open func cancelRequest(withError error: any Error) {}
  open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// Takes what another program hands over.
public protocol NSExtensionRequestHandling: AnyObject {
  func beginRequest(with context: NSExtensionContext)
}
