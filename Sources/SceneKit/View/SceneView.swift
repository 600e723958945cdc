import Foundation
import SashCore
import UIKit

/// A scene of SceneKit among other views.
public struct SceneView: UIViewRepresentable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowsCameraControl = Options(rawValue: 1)
    public static let rendersContinuously = Options(rawValue: 2)
    public static let autoenablesDefaultLighting = Options(rawValue: 4)
    public static let jitteringEnabled = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }
  private let scene: SCNScene?
  private let pointOfView: SCNNode?
  private let options: Options
  private let preferredFramesPerSecond: Int
  private let delegate: (any SCNSceneRendererDelegate)?

  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60,
    antialiasingMode: SCNAntialiasingMode = .multisampling4X, delegate: (any SCNSceneRendererDelegate)? = nil
  ) {
    (self.scene, self.pointOfView, self.options) = (scene, pointOfView, options)
    (self.preferredFramesPerSecond, self.delegate) = (preferredFramesPerSecond, delegate)
  }
  public func makeUIView(context: Context) -> SCNView { SCNView(frame: .zero) }
  public func updateUIView(_ view: SCNView, context: Context) {
    if view.scene !== scene { view.scene = scene }
    view.pointOfView = pointOfView
    view.allowsCameraControl = options.contains(.allowsCameraControl)
    view.rendersContinuously = options.contains(.rendersContinuously)
    view.autoenablesDefaultLighting = options.contains(.autoenablesDefaultLighting)
    view.preferredFramesPerSecond = preferredFramesPerSecond
    view.delegate = delegate
    view.setNeedsDisplay()
  }
}
