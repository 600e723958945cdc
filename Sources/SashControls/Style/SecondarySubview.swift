import SashCore

extension Subview {
  /// The view as words that stand behind others: in a font of its own and the secondary colour.
  func secondary(_ font: Font) -> AdjustedSubview {
    AdjustedSubview(self) {
      $0.font = font
      $0.foregroundStyles = ForegroundStyles(
        levels: [AnyShapeStyle(SystemStyle.secondaryLabel)], outer: $0.foregroundStyles)
    }
  }
}
