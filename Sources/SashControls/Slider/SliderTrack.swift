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
  @Environment(\.sliderLook) private var look

  @ViewBuilder private func part(_ picture: Image?, _ color: Color?, _ usual: some ShapeStyle) -> some View {
    if let picture {
      picture.resizable()
    } else if let color {
      Capsule().fill(color)
    } else {
      Capsule().fill(usual)
    }
  }
  @ViewBuilder private var knob: some View {
    if let picture = look?.thumbPicture {
      picture
    } else {
      Circle().fill(look?.thumb ?? .white)
        .shadow(color: .black.opacity(0.12), radius: 0.5)
        .shadow(color: .black.opacity(0.15), radius: 4, x: 0, y: 3)
    }
  }

  var body: some View {
    let fraction = scale.fraction(of: value.wrappedValue)
    let look = look
    SliderLayout(fraction: fraction, look: look) {
      part(look?.trackPicture, look?.track, SystemStyle.fill)
      part(look?.filledPicture, nil, .tint)
      knob.opacity(thumb == .hidden ? 0 : 1)
    }
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(
      SlideModifier(
        fraction: fraction, isEnabled: isEnabled, isMirrored: direction == .rightToLeft, look: look,
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
  var look: SliderLook?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 100
    return CGSize(width: width.isFinite ? max(width, Self.thumb) : 100, height: 31)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (track, thumb) = MainActor.assumeIsolated {
      (
        look?.track(bounds.size) ?? SliderLook.usualTrack(bounds.size),
        look?.thumb(bounds.size, fraction) ?? SliderLook.usualThumb(bounds.size, fraction)
      )
    }
    func place(_ index: Int, _ frame: CGRect) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + frame.midX, y: bounds.minY + frame.midY), anchor: .center,
        proposal: ProposedViewSize(frame.size))
    }
    place(0, track)
    place(
      1, CGRect(x: track.minX, y: track.minY, width: max(0, thumb.midX - track.minX), height: track.height))
    place(2, thumb)
  }
}

/// Recognises the drag of the thumb.
struct SlideModifier: UnaryModifier {
  var fraction: Double
  var isEnabled: Bool
  var isMirrored: Bool
  var look: SliderLook?
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
  private var bounds: CGSize { host.graph.withCurrent { size.attribute?.untrackedValue ?? .zero } }
  private var width: CGFloat { bounds.width }
  /// The middle of the thumb at the lowest value, and how far it goes from there.
  private func way(_ slider: SlideModifier) -> (start: CGFloat, length: CGFloat) {
    guard let look = slider.look else { return (14, width - 28) }
    let size = bounds
    return MainActor.assumeIsolated {
      let start = look.thumb(size, 0).midX
      return (start, look.thumb(size, 1).midX - start)
    }
  }

  /// The distance of a place from the edge where the lowest value is.
  private func distance(_ point: CGPoint, _ slider: SlideModifier) -> CGFloat {
    slider.isMirrored ? width - point.x : point.x
  }

  /// A finger takes the thumb and nothing else; a mouse button on the track fetches it.
  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, let current, current.isEnabled else { return false }
    let way = way(current)
    let thumb = way.start + way.length * current.fraction
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
    guard let grip, let current else { return }
    let way = way(current)
    guard way.length > 0 else { return }
    current.change(Double((distance(local, current) - grip - way.start) / way.length))
  }
  private func end() {
    guard grip != nil else { return }
    grip = nil
    current?.onEditingChanged(false)
  }
}
