import Foundation
import SashControls
import SashCore
import SashLayout
import SashText

/// Text in several lines, which a person may edit. It is edited by the text editor of SwiftUI.
///
/// - Missing: showing pictures in the text while it is edited; they are kept.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// Hears of the editing. It is not retained.
  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }
  /// The characters of `textStorage`.
  private var storedText = ""
  open var text: String! {
    get { storedText }
    set {
      let new = newValue ?? ""
      guard new != storedText || isRich else { return }
      textStorage.beginEditing()
      textStorage.replaceCharacters(in: whole, with: new)
      textStorage.setAttributes([:], range: whole)
      textStorage.endEditing()
    }
  }
  private var whole: NSRange { NSRange(location: 0, length: (textStorage.string as NSString).length) }
  /// The text with attributes; where it has none of a kind, those of the view.
  open var attributedText: NSAttributedString! {
    get {
      let text = NSMutableAttributedString(string: "")
      for run in storedRuns {
        text.append(NSAttributedString(string: run.text, attributes: usual.merging(run.attributes) { $1 }))
      }
      return text
    }
    set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }
  /// What letters look like that say nothing else.
  private var usual: [NSAttributedString.Key: Any] {
    [.font: shownFont, .foregroundColor: textColor ?? .label]
  }
  /// The text, and where it may be changed.
  public let textStorage: NSTextStorage
  public let layoutManager: NSLayoutManager
  /// Whether a part of the text says what it looks like.
  private(set) var isRich = false
  /// The parts of the text, whatever class it is of.
  var storedRuns: [AttributedRun] {
    let (letters, end) = (textStorage.string as NSString, whole.length)
    var (runs, place): ([AttributedRun], Int) = ([], 0)
    while place < end {
      var range = NSRange(location: place, length: end - place)
      let attributes = textStorage.attributes(at: place, effectiveRange: &range)
      let next = max(place + 1, min(NSMaxRange(range), end))
      runs.append(
        AttributedRun(
          text: letters.substring(with: NSRange(location: place, length: next - place)),
          attributes: attributes))
      place = next
    }
    return runs
  }
  /// How links look.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! { didSet { lookChanged() } }
  /// What of the text is found to be a link, where it cannot be edited.
  open var dataDetectorTypes: UIDataDetectorTypes = [] { didSet { changed() } }
  private var ownTyping: [NSAttributedString.Key: Any]? { didSet { shownSelection = nil } }
  /// What letters are going to look like that are typed next: as those before them, unless something else is said. It counts
  /// until something else is selected.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { usual.merging(typing) { $1 } }
    set {
      ownTyping = newValue
      if isEditing { changed() }
    }
  }
  /// Whether code has said what is typed next.
  var hasOwnTyping: Bool { ownTyping != nil }
  /// What letters that are typed look like, beside the font and the colour of the view.
  var typing: [NSAttributedString.Key: Any] {
    if let ownTyping { return ownTyping }
    let end = whole.length
    if end == 0 { return [:] }
    let place = min(max(0, selectedRange.location - (selectedRange.length > 0 ? 0 : 1)), end - 1)
    var attributes = textStorage.attributes(at: place, effectiveRange: nil)
    // Links and pictures end where they end.
    attributes[.link] = nil
    attributes[.attachment] = nil
    return attributes
  }
  /// nil is Helvetica 12 in UIKit; here the system's face in that size.
  open var font: UIFont? { didSet { textChanged() } }
  open var textColor: UIColor? { didSet { changed() } }
  open var textAlignment: NSTextAlignment = .natural { didSet { lookChanged() } }
  open var isEditable = true { didSet { changed() } }
  open var isSelectable = true
  /// Whether a person may make what is selected bold, slanted or underlined.
  open var allowsEditingTextAttributes = false { didSet { changed() } }
  open var clearsOnInsertion = false
  /// Around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textChanged() }
  }
  /// Where the text stands.
  public let textContainer: NSTextContainer
  /// What is selected while it is edited, and where the caret stands; else what was last, at first the end of the text.
  var selection: TextSelection?
  /// What is selected, in UTF-16 units; one that reaches beyond the text ends with it.
  open var selectedRange: NSRange {
    get { TextSelection.units(selection, in: storedText) }
    set {
      selection = TextSelection(newValue, in: storedText)
      (ownTyping, shownSelection) = (nil, nil)
      changed()
    }
  }
  /// What the editor has told of the selection last, and is told again while nobody else has changed it.
  var shownSelection: AttributedTextSelection?
  /// A person has selected something else.
  func selected(_ new: TextSelection?) {
    guard let new, new != selection else { return }
    selection = new
    if !storedText.isEmpty { ownTyping = nil }
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
    type(of: self) != UITextView.self && CaretClasses.place(type(of: self))
      && caretRect(for: endOfDocument).isEmpty
  }

  private var accessory: UIView?
  private var input: UIView?
  /// What stands above the keyboard while the text is edited.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set {
      accessory = newValue
      if isFirstResponder { reloadInputViews() }
    }
  }
  /// What stands in the place of the keyboard. Call `reloadInputViews()` where it is another one while the text is edited.
  open override var inputView: UIView? {
    get { input }
    set { input = newValue }
  }

  // MARK: The menu of an edited text

  open override func cut(_ sender: Any?) { act(.cut) }
  open override func copy(_ sender: Any?) { act(.copy) }
  open override func paste(_ sender: Any?) { act(.paste) }
  open override func selectAll(_ sender: Any?) { act(.selectAll) }
  open override func delete(_ sender: Any?) { act(.delete) }
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences { didSet { changed() } }
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .default
  public private(set) var isEditing = false

  /// - Parameter textContainer: One of a layout manager that lays a text of one's own out; nil makes all of them.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    (self.textContainer, layoutManager, textStorage) = Self.parts(textContainer)
    super.init(frame: frame)
    prepare()
  }
  private static func parts(_ given: NSTextContainer?) -> (NSTextContainer, NSLayoutManager, NSTextStorage) {
    let container = given ?? NSTextContainer()
    if given == nil { container.widthTracksTextView = true }
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    return (container, manager, storage)
  }
  /// There is one way to lay texts out here, whichever is asked for.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero, textContainer: nil) }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) {
    (textContainer, layoutManager, textStorage) = Self.parts(nil)
    super.init(coder: coder)
    prepare()
  }
  private func prepare() {
    if backgroundColor == nil { backgroundColor = .systemBackground }
    handle.onScroll = { [weak self] in self?.tie(to: $0) }
    textContainer.room = { [weak self] in self?.room }
    layoutManager.look = { [weak self] in
      self?.look(UITraitCollection.current.environment)
        ?? LetterLook(font: .systemFont(ofSize: 12), color: .black, environment: EnvironmentValues())
    }
    textContainer.onChange = { [weak self] in self?.textChanged() }
    textContainer.onTextChange = { [weak self] in self?.followStorage() }
    followStorage()
  }
  /// The text has been changed, by code or by a person.
  private func followStorage() {
    storedText = textStorage.string
    (richText, shownSelection) = (nil, nil)
    isRich = storedRuns.contains { !$0.attributes.isEmpty }
    textChanged()
  }
  /// Where lines stand, in points.
  private var room: CGSize? {
    if bounds.width <= 0 { return nil }
    let sides = textContainerInset.left + textContainerInset.right
    return CGSize(width: max(0, bounds.width - sides), height: 1e7)
  }
  /// What letters look like where their attributes say nothing.
  func look(_ environment: EnvironmentValues) -> LetterLook {
    var look = LetterLook(font: shownFont, color: textColor ?? .label, environment: environment)
    look.alignment = textAlignment
    look.links = linkLook
    return look
  }
  var linkLook: [NSAttributedString.Key: Any] {
    linkTextAttributes ?? [.foregroundColor: tintColor ?? .tintColor]
  }
  /// What is kept of the text looks otherwise now.
  private func lookChanged() {
    richText = nil
    textChanged()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    lookChanged()
  }
  private func textChanged() {
    layoutManager.forget()
    invalidateIntrinsicContentSize()
    changed()
  }

  /// While code puts something into the text.
  var selectsBehind = false

  // MARK: Scrolling and finding

  /// What moves and searches the editor.
  let handle = RichTextHandle()
  /// The size of the text with the room around it.
  open override var contentSize: CGSize {
    get {
      // What is shown of a long text knows by itself.
      if storedText.utf8.count > 20_000, let shown = motion?.currentMetrics?.content { return shown }
      let height = layoutManager.usedRect(for: textContainer).height
      let ends = textContainerInset.top + textContainerInset.bottom
      return CGSize(width: bounds.width, height: (height + ends).rounded(.up))
    }
    set {}
  }
  open func scrollRangeToVisible(_ range: NSRange) {
    guard isScrollEnabled, let flow = layoutManager.flow(of: textContainer) else { return }
    let range = range.within(flow.laid.text.length)
    let rect = flow.caret(at: range.location).union(flow.caret(at: NSMaxRange(range)))
    scrollRectToVisible(
      rect.offsetBy(dx: textContainerInset.left, dy: textContainerInset.top), animated: true)
  }
  override func scrolled(to point: CGPoint, byCode: Bool) {
    super.scrolled(to: point, byCode: byCode)
    // What stands in it moves with the text.
    if !byCode, !subviews.isEmpty { changed() }
  }
  /// Whether ⌘F finds words in it.
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled != oldValue { changed() } }
  }
  /// What finds words in it, where that is allowed.
  open var findInteraction: UIFindInteraction? { isFindInteractionEnabled ? ownFindInteraction : nil }
  private lazy var ownFindInteraction = UIFindInteraction(self)

  private var insets: EdgeInsets {
    let padding = textContainer.lineFragmentPadding
    return EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + padding,
      bottom: textContainerInset.bottom,
      trailing: textContainerInset.right + padding)
  }
  var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
  private var shownText: some View {
    readText.font(Font(shownFont)).lineSpacing(paragraph?.lineSpacing ?? 0)
      .multilineTextAlignment(shownAlignment.ofSwiftUI).padding(insets)
  }
  private var paragraph: NSParagraphStyle? {
    isRich ? textStorage.attributes(at: 0, effectiveRange: nil)[.paragraphStyle] as? NSParagraphStyle : nil
  }
  /// Whether its paragraphs stand otherwise than SwiftUI's texts.
  var isPrinted: Bool { isRich && storedRuns.needParagraphs }
  var shownAlignment: NSTextAlignment { paragraph?.alignment ?? textAlignment }
  var lineSpacing: CGFloat { paragraph?.lineSpacing ?? 0 }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width < 100_000 ? size.width : nil
    let fitting =
      isPrinted
      ? printedSize(in: width) : Measuring.size(of: shownText, ProposedViewSize(width: width, height: nil))
    return CGSize(width: width ?? fitting.width.rounded(.up), height: fitting.height.rounded(.up))
  }
  private func printedSize(in width: CGFloat?) -> CGSize {
    let (sides, ends) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let text = ParagraphedText(
      storedRuns, look(traitCollection.environment), lineLimit: textContainer.maximumNumberOfLines)
    let size = text.laid(width: width.map { max(0, $0 - sides) } ?? .infinity).size
    return CGSize(width: size.width + sides, height: size.height + ends)
  }
  /// One that does not scroll is as high as its text.
  open override dynamic var intrinsicContentSize: CGSize {
    if isScrollEnabled { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return sizeThatFits(CGSize(width: constrainedWidth ?? bounds.width, height: 0))
  }
  override var isHighByWidth: Bool { !isScrollEnabled }
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
  /// The text for the editor, while it is the same.
  var richText: AttributedString?

  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  // MARK: What an extension of an app may do in its place (`dynamic`)

  open override dynamic func layoutSubviews() { super.layoutSubviews() }
}
extension UITextView: UIContentSizeCategoryAdjusting {
  /// Whether the font follows the text size that a person has chosen. It does not here.
  public var adjustsFontForContentSizeCategory: Bool {
    get { false }
    set {}
  }
}
