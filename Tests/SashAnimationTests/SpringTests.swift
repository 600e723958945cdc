import Foundation
import SashGeometry
import Testing

@testable import SashAnimation

@Suite struct SpringTests {
  static let springs: [Spring] = [
    .smooth, .snappy, .bouncy, Spring(duration: 0.3, bounce: 0.6), Spring(duration: 0.8, bounce: -0.4),
    Spring(mass: 2, stiffness: 100, damping: 10), Spring(mass: 3, stiffness: 1000, damping: 500),
    Spring(mass: 3, stiffness: 1000, damping: 500, allowOverDamping: true),
    Spring(response: 0.5, dampingRatio: 0.825), Spring(settlingDuration: 1, dampingRatio: 0.5),
  ]

  @Test("A spring moves as its forces say", arguments: springs)
  func motion(_ spring: Spring) {
    for velocity in [0.0, 4, -3] {
      for index in 0...10 {
        let time = Double(index) * 0.07
        let exact = integrate(
          stiffness: spring.stiffness, damping: spring.damping, mass: spring.mass, velocity: velocity,
          until: time)
        #expect(abs(spring.value(target: 1.0, initialVelocity: velocity, time: time) - exact.value) < 1e-4)
        #expect(
          abs(spring.velocity(target: 1.0, initialVelocity: velocity, time: time) - exact.velocity) < 1e-3)
      }
    }
  }

  @Test("Many small updates are one large one", arguments: springs)
  func updates(_ spring: Spring) {
    var (value, velocity) = (2.0, -5.0)
    for _ in 0..<40 { spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01) }
    #expect(abs(value - 2 - spring.value(target: 8, initialVelocity: -5, time: 0.4)) < 1e-9)
    #expect(abs(velocity - spring.velocity(target: 8, initialVelocity: -5, time: 0.4)) < 1e-8)
  }

  @Test("Duration and bounce, response and ratio, stiffness and damping describe one spring")
  func conversions() {
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(bouncy.stiffness - 157.9137) < 1e-4)
    #expect(abs(bouncy.damping - 17.5929) < 1e-4)
    #expect(abs(bouncy.dampingRatio - 0.7) < 1e-12)
    #expect(abs(bouncy.response - 0.5) < 1e-12)
    #expect(abs(bouncy.bounce - 0.3) < 1e-12)
    #expect(bouncy.mass == 1)
    let slow = Spring(duration: 1, bounce: -0.5)
    #expect(abs(slow.dampingRatio - 2) < 1e-12)
    #expect(abs(slow.bounce + 0.5) < 1e-12)
    #expect(abs(slow.duration - 1) < 1e-12)
    let physical = Spring(mass: 2, stiffness: 100, damping: 10)
    #expect(abs(physical.stiffness - 100) < 1e-9)
    #expect(abs(physical.damping - 10) < 1e-9)
    #expect(abs(physical.response - 2 * .pi * sqrt(2.0 / 100)) < 1e-12)
    #expect(Spring(stiffness: 1, damping: 100).dampingRatio == 1)
    #expect(abs(Spring(stiffness: 1, damping: 100, allowOverDamping: true).dampingRatio - 50) < 1e-6)
    #expect(Spring() == .smooth)
    #expect(Spring.snappy(extraBounce: 0.15) == .bouncy)
    #expect(Spring.bouncy != .snappy)
    let settling = Spring(settlingDuration: 1, dampingRatio: 1)
    #expect(abs(1 - settling.value(target: 1.0, time: 1) - 0.001) < 1e-9)
  }

  @Test("A spring has settled after its settling duration", arguments: springs)
  func settling(_ spring: Spring) {
    let duration = spring.settlingDuration
    for index in 0..<20 {
      let left = 1 - spring.value(target: 1.0, time: duration + Double(index) * 0.05)
      #expect(abs(left) < 0.0011)
    }
    #expect(Spring(duration: 1, bounce: 1).settlingDuration == .infinity)
  }

  @Test("Springs move animatable values")
  func values() {
    let spring = Spring.smooth
    let point = spring.value(
      fromValue: CGPoint(x: 1, y: 2), toValue: CGPoint(x: 11, y: 2), initialVelocity: .zero, time: 0.2)
    #expect(abs(point.x - (1 + 10 * spring.value(target: 1.0, time: 0.2))) < 1e-9)
    #expect(point.y == 2)
    let force = spring.force(target: 10.0, position: 4, velocity: 2)
    #expect(abs(force - (spring.stiffness * 6 - spring.damping * 2)) < 1e-9)
  }
}
