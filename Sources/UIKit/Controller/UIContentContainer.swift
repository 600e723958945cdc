import Foundation

/// What is told when the size of its place changes.
@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
}
extension UIViewController: UIContentContainer {}

/// What tests and automation find by a name.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
extension UIView: UIAccessibilityIdentification {}

/// What can follow the text size that a person has chosen.
@MainActor @preconcurrency
public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}

/// How a status bar changes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

extension UIView {
  /// The first scroll view in it, itself first.
  var firstScrollView: UIScrollView? {
    if let found = self as? UIScrollView { return found }
    for view in subviews { if let found = view.firstScrollView { return found } }
    return nil
  }
}
