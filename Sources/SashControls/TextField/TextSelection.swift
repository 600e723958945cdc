import SashCore
import SashText

/// What is selected in the text of a field or an editor.
///
/// Its indices are those of the text that it was made for; they mean something else in another one.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// What is selected: one range, or several.
  public enum Indices: Equatable, Hashable, Sendable {
    /// A range of characters; an empty one is a caret.
    case selection(Range<String.Index>)
    /// Several ranges, of which fields and editors here select what lies from the first to the last.
    case multiSelection(RangeSet<String.Index>)
  }
  public var indices: Indices
  /// To which side a caret belongs that stands where a line wraps.
  public var affinity: TextSelectionAffinity = .automatic

  /// Whether nothing is selected and there is only a caret.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The characters in a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// The characters in several ranges.
  ///
  /// - Missing: selections of several ranges: what lies between them is selected too.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// A caret before a character.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// What is selected in an edited text.
  init(_ edited: EditedText) {
    let (text, range) = (edited.text, edited.selection.range)
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    self.init(range: start..<text.utf8.index(start, offsetBy: range.count))
    affinity = edited.selection.affinity == .upstream ? .upstream : .automatic
  }

  /// The same in UTF-8 units of a text; indices behind its end become the end.
  func selection(in text: String) -> EditSelection {
    let range: Range<String.Index>
    switch indices {
    case .selection(let only): range = only
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else {
        return EditSelection(caret: text.utf8.count)
      }
      range = first.lowerBound..<last.upperBound
    }
    func place(_ index: String.Index) -> Int {
      min(index, text.endIndex).utf16Offset(in: text) == 0
        ? 0 : text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex))
    }
    var selection = EditSelection(place(range.lowerBound)..<place(range.upperBound))
    if affinity == .upstream { selection.affinity = .upstream }
    return selection
  }
}

/// To which side a caret or a selection belongs where one place in a text is at two places of its lines.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the place was reached.
  case automatic
  /// The end of the upper line.
  case upstream
  /// The start of the lower line.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
  /// To which side carets belong that are put where a line wraps.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets to which side carets belong that a person puts where a line wraps.
  public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
