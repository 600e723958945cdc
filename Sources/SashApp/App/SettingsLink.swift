import SashControls
import SashCore

/// A button that shows the window of the app's settings.
public struct SettingsLink<Label: View>: View {
  private let label: Label
  @Environment(\.openSettings) private var openSettings

  public init(@ViewBuilder label: () -> Label) { self.label = label() }
  public var body: some View {
    let openSettings = openSettings
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
  public init() { self.init { DefaultSettingsLinkLabel() } }
}

/// What a link to the settings says.
public struct DefaultSettingsLinkLabel: View {
  init() {}
  public var body: some View { Text("Settings…") }
}
