import Foundation
import SashCore
import UIKit

/// A scene of SpriteKit among other views.
public struct SpriteView: UIViewRepresentable {
  /// How the scene is shown.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What lies behind the view is seen where no node is.
    public static let allowsTransparency = Options(rawValue: 1)
    public static let ignoresSiblingOrder = Options(rawValue: 2)
    public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
  }
  /// What is drawn over the scene while it is made.
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let showsFPS = DebugOptions(rawValue: 1)
    public static let showsNodeCount = DebugOptions(rawValue: 2)
    public static let showsDrawCount = DebugOptions(rawValue: 4)
    public static let showsQuadCount = DebugOptions(rawValue: 8)
    public static let showsPhysics = DebugOptions(rawValue: 16)
    public static let showsFields = DebugOptions(rawValue: 32)
  }

  private let scene: SKScene
  private let transition: SKTransition?
  private let isPaused: Bool
  private let preferredFramesPerSecond: Int
  private let options: Options
  private let debugOptions: DebugOptions
  private let shouldRender: (TimeInterval) -> Bool

  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions,
    shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
  ) {
    (self.scene, self.transition, self.isPaused) = (scene, transition, isPaused)
    self.preferredFramesPerSecond = preferredFramesPerSecond
    (self.options, self.debugOptions, self.shouldRender) = (options, debugOptions, shouldRender)
  }
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60,
    options: Options = [.shouldCullNonVisibleNodes],
    shouldRender: @escaping (TimeInterval) -> Bool = { _ in true }
  ) {
    self.init(
      scene: scene, transition: transition, isPaused: isPaused,
      preferredFramesPerSecond: preferredFramesPerSecond,
      options: options, debugOptions: [], shouldRender: shouldRender)
  }

  public func makeCoordinator() -> Coordinator { Coordinator() }
  public func makeUIView(context: Context) -> SKView {
    let view = SKView(frame: .zero)
    view.delegate = context.coordinator
    return view
  }
  public func updateUIView(_ view: SKView, context: Context) {
    context.coordinator.shouldRender = shouldRender
    view.preferredFramesPerSecond = preferredFramesPerSecond
    view.allowsTransparency = options.contains(.allowsTransparency)
    view.isOpaque = !view.allowsTransparency
    view.ignoresSiblingOrder = options.contains(.ignoresSiblingOrder)
    view.shouldCullNonVisibleNodes = options.contains(.shouldCullNonVisibleNodes)
    view.showsFPS = debugOptions.contains(.showsFPS)
    view.showsNodeCount = debugOptions.contains(.showsNodeCount)
    view.showsDrawCount = debugOptions.contains(.showsDrawCount)
    view.showsQuadCount = debugOptions.contains(.showsQuadCount)
    view.showsPhysics = debugOptions.contains(.showsPhysics)
    view.showsFields = debugOptions.contains(.showsFields)
    if let transition, view.scene != nil {
      view.presentScene(scene, transition: transition)
    } else {
      view.presentScene(scene)
    }
    view.isPaused = isPaused
  }
  public static func dismantleUIView(_ view: SKView, coordinator: Coordinator) { view.presentScene(nil) }

  @MainActor
  public final class Coordinator: SKViewDelegate {
    var shouldRender: (TimeInterval) -> Bool = { _ in true }
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { shouldRender(time) }
  }
}
