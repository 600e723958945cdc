import Foundation
import SashCore

/// Work that the system wakes an app for.
///
/// - Missing: a system that wakes apps.
public struct BackgroundTask<Request, Response>: Sendable {
  let name: String
}
extension BackgroundTask where Request == Void, Response == Void {
  /// Looking for news now and then.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "appRefresh(\"\(identifier)\")")
  }
}
extension BackgroundTask where Request == String, Response == Void {
  /// A download or an upload of any session has come to its end.
  public static var urlSession: BackgroundTask<String, Void> { BackgroundTask(name: "urlSession") }
  /// A download or an upload of a session has come to its end whose identifier fulfils a condition.
  public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<
    String, Void
  > {
    BackgroundTask(name: "urlSession(matching:)")
  }
}
extension BackgroundTask where Request == Void, Response == Void {
  /// A download or an upload of a session has come to its end.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask(name: "urlSession(\"\(identifier)\")")
  }
}

extension Scene {
  /// Runs an action when the system wakes the app for some work.
  ///
  /// - Missing: a system that wakes apps; the action is never run.
  public nonisolated func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene {
    runtimeWarning("No system wakes the app here: the action of backgroundTask(.\(task.name)) is not run.")
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
