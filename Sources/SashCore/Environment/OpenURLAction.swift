import Foundation

/// Opens a URL: by a handler that a view above has put into the environment, else by the system.
///
///     @Environment(\.openURL) private var openURL
///     Button("Help") { openURL(helpPage) }
@MainActor @preconcurrency public struct OpenURLAction {
  /// What a handler has done with a URL.
  public struct Result: Sendable {
    enum Kind: Sendable {
      case handled, discarded
      case system(URL?)
    }
    let kind: Kind

    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The handler does not want the URL to be opened.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open the URL.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open another URL instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    /// The system is to open a URL instead, in the app if that is preferred.
    ///
    /// - Missing: pages in the app itself; the browser of the desktop shows them.
    public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
      Result(kind: .system(url))
    }
  }

  nonisolated(unsafe) private let handler: ((URL) -> Result)?
  /// What the system does; set when the action is read from the environment.
  nonisolated(unsafe) fileprivate var system: SystemURLOpener?

  /// An action of one's own, to be put into the environment.
  public nonisolated init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }
  fileprivate nonisolated init() { handler = nil }
  fileprivate nonisolated func answer(to url: URL) -> Result { handler?(url) ?? .systemAction }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL, in the app if that is preferred.
  ///
  /// - Missing: pages in the app itself; the browser of the desktop shows them.
  public func callAsFunction(_ url: URL, prefersInApp: Bool) { callAsFunction(url) { _ in } }

  /// Opens a URL and then says whether someone has accepted it.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      guard let system else {
        runtimeWarning("A URL can be opened by the system only from a view in a window.")
        return completion(false)
      }
      system.open(other ?? url, completion)
    }
  }
}

extension View {
  /// Has URLs that are opened in this view be shown in the app, if that is preferred.
  ///
  /// - Missing: pages in the app itself; the browser of the desktop shows them.
  public nonisolated func onOpenURL(prefersInApp: Bool) -> some View {
    transformEnvironment(\.openURL) { action in
      let outer = action
      action = OpenURLAction { url in outer.answer(to: url) }
    }
  }
}

/// Hands URLs to the system's apps. The completion is called on the main thread.
package final class SystemURLOpener {
  package let open: @MainActor (URL, @escaping (Bool) -> Void) -> Void
  package init(_ open: @escaping @MainActor (URL, @escaping (Bool) -> Void) -> Void) { self.open = open }
}

private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }
private struct SystemURLOpenerKey: EnvironmentKey { static var defaultValue: SystemURLOpener? { nil } }

extension EnvironmentValues {
  /// Opens a URL as the views above this one and the system want it.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = self[SystemURLOpenerKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
  package var systemURLOpener: SystemURLOpener? {
    get { self[SystemURLOpenerKey.self] }
    set { self[SystemURLOpenerKey.self] = newValue }
  }
}
