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

  /// Shows another view in the place of this one while a person holds some modifier keys.
  ///
  /// - Source: https://developer.apple.com/documentation/swiftui/view/modifierkeyalternate(_:_:), which a Mac has
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    modifier(ModifierKeyAlternate(keys: modifiers, alternate: alternate()))
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

private struct ModifierKeyAlternate<Alternate: View>: ViewModifier {
  let keys: EventModifiers
  let alternate: Alternate
  nonisolated init(keys: EventModifiers, alternate: Alternate) {
    (self.keys, self.alternate) = (keys, alternate)
  }
  @State private var isHeld = false

  func body(content: Content) -> some View {
    Group { if isHeld { alternate } else { content } }
      .onModifierKeysChanged(mask: keys) { _, held in isHeld = held.isSuperset(of: keys) && !keys.isEmpty }
  }
}
