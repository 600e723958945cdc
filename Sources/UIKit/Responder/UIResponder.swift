import Foundation

/// What gets events, and hands on those that it leaves alone to the next one.
///
/// - Missing: motion and remote control events that come by themselves.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who gets the events that this one leaves alone.
  open var next: UIResponder? { nil }
  /// What takes back changes: the window's, unless a responder on the way has its own.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Fingers have come down on the view. Hands them on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Keys have gone down. Hands them on to the next responder; who does not do that has used them.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event)?.pressesBegan(presses, with: event)
  }
  /// A key that knows how hard it is pressed is pressed otherwise.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event)?.pressesChanged(presses, with: event)
  }
  /// Keys have gone up.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event)?.pressesEnded(presses, with: event)
  }
  /// Keys are down, and what they began is called off.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    passOn(event)?.pressesCancelled(presses, with: event)
  }
  private func passOn(_ event: UIPressesEvent?) -> UIResponder? {
    let after = KeyCommandDispatch.responder(after: self)
    if after == nil { event?.isUsed = false }
    return after
  }

  /// Whether a message that nobody in particular is to get can be sent here: if there is a method of this name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// Whether keys can go here.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether keys may go elsewhere.
  open var canResignFirstResponder: Bool { true }
  /// Whether keys go here.
  open var isFirstResponder: Bool { UIResponder.first === self }

  // MARK: Commands

  /// Keys that send messages while this responder, or one before it, has the keys.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Sets what a command shows, and whether it is on, before it is used.
  open func validate(_ command: UICommand) {}
  /// Changes the menus of the program; the delegate of the application is asked.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// What the menu of an edited text does; fields and text views do it.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}

  /// It has been made from a file of Interface Builder, with all that it is connected to.
  open func awakeFromNib() {}

  /// Has keys go here from now on; false if they cannot, or if the one that has them keeps them.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let first = UIResponder.first, !first.resignFirstResponder() { return false }
    UIResponder.first = self
    return true
  }
  /// Has keys go here no more; false if this one keeps them.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIResponder.first = nil
    return true
  }

  /// Told of changes of properties that this one observes by their names. It hands on nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Motion

  /// The device is shaken. No device here says so; responders are asked by code alone.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }
  /// A key of a head set. Those come through `MPRemoteCommandCenter` here.
  open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

  // MARK: Focus

  /// Where the focus goes first, of what is in it; itself where nothing is named.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Whether the focus can be on it.
  open var canBecomeFocused: Bool { canBecomeFirstResponder }
  /// Whether the focus is on it.
  open var isFocused: Bool { isFirstResponder }
  /// Moves the focus to where this wants it, at once, wherever it is now.
  open func setNeedsFocusUpdate() { updateFocusIfNeeded() }
  open func updateFocusIfNeeded() { (self as? any UIFocusEnvironment)?.requestPreferredFocus() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has come here, or has gone from here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: What a person does

  /// What a person does with it, for who goes on with it elsewhere.
  open var userActivity: NSUserActivity? { didSet { userActivity.map(updateUserActivityState) } }
  /// Writes down what is needed to go on.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with what a person has done elsewhere.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// The language and the keyboard that a person types with.
  open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

  /// Buttons over the keyboard.
  open private(set) lazy var inputAssistantItem = UITextInputAssistantItem()

  // MARK: Input views

  /// What stands in the place of the keyboard while this responder, or one that has none of its own and comes before it, has
  /// the keys.
  open var inputView: UIView? { nil }
  /// What stands over the keyboard meanwhile, and at the lower edge of the window where there is none.
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// Looks at the input views again.
  open func reloadInputViews() { if UIResponder.first != nil { InputViews.updateSoon() } }

  /// Who has the keys.
  static weak var first: UIResponder? {
    didSet { if first !== oldValue { InputViews.firstChanged(from: oldValue) } }
  }
  /// Who wants to be told that traits have changed.
  var traitChanges: TraitChanges?
}
