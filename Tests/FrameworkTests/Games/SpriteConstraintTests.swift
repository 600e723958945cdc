import Sash
import SpriteKit
import Testing

@testable import SpriteKit

@MainActor @Suite("Constraints of sprites")
struct SpriteConstraintTests {
  @Test("Constraints hold a node in a range, near another node, and turned to it")
  func constraints() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (node, other) = (SKNode(), SKNode())
    scene.addChild(node)
    scene.addChild(other)
    node.position = CGPoint(x: 200, y: -30)
    node.constraints = [.positionX(SKRange(lowerLimit: 0, upperLimit: 100), y: SKRange(lowerLimit: 0))]
    scene.frame(at: 0)
    #expect(node.position == CGPoint(x: 100, y: 0))
    node.constraints = [
      .distance(SKRange(upperLimit: 10), to: other), .orient(to: other, offset: SKRange(constantValue: 0)),
    ]
    scene.frame(at: 0.1)
    #expect(abs(node.position.x - 10) < 1e-9 && abs(node.position.y) < 1e-9)
    #expect(abs(abs(node.zRotation) - .pi) < 1e-9)
    node.constraints?[0].enabled = false
    node.position = CGPoint(x: 0, y: 50)
    scene.frame(at: 0.2)
    #expect(node.position.y == 50 && abs(node.zRotation + .pi / 2) < 1e-9)
  }
}
