import Foundation
import SashControls
import SashCore

/// Shows a controller in a card whose arrow points to what it belongs to; where there is little width in a sheet, unless the
/// delegate says otherwise.
///
/// - Missing: `passthroughViews`, `popoverBackgroundViewClass` and margins other than the system's, which are kept.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// Hears of the popover. It is not retained.
  open weak var delegate: (any UIPopoverPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }
  open weak var sourceView: UIView? { didSet { moved() } }
  /// In points of the source view; null is all of it.
  open var sourceRect = CGRect.null { didSet { moved() } }
  open var barButtonItem: UIBarButtonItem? { didSet { moved() } }
  /// A view or an item of a bar that it points to.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set { (sourceView, barButtonItem) = (newValue as? UIView, newValue as? UIBarButtonItem) }
  }
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// On which side of the card the arrow is, as far as that is known before it is shown.
  open var arrowDirection: UIPopoverArrowDirection {
    permittedArrowDirections.edges.first.map(UIPopoverArrowDirection.init(at:)) ?? .unknown
  }
  open var backgroundColor: UIColor?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  open var canOverlapSourceViewRect = false
  open var passthroughViews: [UIView]?

  open override var presentationStyle: UIModalPresentationStyle { .popover }
  open override var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: presentingViewController.traitCollection)
  }
  open override func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return adaptiveDelegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
      ?? .automatic
  }

  /// Whether it has been said what it points to.
  var hasSource: Bool { sourceView != nil || barButtonItem != nil }
  /// What it points to, in points of the window; nil where that is not shown.
  var sourceFrame: CGRect? {
    if let item = barButtonItem { return item.frameInWindow }
    guard let view = sourceView, view.window != nil else { return nil }
    return view.convert(sourceRect.isNull ? view.bounds : sourceRect, to: nil)
  }
  /// Where it was when it was shown last.
  private var lastFrame: CGRect?
  /// Where it is to be shown. The delegate is asked where its source has gone elsewhere.
  func place() -> CGRect {
    var frame = sourceFrame ?? lastFrame ?? .zero
    if let lastFrame, lastFrame != frame, let view = sourceView {
      var rect = view.convert(frame, from: nil)
      var shown = view
      delegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &shown)
      frame = shown.convert(rect, to: nil)
    }
    lastFrame = frame
    return frame
  }
  private func moved() {
    guard let controller = storedPresented, controller.presenter != nil else { return }
    controller.presentationWindow?.presentationsChanged()
  }
  /// A controller that the delegate puts around the one that is shown, in a sheet or over everything.
  private var wrapping: (style: UIModalPresentationStyle, controller: UIViewController?)?
  func shown(in style: UIModalPresentationStyle) -> UIViewController {
    if wrapping?.style != style {
      let controller = adaptiveDelegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: style)
      wrapping = (style, controller)
    }
    return wrapping?.controller ?? presentedViewController
  }
  func ended() { (wrapping, lastFrame) = (nil, nil) }
}

/// Something that a popover can point to.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}
extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Hears of a popover.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// What it points to has gone elsewhere: the last time to say where it is to point.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>)
}
extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: UnsafeMutablePointer<UIView>
  ) {}
}
/// The sides of a popover that its arrow may be at.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)

  /// The edges of the source that the popover may stand at, the best first.
  var edges: [Edge] {
    let all: [(UIPopoverArrowDirection, Edge)] = [
      (.up, .bottom), (.down, .top), (.left, .trailing), (.right, .leading),
    ]
    let found = all.filter { contains($0.0) }.map(\.1)
    return found.isEmpty ? all.map(\.1) : found
  }
  init(at edge: Edge) {
    switch edge {
    case .bottom: self = .up
    case .top: self = .down
    case .trailing: self = .left
    case .leading: self = .right
    }
  }
}
extension UIViewController {
  /// Where it points to, if it is presented as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    mayBePopover ? popover : nil
  }
  /// Whether it is shown in a popover where there is room.
  private var mayBePopover: Bool {
    modalPresentationStyle == .popover || self is UIActivityViewController
      || (self as? UIAlertController)?.preferredStyle == .actionSheet
  }
  /// How it is shown in a place of so much width: a popover as a sheet or a cover where its delegate or the system wants it.
  func shownStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    guard mayBePopover else { return modalPresentationStyle }
    guard modalPresentationStyle == .popover || popover.hasSource && traits.horizontalSizeClass != .compact
    else { return modalPresentationStyle }
    if !popover.hasSource {
      runtimeWarning(
        "\(type(of: self)) is a popover without a source view or an item; it is shown as a sheet.")
      return .pageSheet
    }
    let adapted = popover.adaptivePresentationStyle(for: traits)
    return adapted == .none ? .popover : adapted == .automatic ? .pageSheet : adapted
  }
}
