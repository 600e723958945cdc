import Foundation
import UIKit
import simd

/// What a surface shows of one kind: a colour or a picture.
open class SCNMaterialProperty: NSObject, @unchecked Sendable {
  open var contents: Any?
  open var intensity: CGFloat = 1
  open var contentsTransform = SCNMatrix4Identity
  open var wrapS: SCNWrapMode = .clamp
  open var wrapT: SCNWrapMode = .clamp
  public override init() { super.init() }
  public init(contents: Any) { self.contents = contents }
}
public enum SCNWrapMode: Int, Sendable { case clamp = 1, `repeat`, clampToBorder, mirror }
public enum SCNCullMode: Int, Sendable { case back, front }
public enum SCNTransparencyMode: Int, Sendable { case aOne, rgbZero, singleLayer, dualLayer }
public enum SCNFillMode: UInt, Sendable { case fill, lines }
public struct SCNShaderModifierEntryPoint: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let geometry = SCNShaderModifierEntryPoint(rawValue: "geometry")
  public static let surface = SCNShaderModifierEntryPoint(rawValue: "surface")
  public static let lightingModel = SCNShaderModifierEntryPoint(rawValue: "lightingModel")
  public static let fragment = SCNShaderModifierEntryPoint(rawValue: "fragment")
}
/// How a surface looks. Of it the colour of `diffuse` is drawn.
///
/// - Missing: textures, reflections and shaders.
open class SCNMaterial: NSObject, @unchecked Sendable {
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
    public static let shadowOnly = LightingModel(rawValue: "SCNLightingModelShadowOnly")
  }
  open var name: String?
  public let diffuse = SCNMaterialProperty(contents: UIColor.white)
  public let ambient = SCNMaterialProperty()
  public let specular = SCNMaterialProperty()
  public let emission = SCNMaterialProperty()
  public let transparent = SCNMaterialProperty()
  public let reflective = SCNMaterialProperty()
  public let multiply = SCNMaterialProperty()
  public let normal = SCNMaterialProperty()
  public let displacement = SCNMaterialProperty()
  public let ambientOcclusion = SCNMaterialProperty()
  public let metalness = SCNMaterialProperty()
  public let roughness = SCNMaterialProperty()
  open var shininess: CGFloat = 1
  open var transparency: CGFloat = 1
  open var transparencyMode: SCNTransparencyMode = .aOne
  open var lightingModel: LightingModel = .blinn
  open var isDoubleSided = false
  open var isLitPerPixel = true
  open var locksAmbientWithDiffuse = true
  open var cullMode: SCNCullMode = .back
  open var fillMode: SCNFillMode = .fill
  open var blendMode = 0
  open var writesToDepthBuffer = true
  open var readsFromDepthBuffer = true
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
}

/// Points and the triangles between them.
struct SceneMesh {
  var points: [SIMD3<Float>] = []
  var triangles: [(Int, Int, Int)] = []

  /// A sheet of points: rows by columns.
  static func sheet(_ rows: Int, _ columns: Int, _ at: (Float, Float) -> SIMD3<Float>) -> SceneMesh {
    var mesh = SceneMesh()
    for row in 0...rows {
      for column in 0...columns {
        mesh.points.append(at(Float(row) / Float(rows), Float(column) / Float(columns)))
      }
    }
    for row in 0..<rows {
      for column in 0..<columns {
        let start = row * (columns + 1) + column
        let below = start + columns + 1
        mesh.triangles += [(start, below, start + 1), (start + 1, below, below + 1)]
      }
    }
    return mesh
  }
  static func + (a: SceneMesh, b: SceneMesh) -> SceneMesh {
    let count = a.points.count
    return SceneMesh(
      points: a.points + b.points,
      triangles: a.triangles + b.triangles.map { ($0.0 + count, $0.1 + count, $0.2 + count) })
  }
  /// What is turned about the y axis: pairs of radius and height from the top down.
  static func turned(_ outline: [(Float, Float)], _ segments: Int = 24) -> SceneMesh {
    sheet(outline.count - 1, segments) { part, around in
      let (radius, height) = outline[Int((part * Float(outline.count - 1)).rounded())]
      let angle = around * 2 * .pi
      return SIMD3(radius * sin(angle), height, radius * cos(angle))
    }
  }
}

/// A form with materials.
open class SCNGeometry: NSObject, NSCopying, @unchecked Sendable {
  open var name: String?
  open var materials: [SCNMaterial] = [SCNMaterial()]
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set { materials = (newValue.map { [$0] } ?? []) + materials.dropFirst() }
  }
  open var shaderModifiers: [SCNShaderModifierEntryPoint: String]?
  open var subdivisionLevel = 0
  public override init() { super.init() }
  var mesh: SceneMesh { SceneMesh() }
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open func material(named name: String) -> SCNMaterial? { materials.first { $0.name == name } }
  open var boundingBox: (min: SCNVector3, max: SCNVector3) {
    let points = mesh.points
    guard let first = points.first else { return (SCNVector3(), SCNVector3()) }
    let low = points.reduce(first) { pointwiseMin($0, $1) },
      high = points.reduce(first) { pointwiseMax($0, $1) }
    return (SCNVector3(low), SCNVector3(high))
  }
}
open class SCNBox: SCNGeometry, @unchecked Sendable {
  open var width, height, length, chamferRadius: CGFloat
  /// - Missing: rounded edges.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
  override var mesh: SceneMesh {
    let (x, y, z) = (Float(width) / 2, Float(height) / 2, Float(length) / 2)
    let ends: [Float] = [-1, 1]
    let points = ends.flatMap { k in ends.flatMap { j in ends.map { i in SIMD3<Float>(x * i, y * j, z * k) } }
    }
    let quads = [(4, 5, 7, 6), (1, 0, 2, 3), (5, 1, 3, 7), (0, 4, 6, 2), (6, 7, 3, 2), (0, 1, 5, 4)]
    return SceneMesh(points: points, triangles: quads.flatMap { [($0.0, $0.1, $0.2), ($0.0, $0.2, $0.3)] })
  }
}
open class SCNSphere: SCNGeometry, @unchecked Sendable {
  open var radius: CGFloat
  open var segmentCount = 48
  open var isGeodesic = false
  public init(radius: CGFloat) { self.radius = radius }
  override var mesh: SceneMesh {
    .turned(
      (0...16).map { step -> (Float, Float) in
        let angle = Float(step) / 16 * .pi
        return (Float(radius) * sin(angle), Float(radius) * cos(angle))
      }, 32)
  }
}
open class SCNPlane: SCNGeometry, @unchecked Sendable {
  open var width, height: CGFloat
  open var cornerRadius: CGFloat = 0
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  override var mesh: SceneMesh {
    .sheet(1, 1) { SIMD3(($1 - 0.5) * Float(self.width), (0.5 - $0) * Float(self.height), 0) }
  }
}
open class SCNCylinder: SCNGeometry, @unchecked Sendable {
  open var radius, height: CGFloat
  public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
  override var mesh: SceneMesh {
    let (r, h) = (Float(radius), Float(height) / 2)
    return .turned([(Float(0), h), (r, h), (r, -h), (Float(0), -h)])
  }
}
open class SCNCone: SCNGeometry, @unchecked Sendable {
  open var topRadius, bottomRadius, height: CGFloat
  public init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
  override var mesh: SceneMesh {
    let h = Float(height) / 2
    return .turned([(Float(0), h), (Float(topRadius), h), (Float(bottomRadius), -h), (Float(0), -h)])
  }
}
open class SCNCapsule: SCNGeometry, @unchecked Sendable {
  open var capRadius, height: CGFloat
  public init(capRadius: CGFloat, height: CGFloat) { (self.capRadius, self.height) = (capRadius, height) }
  override var mesh: SceneMesh {
    let r = Float(capRadius), h = max(Float(height) / 2 - r, 0)
    return .turned(
      (0...16).map { step -> (Float, Float) in
        let angle = Float(step) / 16 * .pi
        return (r * sin(angle), r * cos(angle) + (step <= 8 ? h : -h))
      })
  }
}
open class SCNTube: SCNGeometry, @unchecked Sendable {
  open var innerRadius, outerRadius, height: CGFloat
  public init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
  override var mesh: SceneMesh {
    let (i, o, h) = (Float(innerRadius), Float(outerRadius), Float(height) / 2)
    return .turned([(i, h), (o, h), (o, -h), (i, -h), (i, h)])
  }
}
open class SCNPyramid: SCNGeometry, @unchecked Sendable {
  open var width, height, length: CGFloat
  public init(width: CGFloat, height: CGFloat, length: CGFloat) {
    (self.width, self.height, self.length) = (width, height, length)
  }
  override var mesh: SceneMesh {
    let (x, y, z) = (Float(width) / 2, Float(height), Float(length) / 2)
    return SceneMesh(
      points: [SIMD3(0, y, 0), SIMD3(-x, 0, z), SIMD3(x, 0, z), SIMD3(x, 0, -z), SIMD3(-x, 0, -z)],
      triangles: [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 1), (1, 4, 3), (1, 3, 2)])
  }
}
open class SCNTorus: SCNGeometry, @unchecked Sendable {
  open var ringRadius, pipeRadius: CGFloat
  public init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
  override var mesh: SceneMesh {
    let (ring, pipe) = (Float(ringRadius), Float(pipeRadius))
    return .turned(
      (0...16).map { step -> (Float, Float) in
        let angle = Float(step) / 16 * 2 * .pi
        return (ring - pipe * cos(angle), pipe * sin(angle))
      }, 32)
  }
}
open class SCNFloor: SCNGeometry, @unchecked Sendable {
  open var reflectivity: CGFloat = 0.25
  override var mesh: SceneMesh { .sheet(8, 8) { SIMD3(($1 - 0.5) * 40, 0, ($0 - 0.5) * 40) } }
}
/// - Missing: letters in space; nothing is drawn.
open class SCNText: SCNGeometry, @unchecked Sendable {
  open var string: Any?
  open var extrusionDepth: CGFloat
  open var font: UIFont! = .systemFont(ofSize: 36)
  open var flatness: CGFloat = 0.6
  open var chamferRadius: CGFloat = 0
  open var isWrapped = false
  open var containerFrame = CGRect.zero
  open var alignmentMode = "natural"
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
    sceneWarning("Letters in space (SCNText) are not drawn.")
  }
}
open class SCNShape: SCNGeometry, @unchecked Sendable {
  open var path: UIBezierPath?
  open var extrusionDepth: CGFloat
  public init(path: UIBezierPath?, extrusionDepth: CGFloat) {
    (self.path, self.extrusionDepth) = (path, extrusionDepth)
    sceneWarning("Outlines in space (SCNShape) are not drawn.")
  }
}
open class SCNLight: NSObject, @unchecked Sendable {
  public struct LightType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = LightType(rawValue: "ambient")
    public static let omni = LightType(rawValue: "omni")
    public static let directional = LightType(rawValue: "directional")
    public static let spot = LightType(rawValue: "spot")
    public static let IES = LightType(rawValue: "ies")
    public static let probe = LightType(rawValue: "probe")
    public static let area = LightType(rawValue: "area")
  }
  open var type: LightType = .omni
  open var name: String?
  open var color: Any = UIColor.white
  open var intensity: CGFloat = 1000
  open var temperature: CGFloat = 6500
  open var castsShadow = false
  open var shadowColor: Any = UIColor.black
  open var shadowRadius: CGFloat = 3
  open var shadowSampleCount = 0
  open var shadowMode = 0
  open var automaticallyAdjustsShadowProjection = true
  open var categoryBitMask = -1
  open var spotInnerAngle: CGFloat = 0
  open var spotOuterAngle: CGFloat = 45
  open var attenuationStartDistance: CGFloat = 0
  open var attenuationEndDistance: CGFloat = 0
}
open class SCNCamera: NSObject, @unchecked Sendable {
  open var name: String?
  /// Degrees.
  open var fieldOfView: CGFloat = 60
  open var zNear: Double = 1
  open var zFar: Double = 100
  open var automaticallyAdjustsZRange = false
  open var usesOrthographicProjection = false
  /// Half of the height that is seen without perspective.
  open var orthographicScale: Double = 1
  open var categoryBitMask = -1
  open var wantsHDR = false
  open var wantsDepthOfField = false
  open var focusDistance: CGFloat = 2.5
  open var bloomIntensity: CGFloat = 0
}
