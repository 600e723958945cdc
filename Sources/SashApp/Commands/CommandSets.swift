import SashControls
import SashCore

/// A command that shows and hides the sidebar of the window's split view.
public nonisolated struct SidebarCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) { ColumnToggle(title: "Toggle Sidebar", key: "s", column: \.sidebarColumn) }
  }
}

/// A command that shows and hides the inspector of the window.
public nonisolated struct InspectorCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(after: .sidebar) {
      ColumnToggle(title: "Toggle Inspector", key: "i", column: \.inspectorColumn)
    }
  }
}

private struct ColumnToggle: View {
  let title: LocalizedStringKey
  let key: KeyEquivalent
  @FocusedValue private var column: ToggledColumn?

  init(title: LocalizedStringKey, key: KeyEquivalent, column: KeyPath<FocusedValues, ToggledColumn?>) {
    (self.title, self.key) = (title, key)
    _column = FocusedValue(column)
  }
  var body: some View {
    let column = column
    Button(title) { column?.toggle() }
      .keyboardShortcut(key, modifiers: [.command, .control])
      .disabled(column == nil)
  }
}

/// Commands that change the selected text: its capitals.
///
/// - Missing: finding, spelling and speech.
public nonisolated struct TextEditingCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(after: .textEditing) {
      Menu("Transformations") {
        TextChange("Make Upper Case") { $0.uppercased() }
        TextChange("Make Lower Case") { $0.lowercased() }
        TextChange("Capitalize") { $0.capitalized }
      }
    }
  }
}

/// Replaces the selected text of what has the focus by what follows from it.
private struct TextChange: View {
  let title: LocalizedStringKey
  let change: (String) -> String
  @Environment(\.windowPlace) private var place

  init(_ title: LocalizedStringKey, _ change: @escaping (String) -> String) {
    (self.title, self.change) = (title, change)
  }
  var body: some View {
    let scene = place?.window?.window.scene
    Button(title) {
      guard let scene else { return }
      // A field says what is selected by copying it; the clipboard of the system keeps what it has.
      var copied: String?
      let system = scene.services.clipboard
      scene.services.clipboard = Clipboard(read: { copied }, write: { copied = $0 })
      scene.pressInFocus("c")
      scene.services.clipboard = system
      if let copied, !copied.isEmpty { scene.focus.holder?.insert(change(copied)) }
    }
    .disabled(scene?.focus.holder?.caret == nil)
  }
}

/// Commands for fonts and styles of text: they act on the text with attributes that is edited.
///
/// - Missing: the panel of fonts, sizes, colours and alignments.
public nonisolated struct TextFormattingCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands {
    CommandGroup(after: .textFormatting) {
      StyleButton(title: "Bold", key: "b")
      StyleButton(title: "Italic", key: "i")
      StyleButton(title: "Underline", key: "u")
    }
  }
}

private struct StyleButton: View {
  let title: LocalizedStringKey
  let key: Character
  @Environment(\.windowPlace) private var place

  var body: some View {
    let scene = place?.window?.window.scene
    Button(title) { scene?.pressInFocus(key) }
      .modifier(ShownShortcut(KeyboardShortcut(KeyEquivalent(key))))
      .disabled(scene?.focus.holder?.takesStyles != true)
  }
}

/// Commands that show, hide and arrange toolbars.
///
/// - Missing: hiding and arranging toolbars, so there is nothing to choose.
public nonisolated struct ToolbarCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands { EmptyCommands() }
}

/// Commands that take pictures with other devices.
///
/// - Missing: such devices, so there is nothing to choose.
public nonisolated struct ImportFromDevicesCommands: Commands {
  public init() {}
  @MainActor public var body: some Commands { EmptyCommands() }
}
