import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput

/// Values on a wheel that a finger turns; the one in the middle is chosen when it comes to rest.
///
/// - Source: facts on metrics: 216 points high, rows of 32, the middle on a field with corners of 8, 9 points from the sides.
struct WheelPicker: View {
  let options: [PickerOption]
  /// How far the wheel is turned from the chosen value, in rows; nil at rest.
  @State private var turned: CGFloat?
  @Environment(\.isEnabled) private var isEnabled

  static let row: CGFloat = 32
  private var chosen: Int { options.firstIndex(where: \.isSelected) ?? 0 }

  var body: some View {
    let middle = CGFloat(chosen) + (turned ?? 0)
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(SystemStyle.tertiaryFill).frame(height: WheelPicker.row).padding(
        .horizontal, 9)
      ForEach(shown(around: middle), id: \.self) { index in
        let angle = Double(CGFloat(index) - middle) * 0.32
        options[index].view
          .font(.system(size: 22))
          .lineLimit(1)
          .scaleEffect(x: 1, y: max(0.01, cos(angle)))
          .opacity(max(0, abs(CGFloat(index) - middle) < 0.5 ? 1 : cos(angle) * 0.6))
          .offset(y: 100 * sin(angle))
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 216)
    .clipped()
    .contentShape(Rectangle())
    .modifier(
      WheelTurning(
        turned: $turned, isEnabled: isEnabled,
        range: CGFloat(-chosen)...CGFloat(max(0, options.count - 1 - chosen))
      ) { rows in
        let index = min(max(0, chosen + rows), options.count - 1)
        if options.indices.contains(index) { options[index].select() }
      })
  }

  private func shown(around middle: CGFloat) -> Range<Int> {
    let center = Int(middle.rounded())
    let low = max(0, min(center - 4, options.count))
    return low..<max(low, min(center + 5, options.count))
  }
}

/// Turns a wheel by a finger.
nonisolated private struct WheelTurning: UnaryModifier {
  var turned: Binding<CGFloat?>
  var isEnabled: Bool
  /// How far it can be turned, in rows.
  var range: ClosedRange<CGFloat>
  /// Called with whole rows when the wheel has come to rest.
  var end: (Int) -> Void

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    makeResponder(
      inputs: inputs, outputs: body(_Graph(), inputs),
      responder: WheelResponder(modifier: modifier.attribute, size: inputs.size, host: inputs.host)
    ) { Path(CGRect(origin: .zero, size: $0)) }
  }
}

private final class WheelResponder: TakingResponder {
  private let modifier: WeakAttribute<WheelTurning>
  private let size: WeakAttribute<CGSize>
  private unowned let host: ViewGraph
  private var start: (finger: CGFloat, turned: CGFloat)?
  private var hasMoved = false
  private var speed = FingerSpeed()
  private let glide = RowGlide()

  init(modifier: Attribute<WheelTurning>, size: Attribute<CGSize>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.size = WeakAttribute(size)
    self.host = host
  }
  private var current: WheelTurning? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }

  // A finger on the wheel turns it, and never scrolls what the wheel stands in.
  var pressDelay: Double { 0 }
  func watchBegan(_ event: PointerEvent) -> Bool {
    guard current?.isEnabled == true else { return false }
    begin(event)
    return true
  }
  func watchMoved(_ event: PointerEvent) -> Bool { false }
  func watchEnded() {}

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, current?.isEnabled == true else { return false }
    begin(event)
    return true
  }
  private func begin(_ event: PointerEvent) {
    glide.stop()
    start = (event.location.y, current?.turned.wrappedValue ?? 0)
    hasMoved = false
    speed = FingerSpeed()
    speed.add(event.location, at: event.time)
  }

  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let start, let current else { return }
    speed.add(event.location, at: event.time)
    let distance = start.finger - event.location.y
    if abs(distance) < 4, !hasMoved { return }
    hasMoved = true
    let wanted = start.turned + distance / WheelPicker.row
    current.turned.wrappedValue = min(
      max(wanted, current.range.lowerBound - 0.4), current.range.upperBound + 0.4)
  }

  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    guard let current, start != nil else { return }
    start = nil
    var goal = current.turned.wrappedValue ?? 0
    if hasMoved {
      // - Source: wheels of UIKit glide on for about a fifth of a second at the speed of the finger.
      goal -= speed.velocity(at: event.time).height * 0.2 / WheelPicker.row
    } else if let height = host.graph.withCurrent({ size.attribute?.untrackedValue.height }) {
      // A tap on a row turns the wheel to it.
      goal += (local.y - height / 2) / WheelPicker.row
    }
    rest(at: goal.rounded())
  }
  func pointerCancelled() {
    start = nil
    rest(at: (current?.turned.wrappedValue ?? 0).rounded())
  }

  private func rest(at goal: CGFloat) {
    guard let current else { return }
    let goal = min(max(goal, current.range.lowerBound), current.range.upperBound)
    glide.go(from: current.turned.wrappedValue ?? 0, to: goal, on: host) { [weak self] in
      self?.current?.turned.wrappedValue = $0
    } done: { [weak self] in
      guard let current = self?.current else { return }
      current.turned.wrappedValue = nil
      if goal != 0 { current.end(Int(goal)) }
    }
  }
}
