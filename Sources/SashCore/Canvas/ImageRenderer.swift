import Combine
import CoreGraphics
import Foundation
import SashDisplay
import SashLayout
import SashRaster

/// Makes pictures of a view that is in no window.
///
/// The view lives as long as the renderer: its state is kept from one picture to the next, and `objectWillChange` tells
/// when another picture would look different.
///
/// - Missing: pages of vectors (a PDF context), colour modes other than `.nonLinear`, and pictures of more than the standard
///   range of brightness.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  public nonisolated(unsafe) let objectWillChange = PassthroughSubject<Void, Never>()
  /// The view that is drawn; another value keeps the state of the one before.
  public var content: Content { didSet { changed { $0.content.value = content } } }
  /// What the view is offered; its ideal size by default.
  public var proposedSize: ProposedViewSize = .unspecified { didSet { stage = nil } }
  /// Pixels a point.
  public var scale: CGFloat = 1 { didSet { stage = nil } }
  /// Whether the picture is made without transparency, on black.
  public var isOpaque = false { didSet { objectWillChange.send() } }
  /// In which space colours are mixed.
  public var colorMode: ColorRenderingMode = .nonLinear {
    didSet {
      if colorMode != .nonLinear {
        runtimeWarning("ImageRenderer mixes colours in the .nonLinear mode only.")
      }
    }
  }
  /// How bright the picture may be; nil is as bright as the view.
  public var allowedDynamicRange: Image.DynamicRange?
  /// Whether `objectWillChange` tells of changes inside the view.
  public var isObservationEnabled = true

  private var stage: Stage<Content>?

  public init(content view: Content) { content = view }

  private func changed(_ change: (Stage<Content>) -> Void) {
    if let stage { change(stage) }
    objectWillChange.send()
  }

  private func prepared() -> Stage<Content> {
    let ready = stage ?? Stage(content, proposal: proposedSize, scale: scale)
    stage = ready
    ready.scene.onFrameRequest = nil
    ready.scene.update()
    ready.scene.onFrameRequest = { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.isObservationEnabled { self.objectWillChange.send() }
      }
    }
    return ready
  }

  /// The picture now; nil if the view has no size.
  public var cgImage: CGImage? { bitmap.map { CGImage($0) } }

  /// The pixels of the picture now; nil if the view has no size or one that is not finite.
  package var bitmap: Bitmap? {
    guard scale > 0, scale.isFinite else { return nil }
    let ready = prepared()
    let size = ready.scene.rootSize
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= 32_768, height <= 32_768 else { return nil }
    let bitmap = Bitmap(width: Int(width), height: Int(height))
    Raster(threads: 1).render(
      ready.scene.display(), into: bitmap, scale: scale, background: isOpaque ? .black : .clear)
    return bitmap
  }

  /// Calls `renderer` with the size of the view and a function that draws it into a context, as often as it is called.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ renderer: (CGContext) -> Void) -> Void
  ) {
    let scene = prepared().scene
    let size = scene.rootSize
    renderer(size) {
      $0.drawUpright(.group([PlacedItem(offset: .zero, item: scene.display())]), height: size.height)
    }
  }
}

/// A view in a scene of its own.
@MainActor private final class Stage<Content: View> {
  let scene: ViewGraph
  let content: Box<Content>

  init(_ view: Content, proposal: ProposedViewSize, scale: CGFloat) {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    content = Box(view)
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 393, height: 852))
    scene = ViewGraph(
      root: StageView(content: content), size: size, environment: environment, proposal: proposal)
  }
  deinit { scene.close() }
}

/// A view value that is exchanged from outside.
private final class Box<Content: View>: ObservableObject {
  @Published var value: Content
  init(_ value: Content) { self.value = value }
}

private struct StageView<Content: View>: View {
  @ObservedObject var content: Box<Content>
  var body: some View { content.value }
}
