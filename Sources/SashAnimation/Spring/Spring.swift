import Foundation

/// A damped spring: a mass that a force pulls to a target, and drag that brings it to rest.
public struct Spring: Hashable, Sendable {
  /// Radians per second of the damped swing; 0 if critically damped, and negative if overdamped.
  let angularFrequency: Double
  /// How fast the swing fades, per second.
  let decay: Double
  private let massOfBody: Double

  /// A spring by how long it feels and how much it bounces: 0 not at all, 1 for ever, negative is sluggish.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(mass: 1, response: duration, ratio: Spring.dampingRatio(bounce: bounce))
  }

  /// A spring by the period of its undamped swing, in seconds, and by its drag, 1 being critical.
  public init(response: Double, dampingRatio: Double) {
    self.init(mass: 1, response: response, ratio: dampingRatio)
  }

  /// A spring by its physics; drag beyond the critical counts only where it is allowed.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let ratio = damping / (2 * (mass * stiffness).squareRoot())
    self.init(
      mass: mass, response: 2 * .pi * (mass / stiffness).squareRoot(),
      ratio: allowOverDamping ? ratio : min(ratio, 1))
  }

  /// A spring by the time after which it stays within `epsilon` of a target at 1, and by its drag.
  ///
  /// The duration is held to 0.01…10 seconds and the ratio to at most 1.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let duration = settlingDuration.isNaN ? 0.01 : min(max(settlingDuration, 0.01), 10)
    let ratio = min(max(dampingRatio, .ulpOfOne), 1)
    let decay: Double
    if ratio == 1 {
      decay = Spring.criticalSettling(epsilon) / duration
    } else {
      let root = (1 - ratio * ratio).squareRoot()
      let swing = log(ratio / (root * epsilon))
      // With so little drag that the swing alone would be smaller than epsilon, the whole amplitude must fade.
      decay = (swing > 0 ? swing : -log(epsilon * root)) / duration
    }
    self.init(mass: 1, response: 2 * .pi * ratio / decay, ratio: ratio)
  }

  private init(mass: Double, response: Double, ratio: Double) {
    let natural = response > 0 ? 2 * .pi / response : .infinity
    massOfBody = mass
    decay = natural * ratio
    let swing = 1 - ratio * ratio
    angularFrequency = swing == 0 ? 0 : (swing > 0 ? natural : -natural) * abs(swing).squareRoot()
  }

  /// The x at which (1 + x)·e⁻ˣ, the rest of a critically damped way, has fallen to `epsilon`; by Newton's steps.
  private static func criticalSettling(_ epsilon: Double) -> Double {
    var x = 1 - log(epsilon)
    for _ in 0..<64 {
      let next = x - (log(1 + x) - x - log(epsilon)) / (1 / (1 + x) - 1)
      if next == x { break }
      x = next
    }
    return x
  }

  static func dampingRatio(bounce: Double) -> Double { bounce < 0 ? 1 / (bounce + 1) : 1 - bounce }

  /// Radians per second that the spring would swing at without drag.
  private var naturalFrequency: Double {
    let square =
      angularFrequency < 0
      ? decay * decay - angularFrequency * angularFrequency
      : decay * decay + angularFrequency * angularFrequency
    return max(square, 0).squareRoot()
  }
}

extension Spring {
  /// How long the spring feels, in seconds: the period of its undamped swing.
  public var duration: TimeInterval { response }
  /// How much the spring bounces: 0 not at all, 1 for ever, negative is sluggish.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio > 1 ? 1 / ratio - 1 : 1 - ratio
  }
  /// The period of the undamped swing, in seconds.
  public var response: Double { 2 * .pi / naturalFrequency }
  /// The drag, as a share of the critical.
  public var dampingRatio: Double {
    let natural = naturalFrequency
    return natural == 0 ? 0 : decay / natural
  }
  /// The mass at the end of the spring.
  public var mass: Double { massOfBody }
  /// The force per unit of way.
  public var stiffness: Double { massOfBody * naturalFrequency * naturalFrequency }
  /// The force of the drag per unit of velocity.
  public var damping: Double { 2 * massOfBody * decay }
}

extension Spring {
  /// No bounce.
  public static var smooth: Spring { smooth() }
  /// No bounce but the extra one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  /// A bounce of 0.15, hardly seen.
  public static var snappy: Spring { snappy() }
  /// A bounce of 0.15 and the extra one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A bounce of 0.3, well seen.
  public static var bouncy: Spring { bouncy() }
  /// A bounce of 0.3 and the extra one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}
