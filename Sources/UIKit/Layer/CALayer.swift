import Foundation
import SashCore

/// How the ground of a view is drawn: its corners, its border, its shadow.
///
/// - Missing: layers that belong to no view: sublayers, contents, animations of layers, transforms in space.
@MainActor @preconcurrency
open class CALayer: NSObject {
  weak var view: UIView?
  override public init() { super.init() }

  func changed() { view?.changed() }

  /// In points.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  open var cornerCurve: CALayerCornerCurve = .circular { didSet { changed() } }
  /// The corners that are round.
  open var maskedCorners: CACornerMask = .all { didSet { changed() } }
  /// In points, inside of the bounds.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  /// From 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// In points. The default is upward, as Core Animation has it.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { changed() } }
  /// The outline of the shadow. It is kept; the shadow is that of what is drawn.
  open var shadowPath: CGPath?
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var name: String?

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }
  open var isHidden: Bool {
    get { view?.isHidden ?? false }
    set { view?.isHidden = newValue }
  }
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }
  open func setNeedsDisplay() { view?.setNeedsDisplay() }
  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Ends the animations of the layer; views are animated by `UIView.animate`, which goes on.
  open func removeAllAnimations() {
    runtimeWarning("CALayer.removeAllAnimations() ends nothing: animations of views go on to their ends.")
  }
}

/// How a corner bends.
public struct CALayerCornerCurve: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}
