import Foundation
import SashCore
import SashGraph

private struct LargeContentEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
extension EnvironmentValues {
  /// Whether holding a small control at the large sizes of text shows it large.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentEnabledKey.self] }
    set { self[LargeContentEnabledKey.self] = newValue }
  }
}

extension View {
  /// Shows this view large in the middle of the window while it is held, at the sizes of text for accessibility.
  ///
  /// For controls that cannot grow with the text, such as those in bars.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    modifier(LargeContentModifier<EmptyView>(large: nil))
  }
  /// Shows another view large in the middle of the window while this one is held, at the sizes of text for accessibility.
  public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  )
    -> some View
  { modifier(LargeContentModifier(large: largeContentView())) }
}

private struct LargeContentModifier<Large: View>: ViewModifier {
  let large: Large?
  nonisolated init(large: Large?) { self.large = large }
  @State private var card = LargeContentCard()
  @GestureState private var isHeld = false
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.largestTypeSize) private var chosen
  @Environment(\.accessibilityLargeContentViewerEnabled) private var isEnabled

  func body(content: Content) -> some View {
    let (card, large) = (card, large)
    // Bars keep their letters small: what counts is the size that holds around them.
    let isNeeded = isEnabled && (size.isAccessibilitySize || chosen?.isAccessibilitySize == true)
    content
      .modifier(LargeContentPlace(card: card))
      .simultaneousGesture(
        LongPressGesture(minimumDuration: 0.5)
          .sequenced(before: DragGesture(minimumDistance: 0))
          .updating($isHeld) { value, isHeld, _ in
            if case .second(true, _) = value { isHeld = true }
          },
        isEnabled: isNeeded
      )
      .onChange(of: isHeld) { _, isHeld in
        if isHeld {
          card.show(large.map { AnyView($0) } ?? AnyView(content))
        } else {
          card.hide()
        }
      }
      .onDisappear { card.hide() }
  }
}

/// The card with what is held.
@MainActor private final class LargeContentCard {
  fileprivate nonisolated(unsafe) var inputs: _GraphInputs?
  fileprivate nonisolated(unsafe) var owner: Subgraph?
  private var layer: WindowLayer?
  nonisolated init() {}

  func show(_ view: AnyView) {
    guard layer == nil, let inputs, let owner, owner.isValid else { return }
    inputs.host.enqueue { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.layer == nil else { return }
        let layer = inputs.host.layers.add(LargeContentView(content: view), base: inputs, owner: owner)
        // Keys go to what is below it.
        layer.isLeaving = true
        self.layer = layer
      }
    }
  }
  func hide() {
    guard let layer else { return }
    self.layer = nil
    inputs?.host.enqueue { [inputs] in if layer.subgraph.isValid { inputs?.host.layers.remove(layer) } }
  }
}

/// Tells a card where its view stands.
private nonisolated struct LargeContentPlace: UnaryModifier {
  let card: LargeContentCard
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let card = modifier.attribute.untrackedValue.card
    (card.inputs, card.owner) = (inputs.base, Subgraph.current)
    return body(_Graph(), inputs)
  }
}

/// - Source: pictures of UIKit's viewer: a card of material in the middle, corners of 20, an image above a title
private struct LargeContentView: View {
  let content: AnyView
  var body: some View {
    content
      .labelStyle(LargeLabelStyle())
      .buttonStyle(.plain)
      .font(.system(size: 34, weight: .semibold))
      .foregroundStyle(.primary)
      .multilineTextAlignment(.center)
      .imageScale(.large)
      .padding(32)
      .frame(minWidth: 180, minHeight: 180)
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
      .padding(24)
      .dynamicTypeSize(.large)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// The image large above the title.
private struct LargeLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 16) {
      configuration.icon.font(.system(size: 64, weight: .regular))
      configuration.title
    }
  }
}

private struct LargestTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize? { nil } }
extension EnvironmentValues {
  /// The size of text around a bar, which keeps its own letters small; nil outside of bars.
  var largestTypeSize: DynamicTypeSize? {
    get { self[LargestTypeSizeKey.self] }
    set { self[LargestTypeSizeKey.self] = newValue }
  }
}
