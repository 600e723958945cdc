import Foundation
import SashCore
import SashDesktop

/// Work that is done while nobody sees the app.
///
/// - Missing: a system that starts apps for it, and downloads that go on without the app.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
  /// What a wish for such work is called, and what its action is told; nil for what never comes.
  let wish: (identifier: String, request: @Sendable () -> Request)?
}
extension BackgroundTask where Request == Void, Response == Void {
  /// Looking for news now and then: once for each `BGAppRefreshTaskRequest` with the identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "appRefresh(\"\(identifier)\")", wish: (identifier, {}))
  }
}
extension BackgroundTask where Request == String, Response == Void {
  /// A download or an upload of any session has come to its end.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession", wish: nil) }
  /// A download or an upload of a session has come to its end whose identifier fulfils a condition.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<
    String, Void
  > {
    BackgroundTask(name: "urlSession(matching:)", wish: nil)
  }
}
extension BackgroundTask where Request == Void, Response == Void {
  /// A download or an upload of a session has come to its end.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "urlSession(\"\(identifier)\")", wish: nil)
  }
}

extension Scene {
  /// Runs an action when some work is wished for (`BGTaskScheduler.submit`) and nobody sees the app, which has to run. It is
  /// cancelled when it takes longer than half a minute, and when the app ends.
  ///
  /// - Missing: a system that starts apps for it. Sessions that go on without the app are not there either: what waits for one is
  ///   never run.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    guard let wish = task.wish else {
      runtimeWarning(
        "No transfer goes on without the app: the action of backgroundTask(.\(task.name)) is not run.")
      return self
    }
    MainActor.assumeIsolated {
      let name = wish.identifier
      _ = BackgroundWork.shared.register(name, replaces: true) {
        let task = Task.detached {
          _ = await action(wish.request())
          await MainActor.run { BackgroundWork.shared.setGoingOn(name, false) }
        }
        BackgroundWork.shared.setGoingOn(name, true, for: .seconds(BackgroundWork.refreshTime)) {
          task.cancel()
        }
      }
    }
    return self
  }
}

/// A scene for people who use a simpler system.
///
/// - Missing: that system; the scene is never shown.
public nonisolated struct AssistiveAccess<Content: View>: Scene {
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }
  public init(@ViewBuilder content: () -> Content) {}
  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {}
}
extension View {
  /// The icon beside the title of this view in the simpler system.
  ///
  /// - Missing: that system; the icon is not shown.
  public nonisolated func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
  /// The icon beside the title of this view in the simpler system.
  ///
  /// - Missing: that system; the icon is not shown.
  public nonisolated func assistiveAccessNavigationIcon(systemImage systemName: String) -> some View { self }
}
