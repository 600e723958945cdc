import Foundation
import SashControls
import SashCore

/// Shows a text when a pointer has rested on a view.
@MainActor @preconcurrency
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// It is not retained.
  open weak var delegate: (any UIToolTipInteractionDelegate)?
  public private(set) weak var view: UIView?
  open var isEnabled = true
  /// What is shown where the delegate says nothing; nil shows nothing.
  open var defaultToolTip: String?
  public override init() { super.init() }
  public convenience init(defaultToolTip: String) {
    self.init()
    self.defaultToolTip = defaultToolTip
  }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// The text for a place of the window, in points.
  func text(at place: CGPoint) -> Text? {
    guard isEnabled, let view else { return nil }
    let inside = view.convert(place, from: nil)
    var shown = defaultToolTip
    if let delegate {
      let made = delegate.toolTipInteraction(self, configurationAt: inside)
      if let made, made.sourceRect?.contains(inside) != false { shown = made.toolTip } else { shown = nil }
    }
    guard let shown, !shown.isEmpty else { return nil }
    return Text(verbatim: shown)
  }
}

/// Says which text a place of a view has.
@MainActor @preconcurrency
public protocol UIToolTipInteractionDelegate: NSObjectProtocol {
  /// The text for a place, in points of the view; nil has none.
  func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
}
extension UIToolTipInteractionDelegate {
  public func toolTipInteraction(_ interaction: UIToolTipInteraction, configurationAt point: CGPoint)
    -> UIToolTipConfiguration?
  { interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) } }
}

/// A text for a part of a view.
@MainActor @preconcurrency
open class UIToolTipConfiguration: NSObject {
  public let toolTip: String
  /// The part, in points of the view; nil is all of it.
  public let sourceRect: CGRect?
  private init(_ toolTip: String, _ sourceRect: CGRect?) {
    (self.toolTip, self.sourceRect) = (toolTip, sourceRect)
    super.init()
  }
  public convenience init(toolTip: String) { self.init(toolTip, nil) }
  public convenience init(toolTip: String, in sourceRect: CGRect) { self.init(toolTip, sourceRect) }
}

extension UIControl {
  /// What a pointer brings up that has rested on the control.
  public var toolTip: String? {
    get { toolTipInteraction?.defaultToolTip }
    set {
      if let known = toolTipInteraction {
        known.defaultToolTip = newValue
      } else if let newValue {
        addInteraction(UIToolTipInteraction(defaultToolTip: newValue))
      }
    }
  }
  /// What shows `toolTip`; nil where there is none.
  public var toolTipInteraction: UIToolTipInteraction? {
    interactions.lazy.compactMap { $0 as? UIToolTipInteraction }.first
  }
}

/// Shows the texts of the interactions of a view.
struct UIViewToolTips: ViewModifier {
  let interactions: [any UIInteraction]
  func body(content: Content) -> some View {
    if let tips = interactions.first(where: { $0 is UIToolTipInteraction }) as? UIToolTipInteraction {
      content.helpTip { [weak tips] place in tips?.text(at: place) }
    } else {
      content
    }
  }
}
