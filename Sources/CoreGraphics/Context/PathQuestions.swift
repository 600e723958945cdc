import Foundation
import SashGeometry

extension CGContext {
  // MARK: The path that is being built

  /// The smallest rectangle around the points of the path, those that steer curves included; null without a path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// Where the next line would begin; zero without a path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }
  /// Whether drawing the path as the mode says would paint a point.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    guard let path else { return false }
    func isStroked() -> Bool { path.path.strokedPath(state.style).contains(point) }
    return switch mode {
    case .fill: path.contains(point)
    case .eoFill: path.contains(point, using: .evenOdd)
    case .stroke: isStroked()
    case .fillStroke: path.contains(point) || isStroked()
    case .eoFillStroke: path.contains(point, using: .evenOdd) || isStroked()
    }
  }

  // MARK: Spaces

  /// From points of the drawing as they are now to pixels, y upward from the lower left one.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform {
    state.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
  }
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// As a difference of two points.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
  /// The smallest rectangle around the four corners.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  // MARK: Colours

  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat)
  {
    setStrokeColor(
      CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// The colour that shapes are filled with becomes the first one of a space, black.
  public func setFillColorSpace(_ space: CGColorSpace) { setFillColor(CGColor(gray: 0, alpha: 1)) }
  public func setStrokeColorSpace(_ space: CGColorSpace) { setStrokeColor(CGColor(gray: 0, alpha: 1)) }
}

extension CGColor {
  /// A colour of four inks, 0…1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) { self.init(space: .sharedCMYK, [cyan, magenta, yellow, black, alpha]) }
  /// A grey, 0 black and 1 white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
}
