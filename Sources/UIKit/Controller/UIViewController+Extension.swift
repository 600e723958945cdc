import Foundation

extension UIViewController {
  /// What another program has called it with: nil, as extensions are not run here.
  public var extensionContext: NSExtensionContext? { nil }
}
