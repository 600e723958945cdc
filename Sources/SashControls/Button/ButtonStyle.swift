import SashCore

/// How buttons look; the framework recognises the press.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button style gets to know.
public nonisolated struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  /// True while the button is held down and letting go would perform its action.
  public let isPressed: Bool
}

/// How buttons look and what makes them act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a primitive button style gets to know.
public nonisolated struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  /// Performs the action of the button.
  @MainActor public func trigger() { action() }
}

/// The style of the buttons at a place.
struct AnyButtonStyle: Equatable {
  private let style: AnyStyle<PrimitiveButtonStyleConfiguration>
  private var joinsRow = false

  init<S: PrimitiveButtonStyle>(_ style: S) {
    self.style = StyleOf(style) { PrimitiveStyledButton(holder: StyleHolder(style: $0), configuration: $1) }
  }
  /// - Parameter hasFingerRoom: Whether a press beside a small label counts too.
  init<S: ButtonStyle>(_ style: S, joinsRow: Bool = false, hasFingerRoom: Bool = false) {
    self.joinsRow = joinsRow
    self.style = StyleOf(style) {
      StyledButton(
        holder: StyleHolder(style: $0), configuration: $1, joinsRow: joinsRow, hasFingerRoom: hasFingerRoom)
    }
  }
  @MainActor func makeBody(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
    style.makeBody(configuration)
  }
}

private struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
  var holder: StyleHolder<S>
  var configuration: PrimitiveButtonStyleConfiguration
  var body: some View { holder.style.makeBody(configuration: configuration) }
}

/// A button whose press the framework recognises.
private struct StyledButton<S: ButtonStyle>: View {
  var holder: StyleHolder<S>
  var configuration: PrimitiveButtonStyleConfiguration
  var joinsRow: Bool
  var hasFingerRoom: Bool
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.buttonRepeatBehavior) private var repeats

  var body: some View {
    holder.style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(configuration.label.content), isPressed: isPressed)
    )
    .modifier(
      PressModifier(
        isPressed: $isPressed, isEnabled: isEnabled, joinsRow: joinsRow, hasFingerRoom: hasFingerRoom,
        repeats: repeats.repeats == true, action: configuration.action))
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = AnyButtonStyle(DefaultButtonStyle())
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons in this view.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
  /// Sets the look and behaviour of the buttons in this view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
