import Foundation
import SashCore
import SashText

/// The text with attributes that a field edits, and what its app is told of the selection.
struct RichText {
  var text: Binding<AttributedString>
  var selection: Binding<AttributedTextSelection>?
  /// Whether a person may make what is selected bold and the like.
  var takesStyles = true
  /// What code that shows the field does with it.
  var handle: RichTextHandle?
}

extension Binding where Value == AttributedString {
  /// The characters alone; what is written through it looks as what is there does.
  nonisolated var characterText: Binding<String> {
    Binding<String> {
      String(wrappedValue.characters)
    } set: { new in
      if String(wrappedValue.characters) != new { wrappedValue = AttributedString(new) }
    }
  }
}

/// Lets a text with attributes follow what is edited in its characters.
final class RichEditing {
  private typealias Scope = AttributeScopes.SwiftUIAttributes
  /// What the text was after so many steps that can be undone.
  private var states: [Int: AttributedString] = [:]
  /// The attributes that the caret has been given; nil takes those around it.
  private(set) var typing: AttributeContainer?
  /// The selection that the app has been told of last, or has told.
  private var told: AttributedTextSelection?

  /// Whether the app has just put the caret there, with its attributes.
  private var isPut = false

  /// The caret has gone elsewhere.
  func caretMoved() {
    if !isPut { typing = nil }
    isPut = false
  }
  /// Somebody else has written the text.
  func textReplaced() {
    states = [:]
    typing = nil
  }
  /// Before a change: what can be come back to.
  func keep(_ text: AttributedString, depth: Int) { states[depth] = text }

  /// Follows one replacement.
  ///
  /// - Parameter isReplay: Whether it came of undoing or doing again.
  func follow(_ change: EditChange, _ edited: EditedText, isReplay: Bool, in rich: RichText) {
    let depth = edited.undoDepth
    isPut = false
    if isReplay, let old = states[depth], String(old.characters) == edited.text {
      rich.text.wrappedValue = old
      return
    }
    var text = rich.text.wrappedValue
    let range = text.range(utf8: change.range)
    let new = edited[change.range.lowerBound..<change.range.lowerBound + change.length]
    let attributes =
      typing
      ?? (range.isEmpty ? text.attributes(around: range.lowerBound) : text.attributes(at: range.lowerBound))
    text.replaceSubrange(range, with: AttributedString(new, attributes: attributes))
    if !isReplay { states = states.filter { $0.key < depth } }
    states[depth] = text
    rich.text.wrappedValue = text
  }

  // MARK: Styles

  /// Makes what is selected bold, or plain if all of it is; at a caret what will be typed. True if characters have changed.
  func toggle(
    _ style: EditKeys.TextStyleKey, _ edited: EditedText, fonts: Font.Context, plain: Font, in rich: RichText
  )
    -> Bool
  {
    var text = rich.text.wrappedValue
    let selected = edited.selection.range
    if selected.isEmpty {
      var attributes = typing ?? text.attributes(around: text.range(utf8: selected).lowerBound)
      set(style, !has(style, attributes, fonts, plain), &attributes, plain)
      typing = attributes
      return false
    }
    let range = text.range(utf8: selected)
    let parts = text[range].runs.map { ($0.range, $0.attributes) }
    let isOn = !parts.allSatisfy { has(style, $0.1, fonts, plain) }
    for (range, attributes) in parts where has(style, attributes, fonts, plain) != isOn {
      var attributes = attributes
      set(style, isOn, &attributes, plain)
      text[range].setAttributes(attributes)
    }
    states = states.filter { $0.key < edited.undoDepth }
    states[edited.undoDepth] = text
    rich.text.wrappedValue = text
    return true
  }
  private func has(
    _ style: EditKeys.TextStyleKey, _ attributes: AttributeContainer, _ fonts: Font.Context, _ plain: Font
  )
    -> Bool
  {
    switch style {
    case .underline: return attributes[Scope.UnderlineStyleAttribute.self] != nil
    case .bold, .italic:
      let font = (attributes[Scope.FontAttribute.self] ?? plain).resolve(in: fonts)
      let intent = attributes[InlineIntentAttribute.self] ?? []
      return style == .bold
        ? font.isBold || intent.contains(.stronglyEmphasized)
        : font.isItalic || intent.contains(.emphasized)
    }
  }
  private func set(
    _ style: EditKeys.TextStyleKey, _ isOn: Bool, _ attributes: inout AttributeContainer, _ plain: Font
  ) {
    let font = attributes[Scope.FontAttribute.self] ?? plain
    let meant: InlinePresentationIntent
    switch style {
    case .underline:
      attributes[Scope.UnderlineStyleAttribute.self] = isOn ? .single : nil
      return
    case .bold:
      attributes[Scope.FontAttribute.self] = font.bold(isOn)
      meant = .stronglyEmphasized
    case .italic:
      attributes[Scope.FontAttribute.self] = font.italic(isOn)
      meant = .emphasized
    }
    if var intent = attributes[InlineIntentAttribute.self], !isOn {
      intent.remove(meant)
      attributes[InlineIntentAttribute.self] = intent.isEmpty ? nil : intent
    }
  }

  // MARK: Selection

  /// Tells the app what is selected.
  func tell(_ edited: EditedText, in rich: RichText) {
    guard let binding = rich.selection else { return }
    let text = rich.text.wrappedValue
    let range = text.range(utf8: edited.selection.range)
    let new =
      range.isEmpty
      ? AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: typing)
      : AttributedTextSelection(range: range)
    told = new
    if binding.wrappedValue != new { binding.wrappedValue = new }
  }

  /// What the app wants to be selected, if it has written something else than it was told.
  func wish(in rich: RichText) -> EditSelection? {
    guard let wish = rich.selection?.wrappedValue, wish != told else { return nil }
    told = wish
    let text = rich.text.wrappedValue
    switch wish.indices(in: text) {
    case .insertionPoint(let index):
      typing = wish.ownAttributes
      isPut = true
      return EditSelection(caret: text.utf8Places(index..<index).lowerBound)
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return EditSelection(text.utf8Places(first.lowerBound..<last.upperBound))
    }
  }
  /// Whether the app has written something else than it was told.
  func hasWish(_ selection: AttributedTextSelection?) -> Bool {
    selection.map { $0 != told && $0.stored != nil } ?? false
  }
}
