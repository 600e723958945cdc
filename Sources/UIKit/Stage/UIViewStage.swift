import SashCore
import SashGraph

/// Shows a tree of `UIView`s in the graph, in all the space that it is offered.
struct UIViewStage: View {
  let root: UIView
  /// Another one makes the stage look at its tree again.
  var version = 0
  var link: StageLink
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.displayScale) private var displayScale
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.dynamicTypeSize) private var textSize
  @Environment(\.bridgedTraits) private var bridgedTraits

  /// - Parameter isPicture: Whether the tree is only drawn: it comes into no window.
  init(root: UIView, version: Int = 0, isPicture: Bool = false, onEnd: (@MainActor () -> Void)? = nil) {
    self.root = root
    self.version = version
    link = StageLink(root: root, isPicture: isPicture, onEnd: onEnd)
  }

  var body: some View {
    let stage = link.stage
    let values = TraitValues(
      style: colorScheme == .dark ? .dark : .light, contrast: .normal, displayScale: displayScale,
      horizontal: UIUserInterfaceSizeClass(horizontalSizeClass),
      vertical: UIUserInterfaceSizeClass(verticalSizeClass), textSize: UIContentSizeCategory(textSize))
    stage?.traits = UITraitCollection(values.merged(with: bridgedTraits))
    return GeometryReader { [link, version, root] proxy in
      UIViewStage.content(of: root, stage, proxy, link.seed, version).modifier(UncoveredModifier())
    }
    .onAppear { stage?.sightChanged(to: true) }
    .onDisappear { stage?.sightChanged(to: false) }
  }

  private static func content(
    of root: UIView, _ stage: Stage?, _ proxy: GeometryProxy, _ seed: UInt32, _ version: Int
  ) -> UIViewContent {
    stage?.place = { proxy.frame(in: .global).origin }
    stage?.wishes(
      Stage.Wish(
        size: proxy.size, insets: proxy.cover(regions: .container),
        keyboard: proxy.cover(regions: .keyboard).bottom, seed: seed))
    return UIViewContent(view: root, version: root.version)
  }
}

/// Shows a tree of `UIView`s under bars and keyboards as well, which are told to it.
struct CoveringStage: View {
  let root: UIView
  /// Another one makes the stage look at its tree again.
  var version = 0
  var body: some View { UIViewStage(root: root, version: version).ignoresSafeArea() }
}

/// Ties a stage to the life of the view that shows it.
struct StageLink: DynamicProperty {
  let root: UIView
  let isPicture: Bool
  let onEnd: (@MainActor () -> Void)?
  var stage: Stage?
  var seed: UInt32 = 0

  init(root: UIView, isPicture: Bool, onEnd: (@MainActor () -> Void)?) {
    self.root = root
    self.isPicture = isPicture
    self.onEnd = onEnd
  }

  static func _makePropertyBox(inputs: _GraphInputs) -> _DynamicPropertyBox? { StageBox(inputs: inputs) }
}

private final class StageBox: _DynamicPropertyBox {
  private unowned let host: ViewGraph
  private let depth: Int32
  private let signal: Attribute<UInt32>
  /// Whether what shows the stage is seen; nil is always so.
  private let isVisible: Attribute<Bool>?
  private var stage: Stage?
  private var onEnd: (@MainActor () -> Void)?

  init(inputs: _GraphInputs) {
    host = inputs.host
    depth = inputs.place?.depth ?? 0
    signal = Attribute(input: 0)
    isVisible = inputs.isVisible
  }
  override func update(_ field: UnsafeMutableRawPointer) {
    let link = field.assumingMemoryBound(to: StageLink.self)
    MainActor.assumeIsolated {
      if stage == nil || stage?.root !== link.pointee.root {
        stage?.unmount(then: nil)
        stage = Stage(
          root: link.pointee.root, host: host, depth: depth, signal: signal,
          isPicture: link.pointee.isPicture, isInSight: isVisible?.untrackedValue ?? true)
      }
    }
    link.pointee.stage = stage
    link.pointee.seed = signal.value
    onEnd = link.pointee.onEnd
  }
  override func destroy() {
    let (stage, onEnd) = (stage, onEnd)
    MainActor.assumeIsolated { stage?.unmount(then: onEnd) }
    self.stage = nil
  }
}
