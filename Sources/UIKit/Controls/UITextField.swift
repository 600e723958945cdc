import Foundation
import SashControls
import SashCore
import SashLayout

/// A line of text that a person edits. It is edited by the field of SwiftUI.
///
/// - Missing: several attributes in its text, which is in the font and the colour of its first letter; selections of secure
///   fields.
open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private var storedText = ""
  open var text: String? {
    get { storedText }
    set {
      guard (newValue ?? "") != storedText else { return }
      storedText = newValue ?? ""
      invalidateIntrinsicContentSize()
    }
  }
  /// The text with attributes: all of it has those of its first letter.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: storedText, attributes: defaultTextAttributes) }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let own = newValue.attributes(at: 0, effectiveRange: nil)
      if !own.isEmpty { defaultTextAttributes = own }
    }
  }
  /// What the text looks like, apart from its font and its colour.
  private var moreAttributes: [NSAttributedString.Key: Any] = [:]
  /// What the text looks like.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      moreAttributes.merging([.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label])
      {
        $1
      }
    }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
      moreAttributes = newValue
      changed()
    }
  }
  /// What letters look like that are typed next: as all others.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if let newValue { defaultTextAttributes = newValue } }
  }
  /// Points between letters, in addition to those of the font.
  var kerning: CGFloat {
    switch moreAttributes[.kern] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: 0
    }
  }
  /// The key that deletes has been pressed while there is nothing to delete.
  func deletesNothing() -> Bool {
    guard storedText.isEmpty, isEditing else { return false }
    deleteBackward()
    return true
  }
  /// What is selected while it is edited, and where the caret stands; else what was last, at first the end of the text.
  var selection: TextSelection?
  /// What is selected, in UTF-16 units; one that reaches beyond the text ends with it.
  var selectedRange: NSRange {
    get { TextSelection.units(selection, in: storedText) }
    set {
      selection = TextSelection(newValue, in: storedText)
      changed()
    }
  }
  /// A person has selected something else.
  func selected(_ new: TextSelection?) {
    guard let new, new != selection else { return }
    selection = new
    delegate?.textFieldDidChangeSelection(self)
  }
  /// What is selected, as a range between places.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editedRange) }
    set { if let newValue { editedRange = newValue.range } }
  }
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var hasText: Bool { !storedText.isEmpty }
  open func insertText(_ text: String) { insertAtCaret(text) }
  /// A person has taken away the letter before the caret, or code does.
  open func deleteBackward() {
    if let awaited {
      self.awaited = nil
      replaceText(awaited)
    } else {
      deleteAtCaret()
    }
  }
  /// The text without the letter that a person takes away.
  private var awaited: String?
  open var placeholder: String? {
    didSet {
      ownPlaceholder = nil
      changed()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      ownPlaceholder = newValue
      changed()
    }
  }
  /// A placeholder with attributes of its own.
  private(set) var ownPlaceholder: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? = .label { didSet { changed() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { changed() } }
  open var borderStyle: BorderStyle = .none { didSet { invalidateIntrinsicContentSize() } }
  /// A picture behind the text, which is stretched, and another one while the field is disabled. A round border hides them.
  open var background: UIImage? { didSet { changed() } }
  open var disabledBackground: UIImage? { didSet { changed() } }
  var shownBackground: UIImage? {
    borderStyle == .roundedRect ? nil : isEnabled ? background : disabledBackground ?? background
  }
  open weak var delegate: (any UITextFieldDelegate)?
  open var isSecureTextEntry = false { didSet { changed() } }
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences { didSet { changed() } }
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var textContentType: UITextContentType!
  open var enablesReturnKeyAutomatically = false
  open var clearButtonMode: ViewMode = .never { didSet { changed() } }
  open var clearsOnBeginEditing = false
  /// Whether the first thing that is typed takes the place of all. It is kept.
  ///
  /// - Missing: taking the place.
  open var clearsOnInsertion = false
  /// What passwords that the system makes up have to be like; it makes up none here.
  open var passwordRules: UITextInputPasswordRules?
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  /// A view before the text, and one after it.
  open var leftView: UIView? { didSet { changed() } }
  open var rightView: UIView? { didSet { changed() } }
  open var leftViewMode: ViewMode = .never { didSet { changed() } }
  open var rightViewMode: ViewMode = .never { didSet { changed() } }
  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }
  private var accessory: UIView?
  private var input: UIView?
  /// What stands above the keyboard while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set {
      accessory = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }
  /// What stands in the place of the keyboard. Call `reloadInputViews()` where it is another one while the field is edited.
  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }
  public private(set) var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      let sides = [leftViewMode, rightViewMode]
      if clearButtonMode != .never || sides.contains(where: { $0 != .never }) { changed() }
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isPressedAsWhole: Bool { false }
  override var content: AnyView { AnyView(UITextFieldStage(field: self, version: version)) }

  /// - Source: facts on UIKit, U282 and U283.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = storedText.isEmpty ? placeholder ?? "" : storedText
    let line = Measuring.size(
      of: Text(verbatim: shown.isEmpty ? " " : shown).font(Font(font ?? .systemFont(ofSize: 17))).lineLimit(
        1), .unspecified)
    let height = (font ?? .systemFont(ofSize: 17)).lineHeight
    return borderStyle == .none
      ? CGSize(width: line.width.rounded(.up), height: (height + 1.5).rounded(.up))
      : CGSize(width: line.width.rounded(.up) + 28, height: (height + 14).rounded())
  }
  open override dynamic var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // MARK: The menu of an edited text

  open override func cut(_ sender: Any?) { act(.cut) }
  open override func copy(_ sender: Any?) { act(.copy) }
  open override func paste(_ sender: Any?) { act(.paste) }
  open override func selectAll(_ sender: Any?) { act(.selectAll) }
  open override func delete(_ sender: Any?) { act(.delete) }

  // MARK: Where the text stands, in points of the view

  /// Units of the text, for code that moves in it.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  open func caretRect(for position: UITextPosition) -> CGRect { caret(position) }
  open func firstRect(for range: UITextRange) -> CGRect { firstRectangle(range) }
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { selectionRectangles(range) }
  open func closestPosition(to point: CGPoint) -> UITextPosition? { closest(to: point) }
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closest(to: point, in: range)
  }
  /// Whether a class lets no caret be seen, as fields for single digits do: it has no size then.
  var hidesCaret: Bool {
    type(of: self) != UITextField.self && CaretClasses.place(type(of: self))
      && caretRect(for: endOfDocument).isEmpty
  }

  // MARK: The room for the text

  /// Where the text stands while it is not edited; a class that wants room around it overrides this.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
  }
  /// Where the text stands while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder stands: with the text, whatever a class says.
  ///
  /// - Missing: another place.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 10, width: 20, height: 20)
  }
  /// Where the view before the text stands.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let leftView, isShown(leftViewMode) else { return .zero }
    let (size, inset) = (leftView.bounds.size, textRect(forBounds: bounds).minX - bounds.minX)
    return CGRect(
      x: bounds.minX + inset, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let rightView, isShown(rightViewMode) else { return .zero }
    let (size, inset) = (rightView.bounds.size, bounds.maxX - textRect(forBounds: bounds).maxX)
    return CGRect(
      x: bounds.maxX - inset - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The room around the text.
  var textInsets: EdgeInsets {
    let bounds = bounds
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    return EdgeInsets(
      top: rect.minY - bounds.minY, leading: rect.minX - bounds.minX, bottom: bounds.maxY - rect.maxY,
      trailing: bounds.maxX - rect.maxX)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    changed()
    return true
  }
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    changed()
    return true
  }

  /// The field of SwiftUI has the focus now, or has lost it.
  func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    if isFocused {
      if !isFirstResponder, !becomeFirstResponder() { return changed() }
      isEditing = true
      if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) ?? true { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
    } else {
      // One that refuses to end keeps its text; the focus has gone.
      if isFirstResponder, !resignFirstResponder() { UIResponder.first = nil }
      isEditing = false
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
      NotificationCenter.default.post(name: UITextField.textDidEndEditingNotification, object: self)
    }
  }
  /// A person has typed.
  func edited(to new: String) {
    guard new != storedText else { return }
    let (range, replacement) = UITextField.change(from: storedText, to: new)
    if !mayChange(range, to: replacement) { return changed() }
    guard replacement.isEmpty, selectedRange.length == 0 else { return replaceText(new) }
    awaited = new
    deleteBackward()
    // A subclass that does not hand it on keeps the letter.
    if awaited != nil {
      awaited = nil
      changed()
    }
  }
  /// - Parameter range: In UTF-16 units.
  func mayChange(_ range: NSRange, to replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }
  /// A person has tapped the button that empties it.
  func cleared() {
    if delegate?.textFieldShouldClear(self) ?? true, !storedText.isEmpty { replaceText("") }
  }
  /// Whether the button is there that empties it.
  var showsClearButton: Bool {
    guard isEnabled, !storedText.isEmpty else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }
  func replaceText(_ new: String) {
    storedText = new
    changed()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }
  func returned() {
    if delegate?.textFieldShouldReturn(self) ?? true {
      sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
  }

  /// What of a text was replaced, in UTF-16 units, and by what.
  static func change(from old: String, to new: String) -> (NSRange, String) {
    let (a, b) = (Array(old.utf16), Array(new.utf16))
    var start = 0
    while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
    // Letters beyond 16 bits are not cut.
    if start > 0, UTF16.isLeadSurrogate(a[start - 1]) { start -= 1 }
    var end = 0
    while end < a.count - start, end < b.count - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
      end += 1
    }
    if end > 0, UTF16.isTrailSurrogate(a[a.count - end]) { end -= 1 }
    let inserted = String(decoding: b[start..<(b.count - end)], as: UTF16.self)
    return (NSRange(location: start, length: a.count - end - start), inserted)
  }

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
  open override dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

/// Decides on what a field does, and hears of it.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called instead of the one without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// - Parameter range: In UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}
