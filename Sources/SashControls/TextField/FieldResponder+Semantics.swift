import SashDisplay
import SashGeometry
import SashText

extension FieldResponder: SemanticsText {
  var characters: String {
    guard let field else { return "" }
    let text = field.text.wrappedValue
    return field.isSecure ? String(repeating: "•", count: text.count) : text
  }
  var selection: Range<Int> { selectedScalars }
  func select(_ range: Range<Int>) { selectScalars(range) }
  func replaceAll(with text: String) { replaceText(with: text) }
  func replace(_ range: Range<Int>, with text: String) { replaceScalars(range, with: text) }
  func focus() { host.focus.holder = self }
  var hasFocus: Bool { isFocused }

  var plainLook: SemanticsTextLook? {
    host.graph.withCurrent { live == nil ? nil : SemanticsTextLook(lines.look.attributes) }
  }
  var runs: [SemanticsTextRun] {
    host.graph.withCurrent {
      guard let field = live, field.rich != nil else { return [] }
      let lines = lines
      // Each is counted from the end of the one before: from the start, many would take long.
      let text = lines.text
      var (index, unit, scalar) = (text.utf8.startIndex, 0, 0)
      func scalars(_ goal: Int) -> Int {
        let end =
          text.utf8.index(index, offsetBy: goal - unit, limitedBy: text.utf8.endIndex) ?? text.utf8.endIndex
        scalar += text.unicodeScalars.distance(from: index, to: end)
        (index, unit) = (end, goal)
        return scalar
      }
      return lines.spans.map { span in
        let start = scalars(span.range.lowerBound)
        return SemanticsTextRun(
          range: start..<scalars(span.range.upperBound), look: SemanticsTextLook(span.attributes))
      }
    }
  }
  func misspelled(near offset: Int) -> (words: [Range<Int>], within: Range<Int>)? {
    let text = editing.text
    guard let found = checkedParagraph(at: text.units(of: offset..<offset).lowerBound) else { return nil }
    return (found.words.map(text.scalars(of:)), text.scalars(of: found.range))
  }
}

extension SemanticsTextLook {
  fileprivate init(_ attributes: TextAttributes) {
    let font = attributes.font
    self.init(
      family: font.family ?? font.design.name, size: font.size, weight: font.weight, isItalic: font.isItalic,
      isUnderlined: attributes.underline != nil, isStruckThrough: attributes.strikethrough != nil,
      rise: attributes.baselineOffset, color: attributes.paint.single,
      background: attributes.background?.single)
  }
}

extension FontDescription.Design {
  /// - Source: the generic families of CSS Fonts 4
  fileprivate var name: String {
    switch self {
    case .default: "system-ui"
    case .serif: "ui-serif"
    case .rounded: "ui-rounded"
    case .monospaced: "ui-monospace"
    }
  }
}

extension Paint {
  /// The colour, if it is one everywhere.
  fileprivate var single: ColorComponents? { if case .color(let color) = self { color } else { nil } }
}

extension String {
  /// The Unicode scalars that units of UTF-8 belong to.
  func scalars(of units: Range<Int>) -> Range<Int> {
    func scalars(_ unit: Int) -> Int {
      let end = utf8.index(utf8.startIndex, offsetBy: min(max(unit, 0), utf8.count))
      return unicodeScalars.distance(from: startIndex, to: end)
    }
    let start = scalars(units.lowerBound)
    return start..<(units.isEmpty ? start : scalars(units.upperBound))
  }
  /// The units of UTF-8 of Unicode scalars, as many as there are.
  func units(of scalars: Range<Int>) -> Range<Int> {
    func units(_ scalar: Int) -> Int {
      let end =
        unicodeScalars.index(unicodeScalars.startIndex, offsetBy: max(scalar, 0), limitedBy: endIndex)
        ?? endIndex
      return utf8.distance(from: startIndex, to: end)
    }
    let start = units(scalars.lowerBound)
    return start..<(scalars.isEmpty ? start : units(scalars.upperBound))
  }
}
