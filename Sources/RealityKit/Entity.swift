import ARKit
import Foundation
import SashMessages
import simd

/// Says once that nothing of RealityKit is drawn.
@MainActor func noReality() {
  tellOnce("entities are kept and moved, but not drawn on this system.", by: "RealityKit")
}

/// A part of what an entity is.
public protocol Component {}

/// Where something is, how it is turned and how large it is.
public struct Transform: Component, Hashable, Sendable {
  public var scale: SIMD3<Float>
  public var rotation: simd_quatf
  public var translation: SIMD3<Float>
  public static let identity = Transform(scale: .one)
  public init(
    scale: SIMD3<Float> = .one, rotation: simd_quatf = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1),
    translation: SIMD3<Float> = .zero
  ) { (self.scale, self.rotation, self.translation) = (scale, rotation, translation) }
  public init(pitch x: Float = 0, yaw y: Float = 0, roll z: Float = 0) {
    self.init(
      rotation: simd_quatf(angle: y, axis: [0, 1, 0]) * simd_quatf(angle: x, axis: [1, 0, 0])
        * simd_quatf(angle: z, axis: [0, 0, 1]))
  }
  public static func == (a: Self, b: Self) -> Bool {
    a.scale == b.scale && a.rotation.vector == b.rotation.vector && a.translation == b.translation
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(rotation.vector)
    hasher.combine(translation)
  }
}

/// The parts of an entity, by their types.
public struct ComponentSet {
  private var all: [ObjectIdentifier: any Component] = [:]
  public init() {}
  public subscript<C: Component>(_ type: C.Type) -> C? {
    get { all[ObjectIdentifier(type)] as? C }
    set { all[ObjectIdentifier(type)] = newValue }
  }
  public mutating func set<C: Component>(_ component: C) { self[C.self] = component }
  public mutating func set(_ components: [any Component]) {
    for component in components { all[ObjectIdentifier(type(of: component))] = component }
  }
  public mutating func remove<C: Component>(_ type: C.Type) { self[type] = nil }
  public mutating func removeAll() { all = [:] }
  public func has<C: Component>(_ type: C.Type) -> Bool { self[type] != nil }
  public var count: Int { all.count }
}

/// Something in a scene: a tree of them, each with its place and its parts.
@MainActor @preconcurrency
open class Entity: NSObject {
  open var name = ""
  open var isEnabled = true
  public fileprivate(set) weak var parent: Entity?
  public var children = ChildCollection()
  public var components = ComponentSet()
  open var transform = Transform.identity
  public required override init() {
    super.init()
    children.owner = self
  }
  public convenience init(components: [any Component]) {
    self.init()
    self.components.set(components)
  }
  public convenience init(components: any Component...) { self.init(components: components) }
  /// No models can be read here; it throws.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws {
    self.init()
    noReality()
    throw CocoaError(.fileReadNoSuchFile)
  }
  public convenience init(contentsOf url: URL, withName resourceName: String? = nil) async throws {
    self.init()
    noReality()
    throw CocoaError(.fileReadUnsupportedScheme)
  }
  open class func load(named name: String, in bundle: Bundle? = nil) throws -> Entity {
    noReality()
    throw CocoaError(.fileReadNoSuchFile)
  }
  open class func loadModel(named name: String, in bundle: Bundle? = nil) throws -> ModelEntity {
    noReality()
    throw CocoaError(.fileReadNoSuchFile)
  }

  /// The entities in one.
  @MainActor @preconcurrency public struct ChildCollection: @preconcurrency Sequence {
    fileprivate weak var owner: Entity?
    fileprivate var all: [Entity] = []
    public func makeIterator() -> IndexingIterator<[Entity]> { all.makeIterator() }
    public var count: Int { all.count }
    public var isEmpty: Bool { all.isEmpty }
    public var first: Entity? { all.first }
    public subscript(index: Int) -> Entity { all[index] }
    public mutating func append(_ child: Entity) {
      child.removeFromParent()
      all.append(child)
      child.parent = owner
    }
    public mutating func append<S: Sequence>(contentsOf sequence: S) where S.Element: Entity {
      for child in sequence { append(child) }
    }
    public mutating func remove(_ child: Entity) {
      guard child.parent === owner else { return }
      all.removeAll { $0 === child }
      child.parent = nil
    }
    public mutating func removeAll() {
      for child in all { child.parent = nil }
      all = []
    }
  }
  open func addChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    entity.removeFromParent()
    children.all.append(entity)
    entity.parent = self
  }
  open func removeChild(_ entity: Entity, preservingWorldTransform: Bool = false) {
    guard entity.parent === self else { return }
    children.all.removeAll { $0 === entity }
    entity.parent = nil
  }
  open func removeFromParent(preservingWorldTransform: Bool = false) { parent?.removeChild(self) }
  open func setParent(_ parent: Entity?, preservingWorldTransform: Bool = false) {
    if let parent { parent.addChild(self) } else { removeFromParent() }
  }
  /// The first entity of a name: this one, or one in it.
  open func findEntity(named name: String) -> Entity? {
    if self.name == name { return self }
    return children.all.lazy.compactMap { $0.findEntity(named: name) }.first
  }
  open func clone(recursive: Bool) -> Self {
    let new = Self()
    (new.name, new.isEnabled, new.transform, new.components) = (name, isEnabled, transform, components)
    if recursive { for child in children.all { new.addChild(child.clone(recursive: true)) } }
    return new
  }

  open var position: SIMD3<Float> {
    get { transform.translation }
    set { transform.translation = newValue }
  }
  open var scale: SIMD3<Float> {
    get { transform.scale }
    set { transform.scale = newValue }
  }
  open var orientation: simd_quatf {
    get { transform.rotation }
    set { transform.rotation = newValue }
  }
  open func setPosition(_ position: SIMD3<Float>, relativeTo referenceEntity: Entity?) {
    self.position = position
  }
  open func setScale(_ scale: SIMD3<Float>, relativeTo referenceEntity: Entity?) { self.scale = scale }
  open func setOrientation(_ orientation: simd_quatf, relativeTo referenceEntity: Entity?) {
    self.orientation = orientation
  }
  /// Moves at once: nothing is drawn that could be seen moving.
  @discardableResult
  open func move(
    to transform: Transform, relativeTo referenceEntity: Entity?, duration: TimeInterval = 0,
    timingFunction: AnimationTimingFunction = .default
  ) -> AnimationPlaybackController {
    self.transform = transform
    return AnimationPlaybackController(entity: self)
  }
  open func generateCollisionShapes(recursive: Bool) { noReality() }
  open var availableAnimations: [AnimationResource] { [] }
  @discardableResult
  open func playAnimation(
    _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
  ) -> AnimationPlaybackController {
    noReality()
    return AnimationPlaybackController(entity: self)
  }
  open func stopAllAnimations(recursive: Bool = true) {}
}
public enum AnimationTimingFunction: Sendable { case `default`, linear, easeIn, easeOut, easeInOut }
@MainActor @preconcurrency
open class AnimationResource: NSObject {
  open func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
  open func `repeat`(count: Int) -> AnimationResource { self }
}
@MainActor @preconcurrency
open class AnimationPlaybackController: NSObject {
  public private(set) weak var entity: Entity?
  init(entity: Entity) { self.entity = entity }
  open func pause() {}
  open func resume() {}
  open func stop() {}
  open var isComplete: Bool { true }
}
