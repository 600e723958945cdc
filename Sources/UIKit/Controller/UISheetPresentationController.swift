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
  /// Whether a person may put the controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  {
    true
  }
  /// - Missing: being called.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// - Missing: being called.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// What the height of a sheet may depend on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the large one, in points.
  var maximumDetentValue: CGFloat { get }
}
private final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  var containerTraitCollection: UITraitCollection { .current }
  var maximumDetentValue: CGFloat { MainScreen.current.size.height }
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
    private let make: () -> PresentationDetent
    var ofSwiftUI: PresentationDetent { make() }
    init(_ identifier: Identifier, _ make: @autoclosure @escaping () -> PresentationDetent) {
      self.identifier = identifier
      self.make = make
      super.init()
    }
    /// A height that code finds, in points; the whole one where it finds none.
    public class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(
        identifier ?? Identifier(UUID().uuidString), resolver(DetentContext()).map { .height($0) } ?? .large)
    }
    public class func medium() -> Detent { Detent(.medium, .medium) }
    public class func large() -> Detent { Detent(.large, .large) }
  }
  open var detents: [Detent] = [.large()]
  open var prefersGrabberVisible = false
  /// In points; nil is the system's.
  open var preferredCornerRadius: CGFloat?
  open var selectedDetentIdentifier: Detent.Identifier?
  /// While the sheet is no taller than at this one, what is behind it is not dimmed and can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  var undimmed: PresentationBackgroundInteraction {
    guard let wanted = largestUndimmedDetentIdentifier,
      let detent = detents.first(where: { $0.identifier == wanted })
    else { return .automatic }
    return .enabled(upThrough: detent.ofSwiftUI)
  }
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
