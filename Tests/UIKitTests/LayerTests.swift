import Foundation
import Sash
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor @Suite("Layers")
struct LayerTests {
  private func host(_ view: UIView) -> TestHost {
    TestHost(size: CGSize(width: 200, height: 100)) { Filled(view: view) }
  }
  private func red(_ host: TestHost, _ x: Int, _ y: Int) -> Bool { host.pixel(x: x, y: y) == (255, 0, 0) }
  private let red = UIColor.red.cgColor

  @Test(
    "Layers in the layer of a view are drawn where they are, below its subviews, and follow when they change")
  func sublayers() {
    let (view, layer) = (UIView(), CALayer())
    layer.frame = CGRect(x: 10, y: 20, width: 50, height: 40)
    layer.backgroundColor = red
    view.layer.addSublayer(layer)
    let part = UIView(frame: CGRect(x: 40, y: 20, width: 50, height: 40))
    part.backgroundColor = .blue
    view.addSubview(part)
    let host = host(view)
    #expect(red(host, 12, 22) && host.pixel(x: 50, y: 30) == (0, 0, 255) && !red(host, 9, 30))
    layer.position.x += 100
    host.advance(by: 0)
    #expect(red(host, 115, 30) && !red(host, 12, 22))
    layer.removeFromSuperlayer()
    host.advance(by: 0)
    #expect(!red(host, 115, 30) && view.layer.sublayers == nil)
  }

  @Test("A shape is filled and stroked; a part of the stroke shows; a mask cuts out")
  func shapes() {
    let (view, shape) = (UIView(), CAShapeLayer())
    shape.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
    shape.fillColor = red
    shape.strokeColor = UIColor.blue.cgColor
    shape.lineWidth = 6
    view.layer.addSublayer(shape)
    let host = host(view)
    #expect(red(host, 50, 50) && host.pixel(x: 20, y: 50) == (0, 0, 255))
    // The line goes around from the upper left corner; a quarter is its upper edge.
    shape.strokeEnd = 0.25
    host.advance(by: 0)
    #expect(host.pixel(x: 50, y: 20) == (0, 0, 255) && red(host, 21, 50))
    let masked = UIView()
    masked.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    masked.layer.mask = mask
    let other = self.host(masked)
    #expect(red(other, 50, 50) && !red(other, 150, 50))
  }

  @Test("A view may have a gradient as its layer")
  func gradients() {
    final class Graded: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let view = Graded()
    let layer = view.layer as? CAGradientLayer
    layer?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer?.startPoint = CGPoint(x: 0, y: 0.5)
    layer?.endPoint = CGPoint(x: 1, y: 0.5)
    let host = host(view)
    #expect(host.pixel(x: 2, y: 50).red > 240 && host.pixel(x: 197, y: 50).blue > 240)
    #expect(layer?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  private final class Told: NSObject, CAAnimationDelegate {
    var log: [Bool] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.append(flag) }
  }
  @Test("Animations show other values for their time; then the layer is as it was, and the delegate is told")
  func animations() {
    let view = UIView()
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    part.backgroundColor = .red
    view.addSubview(part)
    let host = host(view)
    let (move, told) = (CABasicAnimation(keyPath: "position.x"), Told())
    move.fromValue = 5
    move.toValue = 105
    move.duration = 1
    move.delegate = told
    part.layer.add(move, forKey: "move")
    host.advance(by: 0)
    host.advance(by: 0.5)
    #expect(red(host, 55, 5) && !red(host, 5, 5) && part.layer.animationKeys() == ["move"])
    #expect(part.center.x == 5 && told.log.isEmpty)
    host.advance(by: 0.6)
    #expect(red(host, 5, 5) && told.log == [true] && part.layer.animationKeys() == nil)
    #expect(host.isIdle)
  }

  @Test("Keyframes, groups, repetitions and what stays at the end")
  func timing() {
    let keys = CAKeyframeAnimation(keyPath: "opacity")
    keys.values = [0, 1, 0.5]
    keys.keyTimes = [0, 0.25, 1]
    keys.duration = 4
    #expect(keys.numbers(of: "opacity", from: [1], at: 0.5) == [0.5])
    #expect(keys.numbers(of: "opacity", from: [1], at: 2.5) == [0.75])
    #expect(keys.numbers(of: "opacity", from: [1], at: 5) == nil)
    keys.fillMode = .forwards
    #expect(keys.numbers(of: "opacity", from: [1], at: 5) == [0.5])
    let there = CABasicAnimation(keyPath: "transform.scale")
    (there.toValue, there.duration, there.autoreverses, there.repeatCount) = (3, 1, true, 2)
    #expect(there.numbers(of: "transform.scale", from: [1], at: 1.5) == [2])
    #expect(there.wholeDuration == 4)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([there, keys], 8)
    #expect(group.numbers(of: "transform.scale", from: [1], at: 0.5) == [2])
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    #expect(abs(ease.value(at: 0.5) - 0.5) < 1e-6 && ease.value(at: 0.25) < 0.2)
  }

  @Test("Transforms in space are put together row by row")
  func transforms() {
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(10, 0, 0), .pi / 2, 0, 0, 1)
    let plane = CATransform3DGetAffineTransform(turned)
    let point = CGPoint(x: 1, y: 0).applying(plane)
    #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 1) < 1e-9)
    #expect(CATransform3DIsAffine(turned) && CATransform3DIsIdentity(CATransform3DIdentity))
  }
}

@MainActor @Suite("Particles")
struct EmitterTests {
  private func dot() -> CGImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }.cgImage!
  }
  private func emitter() -> (CAEmitterLayer, CAEmitterCell) {
    let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.name = "dot"
    cell.contents = dot()
    cell.contentsScale = 2
    (cell.birthRate, cell.lifetime, cell.velocity) = (10, 2, 50)
    layer.emitterCells = [cell]
    layer.emitterPosition = CGPoint(x: 10, y: 50)
    return (layer, cell)
  }

  @Test("Particles come at their rate, fly off and end")
  func flight() {
    let (layer, _) = emitter()
    var particles = Particles(seed: 1)
    particles.step(1, in: layer)
    #expect(particles.all.count == 10)
    let first = particles.all[0]
    #expect(abs(first.position.x - (10 + 50 * first.age)) < 0.001 && first.position.y == 50)
    layer.birthRate = 0
    particles.step(1.5, in: layer)
    #expect(particles.all.count == 5 || particles.all.count == 4)
    particles.step(1, in: layer)
    #expect(particles.all.isEmpty)
  }

  @Test("The same seed gives the same particles; a path of names stops them")
  func chance() {
    let (layer, cell) = emitter()
    (cell.emissionRange, cell.velocityRange) = (.pi * 2, 20)
    var (one, other) = (Particles(seed: 7), Particles(seed: 7))
    one.step(0.5, in: layer)
    other.step(0.5, in: layer)
    #expect(one.all.map(\.position) == other.all.map(\.position) && !one.all.isEmpty)
    layer.setValue(0, forKeyPath: "emitterCells.dot.birthRate")
    #expect(cell.birthRate == 0)
  }

  @Test("Particles are drawn in a view and move from frame to frame")
  func drawing() {
    let (layer, cell) = emitter()
    let view = UIView()
    view.backgroundColor = .black
    cell.birthRate = 200
    view.layer.addSublayer(layer)
    let host = TestHost(size: CGSize(width: 200, height: 100)) { Filled(view: view) }
    for _ in 0..<40 { host.advance(by: 1 / 30.0) }
    #expect(layer.particleCount > 100)
    #expect(host.pixel(x: 40, y: 50) == (255, 255, 255) && host.pixel(x: 40, y: 20) == (0, 0, 0))
  }

  @Test("A gradient of Core Graphics runs from its start to its end, and only beyond where it may")
  func gradient() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor], locations: [0, 1]))
    let context = CGContext(size: CGSize(width: 30, height: 4), scale: 1, isOpaque: false)
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 20, y: 0), options: .drawsBeforeStartLocation)
    let image = UIImage(bitmap: try #require(context.makeImage()).bitmap, scale: 1)
    func color(_ x: Int) -> UInt32 { image.cgImage!.bitmap.pixels[x + 2 * 30] }
    #expect(color(2) == 0xffff_0000 || color(2) == 0xff00_00ff)
    #expect(color(28) == 0 && color(2) != color(18))
  }

  @Test("Properties and parts of them have names; what is no property is kept with the layer")
  func values() throws {
    let layer = CAShapeLayer()
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    layer.setValue(3, forKeyPath: "transform.scale.x")
    layer.setValue(20.0, forKeyPath: "transform.translation.y")
    layer.setValue(NSNumber(value: 7), forKeyPath: "position.x")
    layer.setValue(12, forKey: "lineWidth")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    #expect(
      layer.opacity == 0.5 && layer.position.x == 7 && layer.lineWidth == 12 && layer.bounds.width == 30)
    let plane = CATransform3DGetAffineTransform(layer.transform)
    #expect(abs(plane.b - 3) < 1e-9 && abs(plane.a) < 1e-9 && plane.ty == 20)
    #expect(try abs(#require(layer.value(forKeyPath: "transform.rotation") as? CGFloat) - .pi / 2) < 1e-9)
    #expect(try abs(#require(layer.value(forKeyPath: "transform.scale") as? CGFloat) - 2) < 1e-9)
    #expect(layer.value(forKey: "lineWidth") as? CGFloat == 12 && layer.value(forKey: "nothing") == nil)
    layer.setValue([1, 2], forKey: "lineDashPattern")
    #expect(layer.lineDashPattern == [1, 2])
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    // What is no number is not made one, and a plain layer has no line.
    layer.setValue("wide", forKeyPath: "position.y")
    #expect(layer.position.y == 0)
    let plain = CALayer()
    plain.setValue(4, forKey: "lineWidth")
    #expect(plain.value(forKey: "lineWidth") as? Int == 4)
  }
}
