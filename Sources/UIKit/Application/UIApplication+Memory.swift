import Foundation

extension UIApplication {
  /// Tells whoever may let go of something that the machine runs short of memory: the delegate, the controllers of windows, and
  /// listeners.
  func memoryRunsShort() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for scene in connectedScenes.compactMap({ $0 as? UIWindowScene }) {
      for window in scene.windows { window.rootViewController?.memoryRunsShort() }
    }
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: self)
  }
}

extension UIViewController {
  fileprivate func memoryRunsShort() {
    didReceiveMemoryWarning()
    for child in children { child.memoryRunsShort() }
    presented?.memoryRunsShort()
  }
}
