import SashCore

/// A control that performs an action.
@MainActor @preconcurrency
public struct Button<Label: View>: View {
  nonisolated(unsafe) var role: ButtonRole?
  nonisolated(unsafe) var action: @MainActor () -> Void
  nonisolated(unsafe) var label: Label
  @Environment(\.buttonStyle) private var style

  @preconcurrency public nonisolated init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.action = action
    self.label = label()
  }
  @preconcurrency public nonisolated init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor public var body: some View {
    style.makeBody(PrimitiveButtonStyleConfiguration(role: role, label: row, action: action))
  }
}

extension Button {
  /// The label as one view.
  private var row: PrimitiveButtonStyleConfiguration.Label {
    // A style hands on what is a row already.
    if Label.self == PrimitiveButtonStyleConfiguration.Label.self {
      return label as! PrimitiveButtonStyleConfiguration.Label
    }
    return .init(AnyView(LabelRow(content: label)))
  }
}

extension Button where Label == Text {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleResource) }
  }
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Button where Label == SashControls.Label<Text, Image> {
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SashControls.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SashControls.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { SashControls.Label(titleResource, systemImage: systemImage) }
  }
  @preconcurrency public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SashControls.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SashControls.Label(title, systemImage: systemImage) }
  }
  @_disfavoredOverload @preconcurrency
  public nonisolated init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SashControls.Label(titleResource, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a primitive style has been given, to be shown in another style.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
