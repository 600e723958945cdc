import Foundation
import SashControls
import SashCore

/// How a controller is presented.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
  public internal(set) weak var presentedViewController: UIViewController!
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  init(presented: UIViewController) {
    presentedViewController = presented
    super.init()
  }
}

/// Hears of how presentations end.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// A person has put the controller away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}

/// At which heights a sheet rests, and what it looks like.
///
/// - Missing: sources, margins, edges of narrow windows.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet rests.
  @MainActor @preconcurrency
  open class Detent: NSObject {
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("com.apple.UIKit.medium")
      public static let large = Identifier("com.apple.UIKit.large")
    }
    public let identifier: Identifier
    let ofSwiftUI: PresentationDetent
    init(_ identifier: Identifier, _ ofSwiftUI: PresentationDetent) {
      self.identifier = identifier
      self.ofSwiftUI = ofSwiftUI
      super.init()
    }
    public class func medium() -> Detent { Detent(.medium, .medium) }
    public class func large() -> Detent { Detent(.large, .large) }
  }
  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  /// In points; nil is the system's.
  open var preferredCornerRadius: CGFloat?
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  open var prefersEdgeAttachedInCompactHeight = false
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// Makes changes that are seen to go on.
  open func animateChanges(_ changes: () -> Void) { withAnimation { changes() } }
}

extension UIViewController {
  /// How it is presented as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheet
    default: nil
    }
  }
  /// How it is presented.
  public var presentationController: UIPresentationController? { sheet }
}
