import SashGraph

extension View {
  /// Names a control by what a label that is not drawn shows.
  @ViewBuilder package nonisolated func named<Label: View>(by label: Label) -> some View {
    if Label.self == EmptyView.self {
      self
    } else if let text = label as? Text {
      accessibilityLabel(text)
    } else {
      accessibilityLabel { _ in label }
    }
  }
}
