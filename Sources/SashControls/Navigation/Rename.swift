import SashCore

/// Begins to rename what is shown.
@MainActor @preconcurrency public struct RenameAction {
  nonisolated(unsafe) let action: () -> Void
  nonisolated init(_ action: @escaping () -> Void) { self.action = action }
  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// Begins to rename what is shown; nil where nothing can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Lets a `RenameButton` in this view call an action.
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }
  /// Lets a `RenameButton` in this view give the focus to what is tied to a condition.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}

/// A button that begins to rename what is shown. It is disabled where nothing can be renamed.
@MainActor @preconcurrency
public struct RenameButton<Label: View>: View {
  private nonisolated(unsafe) let label: Label
  @Environment(\.rename) private var rename
  nonisolated init(label: Label) { self.label = label }
  @MainActor public var body: some View {
    let rename = rename
    Button {
      rename?()
    } label: {
      label
    }.disabled(rename == nil)
  }
}
extension RenameButton where Label == SashControls.Label<Text, Image> {
  public nonisolated init() { self.init(label: SashControls.Label("Rename", systemImage: "pencil")) }
}
