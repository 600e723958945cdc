import Foundation

extension Animation {
  /// A spring of half a second without bounce.
  public static let `default` = Animation(DefaultAnimation())

  /// A spring by how long it feels, in seconds, and how much it bounces; keeps the velocity of a spring before it.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    spring(
      response: duration, dampingFraction: Spring.dampingRatio(bounce: bounce), blendDuration: blendDuration)
  }
  /// A spring by the period of its undamped swing, in seconds, and by its drag, 1 being critical.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      FluidSpringAnimation(
        response: response, dampingFraction: dampingFraction, blendDuration: blendDuration))
  }
  /// A spring of half a second without bounce.
  public static var spring: Animation { spring() }
  /// The motion of a spring, which keeps the velocity of a spring before it.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    self.spring(
      response: spring.response, dampingFraction: spring.dampingRatio, blendDuration: blendDuration)
  }

  /// A fast spring that follows a finger.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
  }
  /// A fast spring that follows a finger.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A fast spring that follows a finger, with a bounce of 0.15 and the extra one.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
  }

  /// No bounce, half a second.
  public static var smooth: Animation { smooth() }
  /// No bounce but the extra one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }
  /// A bounce of 0.15, half a second.
  public static var snappy: Animation { snappy() }
  /// A bounce of 0.15 and the extra one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// A bounce of 0.3, half a second.
  public static var bouncy: Animation { bouncy() }
  /// A bounce of 0.3 and the extra one.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring by its physics that mixes start and end; the velocity is in ways per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      SpringAnimation(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity))
  }
  /// A spring by how long it feels and how much it bounces, that mixes start and end.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  /// The motion of a spring, that mixes start and end.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    interpolatingSpring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }
  /// A spring of half a second without bounce, that mixes start and end.
  public static var interpolatingSpring: Animation { interpolatingSpring() }
}
