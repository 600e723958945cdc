import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput
import SashLayout

/// The track and the thumb of a slider.
///
/// - Source: facts on metrics: 31 points high, the thumb 28 wide, the track 4 high.
struct SliderTrack: View {
  var value: Binding<Double>
  var scale: SliderScale
  var onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.sliderThumb) private var thumb

  var body: some View {
    let fraction = scale.fraction(of: value.wrappedValue)
    SliderLayout(fraction: fraction) {
      Capsule().fill(SystemStyle.fill)
      Capsule().fill(.tint)
      Circle().fill(Color.white)
        .shadow(color: .black.opacity(0.12), radius: 0.5)
        .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
        .opacity(thumb == .hidden ? 0 : 1)
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(
      SlideModifier(
        fraction: fraction, isEnabled: isEnabled, isMirrored: direction == .rightToLeft,
        change: { [value, scale] fraction in
          let new = scale.value(at: fraction)
          if new != value.wrappedValue { value.wrappedValue = new }
        }, onEditingChanged: onEditingChanged)
    )
    .keyControl(isEnabled: isEnabled, radius: 14) { [value, scale, onEditingChanged] key in
      guard let step = KeyStep(key, isMirrored: direction == .rightToLeft) else { return false }
      let old = value.wrappedValue
      let new =
        switch step {
        case .less: scale.value(after: old, .decrement)
        case .more: scale.value(after: old, .increment)
        case .least: scale.value(at: 0)
        case .most: scale.value(at: 1)
        }
      if new == old { return true }
      onEditingChanged(true)
      value.wrappedValue = new
      onEditingChanged(false)
      return true
    }
  }
}

/// Track, filled part, thumb.
private struct SliderLayout: Layout {
  static let thumb: CGFloat = 28
  var fraction: Double

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 100
    return CGSize(width: width.isFinite ? max(width, Self.thumb) : 100, height: 31)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let thumb = Self.thumb
    let x = bounds.minX + thumb / 2 + (bounds.width - thumb) * fraction
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: bounds.width, height: 4))
    subviews[1].place(
      at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading,
      proposal: ProposedViewSize(width: x - bounds.minX, height: 4))
    subviews[2].place(
      at: CGPoint(x: x, y: bounds.midY), anchor: .center,
      proposal: ProposedViewSize(width: thumb, height: thumb))
  }
}

/// Recognises the drag of the thumb.
struct SlideModifier: UnaryModifier {
  var fraction: Double
  var isEnabled: Bool
  var isMirrored: Bool
  var change: (Double) -> Void
  var onEditingChanged: (Bool) -> Void

  nonisolated static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: SlideResponder(modifier: modifier.attribute, size: inputs.size, host: inputs.host)
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class SlideResponder: Responder {
  private let modifier: WeakAttribute<SlideModifier>
  private let size: WeakAttribute<CGSize>
  private unowned let host: ViewGraph
  /// How far from the middle of the thumb it was taken, in points; nil while nobody drags it.
  private var grip: CGFloat?

  init(modifier: Attribute<SlideModifier>, size: Attribute<CGSize>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.size = WeakAttribute(size)
    self.host = host
  }
  private var current: SlideModifier? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }
  private var width: CGFloat { host.graph.withCurrent { size.attribute?.untrackedValue.width ?? 0 } }

  /// The distance of a place from the edge where the lowest value is.
  private func distance(_ point: CGPoint, _ slider: SlideModifier) -> CGFloat {
    slider.isMirrored ? width - point.x : point.x
  }

  /// A finger takes the thumb and nothing else; a mouse button on the track fetches it.
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, let current, current.isEnabled else { return false }
    let thumb = 14 + (width - 28) * current.fraction
    let offset = distance(local, current) - thumb
    if abs(offset) > 22, event.kind == .touch { return false }
    grip = abs(offset) > 22 ? 0 : offset
    current.onEditingChanged(true)
    if abs(offset) > 22 { move(to: local) }
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) { move(to: local) }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) { end() }
  func pointerCancelled() { end() }

  private func move(to local: CGPoint) {
    guard let grip, let current, width > 28 else { return }
    current.change(Double((distance(local, current) - grip - 14) / (width - 28)))
  }
  private func end() {
    guard grip != nil else { return }
    grip = nil
    current?.onEditingChanged(false)
  }
}
