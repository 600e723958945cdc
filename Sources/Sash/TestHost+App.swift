import CoreGraphics
import Foundation
import SashApp
import SashCore
import SashHost
@_exported import SwiftUI

extension TestHost {
  /// Mounts an app: its state, and the windows that it shows at launch. What is done and seen concerns one window, at first the
  /// one in front.
  ///
  /// - Parameter size: Windows that nothing else gives a size, in points.
  /// - Parameter onPhone: Whether the app runs on a simulated phone, which has one window.
  public convenience init<A: App>(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 1, app: A,
    scene state: SceneState = SceneState(), onPhone: Bool = false
  ) {
    let choice = HostChoice(
      kind: .headless, snapshot: nil, scale: scale, device: onPhone ? .iPhone15 : nil)
    let host = HeadlessHost(overrides: choice.overrides)
    self.init(on: host) { clock, prepare in
      var isFirst = true
      return clock.run {
        let scenes = AppScenes(
          app, host: host, choice: choice, defaultSize: size, name: "Test", stateFolder: state.folder
        ) { [state] scene in
          scene.sceneStore = isFirst ? state.store : SceneState().store
          isFirst = false
          prepare(scene)
        }
        guard let first = try? scenes.launch(),
          let headless = first.window.window as? HeadlessWindow
        else {
          fatalError("a host without a screen opens windows")
        }
        scenes.openLostSubjects()
        return (first.window, headless, scenes)
      }
    }
  }

  /// The titles of the windows that are open, the oldest first.
  public var windowTitles: [String] { host.windows.map(\.title) }
  /// The titles of those of them that are on the screen, neither hidden nor minimised.
  public var visibleWindowTitles: [String] { host.windows.filter(\.isVisible).map(\.title) }
  /// The sizes of the windows that are open, in points, the oldest first.
  public var windowSizes: [CGSize] { host.windows.map(\.size) }
  /// The number of the window that keys go to, among those that are open.
  public var focusedWindow: Int? { host.windows.firstIndex(where: \.isFocused) }

  /// Clicks into a window that is open, as counted from the oldest: what is done and seen from now on concerns that one.
  public func useWindow(_ number: Int) {
    guard let scenes, scenes.windows.indices.contains(number) else { return }
    window = scenes.windows[number].window
    guard let surface = window.window as? HeadlessWindow else { return }
    headless = surface
    act { surface.bringToFront() }
  }
  /// Presses the button in the frame of the window that closes it: the app may ask something first.
  public func closeWindow() { act { headless.requestClose() } }
  /// Hands a URL to the app, as the desktop does that starts it for one.
  public func openURL(_ url: URL) { act { scenes?.open(url) } }
}
