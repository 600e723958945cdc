import SashCore
import SashGraph

/// The styles of one kind of control at a place, innermost first. In the body of a style the next one counts: a style that
/// shows the control it was given shows it in the style around it.
final class StyleStack<Configuration>: ComparedByValue {
  private let style: AnyStyle<Configuration>
  let outer: StyleStack?

  init(_ style: AnyStyle<Configuration>, outer: StyleStack?) {
    self.style = style
    self.outer = outer
  }
  @MainActor func body(_ configuration: Configuration) -> AnyView { style.makeBody(configuration) }

  static func == (a: StyleStack, b: StyleStack) -> Bool {
    a === b || (a.style == b.style && a.outer == b.outer)
  }
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
    let look = StyleOf(style) { style, configuration in
      ControlInStyle(holder: StyleHolder(style: style), configuration: configuration, look: body)
    }
    return StyleStack(look, outer: self)
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
  nonisolated(unsafe) private let configuration: Configuration
  nonisolated(unsafe) private let styles: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>?>
  nonisolated(unsafe) private let fallback: @MainActor (Configuration) -> Default
  nonisolated(unsafe) private let style: Environment<StyleStack<Configuration>?>

  nonisolated init(
    _ configuration: Configuration, styles: WritableKeyPath<EnvironmentValues, StyleStack<Configuration>?>,
    fallback: @escaping @MainActor (Configuration) -> Default
  ) {
    self.configuration = configuration
    self.styles = styles
    self.fallback = fallback
    style = Environment(styles)
  }

  var body: some View {
    if let style = style.wrappedValue {
      style.body(configuration).environment(styles, style.outer)
    } else {
      fallback(configuration)
    }
  }
}
