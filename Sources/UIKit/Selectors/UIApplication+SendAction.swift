import Foundation
import SashCore

extension UIApplication {
  /// Sends a message to an object; nil means the first responder, or the first after it, that has such a method.
  /// - Returns: Whether anybody has it.
  @discardableResult
  public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
  {
    if let target {
      return SelectorDispatch.send(action, to: target as AnyObject, [sender, event]).isDone
    }
    // What has the focus in SwiftUI's part of a window comes before the window, and after what has it in UIKit's.
    if UIResponder.first == nil, MainScreen.scene?.keys.performCommand(action.name) == true { return true }
    var responder = UIResponder.first ?? (sender as? UIResponder) ?? keyResponder
    while let current = responder {
      if current.canPerformAction(action, withSender: sender) {
        // What has the focus in SwiftUI's part of a window is no responder of UIKit.
        if action.name == "resignFirstResponder", UIResponder.first == nil {
          MainScreen.scene?.focus.holder = nil
        }
        return SelectorDispatch.send(action, to: current, [sender, event]).isDone
      }
      responder = current.next ?? (current === self ? nil : self)
      // A delegate of the program is the last one.
      if current === delegate { break }
    }
    // Where the keys go to a responder of UIKit, views around have not been asked yet.
    return UIResponder.first != nil && MainScreen.scene?.keys.performCommand(action.name) == true
  }
  private var keyResponder: UIResponder? {
    connectedScenes.compactMap { $0 as? UIWindowScene }.compactMap(\.keyWindow).first ?? self
  }
}

extension UIResponder {
  /// Who of this responder and those after it has a method of a name.
  public func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
}
