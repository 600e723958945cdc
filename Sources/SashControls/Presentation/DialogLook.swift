import SashCore

/// How much a question matters.
public struct DialogSeverity: Hashable, Sendable {
  private let value: UInt8
  public static let automatic = DialogSeverity(value: 0)
  /// What is asked cannot be taken back: a sign warns of it.
  public static let critical = DialogSeverity(value: 1)
  public static let standard = DialogSeverity(value: 2)
}

/// What questions show beside their words and buttons.
struct DialogLook {
  var severity = DialogSeverity.automatic
  var icon: Image?
  /// What says that the question is not to be asked again, and its words.
  var suppression: (words: Text, isOn: Binding<Bool>)?

  var shownIcon: Image? {
    icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle.fill") : nil)
  }
}
private struct DialogLookKey: EnvironmentKey { static var defaultValue: DialogLook { DialogLook() } }
extension EnvironmentValues {
  var dialogLook: DialogLook {
    get { self[DialogLookKey.self] }
    set { self[DialogLookKey.self] = newValue }
  }
}

extension View {
  /// Says how much the questions of this view matter.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    transformEnvironment(\.dialogLook) { $0.severity = severity }
  }
  /// Shows a picture above the title of the questions of this view.
  public nonisolated func dialogIcon(_ icon: Image?) -> some View {
    transformEnvironment(\.dialogLook) { $0.icon = icon }
  }
  /// Lets people say that the questions of this view are not to be asked again.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Don’t ask again"), isSuppressed: isSuppressed)
  }
  public nonisolated func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    transformEnvironment(\.dialogLook) { $0.suppression = (label, isSuppressed) }
  }
  public nonisolated func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
    -> some View
  { dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed) }
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>)
    -> some View
  { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(titleResource), isSuppressed: isSuppressed) }
}
