import Foundation
import SashControls
import SashCore
import SashText

/// - Missing: what an input method is composing is shown, and not told by `markedTextRange`.
extension UITextField: UITextInput, EditedText {
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { noMarkedText() }
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { farthest(range, direction) }
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  { extended(position, direction) }
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  { self.direction(at: position) }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    noDirection()
  }
  public func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(editedText.utf16.count) }
  public func text(in range: UITextRange) -> String? { partOfText(range) }
  public func replace(_ range: UITextRange, withText text: String) { replaceText(range, text) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(from: fromPosition, to: toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset: offset)
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    moved(position, direction, offset)
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  var editedText: String { text ?? "" }
  var editedRange: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  var laidText: (laid: LaidParagraphs, corner: CGPoint) {
    var look = LetterLook(
      font: font ?? .systemFont(ofSize: 17), color: textColor ?? .label,
      environment: UITraitCollection.current.environment)
    look.alignment = textAlignment
    let frame = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    // A dot for each letter, and nothing for what else it has of units.
    let shown =
      isSecureTextEntry
      ? editedText.map { "•" + String(repeating: "\u{2060}", count: $0.utf16.count - 1) }.joined()
      : editedText
    let text = ParagraphedText(
      [AttributedRun(text: shown, attributes: [.kern: kerning])], look, lineLimit: 1)
    let height = text.laid(width: .infinity).size.height
    // A text that is too long goes on beside the field.
    let width = max(frame.width, text.laid(width: .infinity).size.width)
    return (text.laid(width: width), CGPoint(x: frame.minX, y: frame.midY - height / 2))
  }
  func putText(_ replacement: String, in range: NSRange) {
    replaceText((editedText as NSString).replacingCharacters(in: range, with: replacement))
  }
}

/// - Missing: what an input method is composing is shown, and not told by `markedTextRange`.
extension UITextView: UITextInput, EditedText {
  public var markedTextRange: UITextRange? { nil }
  public func unmarkText() {}
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { nil }
    set {}
  }
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) { noMarkedText() }
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { farthest(range, direction) }
  public func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  { extended(position, direction) }
  public func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  { self.direction(at: position) }
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    noDirection()
  }
  public func characterRange(at point: CGPoint) -> UITextRange? { character(at: point) }
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(editedText.utf16.count) }
  public func text(in range: UITextRange) -> String? { partOfText(range) }
  public func replace(_ range: UITextRange, withText text: String) { replaceText(range, text) }
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    range(from: fromPosition, to: toPosition)
  }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, offset: offset)
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    moved(position, direction, offset)
  }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    order(position, other)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  var editedText: String { text ?? "" }
  var editedRange: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
  var laidText: (laid: LaidParagraphs, corner: CGPoint) {
    let padding = textContainer.lineFragmentPadding
    let laid =
      layoutManager.flow(of: textContainer)?.laid
      ?? ParagraphedText([], look(UITraitCollection.current.environment)).laid(width: .infinity)
    return (laid, CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top))
  }
  func putText(_ replacement: String, in range: NSRange) {
    put(byCode: replacement, in: range)
  }
}

extension TextSelection {
  /// From UTF-16 units; what reaches beyond the text ends with it.
  init(_ range: NSRange, in text: String) {
    let units = text.utf16
    let start = min(max(0, range.location), units.count)
    let end = min(start + max(0, range.length), units.count)
    self.init(
      range: units.index(units.startIndex, offsetBy: start)..<units.index(units.startIndex, offsetBy: end))
  }
  /// In UTF-16 units; the end of a text that it is not of.
  static func units(_ selection: TextSelection?, in text: String) -> NSRange {
    guard case .selection(let range) = selection?.indices, range.upperBound <= text.endIndex else {
      return NSRange(location: text.utf16.count, length: 0)
    }
    return NSRange(range, in: text)
  }
}
