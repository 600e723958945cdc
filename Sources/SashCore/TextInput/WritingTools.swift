/// How much the system's writing tools may do with a text.
public nonisolated struct WritingToolsBehavior: Equatable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// They work in the text itself.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// They show what they propose beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// They are not offered.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

private struct WritingToolsKey: EnvironmentKey {
  static var defaultValue: WritingToolsBehavior { .automatic }
}
extension EnvironmentValues {
  /// How much the system's writing tools may do; there are none here.
  public var writingToolsBehavior: WritingToolsBehavior {
    get { self[WritingToolsKey.self] }
    set { self[WritingToolsKey.self] = newValue }
  }
}

extension View {
  /// Sets how much the system's writing tools may do with the texts in this view.
  ///
  /// - Missing: writing tools.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    if behavior == .complete || behavior == .limited {
      runtimeWarning("There are no writing tools here; writingToolsBehavior changes nothing.")
    }
    return environment(\.writingToolsBehavior, behavior)
  }
  /// Sets whether text fields in this view show that there are writing tools.
  ///
  /// - Missing: writing tools.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    if visibility == .visible {
      runtimeWarning("There are no writing tools here; writingToolsAffordanceVisibility shows nothing.")
    }
    return self
  }
}

/// Whether people may dictate into a search field, and what begins it.
public nonisolated struct TextInputDictationBehavior: Hashable, Sendable {
  let activation: TextInputDictationActivation?
  /// As the platform has it: there is no dictation here.
  public static let automatic = TextInputDictationBehavior(activation: nil)
  /// A button in the field begins it.
  public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
    TextInputDictationBehavior(activation: activation)
  }
}
/// What begins dictation.
public nonisolated struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String
  /// Looking at the button.
  public static let onLook = TextInputDictationActivation(name: "onLook")
  /// Pressing the button.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
}
extension View {
  /// Sets whether people may dictate into the search fields of this view.
  ///
  /// - Missing: dictation.
  public nonisolated func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior)
    -> some View
  {
    if dictationBehavior.activation != nil {
      runtimeWarning("There is no dictation here; search fields show no button for it.")
    }
    return self
  }
}

/// Where controls for the looks of a text stand.
public nonisolated struct TextInputFormattingControlPlacement: Sendable {
  /// Several places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of what is selected.
    public static let contextMenu = Set(rawValue: 1)
    /// Above the keyboard on the screen.
    public static let inputAssistant = Set(rawValue: 2)
    /// In a bar of their own.
    public static let accessoryBar = Set(rawValue: 4)
    public static let `default` = Set(rawValue: 8)
    public static let all: Set = [.contextMenu, .inputAssistant, .accessoryBar, .default]
  }
}
extension View {
  /// Sets whether texts in this view show controls for their looks, at some places.
  ///
  /// - Missing: these controls.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View {
    if visibility == .visible {
      runtimeWarning("There are no controls for the looks of a text here; none are shown.")
    }
    return self
  }
}
