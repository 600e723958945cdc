import SashDisplay

// How words are spoken. A screen reader is told by attributes of the text (`speech-pitch` and so on); whether it follows them
// is its own affair.
extension View {
  /// Raises (up to 1) or lowers (down to -1) the voice that speaks this view.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    attaching { $0.properties.details["speech-pitch"] = value.isFinite ? "\(min(max(value, -1), 1))" : nil }
  }
  /// Whether all punctuation of this view is spoken.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    attaching { $0.properties.details["speech-punctuation"] = value ? "all" : nil }
  }
  /// Whether this view is spoken letter by letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    attaching { $0.properties.details["speech-spell-out"] = value ? "true" : nil }
  }
  /// Whether announcements wait until what is being spoken is over.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    attaching { $0.properties.details["speech-queued"] = value ? "true" : nil }
  }

  /// Says how far something is scrolled, in words, in place of what is said of it by itself.
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    attaching { if isEnabled { $0.value = status } }
  }
  public nonisolated func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
    -> some View
  { accessibilityScrollStatus(Text(status), isEnabled: isEnabled) }
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true)
    -> some View
  { accessibilityScrollStatus(Text(status), isEnabled: isEnabled) }
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  { accessibilityScrollStatus(Text(status), isEnabled: isEnabled) }

  /// Shows this view as it is where the display is inverted, as photographs and films should be.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(IgnoredInversion(isActive: active))
  }
}

/// Inverts once more what the display inverts.
private struct IgnoredInversion: ViewModifier {
  let isActive: Bool
  @Environment(\.accessibilityInvertColors) private var isInverted
  func body(content: Content) -> some View {
    if isActive, isInverted { content.colorInvert() } else { content }
  }
}
