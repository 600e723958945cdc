import Foundation
import SashAssistive
import SashBus
import SashCore
import SashDefaults
import SashDesktop
import SashDisplay
import SashHost
import SashHostDesktop
import SashMessages
import SashRaster

/// Opens the windows of `app` on the host that the environment asks for, and runs until they are closed.
@MainActor func launch<A: App>(_ app: A) {
  launch { host, choice, name in
    let scenes = AppScenes(app, host: host, choice: choice, name: name)
    scenes.onPhase = { BackgroundWork.shared.isUnseen = $0 == .background }
    let window = try scenes.launch()?.window
    scenes.openLostSubjects()
    scenes.openArguments()
    ClockWatch.follow { [weak scenes] in scenes?.timeHasChanged($0) }
    DesktopNotifications.activate = { [weak scenes] in scenes?.take(.activate, $0) }
    return (window, scenes)
  }
}

/// Opens a window of the view that `root` makes once the screen is known, on the host that the environment asks for, and
/// runs until it is closed. Standard folders are made before.
@MainActor package func launch<Root: View>(root: @escaping () -> Root) {
  launch { host, choice, name in
    let window = try open(root(), on: host, choice: choice, title: name)
    window.onPhase = { [weak window] in
      BackgroundWork.shared.isUnseen = window?.scene.environment.scenePhase == .background
    }
    window.takeRequests()
    DesktopNotifications.activate = { [weak window] permission in
      window?.host.adopt(startupID: permission.startupID, token: permission.token)
      window?.window.bringToFront()
    }
    return (window, nil)
  }
}

/// - Parameter open: Opens what is shown first, and gives that window and what has to live on with it.
@MainActor private func launch(
  _ open: (any AppHost, HostChoice, String) throws -> (SceneWindow?, AnyObject?)
) {
  let choice = HostChoice.fromEnvironmentOrExit()
  if !hasFonts {
    HostError("no font is installed, so no text can be drawn; install the package fonts-inter-variable.")
      .exit()
  }
  if let size = choice.size { MainScreen.expect(size: size, scale: choice.scale ?? 1) }
  do {
    if let snapshot = choice.snapshot {
      let host = HeadlessHost(overrides: choice.overrides, isDark: choice.colorScheme == .dark)
      let opened = try open(host, choice, "")
      try withExtendedLifetime(opened) {
        if let window = opened.0 { try writeSnapshot(of: window, on: host, to: snapshot) }
      }
      exit(0)
    }
    // The answer comes while the window system is asked.
    if choice.meetsDesktop {
      handOver()
      DesktopSettings.begin(fixed: choice.fixedLook)
      MemoryPressure.follow { LargeMemory.giveBack() }
      MemoryPressure.begin()
      PowerSaver.begin()
    }
    ClockWatch.begin()
    let host: any AppHost =
      switch choice.kind {
      case .desktop: try DesktopHost(choice: choice)
      case .headless: HeadlessHost(overrides: choice.overrides)
      }
    beginAssistance(choice.assistiveWish)
    DesktopSettings.current?.waitForAnswer()
    let opened = try open(host, choice, ProcessInfo.processInfo.processName)
    if choice.kind == .desktop { AppIcon.show(on: host) }
    let scenes = opened.1 as? AppScenes
    let automation = AutomationServer.start(
      on: host, windows: { scenes?.windows.map(\.window) ?? [opened.0].compactMap { $0 } },
      openURL: scenes.map { scenes in { scenes.open($0) } })
    withExtendedLifetime((opened, automation)) { host.run() }
    BackgroundWork.shared.end()
    AssistiveSession.end()
    SessionBus.end()
  } catch {
    (error as? HostError ?? HostError("\(error)")).exit()
  }
}

/// Ends the program if it runs already, which then does what this one was started for. Programs without an identifier, which
/// nobody has installed, may run as often as somebody starts them.
@MainActor private func handOver() {
  guard let name = Bundle.main.bundleIdentifier else { return }
  guard
    ApplicationName.take(name, opening: AppScenes.launchURLs, action: LauncherActions.ofLaunch) == .handedOver
  else { return }
  tellOnce("\(name) runs already, and was told to come to the front; with SASH_BUS=0 another one starts.")
  exit(0)
}

/// A window of `root` on `host`.
@MainActor package func open<Root: View>(
  _ root: Root, on host: any AppHost, choice: HostChoice, title: String
) throws -> SceneWindow {
  let window = try host.openWindow(
    WindowRequest(title: title, size: choice.size ?? defaultWindowSize, scale: choice.scale))
  let environment = choice.environment(size: window.size, scale: window.scale, host: host)
  let scene = ViewGraph(
    root: root, size: window.size, insets: window.safeAreaInsets, environment: environment)
  // A picture is the same whatever the app was last used for.
  if choice.snapshot == nil { scene.sceneStore = SceneStores.ofFirstWindow }
  let shown = SceneWindow(scene: scene, window: window, host: host)
  shown.audit = choice.audit()
  return shown
}

/// The content of a window that nobody has asked a size for, in points: a phone in portrait.
///
/// - Source: 393×852 points is the screen of iPhone 15.
package let defaultWindowSize = CGSize(width: 393, height: 852)

/// Draws a window into a file as it is after a second.
@MainActor private func writeSnapshot(of window: SceneWindow, on host: HeadlessHost, to file: URL) throws {
  host.settle()
  window.renderFrame()
  // What is presented from the start has arrived.
  host.advance(by: 1)
  do {
    try window.picture.pngData().write(to: file, options: .atomic)
  } catch {
    throw HostError("cannot write the picture to \(file.path): \(error.localizedDescription)")
  }
}
