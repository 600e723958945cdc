import Foundation
import SashFoundation

/// Tells the units of a text by the rules of its language.
@MainActor @preconcurrency
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?
  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private func place(_ position: UITextPosition) -> Int? {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }
  /// The text around a place whose units are looked at: the whole, or the paragraph.
  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    guard let input,
      let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: all)
    else { return [] }
    let whole = NSRange(location: 0, length: text.utf16.count)
    if granularity == .document { return [whole] }
    if granularity == .line, let edited = input as? any EditedText { return edited.lineRanges }
    var found: [NSRange] = []
    let options: NSString.EnumerationOptions =
      switch granularity {
      case .character: .byComposedCharacterSequences
      case .word: .byWords
      case .sentence: .bySentences
      default: .byParagraphs
      }
    text.enumerateSubstrings(in: text.startIndex..., options: options) { _, range, enclosing, _ in
      // Words are without what stands between them; what ends a paragraph belongs to it.
      found.append(NSRange(granularity == .word ? range : enclosing, in: text))
    }
    return found
  }
  private func unit(
    at position: UITextPosition, _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> NSRange? {
    guard let place = place(position) else { return nil }
    return units(granularity).first {
      direction.goesForward
        ? $0.location <= place && place < NSMaxRange($0) : $0.location < place && place <= NSMaxRange($0)
    }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input, let unit = unit(at: position, granularity, direction),
      let start = input.position(from: input.beginningOfDocument, offset: unit.location),
      let end = input.position(from: input.beginningOfDocument, offset: NSMaxRange(unit))
    else { return nil }
    return input.textRange(from: start, to: end)
  }
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(position) else { return false }
    return units(granularity).contains {
      direction.goesForward ? NSMaxRange($0) == place : $0.location == place
    }
  }
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input, let place = place(position) else { return nil }
    let edges = units(granularity).flatMap { [$0.location, NSMaxRange($0)] }
    let next = direction.goesForward ? edges.filter { $0 > place }.min() : edges.filter { $0 < place }.max()
    return next.flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
  }
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { unit(at: position, granularity, direction) != nil }
}
