import Foundation
import SashCore

/// The window of a program that starts with a storyboard.
@MainActor enum InterfaceWindow {
  static func make(_ name: String, in scene: UIWindowScene?) -> UIWindow {
    make(UIStoryboard(name: name, bundle: nil), in: scene)
  }
  static func make(_ storyboard: UIStoryboard, in scene: UIWindowScene?) -> UIWindow {
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    if window.rootViewController == nil {
      runtimeWarning("The storyboard of Info.plist has no initial view controller, so the window is empty.")
    }
    return window
  }
}

extension UIViewController {
  /// Has the view that its file says for it.
  /// - Returns: Whether there is one.
  func loadsViewOfFile() -> Bool {
    if let interface {
      guard let element = interface.element.part("view") else { return false }
      interface.scene.loadView(element, of: self, beside: interface.element)
      return true
    }
    guard let file = nibFile else { return false }
    _ = InterfaceScene(file).loadAll(owner: self)
    if viewIfLoaded == nil {
      runtimeWarning("\(type(of: self)) has loaded the nib \(file.name), but the view outlet was not set.")
    }
    return viewIfLoaded != nil
  }
  /// The nib that its initialiser names, or one with the name of its class.
  private var nibFile: InterfaceFile? {
    if let nibName {
      let file = InterfaceFile.find(nibName, ["xib", "nib"], in: nibBundle)
      if file == nil {
        runtimeWarning("Could not load NIB in bundle with name '\(nibName)'; the view is empty.")
      }
      return file
    }
    // Classes of the house have none.
    guard !String(reflecting: type(of: self)).hasPrefix("UIKit.") else { return nil }
    let name = "\(type(of: self))"
    let short = name.hasSuffix("Controller") ? [String(name.dropLast(10))] : []
    return (short + [name]).lazy.compactMap { InterfaceFile.find($0, ["xib", "nib"], in: self.nibBundle) }
      .first
  }
}
