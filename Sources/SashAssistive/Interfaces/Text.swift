import Foundation
import SashBus
import SashDisplay
import SashSemantics

// Text with a caret. Places are counted in Unicode scalars, as AT-SPI and the fields do.
extension AssistiveServer {
  private func content(of object: AssistiveObject) -> (any SemanticsText, AssistiveWindow)? {
    guard case .element(let element, _, let window) = object else { return nil }
    return element.properties.text.map { ($0, window) }
  }
  private func units(of text: any SemanticsText) -> TextUnits {
    TextUnits(text.characters) { place in
      guard let here = text.caretRect(at: place), let before = text.caretRect(at: place - 1) else {
        return false
      }
      return here.minY >= before.maxY - 1
    }
  }

  func textProperty(_ name: String, _ object: AssistiveObject) -> BusValue? {
    guard let (text, _) = content(of: object) else { return nil }
    switch name {
    case "CharacterCount": return .int(text.characters.unicodeScalars.count)
    case "CaretOffset": return .int(text.selection.upperBound)
    default: return nil
    }
  }

  func answerText(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    guard let (text, window) = content(of: object) else { return nil }
    let count = text.characters.unicodeScalars.count
    switch call.member {
    case "GetText":
      let units = TextUnits(text.characters)
      return [.string(units.text(range(call.number(0), call.number(1), count)))]
    case "GetStringAtOffset":
      guard let unit = call.number(1).flatMap(TextUnits.Granularity.init) else { return piece("", 0..<0) }
      return piece(units(of: text), of: text) { $0.unit(at: call.number(0) ?? 0, unit) }
    case "GetTextAtOffset", "GetTextBeforeOffset", "GetTextAfterOffset":
      guard let unit = boundary(call.number(1)) else { return piece("", 0..<0) }
      return piece(units(of: text), of: text) {
        let place = call.number(0) ?? 0
        switch call.member {
        case "GetTextAtOffset": return $0.unit(at: place, unit)
        case "GetTextBeforeOffset": return $0.unit(before: place, unit)
        default: return $0.unit(after: place, unit)
        }
      }
    case "GetCharacterAtOffset":
      let scalars = Array(text.characters.unicodeScalars)
      let place = call.number(0) ?? -1
      return [.int(scalars.indices.contains(place) ? Int(scalars[place].value) : 0)]
    case "SetCaretOffset":
      let place = call.number(0) ?? -1
      guard (0...count).contains(place) else { return [.bool(false)] }
      text.select(place..<place)
      return [.bool(true)]
    case "GetNSelections": return [.int(text.selection.isEmpty ? 0 : 1)]
    case "GetSelection":
      let selection = call.number(0) == 0 ? text.selection : 0..<0
      return [.int(selection.lowerBound), .int(selection.upperBound)]
    case "AddSelection":
      guard text.selection.isEmpty else { return [.bool(false)] }
      text.select(range(call.number(0), call.number(1), count))
      return [.bool(true)]
    case "SetSelection":
      guard call.number(0) == 0 else { return [.bool(false)] }
      text.select(range(call.number(1), call.number(2), count))
      return [.bool(true)]
    case "RemoveSelection":
      guard call.number(0) == 0, !text.selection.isEmpty else { return [.bool(false)] }
      text.select(text.selection.upperBound..<text.selection.upperBound)
      return [.bool(true)]
    case "GetAttributeValue", "GetAttributes", "GetAttributeRun", "GetDefaultAttributes",
      "GetDefaultAttributeSet":
      return TextLook(text: text, count: count).answer(call)
    case "ScrollSubstringTo", "ScrollSubstringToPoint":
      guard case .element(let element, _, _) = object else { return [.bool(false)] }
      return [.bool(element.reveal())]
    default: return answerPlaces(call, object, text, window, count)
    }
  }

  /// Where characters are drawn.
  private func answerPlaces(
    _ call: Bus.Call, _ object: AssistiveObject, _ text: any SemanticsText, _ window: AssistiveWindow,
    _ count: Int
  ) -> [BusValue]? {
    guard case .element(let element, _, _) = object else { return nil }
    let parent = element.parent?.frame.origin ?? .zero
    switch call.member {
    case "GetCharacterExtents":
      let place = call.number(0) ?? 0
      return pixels(
        box(place..<place + 1, of: text, count), in: window, space(call.number(1)), parent: parent
      ).values
    case "GetRangeExtents":
      let range = range(call.number(0), call.number(1), count)
      return pixels(box(range, of: text, count), in: window, space(call.number(2)), parent: parent).values
    case "GetOffsetAtPoint":
      let place = point(
        call.number(0) ?? 0, call.number(1) ?? 0, in: window, space(call.number(2)), parent: parent)
      guard element.visibleFrame.contains(place) else { return [.int(-1)] }
      return [.int(text.offset(at: place) ?? -1)]
    case "GetBoundedRanges": return [.array(of: "(iisv)", [])]
    default: return nil
    }
  }

  /// A box around characters, in points of the window; null where they are not drawn.
  private func box(_ range: Range<Int>, of text: any SemanticsText, _ count: Int) -> CGRect {
    let range = range.clamped(to: 0..<count)
    guard !range.isEmpty else { return text.caretRect(at: range.lowerBound) ?? .null }
    var box = CGRect.null
    for place in range {
      guard let start = text.caretRect(at: place), let end = text.caretRect(at: place + 1) else { continue }
      // A character before a break ends with its line.
      let isOneLine = abs(start.minY - end.minY) < 1
      box = box.union(
        CGRect(
          x: min(start.minX, isOneLine ? end.minX : start.minX), y: start.minY,
          width: isOneLine ? abs(end.minX - start.minX) : 1, height: start.height))
    }
    return box
  }

  private func range(_ start: Int?, _ end: Int?, _ count: Int) -> Range<Int> {
    let start = min(max(start ?? 0, 0), count)
    // A negative end is that of the text.
    let end = (end ?? -1) < 0 ? count : min(end!, count)
    return min(start, end)..<max(start, end)
  }
  /// - Source: `AtspiTextBoundaryType`: characters, then starts and ends of words, sentences and lines
  private func boundary(_ number: Int?) -> TextUnits.Granularity? {
    switch number {
    case 0: .character
    case 1, 2: .word
    case 3, 4: .sentence
    case 5, 6: .line
    default: nil
    }
  }
  private func piece(_ text: String, _ range: Range<Int>) -> [BusValue] {
    [.string(text), .int(range.lowerBound), .int(range.upperBound)]
  }
  private func piece(_ units: TextUnits, of text: any SemanticsText, _ find: (TextUnits) -> Range<Int>)
    -> [BusValue]
  {
    let range = find(units)
    return piece(units.text(range), range)
  }

  // MARK: Editing

  func answerEditableText(_ call: Bus.Call, _ object: AssistiveObject) -> [BusValue]? {
    guard let (text, window) = content(of: object) else { return nil }
    let count = text.characters.unicodeScalars.count
    let isSecret = object.role == .passwordText
    switch call.member {
    case "SetTextContents":
      text.replaceAll(with: call.text(0) ?? "")
      return [.bool(true)]
    case "InsertText":
      let place = min(max(call.number(0) ?? 0, 0), count)
      // The length is that of the text to be taken, in bytes; more than there are, or less than none, takes all.
      let whole = call.text(1) ?? ""
      let bytes = call.number(2) ?? -1
      let part =
        bytes < 0 || bytes >= whole.utf8.count
        ? whole : String(decoding: whole.utf8.prefix(bytes), as: UTF8.self)
      text.replace(place..<place, with: part)
      return [.bool(true)]
    case "DeleteText":
      text.replace(range(call.number(0), call.number(1), count), with: "")
      return [.bool(true)]
    case "CopyText", "CutText":
      let range = range(call.number(0), call.number(1), count)
      if !isSecret {
        window.subject?.assistiveClipboard = TextUnits(text.characters).text(range)
        if call.member == "CutText" { text.replace(range, with: "") }
      }
      return call.member == "CutText" ? [.bool(!isSecret)] : []
    case "PasteText":
      guard let words = window.subject?.assistiveClipboard else { return [.bool(false)] }
      let place = min(max(call.number(0) ?? 0, 0), count)
      text.replace(place..<place, with: words)
      return [.bool(true)]
    default: return nil
    }
  }
}
