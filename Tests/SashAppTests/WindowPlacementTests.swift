import Foundation
import SashControls
import SashCore
import SashHost
import SashInput
import Testing

@testable import SashApp

/// Where windows open and how large, as their scenes say; and what a person does to their size. The screen has 1440 by 900 points,
/// of which a bar covers the upper 30.
@Suite @MainActor struct WindowPlacementTests {
  private final class Log {
    nonisolated(unsafe) static var all: [String] = []
  }
  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    let id: String
    var body: some View {
      Button("open") { openWindow(id: id) }.frame(width: 300, height: 200)
    }
  }
  /// A main window, and one that a test says the placement of.
  private struct Placed: App {
    static nonisolated(unsafe) var place: (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement = {
      _, _ in WindowPlacement()
    }
    static nonisolated(unsafe) var ideal: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    var body: some Scene {
      Window("Main", id: "main") { Opener(id: "status") }.defaultSize(width: 500, height: 400)
      Window("Status", id: "status") {
        Color.clear.frame(
          minWidth: 50, idealWidth: 210, maxWidth: 700, minHeight: 40, idealHeight: 90, maxHeight: 600
        )
        .onAppear { Log.all.append("appears") }
      }
      .defaultWindowPlacement { Self.place($0, $1) }
      .windowIdealPlacement { Self.ideal?($0, $1) ?? WindowPlacement(x: 10, y: 20, width: 333, height: 222) }
    }
  }
  @MainActor private final class Stage {
    let host: HeadlessHost
    let scenes: AppScenes
    init<A: App>(_ app: A, scale: CGFloat = 1) throws {
      host = HeadlessHost()
      host.screen.scale = scale
      scenes = AppScenes(
        app, host: host, choice: HostChoice(kind: .headless, scale: scale),
        defaultSize: CGSize(width: 800, height: 600), name: "Tester"
      ) { _ in }
      try scenes.launch()
      host.advance(by: 0.2)
    }
    /// Opens the second window.
    func open() throws -> HeadlessWindow {
      let kind = try #require(scenes.kinds.indices.last)
      try scenes.show(kind)
      host.advance(by: 0.2)
      return try #require(host.windows.last)
    }
    func press(_ key: KeyEvent.Key, _ modifiers: KeyModifiers = []) {
      for isDown in [true, false] {
        host.windows.first { $0.isFocused }?.send(
          .key(KeyEvent(key: key, isDown: isDown, modifiers: modifiers, time: host.now)))
      }
      host.advance(by: 0.2)
    }
  }

  @Test("A scene says where its window opens, by the size of its content and the room of the screen")
  func byContent() throws {
    Log.all = []
    Placed.place = { content, context in
      let room = context.defaultDisplay.visibleRect
      #expect(context.defaultDisplay.bounds == CGRect(x: 0, y: 0, width: 1440, height: 900))
      #expect(context.defaultDisplay.safeAreaInsets.top == 30)
      #expect(context.windows.map(\.id) == ["main"] && context.windows[0].phase == .active)
      #expect(content.sizeThatFits(.zero) == CGSize(width: 50, height: 40))
      #expect(content.sizeThatFits(.infinity) == CGSize(width: 700, height: 600))
      let size = content.sizeThatFits(.unspecified)
      Log.all.append("asked \(Int(size.width)) \(Int(size.height))")
      return WindowPlacement(
        CGPoint(x: room.midX - size.width / 2, y: room.maxY - size.height - 140), size: size)
    }
    let stage = try Stage(Placed(), scale: 2)
    let window = try stage.open()
    #expect(window.size == CGSize(width: 210, height: 90))
    // Device pixels.
    #expect(window.request.origin == CGPoint(x: 1230, y: 1340))
    // Nothing appears before there is a window for it, and it is not asked again.
    #expect(Log.all == ["asked 210 90", "appears"])
    #expect(window.scale == 2 && window.presentCount > 0)
  }

  @Test("A placement says as much as it wants; the rest is as it would be otherwise")
  func parts() throws {
    Placed.place = { _, _ in WindowPlacement(.topTrailing, width: 320) }
    var window = try Stage(Placed()).open()
    #expect(window.size == CGSize(width: 320, height: 600))
    #expect(window.request.position == CGPoint(x: 1, y: 0) && window.request.origin == nil)
    Placed.place = { _, _ in WindowPlacement(x: 40, height: 300) }
    window = try Stage(Placed()).open()
    #expect(window.size == CGSize(width: 800, height: 300))
    // In the middle of the room, from top to bottom.
    #expect(window.request.origin == CGPoint(x: 40, y: 315))
    Placed.place = { _, _ in WindowPlacement() }
    window = try Stage(Placed()).open()
    #expect(window.size == CGSize(width: 800, height: 600))
    #expect(window.request.origin == nil && window.request.position == nil)
  }

  @Test("Windows stand beside others, on the side that they name")
  func beside() throws {
    func place(_ position: @escaping (WindowProxy) -> WindowPlacement.Position) throws -> CGPoint? {
      Placed.place = { _, context in
        guard let main = context.windows.first(where: { $0.id == "main" }) else { return WindowPlacement() }
        return WindowPlacement(position(main))
      }
      let stage = try Stage(Placed())
      stage.host.windows[0].setFrame(size: CGSize(width: 500, height: 400), origin: CGPoint(x: 900, y: 650))
      return try stage.open().request.origin
    }
    #expect(try place { .leading($0) } == CGPoint(x: 100, y: 650))
    #expect(try place { .trailing($0) } == CGPoint(x: 1400, y: 650))
    #expect(try place { .above($0) } == CGPoint(x: 900, y: 50))
    #expect(try place { .below($0) } == CGPoint(x: 900, y: 1050))
  }

  private struct Sized: App {
    static nonisolated(unsafe) var ideal = WindowIdealSize.automatic
    var body: some Scene {
      Window("Main", id: "main") {
        Color.clear.frame(idealWidth: 400, maxWidth: 900, idealHeight: 300, maxHeight: 800)
      }
      .defaultSize(width: 500, height: 350)
      .windowIdealSize(Self.ideal)
      .commands { CommandMenu("Tools") { Button("Nothing") {} } }
    }
  }
  @Test("A window zooms to what its scene finds best, and back; nothing said it fills the room")
  func zoom() throws {
    for (ideal, size) in [
      (WindowIdealSize.fitToContent, CGSize(width: 400, height: 300)),
      (.maximum, CGSize(width: 900, height: 800)),
      (.automatic, CGSize(width: 1440, height: 870)),
    ] {
      Sized.ideal = ideal
      let stage = try Stage(Sized())
      let window = try #require(stage.scenes.windows.first)
      stage.scenes.zoom(window)
      stage.host.advance(by: 0.2)
      #expect(stage.host.windows[0].size == size)
      #expect(stage.host.windows[0].isMaximized == (size.width == 1440))
      stage.scenes.zoom(window)
      stage.host.advance(by: 0.2)
      #expect(stage.host.windows[0].size == CGSize(width: 500, height: 350))
    }
    Placed.place = { _, _ in WindowPlacement(width: 200, height: 100) }
    let stage = try Stage(Placed())
    let status = try stage.open()
    stage.scenes.zoom(stage.scenes.windows[1])
    #expect(status.size == CGSize(width: 333, height: 222) && status.screenOrigin == CGPoint(x: 10, y: 20))
  }

  private struct Held: App {
    var body: some Scene {
      Window("Main", id: "main") {
        Color.clear.windowMinimizeBehavior(.disabled).windowFullScreenBehavior(.disabled)
      }
    }
  }
  @Test("Keys fill the screen with a window, and put it away, unless its views do not allow it")
  func keys() throws {
    let stage = try Stage(Sized())
    let window = stage.host.windows[0]
    stage.press(.function(11))
    #expect(window.isFullScreen && window.size == CGSize(width: 1440, height: 900))
    stage.press(.function(11))
    #expect(!window.isFullScreen && window.size == CGSize(width: 500, height: 350))
    stage.press(.character("m"), .command)
    #expect(window.isMinimized && !window.isVisible)
    window.bringToFront()
    #expect(window.isVisible)
    let held = try Stage(Held())
    held.press(.function(11))
    held.press(.character("m"), .command)
    #expect(!held.host.windows[0].isFullScreen && held.host.windows[0].isVisible)
  }

  private struct Wallpaper: App {
    var body: some Scene { Window("Main", id: "main") { Color.clear }.windowLevel(.desktop) }
  }
  @Test("A window of the desktop's level stays below all others")
  func level() throws {
    let stage = try Stage(Wallpaper())
    #expect(stage.host.windows[0].request.isAtBottom && !stage.host.windows[0].request.floats)
  }
}
