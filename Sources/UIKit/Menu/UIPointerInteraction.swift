import Foundation
import SashControls
import SashCore

/// Says what becomes of a view, and of the pointer, while the pointer is over it.
///
/// - Missing: pointers in shapes of one's own.
@MainActor @preconcurrency
open class UIPointerInteraction: NSObject, UIInteraction {
  /// It is not retained.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public private(set) weak var view: UIView?
  open var isEnabled = true { didSet { view?.changed() } }
  /// The part of the view that the pointer is over.
  private var region: UIPointerRegion?
  /// What the delegate has said of that part. Its style is not kept: that holds the view.
  private var effect: HoverEffect?
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
  /// Has the delegate asked again for the style.
  open func invalidate() { region = nil }

  /// The pointer is at a place of the view, or has left it; how the view stands out then.
  func moved(to place: CGPoint?) -> HoverEffect? {
    guard isEnabled, let view else { return nil }
    guard let place else {
      leave()
      return nil
    }
    let whole = UIPointerRegion(rect: view.bounds)
    let inside = CGPoint(x: place.x + view.bounds.minX, y: place.y + view.bounds.minY)
    guard let delegate else { return .automatic }
    let new = delegate.pointerInteraction(
      self, regionFor: UIPointerRegionRequest(location: inside), defaultRegion: whole)
    guard let new, new.rect.contains(inside) else {
      leave()
      return nil
    }
    if region != new {
      leave()
      region = new
      delegate.pointerInteraction(self, willEnter: new, animator: PointerAnimator())
      effect = delegate.pointerInteraction(self, styleFor: new)?.effect?.ofSwiftUI
    }
    return effect
  }
  private func leave() {
    effect = nil
    guard let old = region else { return }
    region = nil
    delegate?.pointerInteraction(self, willExit: old, animator: PointerAnimator())
  }
}

/// Says what a pointer over a view does.
@MainActor @preconcurrency
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// The part of the view around the pointer that is of one kind; nil where nothing happens.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// What the view and the pointer look like there; nil leaves them as they are.
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}
extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion)
    -> UIPointerStyle?
  { interaction.view.map { UIPointerStyle(effect: .automatic(UITargetedPreview(view: $0)), shape: nil) } }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// What goes on beside a pointer's coming or going.
@MainActor @preconcurrency
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) {
    UIView.animate(withDuration: 0.15, animations: animations)
  }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completion(true) }
}

/// A part of a view that a pointer may be over.
@MainActor @preconcurrency
open class UIPointerRegion: NSObject {
  /// In points of the view.
  public let rect: CGRect
  public let identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init()
  }
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIPointerRegion else { return false }
    return MainActor.assumeIsolated { rect == other.rect && identifier == other.identifier }
  }
  open nonisolated override var hash: Int { MainActor.assumeIsolated { rect.origin.x.hashValue } }
}
/// Where a pointer is.
@MainActor @preconcurrency
open class UIPointerRegionRequest: NSObject {
  /// In points of the view.
  public let location: CGPoint
  public let modifiers: UIKeyModifierFlags = []
  init(location: CGPoint) {
    self.location = location
    super.init()
  }
}

/// How a view stands out under a pointer.
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)
  public enum TintMode: Int, Sendable { case none, overlay, underlay }
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
      preview
    }
  }
  var ofSwiftUI: HoverEffect {
    switch self {
    case .automatic: .automatic
    case .highlight: .highlight
    case .lift: .lift
    case .hover(_, _, let hasShadow, _): hasShadow ? .lift : .highlight
    }
  }
}
/// The shape of a pointer.
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
  public static let defaultCornerRadius: CGFloat = 8
}
/// What a view and a pointer over it look like.
@MainActor @preconcurrency
open class UIPointerStyle: NSObject {
  let effect: UIPointerEffect?
  let pointerShape: UIPointerShape?
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    (self.effect, pointerShape) = (effect, shape)
    super.init()
  }
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    (effect, pointerShape) = (nil, shape)
    super.init()
  }
  private override init() {
    (effect, pointerShape) = (nil, nil)
    super.init()
  }
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// Follows pointers over a view for its interactions.
struct UIViewPointers: ViewModifier {
  let interactions: [any UIInteraction]
  @State private var effect: HoverEffect?
  func body(content: Content) -> some View {
    if let pointer = interactions.first(where: { $0 is UIPointerInteraction }) as? UIPointerInteraction {
      let shown = $effect
      content
        .hoverEffect(effect ?? .automatic, isEnabled: effect != nil)
        .onContinuousHover { [weak pointer] phase in
          let new: HoverEffect?
          switch phase {
          case .active(let place): new = pointer?.moved(to: place)
          case .ended: new = pointer?.moved(to: nil)
          }
          if new != shown.wrappedValue { shown.wrappedValue = new }
        }
    } else {
      content
    }
  }
}
