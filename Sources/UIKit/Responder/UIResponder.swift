import Foundation

/// What gets events, and hands on those that it leaves alone to the next one.
///
/// - Missing: motion and remote control events.
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
