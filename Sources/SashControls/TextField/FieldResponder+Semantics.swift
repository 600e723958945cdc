import SashDisplay

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
  func focus() { host.focused = self }
  var hasFocus: Bool { isFocused }
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
