import Foundation
import SashControls
import SashCore

/// How the buttons of a bar look in one of their states.
///
/// - Missing: pictures behind buttons.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  open var backgroundImage: UIImage? {
    didSet { if backgroundImage != nil { hasNoEffect("UIBarButtonItemStateAppearance.backgroundImage") } }
  }
  open var backgroundImagePositionAdjustment = UIOffset.zero
  final var onChange: (() -> Void)?
}

/// How the buttons of a bar look. The colour of `normal` counts; other states follow from it.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, NSCopying {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  final var onChange: (() -> Void)? { didSet { normal.onChange = onChange } }

  public override init() { super.init() }
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }
  /// Leaves buttons as the system draws them.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { made() }
  }
  /// A copy.
  func made() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (own, other) in [
      (normal, copy.normal), (highlighted, copy.highlighted), (disabled, copy.disabled),
      (focused, copy.focused),
    ] {
      other.titleTextAttributes = own.titleTextAttributes
      other.titlePositionAdjustment = own.titlePositionAdjustment
      other.backgroundImage = own.backgroundImage
      other.backgroundImagePositionAdjustment = own.backgroundImagePositionAdjustment
    }
    return copy
  }

  /// The colour of what can be tapped, if there is one.
  var tint: Color? { title.color }
  /// How titles look.
  var title: BarLook.TextLook { .init(normal.titleTextAttributes, offset: normal.titlePositionAdjustment) }
}
