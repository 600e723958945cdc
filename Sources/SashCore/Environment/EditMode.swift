import SashGraph

/// Whether a person edits the content of a list.
public enum EditMode: Hashable, Sendable {
  /// Content cannot be edited.
  case inactive
  /// Content is edited for a moment, by a swipe for example.
  case transient
  /// Rows can be selected, moved and deleted.
  case active

  public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists at this place are being edited. An edit button writes it; each scene has a mode of its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

extension ViewGraph {
  /// A mode that lives as long as the current subgraph.
  package func makeEditMode() -> Binding<EditMode> {
    let attribute = Attribute(input: EditMode.inactive)
    return Binding(location: StoredLocation(host: self, attribute: attribute, initial: .inactive))
  }
}
