import Foundation
import SashFoundation
import SashMessages
import SceneKit
import UIKit
import simd

public let ARErrorDomain = "com.apple.arkit.error"
public struct ARError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { ARErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = ARError
    case requestFailed = 1, unsupportedConfiguration = 100, sensorUnavailable = 101, sensorFailed = 102
    case cameraUnauthorized = 103, microphoneUnauthorized = 104, worldTrackingFailed = 200
  }
  public static var requestFailed: Code { .requestFailed }
  public static var unsupportedConfiguration: Code { .unsupportedConfiguration }
  public static var sensorUnavailable: Code { .sensorUnavailable }
  public static var sensorFailed: Code { .sensorFailed }
  public static var cameraUnauthorized: Code { .cameraUnauthorized }
  public static var microphoneUnauthorized: Code { .microphoneUnauthorized }
  public static var worldTrackingFailed: Code { .worldTrackingFailed }
}
func noWorld() -> ARError {
  tellOnce("there is no camera that follows the world on this system.", by: "ARKit")
  return ARError(.unsupportedConfiguration)
}
open class ARConfiguration: NSObject, @unchecked Sendable {
  open class var isSupported: Bool { false }
  open var isLightEstimationEnabled = true
  open var worldAlignment = 0
  open var providesAudioData = false
}
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
  open var planeDetection: PlaneDetection = []
  open var environmentTexturing: EnvironmentTexturing = .none
  open var isAutoFocusEnabled = true
  open var isCollaborationEnabled = false
}
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  open var maximumNumberOfTrackedImages = 0
}
open class ARBodyTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
open class ARAnchor: NSObject, @unchecked Sendable {
  public let identifier = UUID()
  public let name: String?
  public let transform: simd_float4x4
  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  open var center: SIMD3<Float> { .zero }
  open var extent: SIMD3<Float> { .zero }
}
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {}
open class ARImageAnchor: ARAnchor, @unchecked Sendable {}
open class ARCamera: NSObject, @unchecked Sendable {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Sendable { case initializing, relocalizing, excessiveMotion, insufficientFeatures }
    case notAvailable, limited(Reason), normal
  }
  open var trackingState: TrackingState { .notAvailable }
  open var transform: simd_float4x4 { simd_float4x4(1) }
}
open class ARFrame: NSObject, @unchecked Sendable {
  public let camera = ARCamera()
  open var anchors: [ARAnchor] { [] }
  open var timestamp: TimeInterval { 0 }
}
/// Follows a device through the world: it cannot here, and says so to its delegate.
///
/// - Missing: the world.
open class ARSession: NSObject, @unchecked Sendable {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
  }
  open weak var delegate: (any ARSessionDelegate)?
  public private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    delegate?.session(self, didFailWithError: noWorld())
  }
  open func pause() {}
  open func add(anchor: ARAnchor) {}
  open func remove(anchor: ARAnchor) {}
}
public protocol ARSessionDelegate: AnyObject {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
  func session(_ session: ARSession, didFailWithError error: any Error)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}
/// A scene over what a camera sees; here over nothing.
@MainActor @preconcurrency
open class ARSCNView: SCNView {
  public let session = ARSession()
  open var automaticallyUpdatesLighting = true
}
@MainActor @preconcurrency
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate {
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
}
