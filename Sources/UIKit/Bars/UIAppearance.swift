import Foundation
import SashCore

/// What has an object that stands for the looks of all objects of its class.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// Stands for all objects of the class: what is set on it concerns those that are made later.
  static func appearance() -> Self
  /// Stands for those that are in some containers, the innermost first.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// Stands for all views of the class: what is set on it, those take that come into a window later and have nothing else
  /// themselves.
  ///
  /// - Missing: looking at more than colours and fonts.
  public class func appearance() -> Self { AppearanceProxies.proxy(of: self, in: []) }
  /// Stands for the views of the class that are in some containers, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> Self
  { AppearanceProxies.proxy(of: self, in: containerTypes) }
  /// Traits are not looked at: this stands for all views of the class.
  public class func appearance(for trait: UITraitCollection) -> Self { appearance() }
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance(whenContainedInInstancesOf: containerTypes) }
}
extension UIViewController: UIAppearanceContainer {}
