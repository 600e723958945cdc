import SashCore

/// The style that fits the place: a switch on iOS.
public nonisolated struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    Toggle(configuration).toggleStyle(SwitchToggleStyle())
  }
}

/// The label, and at the trailing edge a switch.
///
/// - Missing: sliding; the thumb jumps.
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

/// A button that is filled while it is on.
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

/// The switch of iOS 7 to 18.
///
/// - Source: 51×31 points; the thumb is 27 points wide and stands 2 points inside.
private struct SwitchView: View {
  @Binding var isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  @State private var isPressed = false

  var body: some View {
    ZStack(alignment: isOn ? .trailing : .leading) {
      Capsule().fill(isOn ? AnyShapeStyle(Color.green) : AnyShapeStyle(SystemStyle.secondaryFill))
      Capsule()
        .fill(Color.white)
        .frame(width: isPressed ? 33 : 27, height: 27)
        .shadow(color: .black.opacity(0.15), radius: 3, x: 0, y: 2)
        .padding(2)
    }
    .frame(width: 51, height: 31)
    .opacity(isEnabled ? 1 : 0.5)
    .modifier(
      PressModifier(isPressed: $isPressed, isEnabled: isEnabled, ringRadius: 16, action: { isOn.toggle() }))
  }
}
