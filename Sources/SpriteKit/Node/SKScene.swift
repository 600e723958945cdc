import Foundation
import UIKit

/// How a scene of another size than its view is shown in it.
public enum SKSceneScaleMode: Int, Sendable {
  case fill, aspectFill, aspectFit, resizeFill
}

/// What scenes and effects share.
@MainActor @preconcurrency
open class SKEffectNode: SKNode {
  /// - Missing: filters of what is in the node; it is drawn as it is.
  open var filter: CIFilter? {
    didSet { if filter != nil { spriteWarning("Filters of effect nodes are not applied.") } }
  }
  open var shouldEnableEffects = true
  open var shouldRasterize = false
  open var shouldCenterFilter = true
  open var blendMode: SKBlendMode = .alpha
}

/// The root of what a view shows, and the loop that moves it: `update`, actions, forces, then a picture.
@MainActor @preconcurrency
open class SKScene: SKEffectNode {
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  open var scaleMode: SKSceneScaleMode = .fill
  /// Where in the view the origin lies: (0, 0) is bottom left.
  open var anchorPoint = CGPoint.zero
  open var backgroundColor = UIColor(red: 0.15, green: 0.15, blue: 0.15, alpha: 1)
  /// What the view looks through.
  open weak var camera: SKCameraNode?
  open weak var delegate: (any SKSceneDelegate)?
  public let physicsWorld = SKPhysicsWorld()
  open weak var listener: SKNode?
  public internal(set) weak var view: SKView?
  private var clock: TimeInterval?

  public override init() {
    size = CGSize(width: 1, height: 1)
    super.init()
    begin()
  }
  public init(size: CGSize) {
    self.size = size
    super.init()
    begin()
  }
  /// - Missing: scenes of archives; this is nil.
  public required init?(coder aDecoder: NSCoder) {
    spriteWarning("Scenes of archives cannot be read.")
    return nil
  }
  private func begin() {
    isUserInteractionEnabled = true
    physicsWorld.scene = self
    sceneDidLoad()
  }

  open override var frame: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }
  open override var next: UIResponder? { view }

  open func sceneDidLoad() {}
  open func didMove(to view: SKView) {}
  open func willMove(from view: SKView) {}
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Called once for each frame before actions and forces, with seconds of a clock of its own.
  open func update(_ currentTime: TimeInterval) {}
  open func didEvaluateActions() {}
  open func didSimulatePhysics() {}
  open func didApplyConstraints() {}
  open func didFinishUpdate() {}

  open func convertPoint(fromView point: CGPoint) -> CGPoint {
    point.applying(viewTransform.inverted())
  }
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(viewTransform) }

  /// From points of the scene to points of the view, whose y points down.
  var viewTransform: CGAffineTransform {
    let shown = view?.bounds.size ?? size
    guard size.width > 0, size.height > 0 else { return .identity }
    var scale = CGSize(width: shown.width / size.width, height: shown.height / size.height)
    switch scaleMode {
    case .fill: break
    case .aspectFill:
      scale = CGSize(width: max(scale.width, scale.height), height: max(scale.width, scale.height))
    case .aspectFit:
      scale = CGSize(width: min(scale.width, scale.height), height: min(scale.width, scale.height))
    case .resizeFill: scale = CGSize(width: 1, height: 1)
    }
    let seen = camera.map { $0.worldTransform.inverted() } ?? .identity
    // Without a camera the anchor lies where it says; with one, its own origin is in the middle.
    let anchor = camera == nil ? anchorPoint : CGPoint(x: 0.5, y: 0.5)
    let origin = CGPoint(
      x: shown.width / 2 + (anchor.x - 0.5) * size.width * scale.width,
      y: shown.height / 2 - (anchor.y - 0.5) * size.height * scale.height)
    return seen.concatenating(
      CGAffineTransform(a: scale.width, b: 0, c: 0, d: -scale.height, tx: origin.x, ty: origin.y))
  }

  /// One turn of the loop.
  ///
  /// - Parameter time: Seconds of the clock of the view.
  func frame(at time: TimeInterval) {
    let passed = min(max(time - (clock ?? time), 0), 0.1)
    clock = time
    guard !isPaused, view?.isPaused != true else { return }
    if let delegate { delegate.update(time, for: self) } else { update(time) }
    advanceTree(self, passed)
    didEvaluateActions()
    delegate?.didEvaluateActions(for: self)
    physicsWorld.simulate(passed)
    didSimulatePhysics()
    delegate?.didSimulatePhysics(for: self)
    applyConstraints(self)
    didApplyConstraints()
    delegate?.didApplyConstraints(for: self)
    didFinishUpdate()
    delegate?.didFinishUpdate(for: self)
  }
  private func applyConstraints(_ node: SKNode) {
    for constraint in node.constraints ?? [] { constraint.apply(to: node) }
    for child in node.children { applyConstraints(child) }
  }
  private func advanceTree(_ node: SKNode, _ passed: TimeInterval) {
    guard !node.isPaused else { return }
    let seconds = passed * Double(node.speed)
    node.advance(by: seconds)
    for action in node.running {
      guard node.running.contains(where: { $0 === action }) else { continue }
      if action.step(node, seconds) {
        node.running.removeAll { $0 === action }
        action.then?()
      }
    }
    for child in node.children { advanceTree(child, seconds) }
  }
}

/// Told of the turns of a scene's loop.
@MainActor @preconcurrency
public protocol SKSceneDelegate: AnyObject {
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  func didEvaluateActions(for scene: SKScene)
  func didSimulatePhysics(for scene: SKScene)
  func didApplyConstraints(for scene: SKScene)
  func didFinishUpdate(for scene: SKScene)
}
extension SKSceneDelegate {
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
  public func didEvaluateActions(for scene: SKScene) {}
  public func didSimulatePhysics(for scene: SKScene) {}
  public func didApplyConstraints(for scene: SKScene) {}
  public func didFinishUpdate(for scene: SKScene) {}
}

/// Where a scene is looked at from. What is in it stays where it is on the screen.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
  /// Whether what the node draws is in sight.
  open func contains(_ node: SKNode) -> Bool { containedNodeSet().contains(node) }
  open func containedNodeSet() -> Set<SKNode> {
    guard let scene else { return [] }
    let shown = CGRect(origin: .zero, size: scene.view?.bounds.size ?? scene.size)
    var found: Set<SKNode> = []
    func look(_ node: SKNode) {
      for child in node.children {
        let frame = child.frame.applying(node.worldTransform).applying(scene.viewTransform)
        if !child.contentBounds.isNull, frame.intersects(shown) { found.insert(child) }
        look(child)
      }
    }
    look(scene)
    return found
  }
}
