import SashCore

/// A part of a window that a command shows and hides. The same object means the same.
package final class ToggledColumn {
  package var toggle: @MainActor () -> Void = {}
  package init() {}
}

private enum SidebarColumnKey: FocusedValueKey { typealias Value = ToggledColumn }
private enum InspectorColumnKey: FocusedValueKey { typealias Value = ToggledColumn }

extension FocusedValues {
  /// The sidebar of the scene.
  package var sidebarColumn: ToggledColumn? {
    get { self[SidebarColumnKey.self] }
    set { self[SidebarColumnKey.self] = newValue }
  }
  /// The inspector of the scene.
  package var inspectorColumn: ToggledColumn? {
    get { self[InspectorColumnKey.self] }
    set { self[InspectorColumnKey.self] = newValue }
  }
}

/// Shows a shortcut beside a command that hears of its keys otherwise.
package struct ShownShortcut: ViewModifier {
  nonisolated(unsafe) private let shortcut: KeyboardShortcut
  package nonisolated init(_ shortcut: KeyboardShortcut) { self.shortcut = shortcut }
  package func body(content: Content) -> some View { content.environment(\.shownShortcut, shortcut) }
}

private struct ShownShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
  /// What a row of a menu bar shows instead of the shortcut that it has.
  var shownShortcut: KeyboardShortcut? {
    get { self[ShownShortcutKey.self] }
    set { self[ShownShortcutKey.self] = newValue }
  }
}
