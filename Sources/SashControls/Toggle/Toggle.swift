import SashCore

/// A control that switches between on and off.
@MainActor @preconcurrency
public struct Toggle<Label: View>: View {
  nonisolated(unsafe) var isOn: Binding<Bool>
  nonisolated(unsafe) var label: Label
  /// Whether only some of what it switches is on.
  nonisolated(unsafe) var isMixed: @MainActor () -> Bool = { false }
  @Environment(\.toggleStyle) private var style

  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// - Source: the value of a switch is "1" or "0" (XCTest).
  @MainActor public var body: some View {
    let isOn = isOn
    let isMixed = isMixed()
    style.makeBody(ToggleStyleConfiguration(label: .init(AnyView(label)), isOn: isOn, isMixed: isMixed))
      .control(.toggle) {
        $0.properties.value = isMixed ? "2" : isOn.wrappedValue ? "1" : "0"
        $0.properties.added = [.toggle, .button]
        $0.act(.activate) { _ in isOn.wrappedValue.toggle() }
      }
  }
}

extension Toggle where Label == Text {
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style has been given, to be shown in another style.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    let isMixed = configuration.isMixed
    self.isMixed = { isMixed }
  }
}

/// How toggles look and what switches them.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle style gets to know.
public nonisolated struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    @MainActor public var body: some View { content }
  }
  public let label: Label
  /// The state of the toggle, to be read and written.
  @Binding public var isOn: Bool
  /// Whether only some of what the toggle switches is on.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool = false) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The style of the toggles at a place.
struct AnyToggleStyle: Equatable {
  private let style: AnyStyle<ToggleStyleConfiguration>
  init<S: ToggleStyle>(_ style: S) {
    self.style = StyleOf(style) { StyledToggle(holder: StyleHolder(style: $0), configuration: $1) }
  }
  @MainActor func makeBody(_ configuration: ToggleStyleConfiguration) -> AnyView {
    style.makeBody(configuration)
  }
}

private struct StyledToggle<S: ToggleStyle>: View {
  var holder: StyleHolder<S>
  var configuration: ToggleStyleConfiguration
  var body: some View { holder.style.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = AnyToggleStyle(SwitchToggleStyle())
}

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look and behaviour of the toggles in this view.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}
