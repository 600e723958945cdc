import Foundation
import SashCore
import SashDisplay
import SashGraph
import SashInput
import SashSemantics

/// The row of a list, or of what else has rows, that fingers are on.
protocol PressedRow {
  /// Where it lies in its place, in points.
  func rect(in size: CGSize) -> CGRect
  /// Whether a tap does something now.
  var isAction: Bool { get }
  /// Whether it is there to be tapped, even if that does nothing now.
  var isControl: Bool { get }
  /// Does what a tap does.
  func perform()
  /// The same for a tap of a finger, and whether that does something now.
  func performByFinger()
  var isActionByFinger: Bool { get }
  /// Does what a click does while keys are held. False for nothing else than without them.
  func perform(with modifiers: KeyModifiers) -> Bool
  /// Whether it is among what is selected.
  var isSelected: Bool { get }
  /// Where it stands among the rows; nil where nobody knows.
  var place: SemanticsPlace? { get }
  /// How those who do not see it choose it among the others; nil where it cannot be chosen.
  var choice: SemanticsChoice? { get }
  /// Which of the rows beside it is moved aside.
  var openRow: OpenRow { get }
  /// Whether it is one of those that data brings along or that can be selected; keys pass from one to the next by arrows.
  var isOneOfMany: Bool { get }
  /// Selects it as arrows do that have come to it, with what is selected already if they extend that. Nothing where a choice
  /// leads on.
  func follow(extends: Bool)
  /// What happens when it is held; nil for nothing.
  var hold: RowContext.Hold? { get }
}

extension PressedRow {
  var isOneOfMany: Bool { true }
  var choice: SemanticsChoice? { nil }
  var hold: RowContext.Hold? { nil }
  func performByFinger() { perform() }
  var isActionByFinger: Bool { isAction }
  func perform(with modifiers: KeyModifiers) -> Bool { false }
  func follow(extends: Bool) {}
}

/// Which row is moved aside, of those of which only one may be.
package final class OpenRow {
  weak var row: ListRowResponder?
  package init() {}
  /// Puts the row back.
  package func close() { row?.close() }
}

/// Takes the fingers on a row: taps that select it or perform its buttons, and swipes that uncover its actions.
nonisolated struct ListRowPress: UnaryModifier {
  /// Whether there are actions at an edge, and whether a full swipe performs the first.
  struct Offers: Equatable {
    var leading: Bool?
    var trailing: Bool?
  }
  let row: any PressedRow
  let actions: SwipeActionsBox
  var isPressed: Binding<Bool>
  var swipe: Binding<RowSwipe>
  var offers: Offers
  var isMirrored: Bool

  static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let responder = ListRowResponder(modifier: modifier.attribute, size: inputs.size, host: inputs.host)
    inputs.host.focus.admit(responder, inputs)
    let actions = modifier.attribute.untrackedValue.actions
    actions.close = { [weak responder] in responder?.close() }
    actions.openDeletion = { [weak responder] in responder?.openDeletion() }
    return makeResponder(inputs: inputs, outputs: body(_Graph(), inputs), responder: responder) {
      Path(modifier.value.row.rect(in: $0))
    }
  }
}

/// The fingers on one row.
final class ListRowResponder: TakingResponder, StrokeResponder, FocusResponder, MovedResponder {
  private let modifier: WeakAttribute<ListRowPress>
  private let size: WeakAttribute<CGSize>
  unowned let host: ViewGraph
  /// What has been typed to find a row, and when.
  var typed = (text: "", time: -Double.infinity)
  private var press = PressMachine()
  /// Whether what presses it is a finger.
  private var isByFinger = false
  /// The keys that are held as a mouse lets go.
  private var held: KeyModifiers = []
  private var watched: (pointer: Int, place: CGPoint)?
  private let holding = HoldWatch()
  private var machine: SwipeMachine?
  private var speed = FingerSpeed()
  private let glide = RowGlide()
  /// The pointer only closes a row that was open.
  private var isSwallowing = false

  init(modifier: Attribute<ListRowPress>, size: Attribute<CGSize>, host: ViewGraph) {
    self.modifier = WeakAttribute(modifier)
    self.size = WeakAttribute(size)
    self.host = host
  }
  var current: ListRowPress? { host.graph.withCurrent { modifier.attribute?.untrackedValue } }
  private var width: CGFloat {
    host.graph.withCurrent {
      guard let size = size.attribute?.untrackedValue, let row = modifier.attribute?.untrackedValue else {
        return 0
      }
      return row.row.rect(in: size).width
    }
  }
  private var isOpen: Bool { (current?.swipe.wrappedValue.shift ?? 0) != 0 }

  // MARK: Taps

  private func perform(_ action: PressMachine.Action?) {
    guard let action, let current else { return }
    switch action {
    case .press: current.isPressed.wrappedValue = true
    case .release: current.isPressed.wrappedValue = false
    case .perform:
      current.isPressed.wrappedValue = false
      if isByFinger {
        current.row.performByFinger()
      } else if held.isEmpty || !current.row.perform(with: held) {
        current.row.perform()
      }
      held = []
    }
  }
  /// A mouse that has chosen a row has led keys to it, unless somebody types elsewhere.
  private func lead(_ event: PointerEvent) {
    guard event.kind == .mouse, current?.row.isOneOfMany == true, host.focus.holder?.isField != true else {
      return
    }
    host.focus.holder = self
  }
  /// What keys do that press it.
  func press(isDown: Bool) {
    isByFinger = false
    perform(isDown ? press.began() : press.ended(isInside: true))
  }
  func cancelPress() { perform(press.cancelled()) }

  var isAction: Bool {
    guard let current else { return false }
    return isOpen || current.row.isAction
  }

  /// A row that does something is one element, as a button is; another one holds elements.
  var semantics: ResponderSemantics? { host.graph.withCurrent { semanticsNow } }
  /// What its buttons are is asked of the current graph.
  private var semanticsNow: ResponderSemantics? {
    guard let row = modifier.attribute?.untrackedValue.row else { return nil }
    var properties = SemanticsProperties()
    properties.added = .row
    properties.place = row.place
    properties.choice = row.choice
    if row.isSelected { properties.added.insert(.selected) }
    // What a row that is moved aside uncovers are buttons of their own.
    guard row.isControl, !isOpen else {
      properties.role = .row
      return ResponderSemantics(properties, kind: .container)
    }
    properties.role = .button
    properties.added.insert(.button)
    properties.isEnabled = row.isAction
    properties.actions = [
      SemanticsAction(.activate) { [weak self] in
        guard let self else { return }
        host.graph.withCurrent { self.modifier.attribute?.untrackedValue.row.perform() }
      }
    ]
    return ResponderSemantics(properties)
  }

  func pointerBegan(_ event: PointerEvent, at local: CGPoint) -> Bool {
    if event.button == .secondary, let hold, !isOpen { return hold.perform(event.location) }
    guard event.button == .primary, isAction else { return false }
    isByFinger = event.kind == .touch
    if isByFinger, !isOpen, current?.row.isActionByFinger != true { return false }
    if isOpen {
      isSwallowing = true
      return true
    }
    perform(press.began())
    return true
  }
  func pointerMoved(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if machine != nil { return drag(to: event.location, time: event.time) }
    perform(press.moved(isInside: isInside))
  }
  func pointerEnded(_ event: PointerEvent, at local: CGPoint, isInside: Bool) {
    if machine != nil { return endDrag(time: event.time) }
    if isSwallowing {
      isSwallowing = false
      return close()
    }
    if isInside { lead(event) }
    held = event.kind == .mouse ? event.modifiers : []
    perform(press.ended(isInside: isInside))
  }
  func pointerCancelled() {
    isSwallowing = false
    if machine != nil {
      machine = nil
      close()
    }
    perform(press.cancelled())
  }

  // MARK: Swipes

  var pressDelay: Double { 0 }

  func watchBegan(_ event: PointerEvent) -> Bool {
    guard let current else { return false }
    if let open = current.row.openRow.row, open !== self {
      open.close()
      isSwallowing = true
      return true
    }
    watched = (event.pointer, event.location)
    // What is drawn in the row hears of it too, and before.
    holding.began(event, delay: isOpen ? nil : hold?.delay(), on: host) { [weak self] in
      _ = self?.hold?.perform($0)
    }
    return false
  }
  /// What holding the row does now.
  private var hold: RowContext.Hold? {
    guard let hold = current?.row.hold, hold.isEnabled() else { return nil }
    return hold
  }

  func watchMoved(_ event: PointerEvent) -> Bool {
    holding.moved(event)
    guard let watched, watched.pointer == event.pointer, let current else { return false }
    let (x, y) = (event.location.x - watched.place.x, event.location.y - watched.place.y)
    guard abs(x) >= ScrollPhysics.slop, abs(x) > abs(y), follows(x, current) else { return false }
    self.watched = nil
    beginDrag(at: watched.place, current)
    drag(to: event.location, time: event.time)
    return true
  }
  func watchEnded() {
    watched = nil
    holding.ended()
  }

  private func newMachine(_ row: ListRowPress) -> SwipeMachine {
    let width = row.actions.width
    return SwipeMachine(
      leading: row.offers.leading.map { .init(width: width, allowsFull: $0) },
      trailing: row.offers.trailing.map { .init(width: width, allowsFull: $0) },
      rowWidth: self.width, shift: row.swipe.wrappedValue.shift)
  }
  private func follows(_ x: CGFloat, _ row: ListRowPress) -> Bool {
    newMachine(row).follows(row.isMirrored ? -x : x)
  }
  private func beginDrag(at place: CGPoint, _ row: ListRowPress) {
    if let open = row.row.openRow.row, open !== self { open.close() }
    glide.stop()
    isSwallowing = false
    perform(press.cancelled())
    var new = newMachine(row)
    new.began(at: along(place, row))
    machine = new
    speed = FingerSpeed()
    row.row.openRow.row = self
  }

  private func along(_ point: CGPoint, _ row: ListRowPress) -> CGFloat { row.isMirrored ? -point.x : point.x }

  private func drag(to place: CGPoint, time: Double) {
    guard var machine, let current else { return }
    speed.add(place, at: time)
    // The actions have been laid out once they show.
    machine.leading?.width = current.actions.width
    machine.trailing?.width = current.actions.width
    machine.moved(to: along(place, current))
    self.machine = machine
    current.swipe.wrappedValue = RowSwipe(
      shift: machine.shift, isFull: machine.isFull, isDeleting: current.swipe.wrappedValue.isDeleting)
  }

  private func endDrag(time: Double) {
    guard var machine, let current else { return }
    self.machine = nil
    machine.leading?.width = current.actions.width
    machine.trailing?.width = current.actions.width
    let velocity = speed.velocity(at: time).width
    switch machine.ended(velocity: current.isMirrored ? -velocity : velocity) {
    case .close: close()
    case .open(let side):
      move(to: side == .leading ? current.actions.width : -current.actions.width)
    case .full:
      let first = current.actions.first
      close()
      first?()
    }
  }

  // MARK: Touch pads and wheels

  func claim(_ stroke: Stroke, inner: [any StrokeResponder]) -> StrokeClaim {
    guard stroke.axis == .horizontal, let current else { return .none }
    return follows(stroke.isForward ? -1 : 1, current) ? .within : .none
  }
  func strokeBegan(at finger: CGPoint, time: Double) {
    if let current { beginDrag(at: finger, current) }
  }
  func strokeMoved(to finger: CGPoint, time: Double) { drag(to: finger, time: time) }
  func strokeEnded(at finger: CGPoint, time: Double, isLifted: Bool) { endDrag(time: time) }

  /// A notch uncovers the actions or covers them; none performs one.
  func turn(by delta: CGSize) -> Bool {
    guard let current else { return false }
    let shift = current.swipe.wrappedValue.shift
    let isTowardTrailing = (delta.width > 0) != current.isMirrored
    if shift == 0 {
      open(isTowardTrailing ? .leading : .trailing)
    } else if (shift < 0) == isTowardTrailing {
      close()
    }
    return true
  }

  /// Uncovers the confirmation of a deletion.
  func openDeletion() { open(.trailing, isDeleting: true) }

  private func open(_ side: SwipeMachine.Side, isDeleting: Bool = false) {
    guard let current else { return }
    current.row.openRow.close()
    current.row.openRow.row = self
    let sign: CGFloat = side == .leading ? 1 : -1
    // So that they are laid out, and their width is known.
    current.swipe.wrappedValue = RowSwipe(shift: sign * 0.5, isDeleting: isDeleting)
    _ = host.schedule(after: 0) { [weak self] in
      guard let self, let width = self.current?.actions.width else { return }
      self.move(to: sign * width)
    }
  }

  private func move(to goal: CGFloat) {
    guard let current else { return }
    glide.go(from: current.swipe.wrappedValue.shift, to: goal, on: host) { [weak self] in
      guard let self, let current = self.current else { return }
      let swipe = current.swipe
      swipe.wrappedValue = RowSwipe(
        shift: $0, isFull: false, isDeleting: $0 == 0 ? false : swipe.wrappedValue.isDeleting)
      // They may have been laid out only since it began.
      let width = current.actions.width
      if goal != 0, abs(goal) != width { self.move(to: goal < 0 ? -width : width) }
    }
  }
  func putBack() { if let current, current.swipe.wrappedValue.shift != 0 { close() } }

  /// Puts the row back.
  func close() {
    guard let current else { return }
    if current.row.openRow.row === self { current.row.openRow.row = nil }
    move(to: 0)
  }
}
