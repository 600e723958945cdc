import Foundation
import SashCore
import SashDefaults
import SashDisplay
import SashHost
import SashHostDesktop
import SashRaster

/// Opens the first window of `app` on the host that the environment asks for, and runs until it is closed.
@MainActor func launch<A: App>(_ app: A) {
  let title = TitleHolder()
  launch(title: title) { AppRoot(app: app, title: title) }
}

/// Opens a window of the view that `root` makes once the screen is known, on the host that the environment asks for, and
/// runs until it is closed. Standard folders are made before.
@MainActor package func launch<Root: View>(title: TitleHolder = TitleHolder(), root: () -> Root) {
  let choice = HostChoice.fromEnvironmentOrExit()
  if !hasFonts {
    HostError("no font is installed, so no text can be drawn; install the package fonts-inter-variable.")
      .exit()
  }
  let defaultTitle = ProcessInfo.processInfo.processName
  if let size = choice.size { MainScreen.expect(size: size, scale: choice.scale ?? 1) }
  let root = root()
  if let snapshot = choice.snapshot {
    writeSnapshot(of: root, choice: choice, to: snapshot)
    return
  }
  do {
    let host: any AppHost =
      switch choice.kind {
      case .desktop: try DesktopHost(choice: choice)
      case .headless: HeadlessHost(overrides: choice.overrides)
      }
    let window = try open(root, on: host, choice: choice, title: defaultTitle)
    if let name = title.attribute.map({ name in window.scene.graph.withCurrent { name.untrackedValue } }),
      !name.isEmpty
    {
      window.window.setTitle(name)
    }
    withExtendedLifetime(window) { host.run() }
  } catch {
    (error as? HostError ?? HostError("\(error)")).exit()
  }
}

/// A window of `root` on `host`.
@MainActor package func open<Root: View>(
  _ root: Root, on host: any AppHost, choice: HostChoice, title: String
) throws -> SceneWindow {
  let window = try host.openWindow(
    WindowRequest(title: title, size: choice.size ?? defaultWindowSize, scale: choice.scale))
  let colorScheme: ColorScheme =
    switch choice.colorScheme {
    case .dark: .dark
    case .light: .light
    case nil: host.isDark ? .dark : .light
    }
  let environment = EnvironmentValues.ofWindow(
    size: window.size, scale: window.scale, colorScheme: colorScheme,
    wishes: choice.accessibility ?? (choice.kind == .desktop ? .ofDesktop() : []), host: host)
  let scene = ViewGraph(
    root: root, size: window.size, insets: window.safeAreaInsets, environment: environment)
  // A picture is the same whatever the app was last used for.
  if choice.snapshot == nil { scene.sceneStore = SceneStores.ofFirstWindow }
  return SceneWindow(scene: scene, window: window, host: host)
}

/// The content of a window that nobody has asked a size for, in points: a phone in portrait.
///
/// - Source: 393×852 points is the screen of iPhone 15.
package let defaultWindowSize = CGSize(width: 393, height: 852)

/// Draws `root` into a file as it is after a second, and ends the program.
@MainActor private func writeSnapshot<Root: View>(of root: Root, choice: HostChoice, to file: URL) {
  let host = HeadlessHost(
    overrides: choice.overrides, isDark: choice.colorScheme == .dark)
  do {
    let window = try open(root, on: host, choice: choice, title: "")
    host.settle()
    window.renderFrame()
    // What is presented from the start has arrived.
    host.advance(by: 1)
    do {
      try window.picture.pngData().write(to: file, options: .atomic)
    } catch {
      throw HostError("cannot write the picture to \(file.path): \(error.localizedDescription)")
    }
    exit(0)
  } catch {
    (error as? HostError ?? HostError("\(error)")).exit()
  }
}
