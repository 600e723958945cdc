import Foundation
import SashAssistive
import SashControls
import SashCore
import SashDesktop
import SashDisplay
import SashHost
import SashInput
import SashRaster

/// One window of an app: a scene on a surface. `renderFrame` is the one place that runs the steps of a frame.
@MainActor package final class SceneWindow: HostWindowDelegate {
  package let scene: ViewGraph
  package let window: any HostWindow
  package let host: any AppHost
  /// The keyboard on the screen, which comes where it is wanted.
  package let keyboard: ScreenKeyboard
  private let raster: Raster
  private var bitmap: Bitmap
  private var shown: DisplayItem?
  /// What the last frame was drawn on.
  private var shownBackground: ColorComponents?
  /// What the last frame cost.
  package private(set) var lastCounters = FrameCounters()
  package var onClose: (() -> Void)?
  /// Asked before a person, or the app, closes the window.
  package var onShouldClose: (() -> Bool)?
  /// Runs what the views of this window have brought up elsewhere: in the scene of the app.
  package var onUpdate: (() -> Void)?
  /// Told of each phase that the scene has come to.
  package var onPhase: (() -> Void)?
  /// Told when keys go to the window, or do not any more.
  package var onFocus: ((Bool) -> Void)?
  /// Told of each press while something else has to be answered first; nil at other times.
  package var onHeldPress: (() -> Void)?
  /// Told what each frame that changes the picture shows.
  package var onPresent: ((DisplayItem) -> Void)?
  /// Says what is hard to see, hear or press; nil unless the person who started the program asks for it.
  package var audit: WindowAudit?

  package struct FrameCounters: Sendable {
    package var frames = 0
    /// Device pixels that the last frame drew.
    package var pixelsDrawn = 0
    /// Seconds that the last frame took, by the real clock.
    package var duration = 0.0
  }

  package init(scene: ViewGraph, window: any HostWindow, host: any AppHost, raster: Raster = Raster()) {
    self.scene = scene
    self.window = window
    self.host = host
    self.raster = raster
    let pixels = window.pixelSize
    bitmap = Bitmap(width: pixels.width, height: pixels.height)
    scene.onFrameRequest = { [weak window] in MainActor.assumeIsolated { window?.requestFrame() } }
    scene.connect(to: host)
    keyboard = ScreenKeyboard(
      scene: scene, wish: ScreenKeyboardWish.current() ?? (window.hasFingers ? .byTouch : .never))
    scene.focus.onChange = { [weak window, weak keyboard] responder in
      MainActor.assumeIsolated {
        keyboard?.follow(responder)
        window?.follow(responder)
      }
    }
    scene.events.onPointerShape = { [weak window] shape in
      MainActor.assumeIsolated { window?.setCursor(shape) }
    }
    EditMenus.install(in: scene)
    window.delegate = self
    MainScreen.follow(scene)
    AssistiveSession.current?.add(self)
    DesktopSettings.current?.add(self)
    window.requestFrame()
  }

  /// `SASH_DEBUG_LAYOUT=1` prints the tree of the layout of each frame that changes something.
  private static let logsLayout = LayoutNames.areKept

  // MARK: The frame

  /// From what was written to what is shown. The passes up to what is drawn are those of `ViewGraph.update()`; then come semantics
  /// for who asks, the damage, the raster and the surface.
  package func renderFrame() {
    if scene.isClosed { return }
    let start = ProcessInfo.processInfo.systemUptime
    scene.update()
    onUpdate?()
    if lastCounters.frames == 0 { phaseMayHaveChanged(isDrawing: true) }
    // A view may have closed its window.
    if scene.isClosed { return }
    followBackground()
    let list = scene.display()
    let damaged = damage(to: list)
    lastCounters.pixelsDrawn = damaged.isEmpty ? 0 : rasterize(list, damaged)
    if !damaged.isEmpty { present(list, damaged) }
    shown = list
    tell(of: list, hasChanged: !damaged.isEmpty)
    lastCounters.frames += 1
    lastCounters.duration = ProcessInfo.processInfo.systemUptime - start
  }

  /// What is clear shows another colour everywhere.
  private func followBackground() {
    let background = background
    if background == shownBackground { return }
    (shown, shownBackground) = (nil, background)
    MainScreen.follow(scene)
  }

  /// What differs from the frame before, in device pixels.
  private func damage(to list: DisplayItem) -> [PixelRect] {
    let all = PixelRect(x0: 0, y0: 0, x1: bitmap.width, y1: bitmap.height)
    return shown == nil ? [all] : SashDisplay.damage(from: shown, to: list, scale: window.scale, bounds: all)
  }

  /// Draws what has changed; how many pixels that were.
  private func rasterize(_ list: DisplayItem, _ damaged: [PixelRect]) -> Int {
    raster.render(list, into: bitmap, scale: window.scale, background: background, damage: damaged)
      .pixelsDrawn
  }

  /// Shows the frame.
  private func present(_ list: DisplayItem, _ damaged: [PixelRect]) {
    window.present(bitmap, damage: damaged)
    onPresent?(list)
  }

  /// Tells those of the frame who asked to hear of it: who reads the semantics, and who looks for faults.
  private func tell(of list: DisplayItem, hasChanged: Bool) {
    if SceneWindow.logsLayout, hasChanged {
      print("layout of frame \(scene.frameNumber): \(scene.layoutDescription())")
      fflush(stdout)
    }
    if SceneWindow.loggedTexts.texts { logTexts(of: list) }
    AssistiveSession.current?.frameShown(self)
    // Pictures on their way to something else are not looked at.
    if let audit, !scene.frameRequested {
      audit.look(at: scene.semantics(), list, bitmap, scale: window.scale)
    }
  }

  /// - Source: the window of an iOS app is filled with the system's background colour.
  private var background: ColorComponents {
    SystemColor.background.resolve(isDark: scene.environment.colorScheme == .dark)
  }

  /// The last frame.
  package var picture: Bitmap { bitmap }

  // MARK: From the host

  package func windowReceived(_ event: InputEvent) {
    if let onHeldPress {
      switch event {
      case .pointer(let pointer) where pointer.phase == .began: onHeldPress()
      // What was down already ends as ever.
      case .pointer(let pointer) where pointer.phase == .ended || pointer.phase == .cancelled:
        scene.events.send(event)
      case .key(let key) where !key.isDown: scene.events.send(event)
      default: break
      }
      return
    }
    scene.events.send(event)
  }
  package func windowDrawFrame(at time: Double) { renderFrame() }

  package func windowDidChange(size: CGSize, scale: CGFloat) {
    let pixels = window.pixelSize
    bitmap = Bitmap(width: pixels.width, height: pixels.height)
    shown = nil
    scene.setSize(size, insets: window.safeAreaInsets)
    scene.setSizeClasses(forWindow: size)
    if scene.environment.displayScale != scale { scene.updateEnvironment { $0.displayScale = scale } }
    MainScreen.follow(scene)
    window.requestFrame()
  }

  package func windowAppearanceChanged(isDark: Bool) {
    scene.systemColorScheme = isDark ? .dark : .light
    window.requestFrame()
  }

  package func windowVisibilityChanged(isVisible: Bool) { phaseMayHaveChanged() }
  package func windowFocusChanged(isFocused: Bool) {
    if isFocused { MainScreen.follow(scene) }
    phaseMayHaveChanged()
    if !isFocused { scene.events.cancelAll() }
    window.follow(scene.focus.isInFront ? scene.focus.holder : nil)
    onFocus?(isFocused)
    AssistiveSession.current?.frameShown(self)
  }

  package func windowShouldClose() -> Bool { scene.isClosed || onShouldClose?() ?? true }
  package func windowWillClose() {
    AssistiveSession.current?.remove(self)
    lead(to: .background)
    scene.close()
    onClose?()
  }
}

extension HostWindow {
  /// Lets an input method write where the caret is, while keys go to the window.
  fileprivate func follow(_ responder: (any FocusResponder)?) {
    if isFocused, let caret = responder?.caret { beginTextInput(caret: caret) } else { endTextInput() }
  }
}
