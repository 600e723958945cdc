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
  func focus() { host.focused = self }
  var hasFocus: Bool { isFocused }
}
