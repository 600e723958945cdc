import Foundation
import SashControls
import SashCore

/// A button that shows and hides the window of a `Window` or a `UtilityWindow`; most often in the menu bar.
///
///     CommandGroup(after: .sidebar) {
///       WindowVisibilityToggle(windowID: "info").keyboardShortcut("i")
///     }
public nonisolated struct WindowVisibilityToggle<Label: View>: View {
  private let windowID: String
  private let label: @MainActor (_ title: String, _ isShown: Bool) -> Label

  /// A button that says "Show" or "Hide" and the title of the window. It is disabled if no scene of one window has the id.
  public init(windowID: String) where Label == DefaultWindowVisibilityToggleLabel {
    self.windowID = windowID
    label = { DefaultWindowVisibilityToggleLabel(title: $0, isShown: $1) }
  }

  @MainActor public var body: some View { Finder(id: windowID, label: label) }

  private struct Finder: View {
    let id: String
    let label: @MainActor (String, Bool) -> Label
    @Environment(\.windowPlace) private var place

    var body: some View {
      if let scenes = place?.scenes,
        let kind = scenes.kinds.firstIndex(where: {
          $0.id == id && ($0.role == .single || $0.role == .utility)
        })
      {
        Toggling(scenes: scenes, kind: kind, label: label, open: scenes.openScenes)
      } else {
        Button {
        } label: {
          label(id, false)
        }
        .disabled(true)
      }
    }
  }

  private struct Toggling: View {
    let scenes: AppScenes
    let kind: Int
    let label: @MainActor (String, Bool) -> Label
    @ObservedObject var open: OpenScenes

    var body: some View {
      let (scenes, kind, isShown) = (scenes, kind, open.kinds.contains(kind))
      Button {
        if let window = scenes.windows.first(where: { $0.kind == kind }) {
          scenes.close(window)
        } else {
          scenes.scene.environment.windowActions.perform { try $0.show(kind) }
        }
      } label: {
        label(scenes.title(of: kind), isShown)
      }
    }
  }
}

/// What a button says that shows and hides a window.
public struct DefaultWindowVisibilityToggleLabel: View {
  let title: String
  let isShown: Bool
  public var body: some View { isShown ? Text("Hide \(title)") : Text("Show \(title)") }
}
