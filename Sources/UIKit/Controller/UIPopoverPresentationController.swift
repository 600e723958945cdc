import Foundation

/// Where a popover points to. Popovers are shown as sheets here.
///
/// - Missing: being shown at their source.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// Hears of the popover. It is not retained.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }
  open weak var sourceView: UIView?
  /// In points of the source view.
  open var sourceRect = CGRect.zero
  open var barButtonItem: UIBarButtonItem?
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
}
/// Hears of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
/// The sides of a source at which a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
}
extension UIViewController {
  /// Where it points to, if it is presented as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    let isPopover =
      modalPresentationStyle == .popover || self is UIActivityViewController
      || (self as? UIAlertController)?.preferredStyle == .actionSheet
    return isPopover ? popover : nil
  }
}
