import CoreGraphics
import Foundation
import SashCore

/// How the time of an animation runs.
@MainActor @preconcurrency
public protocol CAMediaTiming {
  /// When it begins, on the clock of `CACurrentMediaTime()`; zero is at once.
  var beginTime: CFTimeInterval { get set }
  /// Seconds of one run.
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  /// Whether it runs back after each run.
  var autoreverses: Bool { get set }
  /// What it shows before it begins and after it has ended.
  var fillMode: CAMediaTimingFillMode { get set }
}
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Seconds on a clock that goes on evenly.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// How fast an animation goes at each moment of its way.
@MainActor @preconcurrency
open class CAMediaTimingFunction: NSObject {
  private let points: (CGFloat, CGFloat, CGFloat, CGFloat)
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = (CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
    super.init()
  }
  /// The same as a curve of SwiftUI.
  func animation(_ duration: Double) -> Animation {
    .timingCurve(points.0, points.1, points.2, points.3, duration: duration)
  }
  /// How far it is on its way at a part of its time.
  package func value(at x: CGFloat) -> CGFloat {
    func bezier(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (CGFloat.zero, CGFloat(1))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if bezier(points.0, points.2, middle) < x { low = middle } else { high = middle }
    }
    return bezier(points.1, points.3, (low + high) / 2)
  }
}
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Hears of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Shows other values of a layer's properties for a time. The properties themselves stay as they are.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode: CAMediaTimingFillMode = .removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the layer forgets it when it has ended.
  open var isRemovedOnCompletion = true
  private var own: [String: Any] = [:]
  open func setValue(_ value: Any?, forKey key: String) { own[key] = value }
  open func value(forKey key: String) -> Any? { own[key] }

  /// Seconds from its beginning to its end.
  var wholeDuration: Double {
    let run = max(ownDuration, 0) * (autoreverses ? 2 : 1) / Double(max(abs(speed), 0.0001))
    if repeatDuration > 0 { return repeatDuration }
    if repeatCount == .infinity || repeatCount >= Float.greatestFiniteMagnitude { return .infinity }
    return run * Double(max(repeatCount, repeatCount == 0 ? 1 : repeatCount))
  }
  var ownDuration: Double { duration > 0 ? duration : 0.25 }

  /// How far one run is at a time after its beginning, in seconds; nil where nothing of it shows.
  func progress(at time: Double) -> CGFloat? {
    var time = time
    if time < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      time = 0
    }
    if time >= wholeDuration {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      let count = repeatCount == 0 ? 1 : Double(repeatCount)
      let isBack = autoreverses || count.truncatingRemainder(dividingBy: 1) == 0
      return eased(autoreverses ? 0 : isBack ? 1 : CGFloat(count.truncatingRemainder(dividingBy: 1)))
    }
    let length = ownDuration
    let local = (time * Double(abs(speed)) + timeOffset).truncatingRemainder(
      dividingBy: length * (autoreverses ? 2 : 1))
    return eased(CGFloat((local <= length ? local : 2 * length - local) / length))
  }
  func eased(_ part: CGFloat) -> CGFloat { timingFunction?.value(at: part) ?? part }

  /// The values of a property at a time after its beginning; nil where it says nothing of it.
  func numbers(of keyPath: String, from base: [CGFloat], at time: Double) -> [CGFloat]? { nil }
}

/// Shows other values of one property.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  /// Whether its values are added to that of the property.
  open var isAdditive = false
  /// - Missing: being looked at: each run begins where the first did.
  open var isCumulative = false
  open var valueFunction: CAValueFunction?
  public override init() { super.init() }
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
    if let path, !LayerProperty.names.contains(path) {
      runtimeWarning("Animations of the property \(path) of layers are not shown.")
    }
  }
}
/// How values of a transform are meant.
@MainActor @preconcurrency
open class CAValueFunction: NSObject {}

/// Goes from one value to another.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?

  override func numbers(of keyPath: String, from base: [CGFloat], at time: Double) -> [CGFloat]? {
    guard keyPath == self.keyPath, let part = progress(at: time) else { return nil }
    let by = byValue.flatMap(LayerProperty.numbers)
    let start =
      fromValue.flatMap(LayerProperty.numbers)
      ?? (toValue.flatMap(LayerProperty.numbers).flatMap { to in by.map { mix(to, $0) { $0 - $1 } } } ?? base)
    let end = toValue.flatMap(LayerProperty.numbers) ?? by.map { mix(start, $0) { $0 + $1 } } ?? base
    let now = mix(start, end) { $0 + ($1 - $0) * part }
    return isAdditive ? mix(base, now) { $0 + $1 } : now
  }
}
func mix(_ a: [CGFloat], _ b: [CGFloat], _ body: (CGFloat, CGFloat) -> CGFloat) -> [CGFloat] {
  zip(a, b).map { body($0.0, $0.1) }
}

/// Goes from one value to another as something on a spring does.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  /// Seconds until it is at rest, nearly.
  open var settlingDuration: CFTimeInterval {
    let decay = damping / (2 * mass)
    return decay > 0 ? Double(log(1000) / decay) : 10
  }
  override func eased(_ part: CGFloat) -> CGFloat {
    let time = part * CGFloat(ownDuration)
    let rate = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    if ratio < 1 {
      let swing = rate * (1 - ratio * ratio).squareRoot()
      return 1 - exp(-ratio * rate * time)
        * (cos(swing * time) + (ratio * rate - initialVelocity) / swing * sin(swing * time))
    }
    return 1 - exp(-rate * time) * (1 + (rate - initialVelocity) * time)
  }
}

/// Goes through several values.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// The points that a position goes along.
  open var path: CGPath?
  /// Parts of the whole time, from 0 to 1.
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode: CAAnimationCalculationMode = .linear
  open var rotationMode: CAAnimationRotationMode?

  override func numbers(of keyPath: String, from base: [CGFloat], at time: Double) -> [CGFloat]? {
    guard keyPath == self.keyPath, let part = progress(at: time) else { return nil }
    let stops = path.map(LayerProperty.points) ?? (values ?? []).compactMap(LayerProperty.numbers)
    guard let first = stops.first else { return nil }
    var result = first
    if stops.count > 1 {
      let times: [CGFloat] =
        keyTimes?.count == stops.count
        ? keyTimes!.map { CGFloat($0.doubleValue) }
        : stops.indices.map { CGFloat($0) / CGFloat(stops.count - 1) }
      let index = max(0, min((times.lastIndex { $0 <= part } ?? 0), stops.count - 2))
      let length = times[index + 1] - times[index]
      var local = length > 0 ? min(max(0, (part - times[index]) / length), 1) : 1
      if let timingFunctions, timingFunctions.indices.contains(index) {
        local = timingFunctions[index].value(at: local)
      }
      result =
        calculationMode == .discrete
        ? (local >= 1 ? stops[index + 1] : stops[index])
        : mix(stops[index], stops[index + 1]) { $0 + ($1 - $0) * local }
    }
    return isAdditive ? mix(base, result) { $0 + $1 } : result
  }
}
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Several animations at once, in the time of one.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?
  override func numbers(of keyPath: String, from base: [CGFloat], at time: Double) -> [CGFloat]? {
    guard let part = progress(at: time) else { return nil }
    let local = Double(part) * ownDuration
    var found: [CGFloat]?
    for animation in animations ?? [] {
      // One without a duration lasts as long as the group; one that has ended shows nothing.
      if animation.duration <= 0 { animation.duration = ownDuration }
      found = animation.numbers(of: keyPath, from: found ?? base, at: local - animation.beginTime) ?? found
    }
    return found
  }
}

/// The key under which a layer keeps its transition.
public let kCATransition = "transition"

/// How the look of a view becomes another one: that which it has when this is added to its layer becomes that which it is given
/// then.
///
/// - Missing: ways other than `fade`, which are over at once, layers without views, the part of the way between `startProgress` and `endProgress`.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  open var type: CATransitionType = .fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1
}
public struct CATransitionType: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}
public struct CATransitionSubtype: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
