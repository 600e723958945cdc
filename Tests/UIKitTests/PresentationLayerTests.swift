import Foundation
import Sash
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite("Layers as they are seen", .serialized)
struct PresentationLayerTests {
  private final class Gauge: CALayer {
    var value = 0
    override init() { super.init() }
    override init(layer: Any) {
      value = (layer as? Gauge)?.value ?? -1
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
  }
  private func shown() -> (UIView, UIView, TestHost) {
    let (outer, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
    box.backgroundColor = .red
    outer.addSubview(box)
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Filled(view: outer) }
    host.advance(by: 0.1)
    return (outer, box, host)
  }

  @Test("While a view moves, the copy is where it is seen, and the layer where it will be")
  func moves() throws {
    let (_, box, host) = shown()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.origin.x = 200
      box.alpha = 0
      box.bounds.size.width = 100
      box.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    host.advance(by: 0.5)
    let seen = try #require(box.layer.presentation())
    #expect(seen !== box.layer && seen.model() === box.layer)
    #expect(abs(seen.opacity - 0.5) < 0.05 && box.layer.opacity == 0)
    #expect(abs(seen.bounds.width - 75) < 3 && abs(seen.affineTransform().a - 2) < 0.1)
    #expect(seen.position.x > 50 && seen.position.x < box.layer.position.x - 50)
    #expect(box.layer.animationKeys()?.contains("position") == true)
    host.advance(by: 1)
    #expect(box.layer.presentation()?.position == box.layer.position && box.layer.animationKeys() == nil)
  }

  @Test("The copy follows what is drawn, also where a second animation takes over")
  func takesOver() throws {
    let (_, box, host) = shown()
    func edge() throws -> (CGFloat, CGFloat) {
      let drawn = try #require((0..<300).first { host.pixel(x: $0, y: 125).green < 128 })
      return (try #require(box.layer.presentation()).frame.minX, CGFloat(drawn))
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 200 }
    for _ in 0..<3 {
      host.advance(by: 0.2)
      let (told, drawn) = try edge()
      #expect(abs(told - drawn) < 5, "\(told) \(drawn)")
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 20 }
    for _ in 0..<4 {
      host.advance(by: 0.2)
      let (told, drawn) = try edge()
      #expect(abs(told - drawn) < 5, "\(told) \(drawn)")
    }
  }

  @Test(
    "Removing the animations has the view be at the end, and the completion hears that it was not reached")
  func removes() throws {
    let (_, box, host) = shown()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.origin.x = 200
    } completion: {
      ends.append($0)
    }
    host.advance(by: 0.5)
    #expect(host.pixel(x: 225, y: 125).green > 200)
    box.layer.removeAllAnimations()
    #expect(box.layer.presentation()?.frame.minX == 200)
    host.advance(by: 0.05)
    #expect(host.pixel(x: 225, y: 125).green < 100 && host.pixel(x: 110, y: 125).green > 200)
    #expect(ends == [false])
    host.advance(by: 1)
    #expect(ends == [false])
    UIView.animate(withDuration: 0.2, animations: { box.frame.origin.x = 0 }, completion: { ends.append($0) })
    host.advance(by: 1)
    #expect(ends == [false, true])
  }

  @Test("Without end, an animation goes on until it is removed")
  func repeats() {
    let (_, box, host) = shown()
    UIView.animate(withDuration: 0.4, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      box.alpha = 0.2
    }
    host.advance(by: 2.2)
    let seen = box.layer.presentation()?.opacity ?? 0
    #expect(seen > 0.25 && seen < 0.95)
    box.layer.removeAllAnimations()
    host.advance(by: 0.1)
    #expect(box.layer.presentation()?.opacity == 0.2)
  }

  @Test("Animations of the layer itself show in the copy")
  func layerAnimations() throws {
    let (outer, box, host) = shown()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
    box.layer.add(fade, forKey: "fade")
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 2, 1)
    box.layer.add(turn, forKey: "turn")
    let line = CAShapeLayer()
    line.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    outer.layer.addSublayer(line)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 1)
    line.add(draw, forKey: nil)
    host.advance(by: 0.5)
    let seen = try #require(box.layer.presentation())
    #expect(abs(seen.opacity - 0.5) < 0.05 && box.layer.opacity == 1)
    let angle = try #require(seen.value(forKeyPath: "transform.rotation.z") as? CGFloat)
    #expect(abs(angle - 1) < 0.1)
    #expect(abs(try #require(line.presentation()).strokeEnd - 0.5) < 0.05 && line.strokeEnd == 1)
  }

  @Test("A layer of one's own is copied by its own initialiser; one that is shown nowhere has no copy")
  func ownClass() throws {
    let (outer, _, host) = shown()
    let gauge = Gauge()
    gauge.value = 7
    gauge.backgroundColor = UIColor.blue.cgColor
    gauge.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(gauge.presentation() == nil)
    outer.layer.addSublayer(gauge)
    host.advance(by: 0.1)
    let seen = try #require(gauge.presentation())
    #expect(seen.value == 7 && seen.frame == gauge.frame && seen !== gauge)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    gauge.position.x = 105
    CATransaction.commit()
    host.advance(by: 0.5)
    let middle = try #require(gauge.presentation()).position.x
    #expect(middle > 30 && middle < 80 && gauge.position.x == 105, "\(middle)")
  }

  @Test("An animator that rests shows where it rests")
  func animator() {
    let (_, box, host) = shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.frame.origin.x = 200 }
    animator.fractionComplete = 0.5
    host.advance(by: 0.1)
    #expect(abs((box.layer.presentation()?.frame.minX ?? -1) - 100) < 3)
    animator.startAnimation()
    host.advance(by: 2)
    #expect(box.layer.presentation()?.frame.minX == 200)
  }
}
