import Foundation
import SashAutomation
import SashCore
import SashHost

/// Lets a test drive this program: it says what is shown, and does what people do.
///
/// A program that is started with `SASH_AUTOMATION=socket` connects to the test there, and ends when the test goes away. Nothing
/// of this runs otherwise.
@MainActor final class AutomationServer {
  let host: any AppHost
  private let channel: AutomationChannel
  private let source: any DispatchSourceRead
  private let openWindows: () -> [SceneWindow]
  /// What an app does with URLs from outside; nil where there is no app.
  private let openURL: ((URL) -> Void)?
  var waiting: [AutomationRequest] = []
  private var isWorking = false

  /// The connection that the environment asks for; nil without one. Nobody at the other end ends the program with a message.
  static func start(on host: any AppHost, windows: @escaping () -> [SceneWindow], openURL: ((URL) -> Void)?)
    -> AutomationServer?
  {
    guard let path = ProcessInfo.processInfo.environment[AutomationSocket.variable], !path.isEmpty else {
      return nil
    }
    guard let channel = AutomationSocket.connect(to: path) else {
      HostError("no test waits at \(path), which \(AutomationSocket.variable) names.").exit()
    }
    return AutomationServer(channel, host, windows, openURL)
  }

  private init(
    _ channel: AutomationChannel, _ host: any AppHost, _ windows: @escaping () -> [SceneWindow],
    _ openURL: ((URL) -> Void)?
  ) {
    (self.channel, self.host, openWindows, self.openURL) = (channel, host, windows, openURL)
    source = DispatchSource.makeReadSource(fileDescriptor: channel.descriptor, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    source.activate()
  }

  private func read() {
    guard let request = try? channel.receive(AutomationRequest.self) else {
      source.cancel()
      return host.quit()
    }
    waiting.append(request)
    guard !isWorking else { return }
    isWorking = true
    Task {
      while !waiting.isEmpty { await answer(waiting.removeFirst()) }
      isWorking = false
    }
  }

  private func answer(_ request: AutomationRequest) async {
    let reply: AutomationReply
    do { reply = try await done(request) } catch { reply = .failed("\(error)") }
    // Who is gone does not wait for an answer.
    try? channel.send(reply)
  }

  private func done(_ request: AutomationRequest) async throws -> AutomationReply {
    await rest()
    switch request {
    case .look: break
    case .act(let inputs): for input in inputs { await act(input) }
    case .perform(let id, let action): try await perform(action, on: id)
    case .picture(let id):
      guard let window = windows.last(where: { id == nil || number(of: $0) == id }) else {
        throw AutomationError("there is no window")
      }
      window.renderFrame()
      return .picture(window.picture.pngData())
    case .open(let url):
      guard let openURL else { throw AutomationError("the program takes no URLs") }
      openURL(url)
    case .setForeground(let isForeground):
      for window in windows { (window.window as? HeadlessWindow)?.setVisible(isForeground) }
      if !(host is HeadlessHost) { throw AutomationError("a window of the desktop is hidden by a person") }
    case .setDark(let isDark):
      guard let headless = host as? HeadlessHost else {
        for window in windows { window.windowAppearanceChanged(isDark: isDark) }
        break
      }
      headless.setDark(isDark)
    case .resize(let width, let height):
      guard let window = windows.last?.window as? HeadlessWindow else {
        throw AutomationError("a window of the desktop is resized by a person")
      }
      window.resize(to: CGSize(width: width, height: height))
    case .setPasteboard(let text): host.clipboardText = text
    }
    await rest()
    return .shown(screen())
  }

  // MARK: Windows

  /// The windows, the one in front last.
  var windows: [SceneWindow] {
    let open = openWindows().filter { !$0.scene.isClosed }
    return open.filter { !$0.window.isFocused } + open.filter(\.window.isFocused)
  }
  /// Windows lie side by side on the screen of a test, the oldest at its left.
  func origin(of window: SceneWindow) -> CGPoint {
    var x = 0.0
    for other in openWindows() where !other.scene.isClosed {
      if other === window { break }
      x += other.window.size.width
    }
    return CGPoint(x: x, y: 0)
  }
  func number(of window: SceneWindow) -> UInt64 {
    UInt64(UInt(bitPattern: ObjectIdentifier(window)))
  }
  /// The window at a place of the screen, and the place in it; the one in front where there is none.
  func window(at point: AutomationPoint) -> (SceneWindow, CGPoint)? {
    let shown = windows
    let hit = shown.last {
      let left = origin(of: $0).x
      return point.x >= left && point.x < left + $0.window.size.width
    }
    guard let window = hit ?? shown.last else { return nil }
    let corner = origin(of: window)
    return (window, CGPoint(x: point.x - corner.x, y: point.y - corner.y))
  }

  // MARK: Time

  /// Lets time go by. Without a screen it goes as fast as frames can be made.
  func pause(_ seconds: Double) async {
    guard let headless = host as? HeadlessHost else {
      try? await Task.sleep(nanoseconds: UInt64(max(0, seconds) * 1e9))
      return
    }
    var left = max(0, seconds)
    while left > 0 {
      headless.advance(by: min(left, 1 / 60))
      left -= 1 / 60
      await Task.yield()
    }
  }

  /// What moves for longer than this is taken to move without an end.
  private static let longest = 2.0

  /// Waits until nothing moves, and tasks that were ready have run.
  func rest() async {
    let start = host.now
    var quiet = 0
    while quiet < 2, host.now - start < Self.longest {
      if let headless = host as? HeadlessHost { await headless.settled() }
      let isMoving = windows.contains { $0.window.wantsFrame }
      quiet = isMoving ? 0 : quiet + 1
      if isMoving || !(host is HeadlessHost) { await pause(1 / 60) }
    }
  }
}

/// Why something could not be done, in words for the author of a test.
struct AutomationError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
