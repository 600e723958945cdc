import Foundation
import UIKit

/// What two nodes do to each other's pixels.
public enum SKBlendMode: Int, Sendable {
  case alpha, add, subtract, multiply, multiplyX2, screen, replace, multiplyAlpha
}

/// A place in a scene that holds others and is moved by actions and forces.
///
/// Its `position` is in points of its parent; y points up.
///
/// - Missing: constraints, reach of inverse kinematics, and files of Xcode's scene editor.
@MainActor @preconcurrency
open class SKNode: UIResponder {
  open var position = CGPoint.zero
  /// What is higher is drawn later, whatever the order of the tree is.
  open var zPosition: CGFloat = 0
  /// Radians, against the clock.
  open var zRotation: CGFloat = 0
  open var xScale: CGFloat = 1
  open var yScale: CGFloat = 1
  /// How much of it and what is in it is seen, from 0 to 1.
  open var alpha: CGFloat = 1
  open var isHidden = false
  /// Whether actions and forces rest for it and what is in it.
  open var isPaused = false
  /// How fast its actions run; 1 is as they say.
  open var speed: CGFloat = 1
  /// Whether touches on it come to it.
  open var isUserInteractionEnabled = false
  open var name: String?
  open var userData: NSMutableDictionary?
  /// What forces do to it.
  open var physicsBody: SKPhysicsBody? {
    didSet {
      oldValue?.node = nil
      physicsBody?.node = self
    }
  }
  public private(set) weak var parent: SKNode?
  public private(set) var children: [SKNode] = []
  var running: [RunningAction] = []
  /// Where it must stay, met in each frame after actions and forces.
  open var constraints: [SKConstraint]?

  public override init() { super.init() }
  /// - Missing: nodes of archives; this is nil.
  public required init?(coder aDecoder: NSCoder) {
    spriteWarning("Nodes of archives cannot be read.")
    return nil
  }
  /// - Missing: files of Xcode's scene editor; this is nil.
  public convenience init?(fileNamed filename: String) {
    spriteWarning("Files of Xcode's scene editor (\(filename).sks) cannot be read; make the nodes in code.")
    return nil
  }

  open override var next: UIResponder? { parent }
  /// The bounds of what it draws, in points of its parent; what is in it does not count.
  open var frame: CGRect {
    let content = contentBounds
    return content.isNull ? CGRect(origin: position, size: .zero) : content.applying(localTransform)
  }
  /// The bounds of what it and all that is in it draw, in points of its parent.
  open func calculateAccumulatedFrame() -> CGRect {
    var bounds = frame
    for child in children {
      let inner = child.calculateAccumulatedFrame().applying(localTransform)
      bounds = bounds.isEmpty ? inner : inner.isEmpty ? bounds : bounds.union(inner)
    }
    return bounds
  }
  /// The scene that it is in.
  open var scene: SKScene? { (self as? SKScene) ?? parent?.scene }

  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: The tree

  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "A node that already has a parent was added: \(node.name ?? "\(node)")")
    children.insert(node, at: index)
    node.parent = self
    if let scene { node.entered(scene) }
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func removeAllChildren() {
    for child in children { child.parent = nil }
    children = []
  }
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  open func move(toParent parent: SKNode) {
    if let scene, scene === parent.scene, let from = self.parent {
      position = parent.convert(position, from: from)
    }
    removeFromParent()
    parent.addChild(self)
  }
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent === parent || self.parent?.inParentHierarchy(parent) == true
  }
  /// The first child of a name; `//name` looks at all below, `..` at the parent, `/name` at the children of the scene.
  open func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    enumerateChildNodes(withName: name) { node, stop in
      found = node
      stop.pointee = true
    }
    return found
  }
  open subscript(name: String) -> [SKNode] {
    var found: [SKNode] = []
    enumerateChildNodes(withName: name) { node, _ in found.append(node) }
    return found
  }
  /// Calls the block with what a name means; `*` stands for any letters.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for node in NodeSearch.nodes(name, from: self) where !stop.boolValue { block(node, &stop) }
  }
  /// Told when it has come into a scene.
  func entered(_ scene: SKScene) {
    for child in children { child.entered(scene) }
  }

  // MARK: Points

  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.worldTransform).applying(worldTransform.inverted())
  }
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }
  /// Whether a point of the parent lies in what it or what is in it draws.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// The topmost node at a point, itself if there is none.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  /// All below it at a point of its own, the topmost first.
  open func nodes(at p: CGPoint) -> [SKNode] {
    var found: [(node: SKNode, z: CGFloat)] = []
    func look(_ node: SKNode, _ point: CGPoint, _ z: CGFloat) {
      for child in node.children where !child.isHidden {
        let height = z + child.zPosition
        let content = child.contentBounds
        let inner = point.applying(child.localTransform.inverted())
        if !content.isNull, content.contains(inner) { found.append((child, height)) }
        look(child, inner, height)
      }
    }
    look(self, p, 0)
    return found.enumerated().sorted { ($0.element.z, $0.offset) > ($1.element.z, $1.offset) }.map(
      \.element.node)
  }
  /// Whether the frames of the two meet.
  open func intersects(_ node: SKNode) -> Bool {
    guard let parent, let other = node.parent else { return false }
    let mine = calculateAccumulatedFrame().applying(parent.worldTransform)
    return mine.intersects(node.calculateAccumulatedFrame().applying(other.worldTransform))
  }

  // MARK: Actions

  open func run(_ action: SKAction) { running.append(RunningAction(action)) }
  open func run(_ action: SKAction, completion block: @escaping () -> Void) {
    running.append(RunningAction(action, then: block))
  }
  /// Runs the action in place of the one of that key.
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    running.append(RunningAction(action, key: key))
  }
  /// Runs the action and waits until it has ended.
  open func run(_ action: SKAction) async {
    await withCheckedContinuation { ended in run(action) { ended.resume() } }
  }
  open func hasActions() -> Bool { !running.isEmpty }
  open func action(forKey key: String) -> SKAction? { running.first { $0.key == key }?.action }
  open func removeAction(forKey key: String) { running.removeAll { $0.key == key } }
  open func removeAllActions() { running = [] }

  // MARK: What subclasses of the house say

  /// What it draws, in points of its own; null if it draws nothing.
  var contentBounds: CGRect { .null }
  /// Draws it about its origin, y up.
  func drawContent(in context: CGContext) {}
  /// How what it draws comes onto what is there.
  var drawingMode: CGBlendMode { .normal }
  /// Time of its own passes, of emitters for one.
  func advance(by seconds: TimeInterval) {}
}

extension SKNode {
  /// From points of its own to points of its parent.
  var localTransform: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(
      x: xScale, y: yScale)
  }
  /// From points of its own to points of the topmost node's parent; a scene stands where its own points begin.
  var worldTransform: CGAffineTransform {
    guard let parent else { return self is SKScene ? .identity : localTransform }
    return localTransform.concatenating(parent.worldTransform)
  }
}

/// What names mean to `childNode(withName:)`.
@MainActor private enum NodeSearch {
  static func nodes(_ name: String, from start: SKNode) -> [SKNode] {
    if name.hasPrefix("//") {
      return below(start.scene ?? start).filter { fits($0, String(name.dropFirst(2))) }
    }
    if name.hasPrefix("/") { return follow(name.dropFirst(), [start.scene ?? start]) }
    return follow(name[...], [start])
  }
  private static func follow(_ path: Substring, _ from: [SKNode]) -> [SKNode] {
    path.split(separator: "/").reduce(from) { found, part in
      switch part {
      case ".": found
      case "..": found.compactMap(\.parent)
      default: found.flatMap { $0.children.filter { fits($0, String(part)) } }
      }
    }
  }
  private static func below(_ node: SKNode) -> [SKNode] { node.children.flatMap { [$0] + below($0) } }
  private static func fits(_ node: SKNode, _ pattern: String) -> Bool {
    guard pattern.contains("*") else { return node.name == pattern }
    guard let name = node.name else { return false }
    let parts = pattern.components(separatedBy: "*").map(NSRegularExpression.escapedPattern)
    return name.range(of: "^" + parts.joined(separator: ".*") + "$", options: .regularExpression) != nil
  }
}
