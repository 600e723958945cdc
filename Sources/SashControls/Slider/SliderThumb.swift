import SashCore

private struct SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
extension EnvironmentValues {
  var sliderThumb: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}
extension View {
  /// Shows the thumbs of the sliders in this view, or leaves them out; fingers move them all the same.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumb, visibility)
  }
}
