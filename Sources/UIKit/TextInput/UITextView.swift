import Foundation
import SashControls
import SashCore
import SashLayout

/// Text in several lines, which a person may edit. It is edited by the text editor of SwiftUI.
///
/// - Missing: attributes beyond one font and one colour, links and what is found to be one, `textStorage` and what lays it out.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// Hears of the editing. It is not retained.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  private var storedText = ""
  open var text: String! {
    get { storedText }
    set {
      guard newValue ?? "" != storedText else { return }
      storedText = newValue ?? ""
      textChanged()
    }
  }
  /// The text with attributes; its characters are shown in the font and the colour of the view.
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: storedText) }
    set { text = newValue?.string }
  }
  /// nil is Helvetica 12 in UIKit; here the system's face in that size.
  open var font: UIFont? { didSet { textChanged() } }
  open var textColor: UIColor? { didSet { changed() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { changed() } }
  open var isEditable = true { didSet { changed() } }
  open var isSelectable = true
  open var allowsEditingTextAttributes = false
  /// What becomes a link in a text that cannot be edited. It stays text here, and says so.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet {
      guard !dataDetectorTypes.isEmpty else { return }
      runtimeWarning("UITextView.dataDetectorTypes is not done: links and numbers are plain text.")
    }
  }
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var clearsOnInsertion = false
  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }
  /// Where the text stands.
  public let textContainer = NSTextContainer()
  /// What is selected while it is edited, and where the caret stands; else what was last, at first the end of the text.
  fileprivate var selection: TextSelection?
  /// What is selected, in UTF-16 units; one that reaches beyond the text ends with it.
  open var selectedRange: NSRange {
    get { TextSelection.units(selection, in: storedText) }
    set {
      selection = TextSelection(newValue, in: storedText)
      changed()
    }
  }
  /// A person has selected something else.
  fileprivate func selected(_ new: TextSelection?) {
    guard let new, new != selection else { return }
    selection = new
    delegate?.textViewDidChangeSelection(self)
  }
  /// What is selected, as a range between places.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editedRange) }
    set { if let newValue { editedRange = newValue.range } }
  }
  open weak var inputDelegate: (any UITextInputDelegate)?
  open var hasText: Bool { !storedText.isEmpty }
  open func insertText(_ text: String) { insertAtCaret(text) }
  open func deleteBackward() { deleteAtCaret() }
  open var inputAccessoryView: UIView?

  // MARK: The menu of an edited text

  open override func cut(_ sender: Any?) { act(.cut) }
  open override func copy(_ sender: Any?) { act(.copy) }
  open override func paste(_ sender: Any?) { act(.paste) }
  open override func selectAll(_ sender: Any?) { act(.selectAll) }
  open override func delete(_ sender: Any?) { act(.delete) }
  open var inputView: UIView?
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences { didSet { changed() } }
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  public private(set) var isEditing = false

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    prepare()
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    if backgroundColor == nil { backgroundColor = .systemBackground }
    textContainer.onChange = { [weak self] in self?.textChanged() }
  }
  private func textChanged() {
    invalidateIntrinsicContentSize()
    changed()
  }
  open func scrollRangeToVisible(_ range: NSRange) {
    runtimeWarning("UITextView.scrollRangeToVisible(_:) is not done: the field shows its caret.")
  }

  private var insets: EdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + padding,
      bottom: textContainerInset.bottom,
      trailing: textContainerInset.right + padding)
  }
  private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
  private var shownText: some View {
    Text(verbatim: storedText.isEmpty ? " " : storedText).font(Font(shownFont))
      .multilineTextAlignment(textAlignment.ofSwiftUI).padding(insets)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 100_000 ? size.width : nil
    let fitting = Measuring.size(of: shownText, ProposedViewSize(width: width, height: nil))
    return CGSize(width: width ?? fitting.width.rounded(.up), height: fitting.height.rounded(.up))
  }
  /// One that does not scroll is as high as its text.
  open override var intrinsicContentSize: CGSize {
    if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
  override var scrolls: Bool { false }
  override var content: AnyView { AnyView(UITextViewStage(field: self, version: version, insets: insets)) }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    changed()
    return true
  }
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true, super.resignFirstResponder() else { return false }
    changed()
    return true
  }
  /// The field of SwiftUI has the focus now, or has lost it.
  func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    if isFocused {
      if !isFirstResponder, !becomeFirstResponder() { return changed() }
      isEditing = true
      delegate?.textViewDidBeginEditing(self)
      NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    } else {
      if isFirstResponder, !resignFirstResponder() { UIResponder.first = nil }
      isEditing = false
      delegate?.textViewDidEndEditing(self)
      NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }
  }
  /// A person has typed.
  func edited(to new: String) {
    guard new != storedText else { return }
    let (range, replacement) = UITextField.change(from: storedText, to: new)
    if delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) == false {
      return changed()
    }
    put(new)
  }
  func put(_ new: String) {
    storedText = new
    textChanged()
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}
extension UITextView: UIContentSizeCategoryAdjusting {
  /// Whether the font follows the text size that a person has chosen. It does not here.
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
}

/// The place of a text.
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  var onChange: () -> Void = {}
  /// Between the sides of the place and the text, in points.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange() } }
  /// The most lines that are shown. It is kept.
  ///
  /// - Missing: being looked at.
  open var maximumNumberOfLines = 0
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping
  open var size = CGSize.zero
  open var widthTracksTextView = true
  open var heightTracksTextView = false
  public init(size: CGSize) {
    self.size = size
    super.init()
  }
  public override init() { super.init() }
}

/// Decides on what a text view does, and hears of it.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  /// - Parameter range: In UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The editor of SwiftUI that edits the text of a `UITextView`; one that does not scroll is a field that grows.
private struct UITextViewStage: View {
  let field: UITextView
  let version: Int
  let insets: EdgeInsets
  @FocusState private var isFocused: Bool

  var body: some View {
    let font = Font(field.font ?? .systemFont(ofSize: 12))
    let color = (field.textColor ?? .label).color
    if field.isEditable {
      editor
        .font(font).foregroundStyle(color)
        .multilineTextAlignment(field.textAlignment.ofSwiftUI)
        .textInputAutocapitalization(TextInputAutocapitalization(field.autocapitalizationType))
        .keyboardType(field.keyboardType)
        .environment(\.submitLabel, field.returnKeyType.label)
        .focused($isFocused)
        .onChange(of: isFocused) { _, now in field.focusChanged(now) }
        .onChange(of: field.isFirstResponder, initial: true) { _, now in
          if isFocused != now { isFocused = now }
        }
    } else if field.isScrollEnabled {
      ScrollView { text(font, color) }
    } else {
      text(font, color).fill(.topLeading)
    }
  }
  @ViewBuilder private var editor: some View {
    let text = Binding<String>(get: { [field] in field.text ?? "" }, set: { [field] in field.edited(to: $0) })
    let selection = Binding<TextSelection?>(
      get: { [field] in field.selection }, set: { [field] in field.selected($0) })
    if field.isScrollEnabled {
      TextEditor(text: text, selection: selection).scrollContentBackground(.hidden).padding(beyond)
    } else {
      TextField("", text: text, selection: selection, axis: .vertical).textFieldStyle(.plain)
        .padding(insets).fill(.topLeading)
    }
  }
  /// What is around the text beside the 8 points above and below and the 5 at the sides that an editor has.
  private var beyond: EdgeInsets {
    EdgeInsets(
      top: insets.top - 8, leading: insets.leading - 5, bottom: insets.bottom - 8,
      trailing: insets.trailing - 5)
  }
  private func text(_ font: Font, _ color: Color) -> some View {
    Text(verbatim: field.text ?? "").font(font).foregroundStyle(color)
      .multilineTextAlignment(field.textAlignment.ofSwiftUI).padding(insets)
      .frame(maxWidth: .infinity, alignment: field.textAlignment.frameAlignment)
  }
}
