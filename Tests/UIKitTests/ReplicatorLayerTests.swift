import Foundation
import Sash
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite("Layers that show others several times, and keyframes")
struct ReplicatorLayerTests {
  private func host(_ view: UIView) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) { Filled(view: view) }
  }

  @Test("Each copy is moved once more, and its colour changes by the offsets")
  func copies() {
    let (view, replicator, dot) = (UIView(), CAReplicatorLayer(), CALayer())
    replicator.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(50, 0, 0)
    replicator.instanceColor = UIColor.red.cgColor
    replicator.instanceRedOffset = -0.5
    dot.frame = CGRect(x: 10, y: 40, width: 20, height: 20)
    dot.backgroundColor = UIColor.white.cgColor
    replicator.addSublayer(dot)
    view.layer.addSublayer(replicator)
    let host = host(view)
    #expect(host.pixel(x: 20, y: 50) == (255, 0, 0))
    let second = host.pixel(x: 70, y: 50)
    #expect(abs(Int(second.red) - 128) < 3 && second.green == 0)
    #expect(host.pixel(x: 120, y: 50) == (0, 0, 0) && host.pixel(x: 170, y: 50) == (255, 255, 255))
    replicator.instanceCount = 1
    host.advance(by: 0)
    #expect(host.pixel(x: 70, y: 50) == (255, 255, 255))
  }

  @Test("Copies are turned about the middle of the layer")
  func turned() {
    let (view, replicator, dot) = (UIView(), CAReplicatorLayer(), CALayer())
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    dot.frame = CGRect(x: 40, y: 0, width: 20, height: 20)
    dot.backgroundColor = UIColor.red.cgColor
    replicator.addSublayer(dot)
    view.layer.addSublayer(replicator)
    let host = host(view)
    for (x, y) in [(50, 10), (90, 50), (50, 90), (10, 50)] {
      #expect(host.pixel(x: x, y: y) == (255, 0, 0), "\(x) \(y)")
    }
    #expect(host.pixel(x: 50, y: 50) == (255, 255, 255))
  }

  @Test("Keyframes come one after another; the model is at the end at once")
  func keyframes() {
    let (view, part) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    part.backgroundColor = .red
    view.addSubview(part)
    let host = host(view)
    var isDone = false
    UIView.animateKeyframes(withDuration: 2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { part.frame.origin.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { part.frame.origin.y = 80 }
    } completion: { _ in
      isDone = true
    }
    #expect(part.frame.origin == CGPoint(x: 100, y: 80))
    host.advance(by: 0.5)
    #expect(host.pixel(x: 55, y: 5) == (255, 0, 0))
    host.advance(by: 1)
    #expect(host.pixel(x: 105, y: 45) == (255, 0, 0) && !isDone)
    host.advance(by: 0.6)
    #expect(host.pixel(x: 105, y: 85) == (255, 0, 0) && isDone)
  }

  @Test("A keyframe outside of an animation changes at once")
  func alone() {
    let part = UIView()
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { part.alpha = 0.5 }
    #expect(part.alpha == 0.5)
  }
}
