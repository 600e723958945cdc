import Foundation
import SashCore
import SashGraph
import SashLayout

extension View {
  /// Says what this view is for, when a pointer has rested on it, and to those who cannot see.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }
  /// Says what this view is for, when a pointer has rested on it, and to those who cannot see.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(HelpModifier { _ in text }).accessibilityHint(text)
  }
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }
}

extension View {
  /// Shows a text when a pointer has rested on this view, if there is one for that place.
  ///
  /// - Parameter text: Makes the text for a place of the window, in points.
  package nonisolated func helpTip(_ text: @escaping @MainActor (CGPoint) -> Text?) -> some View {
    modifier(HelpModifier(text))
  }
}

private struct HelpModifier: ViewModifier {
  nonisolated(unsafe) let text: @MainActor (CGPoint) -> Text?
  @State private var tip = HelpTip()
  nonisolated init(_ text: @escaping @MainActor (CGPoint) -> Text?) { self.text = text }

  func body(content: Content) -> some View {
    let (tip, text) = (tip, text)
    content
      .modifier(HelpPlaceModifier(tip: tip))
      .onContinuousHover(coordinateSpace: .global) { phase in
        switch phase {
        case .active(let place): tip.rest(at: place, text)
        case .ended: tip.end()
        }
      }
      .simultaneousGesture(TapGesture().onEnded { tip.end() })
      .onDisappear { tip.end() }
  }
}

/// The text that a pointer brings up which rests on a view.
@MainActor private final class HelpTip {
  fileprivate nonisolated(unsafe) var inputs: _GraphInputs?
  fileprivate nonisolated(unsafe) var owner: Subgraph?
  private var layer: WindowLayer?
  private var cancel: (() -> Void)?
  /// Seconds that a pointer rests before the text shows.
  private static let delay = 0.8
  nonisolated init() {}

  /// The pointer is at a place of the window, in points.
  func rest(at place: CGPoint, _ text: @escaping @MainActor (CGPoint) -> Text?) {
    guard layer == nil, let inputs else { return }
    cancel?()
    cancel = inputs.host.schedule(after: Self.delay) { [weak self] in
      MainActor.assumeIsolated { if let text = text(place) { self?.show(text, at: place) } }
    }
  }
  func end() {
    cancel?()
    cancel = nil
    guard let layer else { return }
    self.layer = nil
    if layer.subgraph.isValid { inputs?.host.layers.remove(layer) }
  }
  private func show(_ text: Text, at place: CGPoint) {
    cancel = nil
    guard let inputs, let owner, owner.isValid else { return }
    let layer = inputs.host.layers.add(HelpBubble(text: text, place: place), base: inputs, owner: owner)
    // Keys go to what is below it.
    layer.isLeaving = true
    self.layer = layer
  }
}

/// Tells a tip where its view stands.
private nonisolated struct HelpPlaceModifier: UnaryModifier {
  let tip: HelpTip
  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let tip = modifier.attribute.untrackedValue.tip
    (tip.inputs, tip.owner) = (inputs.base, Subgraph.current)
    return body(_Graph(), inputs)
  }
}

/// A text beside the pointer.
private struct HelpBubble: View {
  let text: Text
  /// In points of the window.
  let place: CGPoint
  @Environment(\.pixelLength) private var pixel

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .global).origin
      HelpPlace(pointer: CGPoint(x: place.x - origin.x, y: place.y - origin.y)) {
        text
          .font(.footnote)
          .foregroundStyle(.primary)
          .multilineTextAlignment(.leading)
          .padding(.horizontal, 8)
          .padding(.vertical, 5)
          .background {
            RoundedRectangle(cornerRadius: 6).fill(Color(SystemColor.secondaryGroupedBackground))
              .overlay {
                RoundedRectangle(cornerRadius: 6).strokeBorder(Color(SystemColor.separator), lineWidth: pixel)
              }
              .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
          }
      }
    }
    .dynamicTypeSize(...DynamicTypeSize.accessibility1)
    .allowsHitTesting(false)
    .accessibilityHidden(true)
  }
}

/// Puts a text below a pointer, or above it where there is no room.
private struct HelpPlace: Layout {
  let pointer: CGPoint
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let text = subviews.first else { return }
    let size = text.sizeThatFits(
      ProposedViewSize(width: min(300, bounds.width - 16), height: nil))
    let pointerX = subviews.layoutDirection == .rightToLeft ? bounds.width - pointer.x : pointer.x
    let x = min(max(pointerX - 8, 8), max(8, bounds.width - size.width - 8))
    let below = pointer.y + 22
    let y = below + size.height + 8 <= bounds.height ? below : pointer.y - size.height - 8
    text.place(
      at: CGPoint(x: bounds.minX + x, y: bounds.minY + max(y, 0)), proposal: ProposedViewSize(size))
  }
}
