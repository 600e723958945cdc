import Foundation
import SashCore
import SashText

/// What fields and text views have in common: their text, what is selected of it in UTF-16 units, and where it stands.
@MainActor protocol EditedText: UITextInput {
  var editedText: String { get }
  var editedRange: NSRange { get set }
  /// The lines of the text, and where their corner is in the view, in points.
  var laidText: (laid: LaidParagraphs, corner: CGPoint) { get }
  /// Puts something else in the place of a range, as a person does; no delegate is asked.
  func putText(_ replacement: String, in range: NSRange)
}

extension EditedText {
  private func valid(_ offset: Int) -> Int? {
    (0...editedText.utf16.count).contains(offset) ? offset : nil
  }
  private func valid(_ range: UITextRange) -> NSRange? {
    valid(range.range.location).flatMap { _ in valid(range.range.upperBound) }.map { _ in range.range }
  }
  func partOfText(_ range: UITextRange) -> String? {
    valid(range).map { (editedText as NSString).substring(with: $0) }
  }
  func replaceText(_ range: UITextRange, _ text: String) {
    guard let range = valid(range) else { return }
    putText(text, in: range)
    let caret = NSRange(location: range.location + text.utf16.count, length: 0)
    if editedRange != caret { editedRange = caret }
  }
  func insertAtCaret(_ text: String) { replaceText(UITextRange(editedRange), text) }
  func deleteAtCaret() {
    let selected = editedRange
    if selected.length > 0 { return replaceText(UITextRange(selected), "") }
    guard selected.location > 0 else { return }
    let letter = (editedText as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1)
    replaceText(UITextRange(letter), "")
  }
  func place(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isBeyond) = position.offset.addingReportingOverflow(offset)
    return isBeyond ? nil : valid(place).map { UITextPosition($0) }
  }
  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (a, b) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(NSRange(location: a, length: b - a))
  }

  // MARK: Where it stands

  /// The lines, as parts of the text.
  var lineRanges: [NSRange] { laidText.laid.lines.map(\.range) }
  /// A caret is two points wide, as on Apple's systems.
  func caret(_ position: UITextPosition) -> CGRect {
    let (laid, corner) = laidText
    var rect = laid.caret(at: position.offset).offsetBy(dx: corner.x, dy: corner.y)
    rect.size.width = 2
    return rect
  }
  func rectangles(_ range: UITextRange) -> [CGRect] {
    let (laid, corner) = laidText
    return laid.rects(range.range).map { $0.offsetBy(dx: corner.x, dy: corner.y) }
  }
  func firstRectangle(_ range: UITextRange) -> CGRect {
    if range.isEmpty { return caret(range.start) }
    return rectangles(range).first ?? .zero
  }
  func selectionRectangles(_ range: UITextRange) -> [UITextSelectionRect] {
    let all = rectangles(range)
    return all.enumerated().map {
      SelectionRect($0.element, isFirst: $0.offset == 0, isLast: $0.offset == all.count - 1)
    }
  }
  func closest(to point: CGPoint) -> UITextPosition {
    let (laid, corner) = laidText
    return UITextPosition(laid.place(at: CGPoint(x: point.x - corner.x, y: point.y - corner.y)))
  }
  func closest(to point: CGPoint, in range: UITextRange) -> UITextPosition {
    let place = closest(to: point).offset
    return UITextPosition(min(max(place, range.range.location), range.range.upperBound))
  }
  func character(at point: CGPoint) -> UITextRange? {
    let (laid, corner) = laidText
    let length = editedText.utf16.count
    guard length > 0 else { return nil }
    let inText = CGPoint(x: point.x - corner.x, y: point.y - corner.y)
    let place = laid.character(at: inText) ?? min(laid.place(at: inText), length - 1)
    return UITextRange((editedText as NSString).rangeOfComposedCharacterSequence(at: place))
  }
  /// The place a number of characters or lines away, as it is seen.
  func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, _ count: Int) -> UITextPosition?
  {
    switch direction {
    case .left, .right:
      let goesForward = (direction == .right) == (self.direction(at: position) != .rightToLeft)
      return stepped(position, goesForward ? count : 0 - min(max(count, -1_000_000_000), 1_000_000_000))
    case .up, .down:
      let lines = laidText.laid.lines
      let here = line(of: position, lines)
      let most = min(max(count, -1_000_000_000), 1_000_000_000)
      let other = here + (direction == .down ? most : -most)
      guard lines.indices.contains(other) else { return nil }
      let x = laidText.laid.caret(at: position.offset).minX
      return UITextPosition(laidText.laid.place(at: CGPoint(x: x, y: lines[other].used.midY)))
    }
  }
  /// The place a number of letters away, as people count them.
  private func stepped(_ position: UITextPosition, _ count: Int) -> UITextPosition? {
    let text = editedText as NSString
    guard valid(position.offset) != nil else { return nil }
    var place = position.offset
    for _ in 0..<abs(count) {
      if count > 0 ? place >= text.length : place <= 0 { return nil }
      let letter = text.rangeOfComposedCharacterSequence(at: count > 0 ? place : place - 1)
      place = count > 0 ? NSMaxRange(letter) : letter.location
    }
    return UITextPosition(place)
  }
  private func line(of position: UITextPosition, _ lines: [LaidParagraphs.Line]) -> Int {
    lines.lastIndex { $0.range.location <= position.offset } ?? 0
  }
  func extended(_ position: UITextPosition, _ direction: UITextLayoutDirection) -> UITextRange? {
    let lines = laidText.laid.lines
    guard !lines.isEmpty else { return nil }
    let line = lines[line(of: position, lines)].range
    let isBefore = direction == .left || direction == .up
    let (low, high) =
      isBefore ? (line.location, position.offset) : (position.offset, max(position.offset, NSMaxRange(line)))
    return UITextRange(NSRange(location: low, length: max(0, high - low)))
  }
  func farthest(_ range: UITextRange, _ direction: UITextLayoutDirection) -> UITextPosition {
    direction == .left || direction == .up ? range.start : range.end
  }
  /// By the first letter of the paragraph that has a direction.
  func direction(at position: UITextPosition) -> NSWritingDirection {
    laidText.laid.text.isRightToLeft(at: position.offset) ? .rightToLeft : .leftToRight
  }
  func noMarkedText() {
    runtimeWarning(
      "UITextInput.setMarkedText(_:selectedRange:) is not done: what an input method composes goes to the field by itself."
    )
  }
  func noDirection() {
    runtimeWarning(
      "UITextInput.setBaseWritingDirection(_:for:) is not done: the letters of a paragraph say its direction."
    )
  }
}

private final class SelectionRect: UITextSelectionRect {
  private let (place, isFirst, isLast): (CGRect, Bool, Bool)
  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    (self.place, self.isFirst, self.isLast) = (place, isFirst, isLast)
  }
  override var rect: CGRect { place }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
