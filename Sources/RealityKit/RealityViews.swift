import ARKit
import Foundation
import SashControls
import SashCore
import UIKit

/// Says in the place of entities that they are not drawn.
struct AbsentReality: View {
  var body: some View {
    ContentUnavailableView(
      "3D Content Unavailable", systemImage: "cube",
      description: Text("RealityKit content is not drawn on this system.")
    ).onAppear { noReality() }
  }
}

/// What a view of entities holds.
@MainActor public struct RealityViewContent {
  fileprivate final class Kept { var entities: [Entity] = [] }
  fileprivate let kept: Kept
  public var entities: [Entity] { kept.entities }
  public mutating func add(_ entity: Entity) { kept.entities.append(entity) }
  public mutating func remove(_ entity: Entity) { kept.entities.removeAll { $0 === entity } }
}
public typealias RealityViewCameraContent = RealityViewContent

/// Makes entities and keeps them; in their place it says that they are not drawn.
///
/// - Missing: drawing.
@MainActor @preconcurrency public struct RealityView<Placeholder: View>: View {
  private let make: @MainActor (inout RealityViewContent) async -> Void
  private let update: (@MainActor (inout RealityViewContent) -> Void)?
  private let placeholder: Placeholder?
  @State private var kept = RealityViewContent.Kept()
  @State private var isMade = false

  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil
  ) where Placeholder == EmptyView { (self.make, self.update, placeholder) = (make, update, nil) }
  public init(
    make: @escaping @MainActor (inout RealityViewContent) async -> Void,
    update: (@MainActor (inout RealityViewContent) -> Void)? = nil,
    @ViewBuilder placeholder: () -> Placeholder
  ) { (self.make, self.update, self.placeholder) = (make, update, placeholder()) }

  public var body: some View {
    updated()
    return ZStack {
      if !isMade, let placeholder { placeholder } else { AbsentReality() }
    }
    .task {
      guard !isMade else { return }
      var content = RealityViewContent(kept: kept)
      await make(&content)
      isMade = true
    }
  }
  private func updated() {
    guard isMade, let update else { return }
    var content = RealityViewContent(kept: kept)
    update(&content)
  }
}

/// A model of a file. None can be read here, and it says so.
///
/// - Missing: models.
@MainActor @preconcurrency public struct Model3D<Content: View>: View {
  private let content: Content?
  public var body: some View {
    if let content { content } else { AbsentReality() }
  }
}
extension Model3D where Content == EmptyView {
  public init(named name: String, bundle: Bundle? = nil) { content = nil }
  public init(url: URL) { content = nil }
}
extension Model3D {
  public init<Model: View, Placeholder: View>(
    named name: String, bundle: Bundle? = nil, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == Placeholder { self.content = placeholder() }
  public init<Model: View, Placeholder: View>(
    url: URL, @ViewBuilder content: @escaping (ResolvedModel3D) -> Model,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == Placeholder { self.content = placeholder() }
}
/// A model that was read. None is ever made here.
@MainActor @preconcurrency public struct ResolvedModel3D: View {
  public var body: some View { AbsentReality() }
  public func resizable(_ isResizable: Bool = true) -> ResolvedModel3D { self }
}

/// A view of UIKit with entities; in their place it says nothing and shows its ground.
///
/// - Missing: drawing, and the camera.
@MainActor @preconcurrency
open class ARView: UIView {
  public struct DebugOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let showFeaturePoints = DebugOptions(rawValue: 1)
    public static let showWorldOrigin = DebugOptions(rawValue: 2)
    public static let showAnchorOrigins = DebugOptions(rawValue: 4)
    public static let showPhysics = DebugOptions(rawValue: 8)
    public static let showStatistics = DebugOptions(rawValue: 16)
  }
  public enum CameraMode: Sendable { case ar, nonAR }
  public struct Environment {
    public enum Background {
      case cameraFeed
      case color(UIColor)
      public static func cameraFeed(exposureCompensation: Float = 0) -> Background { .cameraFeed }
    }
    public var background = Background.cameraFeed
  }
  public let scene = Scene()
  public let session = ARSession()
  open var debugOptions: DebugOptions = []
  open var environment = Environment()
  open var cameraMode = CameraMode.ar
  open var automaticallyConfigureSession = true
  public init(
    frame: CGRect, cameraMode: CameraMode, automaticallyConfigureSession: Bool
  ) {
    (self.cameraMode, self.automaticallyConfigureSession) = (cameraMode, automaticallyConfigureSession)
    super.init(frame: frame)
    noReality()
  }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    noReality()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    noReality()
  }
  open func entity(at point: CGPoint) -> Entity? { nil }
  open func hitTest(_ point: CGPoint) -> [Entity] { [] }
  open func installGestures(_ gestures: EntityGestures = .all, for entity: Entity) { noReality() }
  public struct EntityGestures: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let translation = EntityGestures(rawValue: 1)
    public static let rotation = EntityGestures(rawValue: 2)
    public static let scale = EntityGestures(rawValue: 4)
    public static let all: EntityGestures = [.translation, .rotation, .scale]
  }
}
/// The entities of a view.
@MainActor @preconcurrency
open class Scene: NSObject {
  /// What is tied to the world.
  public var anchors = AnchorCollection()
  open func addAnchor(_ anchor: AnchorEntity) { anchors.append(anchor) }
  open func removeAnchor(_ anchor: AnchorEntity) { anchors.remove(anchor) }
  public struct AnchorCollection: Sequence {
    private var all: [AnchorEntity] = []
    public func makeIterator() -> IndexingIterator<[AnchorEntity]> { all.makeIterator() }
    public var count: Int { all.count }
    public var isEmpty: Bool { all.isEmpty }
    public subscript(index: Int) -> AnchorEntity { all[index] }
    public mutating func append(_ anchor: AnchorEntity) { all.append(anchor) }
    public mutating func remove(_ anchor: AnchorEntity) { all.removeAll { $0 === anchor } }
    public mutating func removeAll() { all = [] }
  }
  open func findEntity(named name: String) -> Entity? {
    anchors.lazy.compactMap { $0.findEntity(named: name) }.first
  }
}
