import Foundation
import SashControls
import SashCore

/// What a person changes in the text.
extension UITextView {
  /// The text as the editor of SwiftUI has it.
  var textForEditor: AttributedString {
    if let known = richText { return known }
    var text = AttributedString()
    for run in storedRuns {
      var part = AttributedString(run.text, keeping: run.attributes, links: linkLook)
      part[ParagraphLookKey.self] = run.paragraphStyle?.look(textAlignment)
      text.append(part)
    }
    richText = text
    return text
  }

  /// A person has typed, or has given letters another look.
  func edited(to new: AttributedString) {
    let letters = String(new.characters)
    guard letters != text else { return restyle(as: new) }
    let (range, replacement) = UITextField.change(from: text, to: letters)
    if delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) == false {
      return changed()
    }
    put(replacement, in: range, like: new)
  }
  /// Code puts something in the place of a range: the caret stands behind it then.
  func put(byCode replacement: String, in range: NSRange) {
    selectsBehind = true
    put(replacement, in: range, like: nil)
    selectsBehind = false
  }

  /// - Parameter new: A text that says how the letters look that are put there, as one that is come back to does; nil is for
  ///   those that are typed.
  private func put(_ replacement: String, in range: NSRange, like new: AttributedString?) {
    let inserted = NSRange(location: range.location, length: replacement.utf16.count)
    let typed = typing
    textStorage.beginEditing()
    textStorage.replaceCharacters(in: range, with: replacement)
    if !replacement.isEmpty {
      for part in new?.keptRuns ?? [] {
        let shared = NSIntersectionRange(part.range, inserted)
        guard shared.length > 0 else { continue }
        textStorage.setAttributes(hasOwnTyping ? typed : part.attributes(typed: typed), range: shared)
      }
      if new == nil { textStorage.setAttributes(typed, range: inserted) }
    }
    textStorage.endEditing()
    if selectsBehind { selectedRange = NSRange(location: NSMaxRange(inserted), length: 0) }
    tellChange()
    if selectsBehind { delegate?.textViewDidChangeSelection(self) }
  }
  private func tellChange() {
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// The letters are the same and look otherwise: bold, slanted or with a line below, or as they were before that.
  private func restyle(as new: AttributedString) {
    var isOther = false
    textStorage.beginEditing()
    // Equal texts may have other numbers of units, as accents are parts of letters or follow them.
    for part in new.keptRuns where NSMaxRange(part.range) <= textStorage.length {
      let before = textStorage.attributes(at: part.range.location, effectiveRange: nil)
      guard let wanted = part.restyled(from: before, usual: shownFont) else { continue }
      textStorage.setAttributes(wanted, range: part.range)
      isOther = true
    }
    textStorage.endEditing()
    if isOther { tellChange() }
  }

  // MARK: The selection

  /// What is selected, as the editor of SwiftUI has it.
  var selectionForEditor: AttributedTextSelection {
    if let shownSelection { return shownSelection }
    guard selection != nil || hasOwnTyping else { return AttributedTextSelection() }
    let (text, range) = (textForEditor, selectedRange)
    let (start, end) = (text.index(utf16: range.location), text.index(utf16: NSMaxRange(range)))
    let new: AttributedTextSelection
    if range.length > 0 {
      new = AttributedTextSelection(range: start..<end)
    } else if hasOwnTyping {
      let look = AttributedString("x", keeping: typing, links: [:])
      new = AttributedTextSelection(insertionPoint: start, typingAttributes: look.runs.first?.attributes)
    } else {
      new = AttributedTextSelection(insertionPoint: start)
    }
    shownSelection = new
    return new
  }
  /// A person has selected something else.
  func selected(_ new: AttributedTextSelection) {
    let text = textForEditor
    let range: NSRange
    switch new.indices(in: text) {
    case .insertionPoint(let index): range = NSRange(location: text.utf16Place(index), length: 0)
    case .ranges(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return }
      let start = text.utf16Place(first.lowerBound)
      range = NSRange(location: start, length: text.utf16Place(last.upperBound) - start)
    }
    selected(TextSelection(range, in: self.text))
    shownSelection = new
  }
}

/// Letters of an edited text that look alike.
private struct KeptRun {
  /// In UTF-16 units.
  var range: NSRange
  var letters: String
  var kept: KeptAttributes?
  var shown: AttributeContainer

  /// What the letters look like: those that are typed are in no link, and no pictures.
  func attributes(typed: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    guard var values = kept?.values else { return typed }
    if shown[AttributeScopes.FoundationAttributes.LinkAttribute.self] == nil { values[.link] = nil }
    if !letters.contains("\u{FFFC}") { values[.attachment] = nil }
    return values
  }

  /// The attributes with what a person has changed in the look; nil if that is nothing.
  @MainActor func restyled(from before: [NSAttributedString.Key: Any], usual: UIFont)
    -> [NSAttributedString.Key: Any]?
  {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var values = kept?.values ?? before
    let plain =
      AttributedString("x", keeping: values, links: [:]).runs.first?.attributes ?? AttributeContainer()
    var isOther = kept.map { !Self.isSame($0.values, before) } ?? false
    if shown[Scope.FontAttribute.self] != plain[Scope.FontAttribute.self],
      let font = shown[Scope.FontAttribute.self]
    {
      values[.font] = UIFont(font, like: values[.font] as? UIFont ?? usual)
      isOther = true
    }
    if (shown[Scope.UnderlineStyleAttribute.self] == nil)
      != (plain[Scope.UnderlineStyleAttribute.self] == nil)
    {
      values[.underlineStyle] =
        shown[Scope.UnderlineStyleAttribute.self] == nil ? nil : NSUnderlineStyle.single.rawValue
      isOther = true
    }
    return isOther ? values : nil
  }
  private static func isSame(_ a: [NSAttributedString.Key: Any], _ b: [NSAttributedString.Key: Any]) -> Bool {
    NSAttributedString(string: "x", attributes: a).isEqual(to: NSAttributedString(string: "x", attributes: b))
  }
}

extension UIFont {
  /// The font of SwiftUI in the face and the size of another one, bold or slanted as it says.
  convenience init(_ font: Font, like usual: UIFont) {
    let wanted = font.resolve(in: EnvironmentValues().fontResolutionContext)
    var traits = usual.fontDescriptor.symbolicTraits
    if wanted.isBold { traits.insert(.traitBold) } else { traits.remove(.traitBold) }
    if wanted.isItalic { traits.insert(.traitItalic) } else { traits.remove(.traitItalic) }
    self.init(
      descriptor: usual.fontDescriptor.withSymbolicTraits(traits) ?? usual.fontDescriptor,
      size: usual.pointSize)
  }
}

extension AttributedString {
  fileprivate var keptRuns: [KeptRun] {
    var (place, all): (Int, [KeptRun]) = (0, [])
    for run in runs {
      let letters = String(self[run.range].characters)
      let length = letters.utf16.count
      all.append(
        KeptRun(
          range: NSRange(location: place, length: length), letters: letters,
          kept: run.attributes[KeptAttributesKey.self],
          shown: run.attributes))
      place += length
    }
    return all
  }
  fileprivate func index(utf16 place: Int) -> Index {
    let letters = String(characters)
    let at = letters.utf16.index(letters.startIndex, offsetBy: place, limitedBy: letters.endIndex)
    let bytes = letters.utf8.distance(from: letters.startIndex, to: at ?? letters.endIndex)
    return utf8.index(startIndex, offsetBy: bytes, limitedBy: endIndex) ?? endIndex
  }
  fileprivate func utf16Place(_ index: Index) -> Int {
    let bytes = utf8.distance(from: startIndex, to: Swift.min(index, endIndex))
    let letters = String(characters)
    let at = letters.utf8.index(letters.startIndex, offsetBy: bytes, limitedBy: letters.endIndex)
    return letters.utf16.distance(from: letters.startIndex, to: at ?? letters.endIndex)
  }
}
