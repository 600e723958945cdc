import Foundation
import QuartzCore

extension UIView {
  /// The place of the view that stays where it is when it is turned and scaled, in fractions of its sides.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// How the layer is moved in space.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Pixels a point; what the screen has, whatever is set.
  public var contentScaleFactor: CGFloat {
    get { UIScreen.main.scale }
    set {}
  }
  /// False: constraints that leave something open are solved one way here, always the same.
  public var hasAmbiguousLayout: Bool { false }
}
