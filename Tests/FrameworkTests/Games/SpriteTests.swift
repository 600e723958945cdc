import Sash
import SpriteKit
import SwiftUI
import Testing

/// The red, green and blue of a pixel, from the top left.
private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [Int]? {
  guard let bitmap = image.cgImage?.bitmap, x < bitmap.width, y < bitmap.height else { return nil }
  let color = bitmap[x, y]
  return [Int(color.red), Int(color.green), Int(color.blue)]
}

/// Counts what is told of.
@MainActor private final class Meetings: SKPhysicsContactDelegate {
  var began = 0
  var ended = 0
  func didBegin(_ contact: SKPhysicsContact) { began += 1 }
  func didEnd(_ contact: SKPhysicsContact) { ended += 1 }
}

/// A scene that hears of touches.
private final class TouchScene: SKScene {
  var touched: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touched.append("scene") }
}

@MainActor @Suite("Scenes of sprites")
struct SpriteTests {
  /// Lets a scene run for seconds, 60 frames each.
  private func run(_ scene: SKScene, _ view: SKView, _ seconds: Double, from start: Double = 0) {
    for frame in 0...Int((seconds * 60).rounded()) { view.advance(to: start + Double(frame) / 60) }
  }
  private func show(_ scene: SKScene) -> SKView {
    let view = SKView(frame: CGRect(origin: .zero, size: scene.size))
    view.presentScene(scene)
    return view
  }
  private func picture(_ view: SKView) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in view.draw(view.bounds)
    }
  }

  @Test("Touches that a scene leaves alone go on to who is around its view, and not back and forth")
  func unheard() {
    final class Around: UIView {
      var heard: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    }
    struct Page: UIViewRepresentable {
      let around: Around
      let scene: SKScene
      func makeUIView(context: Context) -> Around {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        around.addSubview(view)
        view.presentScene(scene)
        return around
      }
      func updateUIView(_ view: Around, context: Context) {}
    }
    let around = Around()
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Page(around: around, scene: SKScene(size: CGSize(width: 200, height: 200)))
    }
    host.tap(at: CGPoint(x: 100, y: 100))
    #expect(around.heard == ["began", "ended"])
  }

  @Test("Actions run in order, together and again, and end where they say")
  func actions() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let view = show(scene)
    let node = SKNode()
    scene.addChild(node)
    var told: [String] = []
    node.run(
      .sequence([
        .moveBy(x: 10, y: 0, duration: 0.5), .run { told.append("moved") },
        .group([.move(to: CGPoint(x: 0, y: 20), duration: 0.5), .fadeOut(withDuration: 0.25)]),
      ])
    ) { told.append("ended") }
    let spinner = SKNode()
    scene.addChild(spinner)
    spinner.run(.repeatForever(.rotate(byAngle: 1, duration: 1)), withKey: "spin")
    run(scene, view, 0.5)
    #expect(abs(node.position.x - 10) < 0.01)
    run(scene, view, 0.25, from: 0.5)
    #expect(abs(node.position.x - 5) < 0.5 && node.alpha < 0.05 && told == ["moved"])
    run(scene, view, 1.25, from: 0.75)
    #expect(node.position == CGPoint(x: 0, y: 20) && told == ["moved", "ended"] && !node.hasActions())
    #expect(abs(spinner.zRotation - 2) < 0.05 && spinner.action(forKey: "spin") != nil)
  }

  @Test("What falls comes to rest on an edge; meetings of tested categories are told once")
  func falling() {
    let scene = SKScene(size: CGSize(width: 200, height: 400))
    let view = show(scene)
    let meetings = Meetings()
    scene.physicsWorld.contactDelegate = meetings
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    scene.physicsBody?.categoryBitMask = 2
    let ball = SKShapeNode(circleOfRadius: 10)
    ball.position = CGPoint(x: 100, y: 300)
    ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
    ball.physicsBody?.contactTestBitMask = 2
    ball.physicsBody?.restitution = 0
    scene.physicsBody?.restitution = 0
    scene.addChild(ball)
    run(scene, view, 0.25)
    // Half of 9.8 metres, 150 points each, times the square of a quarter of a second.
    #expect(abs((300 - ball.position.y) - 46) < 6 && meetings.began == 0)
    run(scene, view, 2, from: 0.25)
    #expect(abs(ball.position.y - 10) < 2 && abs(ball.position.x - 100) < 1)
    #expect(meetings.began >= 1 && meetings.ended <= meetings.began)
  }

  @Test("Boxes pile up; what does not collide falls through")
  func piles() {
    let scene = SKScene(size: CGSize(width: 200, height: 400))
    let view = show(scene)
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    let boxes = (0..<3).map { index in
      let box = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 40))
      box.position = CGPoint(x: 100, y: 30 + CGFloat(index) * 60)
      box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
      scene.addChild(box)
      return box
    }
    let ghost = SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 20))
    ghost.position = CGPoint(x: 30, y: 200)
    ghost.physicsBody = SKPhysicsBody(rectangleOf: ghost.size)
    ghost.physicsBody?.collisionBitMask = 0
    scene.addChild(ghost)
    run(scene, view, 4)
    for (index, box) in boxes.enumerated() {
      #expect(abs(box.position.y - (20 + CGFloat(index) * 40)) < 5, "box \(index) at \(box.position)")
    }
    #expect(ghost.position.y < -100)
  }

  @Test("Higher nodes are drawn later; y points up; a camera moves what is seen")
  func drawing() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.backgroundColor = .black
    let red = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
    red.position = CGPoint(x: 20, y: 80)
    red.zPosition = 1
    let green = SKSpriteNode(color: .green, size: CGSize(width: 60, height: 60))
    green.position = CGPoint(x: 20, y: 80)
    scene.addChild(red)
    scene.addChild(green)
    let view = show(scene)
    var image = picture(view)
    #expect(pixel(image, 20, 20)?.first ?? 0 > 200)
    #expect(pixel(image, 40, 20)?[1] ?? 0 > 200 && pixel(image, 40, 20)?.first == 0)
    #expect(pixel(image, 90, 90) == [0, 0, 0])
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 20, y: 80)
    scene.addChild(camera)
    scene.camera = camera
    image = picture(view)
    #expect(pixel(image, 50, 50)?.first ?? 0 > 200 && pixel(image, 2, 50) == [0, 0, 0])
  }

  @Test("Nodes are found by names, places and points")
  func finding() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let ship = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
    ship.name = "ship"
    ship.position = CGPoint(x: 50, y: 50)
    let gun = SKSpriteNode(color: .blue, size: CGSize(width: 4, height: 4))
    gun.name = "gun1"
    gun.position = CGPoint(x: 5, y: 0)
    ship.addChild(gun)
    scene.addChild(ship)
    #expect(scene.childNode(withName: "ship") === ship && scene.childNode(withName: "gun1") == nil)
    #expect(scene.childNode(withName: "//gun*") === gun && scene.childNode(withName: "ship/gun1") === gun)
    #expect(
      scene.nodes(at: CGPoint(x: 55, y: 50)) == [gun, ship] && scene.atPoint(CGPoint(x: 1, y: 1)) === scene)
    ship.zRotation = .pi / 2
    let place = gun.convert(.zero, to: scene)
    #expect(abs(place.x - 50) < 0.001 && abs(place.y - 55) < 0.001)
    #expect(ship.intersects(gun) == false || ship.frame.width == 20)
  }

  @Test("Emitters throw particles while they live; texts have a size")
  func emitters() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let view = show(scene)
    let emitter = SKEmitterNode()
    emitter.particleBirthRate = 60
    emitter.particleLifetime = 0.5
    emitter.particleSpeed = 10
    emitter.particleSize = CGSize(width: 4, height: 4)
    emitter.position = CGPoint(x: 50, y: 50)
    scene.addChild(emitter)
    run(scene, view, 1)
    let image = picture(view)
    #expect(pixel(image, 52, 50)?.first ?? 0 > 60)
    let label = SKLabelNode(text: "Score")
    #expect(label.frame.width > 40 && abs(label.frame.midX) < 1)
    label.horizontalAlignmentMode = .left
    #expect(abs(label.frame.minX) < 1)
  }
}
