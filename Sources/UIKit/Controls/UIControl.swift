import Foundation
import SashControls
import SashCore

/// A view that a person does something with, and that tells of it.
///
/// Who listens adds a `UIAction`, or a target with the name of its method (`Selectors/UIControl+Target.swift`).
@MainActor @preconcurrency
open class UIControl: UIView {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
  /// What a control is like at a moment.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
  /// Where what is in a control stands across.
  public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  open var isEnabled = true { didSet { if isEnabled != oldValue { tellState() } } }
  /// Whether a tap opens the menu of the control; buttons have menus.
  open var showsMenuAsPrimaryAction = false
  /// It is kept.
  open var isContextMenuInteractionEnabled = false
  open var isSelected = false { didSet { if isSelected != oldValue { tellState() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { tellState() } } }
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .center { didSet { changed() } }
  open var contentVerticalAlignment: ContentVerticalAlignment = .center { didSet { changed() } }
  private var actions: [(event: Event, action: UIAction)] = []
  var targets: [ControlTarget] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A control that runs an action when a person uses it.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private func tellState() {
    stateChanged()
    changed()
  }
  /// It is in another state, for classes of the house.
  func stateChanged() {}

  open var state: State {
    var state: State = isEnabled ? [] : .disabled
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  public var isTracking: Bool { isHighlighted || followsTouch }

  // MARK: Following a finger

  /// Whether a control that follows a finger itself does so now.
  var followsTouch = false
  /// A finger has come down; false if the control does not follow it. For classes that override one of these four.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger has moved; false if the control follows it no more.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  override var isElementByItself: Bool { true }

  /// Runs an action when one of some events happens; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((controlEvents, action))
  }
  /// Calls with each action, or each target and selector, and what it is run for, until it is told to stop.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var stops = false
    for (events, action) in actions where !stops { iterator(action, nil, events, &stops) }
    for target in targets where !stops {
      iterator(nil, (target.target?.object, target.action), target.events, &stops)
    }
  }
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll {
      $0.action.identifier == actionIdentifier && !$0.event.isDisjoint(with: controlEvents)
    }
  }
  /// Does as if events had happened.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) { entry.action.run(sender: self) }
    sendToTargets(for: controlEvents)
  }
  open func sendAction(_ action: UIAction) { action.run(sender: self) }
  /// Sends a message for this control: each target gets its own by this.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// What a button that is in the place of this one does when it is used.
  func wasUsed() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  /// Whether it is pressed as a whole; false for what has parts of SwiftUI that take touches.
  var isPressedAsWhole: Bool { true }

  override func wrapped(_ content: AnyView) -> AnyView {
    guard isPressedAsWhole else { return content }
    return AnyView(
      Button { [weak self] in
        self?.wasUsed()
      } label: {
        content
      }
      .buttonStyle(ControlStyle(control: self)).disabled(!isEnabled))
  }
}

/// A button of SwiftUI that looks as the control does.
private struct ControlStyle: ButtonStyle {
  let control: UIControl
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.contentShape(Rectangle())
      .onChange(of: configuration.isPressed) { _, isPressed in
        control.isHighlighted = isPressed
        if isPressed { control.sendActions(for: .touchDown) }
      }
  }
}
