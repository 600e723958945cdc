import SashCore

/// Ties the focus of a search field to somebody's state.
struct SearchTie {
  /// Whether the field is to have the focus now.
  let isWanted: @MainActor () -> Bool
  /// The field has the focus now, or has lost it.
  let tell: @MainActor (Bool) -> Void
}

extension View {
  /// Ties the focus of the search field in this view to a state: it is true while the field has the focus, and moves the focus
  /// there when it is set.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchTied(
      SearchTie(isWanted: { binding.wrappedValue }) {
        if binding.wrappedValue != $0 { binding.wrappedValue = $0 }
      })
  }
  /// Ties the focus of the search field in this view to one value of a state.
  public nonisolated func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V)
    -> some View
  {
    searchTied(
      SearchTie(isWanted: { binding.wrappedValue == value }) { isFocused in
        if isFocused {
          if binding.wrappedValue != value { binding.wrappedValue = value }
        } else if binding.wrappedValue == value, let none = FocusState<V>.none {
          binding.wrappedValue = none
        }
      })
  }
  private nonisolated func searchTied(_ tie: SearchTie) -> some View {
    transformEnvironment(\.searchTies) { $0.append(tie) }
  }
}

extension FocusState {
  /// What stands for no focus: nil of an optional; there is none of other types.
  fileprivate static nonisolated var none: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value
  }
}
