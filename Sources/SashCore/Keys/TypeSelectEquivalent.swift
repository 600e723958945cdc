import SashInput

extension View {
  /// Sets what letters that a person types are compared with to find this row of a list, a table or a menu; nil leaves it at
  /// the first text in the row, and an empty text keeps the row from being found.
  ///
  /// - Source: https://developer.apple.com/documentation/swiftui/view/typeselectequivalent(_:)-36h0i
  public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View {
    modifier(TypeSelectModifier(text: text))
  }
  /// Sets what letters that a person types are compared with to find this row of a list, a table or a menu.
  public nonisolated func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    modifier(TypeSelectModifier(text: Text(stringKey)))
  }
  /// Sets what letters that a person types are compared with to find this row of a list, a table or a menu.
  @_disfavoredOverload
  public nonisolated func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    modifier(TypeSelectModifier(text: Text(string)))
  }
}

private struct TypeSelectModifier: ViewModifier {
  let text: Text?
  nonisolated init(text: Text?) { self.text = text }
  @Environment(\.locale) private var locale

  func body(content: Content) -> some View {
    let words = text?.plainString(in: locale)
    return content.attaching { $0.properties.typeSelect = words }
  }
}
