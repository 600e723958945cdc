import SashCore

/// What a person may do with a window.
struct WindowInteractions: Equatable {
  var dismiss = true
  var resize = true
  var minimize = true
  var fullScreen = true
}

/// Whether a person may do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
  fileprivate enum Kind: Hashable, Sendable { case automatic, enabled, disabled }
  fileprivate let kind: Kind
  /// As the window is otherwise.
  public static let automatic = WindowInteractionBehavior(kind: .automatic)
  /// A person may do it.
  public static let enabled = WindowInteractionBehavior(kind: .enabled)
  /// A person may not do it.
  public static let disabled = WindowInteractionBehavior(kind: .disabled)
}

/// Says of the window around a view what a person may do with it, while the view is there.
private struct InteractionModifier: ViewModifier {
  let keyPath: WritableKeyPath<WindowInteractions, Bool> & Sendable
  let behavior: WindowInteractionBehavior
  @Environment(\.windowPlace) private var place

  func body(content: Content) -> some View {
    let (keyPath, place) = (keyPath, place)
    content
      .onChange(of: behavior, initial: true) { _, behavior in
        place?.window?.allow(keyPath, behavior.kind != .disabled)
      }
      .onDisappear { place?.window?.allow(keyPath, true) }
  }
}

extension AppWindow {
  fileprivate func allow(_ keyPath: WritableKeyPath<WindowInteractions, Bool>, _ isAllowed: Bool) {
    if allowed[keyPath: keyPath] == isAllowed { return }
    allowed[keyPath: keyPath] = isAllowed
    limitSize()
  }
}

extension View {
  /// Sets whether a person may close the window of this view: by the button in its frame and by the keys for it. The program may
  /// always.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(InteractionModifier(keyPath: \.dismiss, behavior: behavior))
  }
  /// Sets whether a person may make the window of this view larger and smaller.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(InteractionModifier(keyPath: \.resize, behavior: behavior))
  }
  /// Sets whether a person may minimise the window of this view by the command for it and its keys.
  ///
  /// - Missing: any effect on what the window system draws around the window, and on its own ways to do so.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(InteractionModifier(keyPath: \.minimize, behavior: behavior))
  }
  /// Sets whether a person may let the window of this view fill the screen by the command for it and its keys.
  ///
  /// - Missing: any effect on the window system's own ways to do so.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    modifier(InteractionModifier(keyPath: \.fullScreen, behavior: behavior))
  }
}
