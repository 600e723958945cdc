import Foundation
import SashControls
import SashCore

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
  /// Hears of the sheet. It is not retained.
  open weak var delegate: (any UISheetPresentationControllerDelegate)? {
    didSet { adaptiveDelegate = delegate }
  }
  open var detents: [Detent] = [.large()] { didSet { changed() } }
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { changed() } }
  }
  /// In points; nil is the system's.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { changed() } }
  }
  /// Where the sheet rests; nil is the lowest of the detents.
  open var selectedDetentIdentifier: Detent.Identifier? {
    get { selected }
    set {
      guard newValue != selected else { return }
      selected = newValue
      changed()
    }
  }
  private var selected: Detent.Identifier?
  /// While the sheet is no taller than at this one, what is behind it is not dimmed and can be used.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet {
      guard largestUndimmedDetentIdentifier != oldValue else { return }
      let behind = presentedViewController.presenter?.viewIfLoaded
      behind?.isCovered = largestUndimmedDetentIdentifier == nil
      changed()
    }
  }
  /// Where the sheet of SwiftUI rests.
  var selection: Binding<PresentationDetent> {
    Binding(
      get: { [weak self] in
        // A height that no detent has stands for the lowest.
        self?.detents.first { $0.identifier == self?.selected }?.ofSwiftUI ?? .height(-1)
      },
      set: { [weak self] new in
        MainActor.assumeIsolated {
          guard let self, let detent = self.detents.first(where: { $0.ofSwiftUI == new }),
            detent.identifier != self.selected
          else { return }
          self.selected = detent.identifier
          self.changed()
          let delegate = self.delegate ?? self.adaptiveDelegate as? any UISheetPresentationControllerDelegate
          delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
        }
      })
  }
  /// The sheet looks otherwise while it is up.
  private func changed() { presentedViewController.presentationWindow?.presentationsChanged() }
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
  open func animateChanges(_ changes: () -> Void) { withAnimation(.detent) { changes() } }
  /// Has heights of detents asked for anew.
  open func invalidateDetents() { changed() }
}

extension UIViewController {
  /// How it is presented as a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheet
    default: nil
    }
  }
}

/// Hears of a sheet.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person has dragged the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}
extension UISheetPresentationControllerDelegate {
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
