import CoreGraphics
import Foundation
import UIKit
import simd

/// The form of a body.
public final class MeshResource: Sendable {
  let words: String
  private init(_ words: String) { self.words = words }
  public static func generateBox(size: Float, cornerRadius: Float = 0) -> MeshResource { .init("box") }
  public static func generateBox(size: SIMD3<Float>, cornerRadius: Float = 0) -> MeshResource { .init("box") }
  public static func generateBox(
    width: Float, height: Float, depth: Float, cornerRadius: Float = 0, splitFaces: Bool = false
  ) -> MeshResource { .init("box") }
  public static func generateSphere(radius: Float) -> MeshResource { .init("sphere") }
  public static func generatePlane(width: Float, depth: Float, cornerRadius: Float = 0) -> MeshResource {
    .init("plane")
  }
  public static func generatePlane(width: Float, height: Float, cornerRadius: Float = 0) -> MeshResource {
    .init("plane")
  }
  public static func generateCone(height: Float, radius: Float) -> MeshResource { .init("cone") }
  public static func generateCylinder(height: Float, radius: Float) -> MeshResource { .init("cylinder") }
  @MainActor public static func generateText(
    _ string: String, extrusionDepth: Float = 0.25, font: UIFont = .systemFont(ofSize: 12),
    containerFrame: CGRect = .zero, alignment: NSTextAlignment = .left
  ) -> MeshResource { .init(string) }
}
/// What a body is of.
public protocol Material {}
public struct MaterialColorParameter {
  public typealias Color = UIColor
}
public struct SimpleMaterial: Material {
  public typealias Color = UIColor
  public var color: (tint: UIColor, Never?)
  public var roughness: Float
  public var metallic: Float
  public init() { self.init(color: .white, isMetallic: false) }
  public init(color: UIColor, isMetallic: Bool) {
    self.init(color: color, roughness: 0.5, isMetallic: isMetallic)
  }
  public init(color: UIColor, roughness: Float, isMetallic: Bool) {
    (self.color, self.roughness, metallic) = ((color, nil), roughness, isMetallic ? 1 : 0)
  }
}
public struct UnlitMaterial: Material {
  public var color: (tint: UIColor, Never?)
  public init() { self.init(color: .white) }
  public init(color: UIColor) { self.color = (color, nil) }
}
public struct OcclusionMaterial: Material { public init() {} }
public struct PhysicallyBasedMaterial: Material {
  public struct BaseColor {
    public var tint: UIColor
    public init(tint: UIColor = .white) { self.tint = tint }
  }
  public struct Roughness: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public var scale: Float
    public init(floatLiteral value: Float) { scale = value }
    public init(integerLiteral value: Int) { scale = Float(value) }
  }
  public var baseColor = BaseColor()
  public var roughness: Roughness = 0.5
  public var metallic: Roughness = 0
  public init() {}
}

public struct ModelComponent: Component {
  public var mesh: MeshResource
  public var materials: [any Material]
  public init(mesh: MeshResource, materials: [any Material]) {
    (self.mesh, self.materials) = (mesh, materials)
  }
}
/// The form of something for touches and falls.
public final class ShapeResource: Sendable {
  public static func generateBox(size: SIMD3<Float>) -> ShapeResource { ShapeResource() }
  public static func generateBox(width: Float, height: Float, depth: Float) -> ShapeResource {
    ShapeResource()
  }
  public static func generateSphere(radius: Float) -> ShapeResource { ShapeResource() }
  public static func generateCapsule(height: Float, radius: Float) -> ShapeResource { ShapeResource() }
}
public struct CollisionComponent: Component {
  public var shapes: [ShapeResource]
  public init(shapes: [ShapeResource]) { self.shapes = shapes }
}
public struct InputTargetComponent: Component, Sendable {
  public struct InputType: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let direct = InputType(rawValue: 1)
    public static let indirect = InputType(rawValue: 2)
    public static let all: InputType = [.direct, .indirect]
  }
  public var allowedInputTypes: InputType
  public init(allowedInputTypes: InputType = .all) { self.allowedInputTypes = allowedInputTypes }
}
public struct HoverEffectComponent: Component, Sendable { public init() {} }
public struct BillboardComponent: Component, Sendable { public init() {} }
public struct OpacityComponent: Component, Sendable {
  public var opacity: Float
  public init(opacity: Float) { self.opacity = opacity }
}
public enum PhysicsBodyMode: Sendable { case `static`, kinematic, dynamic }
public final class PhysicsMaterialResource: Sendable {
  public static let `default` = PhysicsMaterialResource()
  public static func generate(friction: Float = 0.8, restitution: Float = 0.8) -> PhysicsMaterialResource {
    PhysicsMaterialResource()
  }
}
public struct PhysicsMassProperties: Sendable {
  public var mass: Float
  public static let `default` = PhysicsMassProperties(mass: 1)
  public init(mass: Float) { self.mass = mass }
}
public struct PhysicsBodyComponent: Component, Sendable {
  public var massProperties: PhysicsMassProperties
  public var mode: PhysicsBodyMode
  public var isAffectedByGravity = true
  public init(
    massProperties: PhysicsMassProperties = .default, material: PhysicsMaterialResource? = nil,
    mode: PhysicsBodyMode = .dynamic
  ) { (self.massProperties, self.mode) = (massProperties, mode) }
}

/// An entity with a form.
@MainActor @preconcurrency
open class ModelEntity: Entity {
  public required init() { super.init() }
  public convenience init(mesh: MeshResource, materials: [any Material] = [SimpleMaterial()]) {
    self.init()
    model = ModelComponent(mesh: mesh, materials: materials)
  }
  open var model: ModelComponent? {
    get { components[ModelComponent.self] }
    set { components[ModelComponent.self] = newValue }
  }
  open var collision: CollisionComponent? {
    get { components[CollisionComponent.self] }
    set { components[CollisionComponent.self] = newValue }
  }
  open var physicsBody: PhysicsBodyComponent? {
    get { components[PhysicsBodyComponent.self] }
    set { components[PhysicsBodyComponent.self] = newValue }
  }
}
/// What an entity is tied to in the world.
public struct AnchoringComponent: Component, Sendable {
  public enum Target: Sendable {
    public enum Alignment: Sendable { case horizontal, vertical, any }
    public enum Classification: Sendable { case wall, floor, ceiling, table, seat, any }
    case camera
    case head
    case world(transform: simd_float4x4)
    case plane(Alignment, classification: Classification, minimumBounds: SIMD2<Float>)
    case image(group: String, name: String)
    case face
    case body
  }
  public var target: Target
  public init(_ target: Target) { self.target = target }
}
@MainActor @preconcurrency
open class AnchorEntity: Entity {
  public required init() { super.init() }
  public convenience init(_ target: AnchoringComponent.Target) {
    self.init()
    components.set(AnchoringComponent(target))
  }
  public convenience init(world position: SIMD3<Float>) {
    self.init()
    self.position = position
  }
  public convenience init(world transform: simd_float4x4) { self.init(.world(transform: transform)) }
  public convenience init(
    plane alignment: AnchoringComponent.Target.Alignment,
    classification: AnchoringComponent.Target.Classification = .any, minimumBounds: SIMD2<Float> = .zero
  ) { self.init(.plane(alignment, classification: classification, minimumBounds: minimumBounds)) }
  public convenience init(anchor: ARAnchor) { self.init(.world(transform: anchor.transform)) }
}
@MainActor @preconcurrency
open class DirectionalLight: Entity {
  public required init() { super.init() }
}
@MainActor @preconcurrency
open class PointLight: Entity {
  public required init() { super.init() }
}
@MainActor @preconcurrency
open class PerspectiveCamera: Entity {
  public required init() { super.init() }
}
