import SashControls
import SashCore

/// What the menu Window has for the size of the window in front.
///
/// - Source: the group `windowSize` has items that minimise and zoom the window (Apple's documentation of `CommandGroupPlacement`)
struct WindowSizeItems: View {
  let place: WindowPlace

  var body: some View {
    let (place, window) = (place, place.window)
    Button("Minimize") { place.minimize() }
      .keyboardShortcut("m")
      .disabled(window?.allowed.minimize == false)
    Button("Zoom") {
      if let window = place.window { place.scenes?.zoom(window) }
    }
    .disabled(window.map { place.scenes?.mayResize($0) != true } ?? false)
  }
}

/// Lets the window in front fill the screen, and gives it its size back.
///
/// - Source: the group `sidebar` has the item for full screen (Apple's documentation of `CommandGroupPlacement`); F11 is what programs
///   of desktops have for it
struct FullScreenItem: View {
  let place: WindowPlace
  static let key = KeyboardShortcut(KeyEquivalent("\u{F70E}"), modifiers: [])

  var body: some View {
    let (place, window) = (place, place.window)
    let isFull = window?.window.window.isFullScreen == true
    Button(isFull ? "Exit Full Screen" : "Enter Full Screen") { place.toggleFullScreen() }
      .keyboardShortcut(Self.key)
      .disabled(window != nil && !place.mayChangeFullScreen)
  }
}

extension WindowPlace {
  func minimize() {
    if let window, window.allowed.minimize { window.window.window.minimize() }
  }
  /// A window that fills the screen may always go back.
  var mayChangeFullScreen: Bool {
    guard let window, let scenes, scenes.hasSeveralWindows else { return false }
    return window.window.window.isFullScreen || window.allowed.fullScreen && scenes.mayResize(window)
  }
  func toggleFullScreen() {
    guard mayChangeFullScreen, let surface = window?.window.window else { return }
    surface.setFullScreen(!surface.isFullScreen)
  }
}
