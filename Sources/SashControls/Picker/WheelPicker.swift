import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput

/// Values on a wheel that a finger turns; the one in the middle is chosen when it comes to rest.
///
/// - Source: facts on UIKit, U232…U245: 320×216, rows of 32, 23.5 points in the middle and 21 elsewhere in 44.7 %, on a
///   wheel of 0.334225372 (height + 75) with 2 (height + 75) / 32 rows around; the field in the middle 34 high, 9 from the
///   sides, in the quaternary fill. Facts on metrics: its corners of 8.
struct WheelPicker: View {
  let options: [PickerOption]
  /// How far the wheel is turned from the chosen value, in rows; nil at rest.
  @State private var turned: CGFloat?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.hasWheelBand) private var hasBand

  static let row: CGFloat = 32
  static let height: CGFloat = 216
  static let font = Font.system(size: 21)
  private static let chosenFont = Font.system(size: 23.5)
  private static let radius = 0.334225372 * (height + 75)
  /// From one row to the next.
  private static let angle = 2 * Double.pi / (2 * (height + 75) / row).rounded(.up)
  private var chosen: Int { options.firstIndex(where: \.isSelected) ?? 0 }

  var body: some View {
    let middle = CGFloat(chosen) + (turned ?? 0)
    ZStack {
      if hasBand { WheelBand() }
      ForEach(shown(around: middle), id: \.self) { index in
        let angle = Double(CGFloat(index) - middle) * WheelPicker.angle
        let isInMiddle = abs(CGFloat(index) - middle) < 0.5
        options[index].shown {
          $0.lineLimit = 1
          if isInMiddle, $0.font == WheelPicker.font { $0.font = WheelPicker.chosenFont }
        }
        .accessibilityHidden(!isInMiddle)
        .scaleEffect(x: 1, y: max(0.01, cos(angle)))
        .opacity(abs(angle) > .pi / 2 ? 0 : isInMiddle ? 1 : 0.447)
        .offset(y: WheelPicker.radius * sin(angle))
      }
    }
    .frame(idealWidth: 320, maxWidth: .infinity)
    // - Source: a `UIPickerView` that is given less height shows fewer rows
    .frame(minHeight: 0, idealHeight: WheelPicker.height, maxHeight: WheelPicker.height)
    .clipped()
    .contentShape(Rectangle())
    .keyControl(isEnabled: isEnabled, radius: 8) { [options] in options.choose(by: $0, downIsNext: true) }
    .control(.wheel) { [options, chosen] in
      $0.adjust { direction in
        let next = chosen + (direction == .increment ? 1 : -1)
        if options.indices.contains(next) { MainActor.assumeIsolated { options[next].select() } }
      }
    }
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

/// The field in the middle of a wheel, or of several beside each other.
struct WheelBand: View {
  var body: some View {
    RoundedRectangle(cornerRadius: 8).fill(Color(SystemColor.quaternaryFill))
      .frame(height: WheelPicker.row + 2).padding(.horizontal, 9)
  }
}

private struct HasWheelBandKey: EnvironmentKey { static var defaultValue: Bool { true } }
extension EnvironmentValues {
  /// Whether each wheel has a field of its own in its middle.
  var hasWheelBand: Bool {
    get { self[HasWheelBandKey.self] }
    set { self[HasWheelBandKey.self] = newValue }
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

private final class WheelResponder: TakingResponder, StrokeResponder {
  private let modifier: WeakAttribute<WheelTurning>
  private let size: WeakAttribute<CGSize>
  private unowned let host: ViewGraph
  private var start: (finger: CGFloat, turned: CGFloat)?
  private var hasMoved = false
  private var speed = FingerSpeed()
  private let glide = RowGlide()
  /// Where it is going to rest.
  private var goal: CGFloat?

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
    begin(at: event.location, time: event.time)
    return true
  }
  func watchMoved(_ event: PointerEvent) -> Bool { false }
  func watchEnded() {}

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    guard event.button == .primary, current?.isEnabled == true else { return false }
    begin(at: event.location, time: event.time)
    return true
  }
  private func begin(at place: CGPoint, time: Double) {
    glide.stop()
    goal = nil
    start = (place.y, current?.turned.wrappedValue ?? 0)
    hasMoved = false
    speed = FingerSpeed()
    speed.add(place, at: time)
  }

  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    move(to: event.location, time: event.time)
  }
  private func move(to place: CGPoint, time: Double) {
    guard let start, let current else { return }
    speed.add(place, at: time)
    let distance = start.finger - place.y
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

  // MARK: Touch pads and wheels

  func claim(_ stroke: Stroke, inner: [any StrokeResponder]) -> StrokeClaim {
    stroke.axis == .vertical && current?.isEnabled == true ? .within : .none
  }
  func strokeBegan(at finger: CGPoint, time: Double) {
    begin(at: finger, time: time)
    hasMoved = true
  }
  func strokeMoved(to finger: CGPoint, time: Double) { move(to: finger, time: time) }
  func strokeEnded(at finger: CGPoint, time: Double, isLifted: Bool) {
    guard let current, start != nil else { return }
    start = nil
    let turned = current.turned.wrappedValue ?? 0
    rest(at: (turned - speed.velocity(at: time).height * 0.2 / WheelPicker.row).rounded())
  }
  /// A notch is a row.
  func turn(by delta: CGSize) -> Bool {
    rest(at: (goal ?? current?.turned.wrappedValue ?? 0).rounded() + (delta.height < 0 ? 1 : -1))
    return true
  }

  private func rest(at goal: CGFloat) {
    guard let current else { return }
    let goal = min(max(goal, current.range.lowerBound), current.range.upperBound)
    self.goal = goal
    glide.go(from: current.turned.wrappedValue ?? 0, to: goal, on: host) { [weak self] in
      self?.current?.turned.wrappedValue = $0
    } done: { [weak self] in
      self?.goal = nil
      guard let current = self?.current else { return }
      current.turned.wrappedValue = nil
      if goal != 0 { current.end(Int(goal)) }
    }
  }
}
