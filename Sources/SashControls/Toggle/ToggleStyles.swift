import SashCore

/// The style that fits the place: a switch on iOS.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(SwitchToggleStyle())
  }
}

/// The label, and at the trailing edge a switch.
public nonisolated struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  public init() { tint = nil }
  /// A switch that is filled with a colour while it is on.
  @available(*, deprecated, message: "Use tint(_:).")
  public init(tint: Color) { self.tint = tint }
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LabelBeside(label: configuration.label) {
      SwitchView(isOn: configuration.$isOn)
        .attaching { $0.properties.isTarget = true }
        .modifier(RowControlHeight(height: 31))
        .transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
    }
  }
}

/// A button that is filled while it is on. Toggles in toolbars have it by themselves.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

private struct ToggleButton: View {
  var configuration: ToggleStyleConfiguration
  var body: some View {
    if configuration.isOn {
      Button(action: { configuration.isOn.toggle() }, label: { configuration.label }).buttonStyle(
        .borderedProminent)
    } else {
      Button(action: { configuration.isOn.toggle() }, label: { configuration.label }).buttonStyle(.borderless)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
