import Foundation
import QuartzCore
import UIKit

/// What shows a scene and has it go on, frame by frame.
@MainActor @preconcurrency
open class SKView: UIView {
  public private(set) var scene: SKScene?
  open var isPaused = false
  open var showsFPS = false
  open var showsNodeCount = false
  open var showsDrawCount = false
  open var showsQuadCount = false
  open var showsFields = false
  /// Whether the outlines of bodies are drawn.
  open var showsPhysics = false
  /// Whether the order of the tree does not count among nodes of one height. It counts here all the same.
  open var ignoresSiblingOrder = false
  open var allowsTransparency = false
  open var isAsynchronous = true
  open var shouldCullNonVisibleNodes = true
  open var preferredFramesPerSecond = 60 {
    didSet {
      guard link != nil, preferredFramesPerSecond != oldValue else { return }
      stop()
      go()
    }
  }
  open var preferredFrameRate: Float = 60
  open weak var delegate: (any SKViewDelegate)?
  private var link: CADisplayLink?
  private var change: SceneChange?
  private var times: [TimeInterval] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func presentScene(_ scene: SKScene?) { present(scene, nil) }
  open func presentScene(_ scene: SKScene, transition: SKTransition) { present(scene, transition) }
  private func present(_ new: SKScene?, _ transition: SKTransition?) {
    guard new !== scene else { return }
    if let old = scene {
      old.willMove(from: self)
      change = transition.map { SceneChange(from: picture(of: old), transition: $0) }
      old.view = nil
    }
    scene = new
    if let new {
      new.view?.present(nil, nil)
      new.view = self
      fit()
      new.didMove(to: self)
    }
    setNeedsDisplay()
  }
  open func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  open func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
  /// A picture of a node and what is in it.
  open func texture(from node: SKNode) -> SKTexture? {
    texture(from: node, crop: node.calculateAccumulatedFrame())
  }
  open func texture(from node: SKNode, crop: CGRect) -> SKTexture? {
    guard crop.width > 0, crop.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(size: crop.size).image { context in
      context.cgContext.translateBy(x: -crop.minX, y: crop.maxY)
      context.cgContext.scaleBy(x: 1, y: -1)
      SceneDrawing.draw(node, context.cgContext)
    }
    return SKTexture(image: image)
  }

  // MARK: Frames

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stop() } else { go() }
  }
  private func go() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.advance(to: CACurrentMediaTime())
    }
    link.preferredFramesPerSecond = preferredFramesPerSecond
    link.add(to: .main, forMode: .common)
    self.link = link
  }
  private func stop() {
    link?.invalidate()
    link = nil
  }
  /// One frame, at seconds of the view's clock.
  package func advance(to time: TimeInterval) {
    guard let scene, !isPaused, delegate?.view(self, shouldRenderAtTime: time) != false else { return }
    change?.advance(to: time)
    if change?.isOver == true { change = nil }
    if change?.pausesIncomingScene != true { scene.frame(at: time) }
    if showsFPS { times = times.filter { $0 > time - 1 } + [time] }
    setNeedsDisplay()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    fit()
  }
  private func fit() {
    guard let scene, scene.scaleMode == .resizeFill, bounds.width > 0, bounds.height > 0 else { return }
    scene.size = bounds.size
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let scene else { return }
    if let change { change.draw(self, scene, context) } else { draw(scene, context) }
    tell(context)
  }
  func draw(_ scene: SKScene, _ context: CGContext) {
    if !allowsTransparency {
      context.setFillColor(scene.backgroundColor.cgColor)
      context.fill(bounds)
    }
    context.saveGState()
    context.concatenate(scene.viewTransform)
    SceneDrawing.draw(scene, context)
    if showsPhysics { SceneDrawing.drawBodies(scene, context) }
    context.restoreGState()
  }
  private func picture(of scene: SKScene) -> UIImage {
    guard bounds.width > 0, bounds.height > 0 else { return UIImage() }
    return UIGraphicsImageRenderer(size: bounds.size).image { draw(scene, $0.cgContext) }
  }
  private func tell(_ context: CGContext) {
    var words: [String] = []
    if showsNodeCount, let scene { words.append("nodes:\(SceneDrawing.count(scene))") }
    if showsFPS { words.append("\(times.count) fps") }
    guard !words.isEmpty else { return }
    let text = NSAttributedString(
      string: words.joined(separator: "  "),
      attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white])
    let size = text.size()
    text.draw(at: CGPoint(x: bounds.maxX - size.width - 8, y: bounds.maxY - size.height - 4))
  }

  // MARK: Fingers

  /// The node that takes touches at a place of the view.
  private func taker(_ touches: Set<UITouch>) -> SKNode? {
    guard let scene, let touch = touches.first else { return nil }
    let point = scene.convertPoint(fromView: touch.location(in: self))
    return scene.nodes(at: point).first { $0.isUserInteractionEnabled } ?? scene
  }
  private weak var touched: SKNode?
  private var isAsking = false
  /// Lets the node that was touched have it. What that one leaves alone comes back here, and goes on to who is around the view.
  private func hand(_ act: (SKNode) -> Void, else goOn: () -> Void) {
    guard let touched, !isAsking else { return goOn() }
    isAsking = true
    defer { isAsking = false }
    act(touched)
  }
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !isAsking { touched = taker(touches) }
    hand {
      $0.touchesBegan(touches, with: event)
    } else: {
      super.touchesBegan(touches, with: event)
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    hand {
      $0.touchesMoved(touches, with: event)
    } else: {
      super.touchesMoved(touches, with: event)
    }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    hand {
      $0.touchesEnded(touches, with: event)
    } else: {
      super.touchesEnded(touches, with: event)
    }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    hand {
      $0.touchesCancelled(touches, with: event)
    } else: {
      super.touchesCancelled(touches, with: event)
    }
  }
}

@MainActor @preconcurrency
public protocol SKViewDelegate: AnyObject {
  func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}
extension SKViewDelegate {
  public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}

extension UITouch {
  /// Where the finger is, in points of a node.
  public func location(in node: SKNode) -> CGPoint { place(node) { location(in: $0) } }
  public func previousLocation(in node: SKNode) -> CGPoint { place(node) { previousLocation(in: $0) } }
  private func place(_ node: SKNode, _ point: (SKView) -> CGPoint) -> CGPoint {
    guard let scene = node.scene, let view = scene.view else { return .zero }
    let inScene = scene.convertPoint(fromView: point(view))
    return node === scene ? inScene : node.convert(inScene, from: scene)
  }
}

/// The nodes of a scene onto a context whose y points up.
@MainActor enum SceneDrawing {
  private struct Drawn {
    let node: SKNode
    let transform: CGAffineTransform
    let z: CGFloat
    let alpha: CGFloat
  }
  static func draw(_ root: SKNode, _ context: CGContext) {
    var drawn: [Drawn] = []
    func collect(_ node: SKNode, _ transform: CGAffineTransform, _ z: CGFloat, _ alpha: CGFloat) {
      guard !node.isHidden, node.alpha > 0 else { return }
      let all = alpha * min(node.alpha, 1)
      drawn.append(Drawn(node: node, transform: transform, z: z + node.zPosition, alpha: all))
      if node is SKCropNode, node !== root { return }
      for child in node.children {
        collect(child, child.localTransform.concatenating(transform), z + node.zPosition, all)
      }
    }
    collect(root, root is SKScene || root.parent == nil ? .identity : root.localTransform, 0, 1)
    let order = drawn.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
    for (_, item) in order {
      context.saveGState()
      context.concatenate(item.transform)
      context.setAlpha(item.alpha)
      if let crop = item.node as? SKCropNode, crop !== root {
        cropped(crop, context)
      } else {
        context.setBlendMode(item.node.drawingMode)
        item.node.drawContent(in: context)
      }
      context.restoreGState()
    }
  }
  private static func cropped(_ node: SKCropNode, _ context: CGContext) {
    if let seen = node.seen {
      context.addPath(seen)
      context.clip()
    }
    for child in node.children where !child.isHidden {
      context.saveGState()
      draw(child, context)
      context.restoreGState()
    }
  }
  static func drawBodies(_ scene: SKScene, _ context: CGContext) {
    func look(_ node: SKNode) {
      for outline in node.physicsBody?.outlines ?? [] {
        switch outline.placed(node.worldTransform) {
        case .circle(let centre, let radius):
          context.addEllipse(
            in: CGRect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius))
        case .polygon(let corners):
          context.addLines(between: corners)
          context.closePath()
        case .edge(let a, let b): context.addLines(between: [a, b])
        }
      }
      for child in node.children { look(child) }
    }
    look(scene)
    context.setStrokeColor(UIColor(red: 0.3, green: 0.75, blue: 1, alpha: 1).cgColor)
    context.setLineWidth(1)
    context.strokePath()
  }
  static func count(_ node: SKNode) -> Int { 1 + node.children.reduce(0) { $0 + count($1) } }
}
