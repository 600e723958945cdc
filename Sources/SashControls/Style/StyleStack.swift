import SashCore

/// The styles of one kind of control at a place, innermost first. In the body of a style the next one counts: a style that
/// shows the control it was given shows it in the style around it.
final class StyleStack<Configuration> {
  private let make: @MainActor (Configuration) -> AnyView
  let outer: StyleStack?

  init(outer: StyleStack?, make: @escaping @MainActor (Configuration) -> AnyView) {
    self.make = make
    self.outer = outer
  }
  @MainActor func body(_ configuration: Configuration) -> AnyView { make(configuration) }
}

/// The styles of a kind of control in the environment.
struct StyleStackKey<Configuration>: EnvironmentKey {
  static var defaultValue: StyleStack<Configuration>? { nil }
}

extension View {
  /// Puts a style in front of those that are around this view; `body` shows a control in it.
  nonisolated func pushStyle<Style, Configuration, Body: View>(
    _ style: Style, onto styles: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>?>,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    transformEnvironment(styles) { $0 = $0.pushing(style, body: body) }
  }
}

extension Optional {
  /// The same styles with another one in front.
  func pushing<Style, Configuration, Body: View>(
    _ style: Style, body: @escaping @MainActor (Style, Configuration) -> Body
  ) -> StyleStack<Configuration> where Wrapped == StyleStack<Configuration> {
    StyleStack(outer: self) {
      AnyView(ControlInStyle(holder: StyleHolder(style: style), configuration: $0, look: body))
    }
  }
}

/// A control in a style, which may have dynamic properties of its own.
private struct ControlInStyle<Style, Configuration, Look: View>: View {
  var holder: StyleHolder<Style>
  var configuration: Configuration
  var look: @MainActor (Style, Configuration) -> Look
  var body: some View { look(holder.style, configuration) }
}

/// A view in a configuration that a style gets to know.
struct ConfiguredView: View {
  let content: AnyView
  init<V: View>(_ view: V) { content = AnyView(view) }
  var body: some View { content }
}

/// A control in the innermost style, or in the default one.
struct StyledControl<Configuration, Default: View>: View {
  let configuration: Configuration
  let styles: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>?>
  let fallback: @MainActor (Configuration) -> Default
  @Environment private var style: StyleStack<Configuration>?

  nonisolated init(
    _ configuration: Configuration, styles: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>?>,
    fallback: @escaping @MainActor (Configuration) -> Default
  ) {
    self.configuration = configuration
    self.styles = styles
    self.fallback = fallback
    _style = Environment(styles)
  }

  var body: some View {
    if let style {
      style.body(configuration).environment(styles, style.outer)
    } else {
      fallback(configuration)
    }
  }
}
