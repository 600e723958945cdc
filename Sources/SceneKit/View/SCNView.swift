import Foundation
import QuartzCore
import UIKit
import simd

/// Nodes, and what surrounds them.
open class SCNScene: NSObject, @unchecked Sendable {
  public let rootNode = SCNNode()
  public let background = SCNMaterialProperty()
  public let lightingEnvironment = SCNMaterialProperty()
  open var fogStartDistance: CGFloat = 0
  open var fogEndDistance: CGFloat = 0
  open var isPaused = false
  public override init() { super.init() }
  /// - Missing: files of scenes and models; this is nil.
  public convenience init?(named name: String) {
    sceneWarning("Files of scenes and models (\(name)) cannot be read; make the nodes in code.")
    return nil
  }
  public convenience init?(
    named name: String, inDirectory directory: String?, options: [LoadingOption: Any]? = nil
  ) {
    self.init(named: name)
  }
  /// - Missing: files of scenes and models; this throws.
  public convenience init(url: URL, options: [LoadingOption: Any]? = nil) throws {
    sceneWarning(
      "Files of scenes and models (\(url.lastPathComponent)) cannot be read; make the nodes in code.")
    throw CocoaError(.fileReadUnknown)
  }
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
  }
}
public enum SCNAntialiasingMode: UInt, Sendable { case none, multisampling2X, multisampling4X }
public enum SCNHitTestSearchMode: Int, Sendable { case closest, all, any }
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
}
open class SCNHitTestResult: NSObject, @unchecked Sendable {
  public let node: SCNNode
  public let worldCoordinates: SCNVector3
  public let localCoordinates: SCNVector3
  init(_ node: SCNNode, _ place: SCNVector3) {
    (self.node, worldCoordinates) = (node, place)
    localCoordinates = node.convertPosition(place, from: nil)
  }
}
@MainActor @preconcurrency
public protocol SCNSceneRendererDelegate: AnyObject {
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  func renderer(_ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}
extension SCNSceneRendererDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}
@MainActor @preconcurrency
public protocol SCNSceneRenderer: AnyObject {
  var scene: SCNScene? { get set }
  var pointOfView: SCNNode? { get set }
  var autoenablesDefaultLighting: Bool { get set }
  var isPlaying: Bool { get set }
  var showsStatistics: Bool { get set }
  func projectPoint(_ point: SCNVector3) -> SCNVector3
  func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]?) -> [SCNHitTestResult]
}

/// What shows a scene: its triangles from far to near, each in one shade.
///
/// - Missing: textures, shadows, shaders, and surfaces that cut each other.
@MainActor @preconcurrency
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene? { didSet { setNeedsDisplay() } }
  open var pointOfView: SCNNode?
  open var autoenablesDefaultLighting = false
  /// Whether a drag turns what is seen.
  open var allowsCameraControl = false
  open var isPlaying = false
  open var loops = true
  open var showsStatistics = false
  open var rendersContinuously = false
  open var preferredFramesPerSecond = 60
  open var antialiasingMode: SCNAntialiasingMode = .multisampling4X
  open weak var delegate: (any SCNSceneRendererDelegate)?
  open var sceneTime: TimeInterval = 0
  private var link: CADisplayLink?
  private var last: TimeInterval?
  /// Radians that drags have turned what is seen.
  private var orbit = (x: Float(0), y: Float(0))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }
  public convenience init(frame: CGRect, options: [String: Any]? = nil) { self.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    link?.invalidate()
    link = nil
    guard window != nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.advance(to: CACurrentMediaTime())
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }
  /// One frame, at seconds of the view's clock.
  package func advance(to time: TimeInterval) {
    guard let scene, !scene.isPaused else { return }
    let passed = min(max(time - (last ?? time), 0), 0.1)
    last = time
    sceneTime += passed
    delegate?.renderer(self, updateAtTime: time)
    let moved = Self.advance(scene.rootNode, passed)
    if moved || rendersContinuously || isPlaying || delegate != nil { setNeedsDisplay() }
  }
  private static func advance(_ node: SCNNode, _ passed: TimeInterval) -> Bool {
    var moved = !node.actions.isEmpty
    for (_, action) in node.actions where action.step(node, passed) != nil {
      node.actions.removeAll { $0.action === action }
      action.ended?()
    }
    for child in node.childNodes where !child.isPaused { moved = advance(child, passed) || moved }
    return moved
  }

  // MARK: Projection

  private var eye: SCNNode {
    func first(_ node: SCNNode) -> SCNNode? {
      node.camera != nil ? node : node.childNodes.lazy.compactMap(first).first
    }
    if let node = pointOfView ?? scene.flatMap({ first($0.rootNode) }) { return node }
    let node = SCNNode()
    node.camera = SCNCamera()
    let (low, high) = extent
    let reach = max(length(high - low) / 2, 0.5)
    node.simdPosition = (low + high) / 2 + SIMD3(0, 0, reach / Float(tan(30 * Double.pi / 180)) * 1.2)
    return node
  }
  /// The bounds of all that is drawn.
  private var extent: (SIMD3<Float>, SIMD3<Float>) {
    var bounds: (SIMD3<Float>, SIMD3<Float>)?
    for node in nodes {
      let matrix = node.simdWorldTransform
      for point in node.geometry?.mesh.points ?? [] {
        let place = matrix * SIMD4(point.x, point.y, point.z, 1)
        let at = SIMD3(place.x, place.y, place.z)
        bounds = bounds.map { (pointwiseMin($0.0, at), pointwiseMax($0.1, at)) } ?? (at, at)
      }
    }
    return bounds ?? (.zero, .zero)
  }
  private var nodes: [SCNNode] {
    func collect(_ node: SCNNode) -> [SCNNode] {
      node.isHidden || node.opacity <= 0 ? [] : [node] + node.childNodes.flatMap(collect)
    }
    return scene.map { collect($0.rootNode) } ?? []
  }
  private struct Projection {
    let view: simd_float4x4
    let camera: SCNCamera
    let size: CGSize
    /// Points of the view, and how far away; nil behind the eye.
    func place(_ world: SIMD3<Float>) -> (CGPoint, Float)? {
      let at = view * SIMD4(world.x, world.y, world.z, 1)
      let away = -at.z
      if camera.usesOrthographicProjection {
        let scale = Float(size.height) / 2 / Float(camera.orthographicScale)
        return (
          CGPoint(x: size.width / 2 + CGFloat(at.x * scale), y: size.height / 2 - CGFloat(at.y * scale)), away
        )
      }
      guard away > 0.01 else { return nil }
      let scale = Float(size.height) / 2 / Float(tan(Double(camera.fieldOfView) * .pi / 360)) / away
      return (
        CGPoint(x: size.width / 2 + CGFloat(at.x * scale), y: size.height / 2 - CGFloat(at.y * scale)), away
      )
    }
  }
  private var projection: Projection {
    let eye = eye
    if let target = (eye.constraints?.first { $0 is SCNLookAtConstraint } as? SCNLookAtConstraint)?.target {
      eye.look(at: target.worldPosition)
    }
    let turn =
      simd_quatf(angle: orbit.y, axis: SIMD3(0, 1, 0)) * simd_quatf(angle: orbit.x, axis: SIMD3(1, 0, 0))
    let world = simd_float4x4(turn) * eye.simdWorldTransform
    return Projection(view: world.inverse, camera: eye.camera ?? SCNCamera(), size: bounds.size)
  }
  open func projectPoint(_ point: SCNVector3) -> SCNVector3 {
    guard let (place, away) = projection.place(SIMD3(point)) else { return SCNVector3() }
    return SCNVector3(Float(place.x), Float(place.y), away)
  }
  open func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] {
    faces().filter { face in
      let path = UIBezierPath()
      path.move(to: face.corners[0])
      face.corners.dropFirst().forEach { path.addLine(to: $0) }
      path.close()
      return path.contains(point)
    }.reversed().map { SCNHitTestResult($0.node, SCNVector3($0.centre)) }
  }
  open func snapshot() -> UIImage {
    UIGraphicsImageRenderer(size: bounds.size).image { _ in draw(bounds) }
  }

  // MARK: Drawing

  private struct Face {
    let node: SCNNode
    let corners: [CGPoint]
    let away: Float
    let centre: SIMD3<Float>
    let color: UIColor
  }
  private func faces() -> [Face] {
    let projection = projection
    let nodes = nodes
    let lights = nodes.filter { $0.light != nil }
    let eye = projection.view.inverse.columns.3
    var found: [Face] = []
    for node in nodes {
      guard let geometry = node.geometry else { continue }
      let mesh = geometry.mesh, matrix = node.simdWorldTransform
      let world = mesh.points.map { point -> SIMD3<Float> in
        let at = matrix * SIMD4(point.x, point.y, point.z, 1)
        return SIMD3(at.x, at.y, at.z)
      }
      let material = geometry.firstMaterial ?? SCNMaterial()
      for (a, b, c) in mesh.triangles {
        let (p, q, r) = (world[a], world[b], world[c])
        var normal = cross(q - p, r - p)
        guard length(normal) > 0 else { continue }
        normal = normalize(normal)
        let centre = (p + q + r) / 3
        let seen = dot(normal, SIMD3(eye.x, eye.y, eye.z) - centre)
        if seen <= 0 {
          guard material.isDoubleSided else { continue }
          normal = -normal
        }
        guard let one = projection.place(p), let two = projection.place(q), let three = projection.place(r)
        else {
          continue
        }
        found.append(
          Face(
            node: node, corners: [one.0, two.0, three.0], away: (one.1 + two.1 + three.1) / 3, centre: centre,
            color: shade(material, normal, centre, lights, SIMD3(eye.x, eye.y, eye.z)).withAlphaComponent(
              node.opacity * material.transparency)))
      }
    }
    return found.sorted { $0.away > $1.away }
  }
  private func shade(
    _ material: SCNMaterial, _ normal: SIMD3<Float>, _ centre: SIMD3<Float>, _ lights: [SCNNode],
    _ eye: SIMD3<Float>
  ) -> UIColor {
    var parts = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = material.diffuse.contents as? UIColor ?? .lightGray
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    guard material.lightingModel != .constant else { return color }
    var light: Float = 0
    for node in lights {
      guard let one = node.light else { continue }
      let strength = Float(one.intensity / 1000)
      switch one.type {
      case .ambient: light += strength
      case .directional: light += strength * max(dot(normal, -SIMD3(node.worldFront)), 0)
      default: light += strength * max(dot(normal, normalize(node.simdWorldPosition - centre)), 0)
      }
    }
    if lights.isEmpty || autoenablesDefaultLighting {
      light += 0.25 + 0.75 * max(dot(normal, normalize(eye - centre)), 0)
    }
    let factor = CGFloat(min(light, 1))
    return UIColor(red: parts.0 * factor, green: parts.1 * factor, blue: parts.2 * factor, alpha: parts.3)
  }
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let scene else { return }
    if let color = scene.background.contents as? UIColor {
      context.setFillColor(color.cgColor)
      context.fill(bounds)
    }
    for face in faces() {
      context.setFillColor(face.color.cgColor)
      context.setStrokeColor(face.color.cgColor)
      context.setLineWidth(0.5)
      context.addLines(between: face.corners)
      context.closePath()
      context.drawPath(using: .fillStroke)
    }
  }

  // MARK: Fingers

  private var finger: CGPoint?
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsCameraControl else { return super.touchesBegan(touches, with: event) }
    finger = touches.first?.location(in: self)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard allowsCameraControl, let start = finger, let now = touches.first?.location(in: self) else { return }
    orbit.y -= Float(now.x - start.x) / 100
    orbit.x -= Float(now.y - start.y) / 100
    finger = now
    setNeedsDisplay()
  }
}
