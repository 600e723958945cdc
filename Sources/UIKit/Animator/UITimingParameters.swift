import Foundation

/// What kind of timing there is.
public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// How an animation goes along its way.
@MainActor @preconcurrency
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A way along a cubic curve.
@MainActor @preconcurrency
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  public convenience override init() { self.init(animationCurve: .easeInOut) }
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
    isBuiltin = true
    super.init()
  }
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, controlPoint1, controlPoint2, isBuiltin) = (.easeInOut, point1, point2, false)
    super.init()
  }
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// How far it is on its way at a part of its time.
  var share: (CGFloat) -> CGFloat {
    if controlPoint1.x == controlPoint1.y, controlPoint2.x == controlPoint2.y { return { $0 } }
    let function = CAMediaTimingFunction(
      controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x),
      Float(controlPoint2.y))
    return { part in MainActor.assumeIsolated { function.value(at: part) } }
  }
}

/// A way that a spring goes.
@MainActor @preconcurrency
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// How fast it is at the start, as shares of its way in a second. It is kept.
  ///
  /// - Missing: the velocity at the start.
  public let initialVelocity: CGVector
  /// 1 comes to rest without swinging.
  private let ratio: CGFloat
  /// Seconds until it is at rest, where the spring says so itself.
  let ownDuration: TimeInterval?

  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (self.ratio, initialVelocity, ownDuration) = (min(max(0.01, ratio), 1), velocity, nil)
    super.init()
  }
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let rate = (max(stiffness, 0.01) / max(mass, 0.01)).squareRoot()
    let ratio = min(max(0.01, damping / (2 * (max(stiffness, 0.01) * max(mass, 0.01)).squareRoot())), 1)
    (self.ratio, initialVelocity) = (ratio, velocity)
    ownDuration = UISpringTimingParameters.rest(ratio) / rate
    super.init()
  }
  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// When a spring of rate 1 is at rest.
  ///
  /// - Source: facts on UIKit, U374 and U375.
  private static func rest(_ ratio: CGFloat) -> CGFloat {
    ratio < 1 ? log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / ratio : 9.2334134764
  }
  /// How far it is on its way at a part of its time.
  var share: (CGFloat) -> CGFloat {
    let (ratio, rest) = (ratio, UISpringTimingParameters.rest(ratio))
    return { part in
      let time = part * rest
      if ratio >= 1 { return 1 - exp(-time) * (1 + time) }
      let turn = (1 - ratio * ratio).squareRoot()
      return 1 - exp(-ratio * time) * (cos(turn * time) + ratio / turn * sin(turn * time))
    }
  }
}
