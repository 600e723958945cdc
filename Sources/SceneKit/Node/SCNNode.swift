import Foundation
import SashMessages
import UIKit
import simd

/// Says once what is not done.
func sceneWarning(_ message: String) { tellOnce(message, by: "SceneKit") }

/// A place in a scene that holds others, and a body, a light or a camera.
///
/// - Missing: bodies of physics, morphs, skins and particles.
open class SCNNode: NSObject, NSCopying, @unchecked Sendable {
  open var name: String?
  open var geometry: SCNGeometry?
  open var light: SCNLight?
  open var camera: SCNCamera?
  open var position = SCNVector3()
  open var scale = SCNVector3(1, 1, 1)
  /// Turns about the axes in radians, first z, then y, then x.
  open var eulerAngles = SCNVector3() { didSet { turn = SCNNode.turn(eulerAngles) } }
  var turn = simd_quatf()
  open var pivot = SCNMatrix4Identity
  open var isHidden = false
  open var opacity: CGFloat = 1
  open var renderingOrder = 0
  open var castsShadow = true
  open var categoryBitMask = 1
  open var constraints: [SCNConstraint]?
  open var physicsBody: SCNPhysicsBody? { didSet { sceneWarning("Nodes are not moved by forces.") } }
  open var isPaused = false
  open weak var parent: SCNNode?
  public private(set) var childNodes: [SCNNode] = []
  var actions: [(key: String?, action: SCNAction)] = []

  public override init() { super.init() }
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  public required init?(coder: NSCoder) { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any { clone() }
  open func clone() -> Self {
    let copy = type(of: self).init(blank: ())
    (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
    (copy.position, copy.scale, copy.isHidden, copy.opacity) = (position, scale, isHidden, opacity)
    copy.orientation = orientation
    for child in childNodes { copy.addChildNode(child.clone()) }
    return copy
  }
  open func flattenedClone() -> Self { clone() }
  required public init(blank: Void) { super.init() }

  // MARK: Where it is

  private static func turn(_ angles: SCNVector3) -> simd_quatf {
    simd_quatf(angle: angles.z, axis: SIMD3(0, 0, 1)) * simd_quatf(angle: angles.y, axis: SIMD3(0, 1, 0))
      * simd_quatf(angle: angles.x, axis: SIMD3(1, 0, 0))
  }
  open var orientation: SCNQuaternion {
    get { SCNQuaternion(x: turn.vector.x, y: turn.vector.y, z: turn.vector.z, w: turn.vector.w) }
    set { turn = simd_quatf(ix: newValue.x, iy: newValue.y, iz: newValue.z, r: newValue.w) }
  }
  /// An axis, and radians about it.
  open var rotation: SCNVector4 {
    get { SCNVector4(turn.axis.x, turn.axis.y, turn.axis.z, turn.angle) }
    set {
      let axis = SIMD3(newValue.x, newValue.y, newValue.z)
      turn = simd.length(axis) > 0 ? simd_quatf(angle: newValue.w, axis: normalize(axis)) : simd_quatf()
    }
  }
  open var simdPosition: SIMD3<Float> {
    get { SIMD3(position) }
    set { position = SCNVector3(newValue) }
  }
  open var simdScale: SIMD3<Float> {
    get { SIMD3(scale) }
    set { scale = SCNVector3(newValue) }
  }
  open var simdEulerAngles: SIMD3<Float> {
    get { SIMD3(eulerAngles) }
    set { eulerAngles = SCNVector3(newValue) }
  }
  open var simdOrientation: simd_quatf {
    get { turn }
    set { turn = newValue }
  }
  open var simdTransform: simd_float4x4 {
    get {
      var matrix = simd_float4x4(turn)
      matrix.columns.0 *= scale.x
      matrix.columns.1 *= scale.y
      matrix.columns.2 *= scale.z
      matrix.columns.3 = SIMD4(position.x, position.y, position.z, 1)
      return matrix * simd_float4x4(pivot).inverse
    }
    set {
      let (x, y, z, place) = newValue.columns
      position = SCNVector3(place.x, place.y, place.z)
      let axes = [x, y, z].map { SIMD3($0.x, $0.y, $0.z) }
      scale = SCNVector3(length(axes[0]), length(axes[1]), length(axes[2]))
      turn = simd_quatf(simd_float3x3(normalize(axes[0]), normalize(axes[1]), normalize(axes[2])))
    }
  }
  open var transform: SCNMatrix4 {
    get { SCNMatrix4(simdTransform) }
    set { simdTransform = simd_float4x4(newValue) }
  }
  open var simdWorldTransform: simd_float4x4 {
    get { (parent?.simdWorldTransform ?? simd_float4x4(1)) * simdTransform }
    set { simdTransform = (parent?.simdWorldTransform ?? simd_float4x4(1)).inverse * newValue }
  }
  open var worldTransform: SCNMatrix4 { SCNMatrix4(simdWorldTransform) }
  open var worldPosition: SCNVector3 {
    let place = simdWorldTransform.columns.3
    return SCNVector3(place.x, place.y, place.z)
  }
  open var simdWorldPosition: SIMD3<Float> { SIMD3(worldPosition) }
  open var worldFront: SCNVector3 {
    let z = simdWorldTransform.columns.2
    return SCNVector3(-z.x, -z.y, -z.z)
  }
  open func convertPosition(_ position: SCNVector3, to node: SCNNode?) -> SCNVector3 {
    let world = simdWorldTransform * SIMD4(position.x, position.y, position.z, 1)
    let place = (node?.simdWorldTransform ?? simd_float4x4(1)).inverse * world
    return SCNVector3(place.x, place.y, place.z)
  }
  open func convertPosition(_ position: SCNVector3, from node: SCNNode?) -> SCNVector3 {
    let world = (node?.simdWorldTransform ?? simd_float4x4(1)) * SIMD4(position.x, position.y, position.z, 1)
    let place = simdWorldTransform.inverse * world
    return SCNVector3(place.x, place.y, place.z)
  }
  open func look(at worldTarget: SCNVector3) {
    let away = normalize(SIMD3(worldPosition) - SIMD3(worldTarget))
    let side = normalize(cross(SIMD3<Float>(0, 1, 0), away))
    turn = simd_quatf(simd_float3x3(side, cross(away, side), away))
  }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    geometry?.boundingBox ?? (SCNVector3(), SCNVector3())
  }
  open var boundingSphere: (center: SCNVector3, radius: Float) {
    let (low, high) = boundingBox
    let size = SIMD3(high) - SIMD3(low)
    return (SCNVector3((SIMD3(low) + SIMD3(high)) / 2), length(size) / 2)
  }

  // MARK: The tree

  open func addChildNode(_ child: SCNNode) { insertChildNode(child, at: childNodes.count) }
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    child.removeFromParentNode()
    childNodes.insert(child, at: index)
    child.parent = self
  }
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: index)
  }
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    if let child = childNodes.first(where: { $0.name == name }) { return child }
    guard recursively else { return nil }
    return childNodes.lazy.compactMap { $0.childNode(withName: name, recursively: true) }.first
  }
  open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode]
  {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
    return found
  }
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    func walk(_ node: SCNNode) {
      for child in node.childNodes where !stop.boolValue {
        block(child, &stop)
        walk(child)
      }
    }
    walk(self)
  }

  // MARK: Actions

  open func runAction(_ action: SCNAction) { run(action, nil, nil) }
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {
    run(action, nil, block)
  }
  open func runAction(_ action: SCNAction, forKey key: String?) { run(action, key, nil) }
  private func run(_ action: SCNAction, _ key: String?, _ block: (() -> Void)?) {
    if let key { removeAction(forKey: key) }
    let copy = action.started()
    copy.ended = block
    actions.append((key, copy))
  }
  open var hasActions: Bool { !actions.isEmpty }
  open func action(forKey key: String) -> SCNAction? { actions.first { $0.key == key }?.action }
  open func removeAction(forKey key: String) { actions.removeAll { $0.key == key } }
  open func removeAllActions() { actions = [] }
}

/// How a node is kept in a place or a direction.
open class SCNConstraint: NSObject, @unchecked Sendable {
  open var isEnabled = true
  open var influenceFactor: CGFloat = 1
}
open class SCNLookAtConstraint: SCNConstraint, @unchecked Sendable {
  open weak var target: SCNNode?
  open var isGimbalLockEnabled = false
  public init(target: SCNNode?) { self.target = target }
}
public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = SCNBillboardAxis(rawValue: 1)
  public static let Y = SCNBillboardAxis(rawValue: 2)
  public static let Z = SCNBillboardAxis(rawValue: 4)
  public static let all: SCNBillboardAxis = [.X, .Y, .Z]
}
open class SCNBillboardConstraint: SCNConstraint, @unchecked Sendable {
  open var freeAxes: SCNBillboardAxis = .all
}
public enum SCNPhysicsBodyType: Int, Sendable { case `static`, dynamic, kinematic }
open class SCNPhysicsShape: NSObject, @unchecked Sendable {
  public init(geometry: SCNGeometry, options: [String: Any]? = nil) {}
}
/// - Missing: what forces do.
open class SCNPhysicsBody: NSObject, @unchecked Sendable {
  open var type: SCNPhysicsBodyType
  open var mass: CGFloat = 1
  open var restitution: CGFloat = 0.5
  open var friction: CGFloat = 0.5
  open var isAffectedByGravity = true
  open var categoryBitMask = 1
  open var collisionBitMask = -1
  open var contactTestBitMask = 0
  open var velocity = SCNVector3()
  public init(type: SCNPhysicsBodyType, shape: SCNPhysicsShape?) { self.type = type }
  open class func dynamic() -> Self { SCNPhysicsBody(type: .dynamic, shape: nil) as! Self }
  open class func `static`() -> Self { SCNPhysicsBody(type: .static, shape: nil) as! Self }
  open class func kinematic() -> Self { SCNPhysicsBody(type: .kinematic, shape: nil) as! Self }
  open func applyForce(_ direction: SCNVector3, asImpulse impulse: Bool) {}
}
