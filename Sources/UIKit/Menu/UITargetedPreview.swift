import Foundation
import SashCore

/// A view that stands for something while it is chosen or moved, and where it stands.
///
/// - Missing: its target, its shadow and its path: it is shown above the menu.
@MainActor @preconcurrency
open class UITargetedPreview: NSObject, NSCopying {
  public let view: UIView
  public let target: UIPreviewTarget
  private let storedParameters: UIPreviewParameters
  open var parameters: UIPreviewParameters { storedParameters }
  /// In points.
  open var size: CGSize { view.bounds.size }

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    storedParameters = parameters
    self.target = target
    super.init()
  }
  /// A view that stands where it is: it has to have a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    if view.superview == nil {
      runtimeWarning("A UITargetedPreview needs a target, since its view has no superview.")
    }
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
  /// The same at another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a preview stands.
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject, NSCopying {
  public let container: UIView
  /// In points of the container.
  public let center: CGPoint
  public let transform: CGAffineTransform
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What a preview looks like.
///
/// - Missing: `init(textLineRects:)`: values here hold no rectangles.
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject, NSCopying {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor! = .systemBackground
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIPreviewParameters()
    (copy.visiblePath, copy.shadowPath) = (visiblePath, shadowPath)
    copy.backgroundColor = backgroundColor
    return copy
  }
}

/// What goes on beside a menu's coming or going.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}
/// How a preview becomes what it shows.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }
/// What goes on beside a preview's becoming what it shows.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}
