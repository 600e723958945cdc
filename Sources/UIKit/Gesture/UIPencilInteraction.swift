import Foundation

/// What a double tap or a squeeze of a pen asks for. No pen here can say either, so that its delegate is never told.
@MainActor @preconcurrency
open class UIPencilInteraction: NSObject, UIInteraction {
  /// It is not retained.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  public private(set) weak var view: UIView?
  open var isEnabled = true
  public init(delegate: (any UIPencilInteractionDelegate)? = nil) {
    self.delegate = delegate
    super.init()
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// What a person has chosen for double taps: nothing.
  public class var preferredTapAction: UIPencilPreferredAction { .ignore }
  public class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  /// Whether pens draw, and nothing else does.
  public class var prefersPencilOnlyDrawing: Bool { false }
  public class var prefersHoverToolPreview: Bool { false }
}
/// What a person wants a pen to do.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette,
    runSystemShortcut
}
/// Told of taps of a pen.
@MainActor @preconcurrency
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}
extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
