import Foundation
import Sash
import Testing

@testable import UIKit

@MainActor @Suite("Layers: delegates that draw and say what is done")
struct LayerActionTests {
  private final class Painter: NSObject, CALayerDelegate {
    var log: [String] = []
    func display(_ layer: CALayer) { log.append("display") }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      log.append(event)
      return event == "position" ? NSNull() : nil
    }
  }
  private final class Pen: NSObject, CALayerDelegate {
    var count = 0
    func draw(_ layer: CALayer, in ctx: CGContext) { count += 1 }
  }

  @Test("A delegate displays a layer itself, or draws into a context")
  func display() {
    let (layer, painter, pen) = (CALayer(), Painter(), Pen())
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(painter.log.filter { $0 == "display" }.count == 1)
    layer.delegate = pen
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(pen.count == 1)
  }

  @Test("What is done is asked of the delegate, then of the layer")
  func actions() {
    let (layer, painter) = (CALayer(), Painter())
    let slow = CABasicAnimation(keyPath: "opacity")
    slow.duration = 3
    layer.actions = ["opacity": slow, "bounds": NSNull()]
    layer.delegate = painter
    #expect(layer.action(forKey: "position") is NSNull)
    #expect((layer.action(forKey: "opacity") as? CAAnimation)?.duration == 3)
    #expect(layer.action(forKey: "bounds") is NSNull && layer.action(forKey: "transform") == nil)
    let view = UIView()
    view.layer.addSublayer(layer)
    painter.log = []
    layer.opacity = 0.5
    #expect(painter.log == ["opacity"])
  }
}
