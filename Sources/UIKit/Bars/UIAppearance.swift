import Foundation
import SashCore

/// What has an object that stands for the looks of all objects of its class.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all objects of the class: what is set on it concerns those that are made later.
  static func appearance() -> Self
}
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  private static var proxies: [ObjectIdentifier: UIView] = [:]
  /// Stands for all views of the class.
  ///
  /// - Missing: only navigation bars, bars of tabs, segmented controls and page controls look at it.
  public class func appearance() -> Self {
    if let known = proxies[ObjectIdentifier(self)] as? Self { return known }
    guard let made = makeInstance(of: self) as? Self else { fatalError("\(self) has no initialiser init().") }
    proxies[ObjectIdentifier(self)] = made
    if !(made is UITabBar || made is UINavigationBar || made is UISegmentedControl || made is UIPageControl) {
      runtimeWarning(
        "\(self).appearance() is kept, but nothing is drawn by it; use the modifiers of SwiftUI.")
    }
    return made
  }
  /// As `appearance()`.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  {
    appearance()
  }
}
extension UIViewController: UIAppearanceContainer {}
