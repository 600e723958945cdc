import Foundation
import SashCore
import SashHost

/// What actions that open and close windows lead to: the app that runs.
@MainActor package final class WindowActions {
  package weak var scenes: AppScenes?

  nonisolated init() {}

  private func open(_ action: @escaping (AppScenes) throws -> Void) {
    if let scenes, !scenes.hasSeveralWindows {
      runtimeWarning("A phone has one window: openWindow does nothing on a simulated device.")
      return
    }
    perform(action)
  }
  /// Does something with the app that runs, not before what goes on now is over.
  package func perform(_ action: @escaping (AppScenes) throws -> Void) {
    guard let scenes else {
      runtimeWarning("Windows can be opened only by views of a running app.")
      return
    }
    // A view that asks for it may be in the middle of an evaluation.
    let run = {
      do { try action(scenes) } catch { runtimeWarning("A window cannot be opened: \(error)") }
    }
    if scenes.scene.graph.isUpdating { scenes.host.schedule(after: 0) { run() } } else { run() }
  }

  func open(id: String) {
    open { scenes in
      if let kind = scenes.kind(id: id, for: "openWindow") { try scenes.show(kind) }
    }
  }
  func open<D: Hashable>(id: String?, value: D) {
    open { scenes in
      guard let kind = scenes.kind(id: id, of: value, for: "openWindow") else { return }
      try scenes.show(kind, value: AnyHashable(value))
    }
  }
  /// Opens a window in the place of another one.
  func push(from place: WindowPlace?, _ kind: @escaping (AppScenes) -> (Int, AnyHashable?)?) {
    open { scenes in
      guard let window = place?.window else {
        runtimeWarning("pushWindow does nothing outside of a window.")
        return
      }
      if let (kind, value) = kind(scenes) { try scenes.push(kind, value: value, over: window) }
    }
  }

  func openSettings() {
    open { scenes in
      guard let kind = scenes.kinds.firstIndex(where: { $0.role == .settings }) else {
        runtimeWarning("The app has no Settings scene: there is nothing to open.")
        return
      }
      try scenes.show(kind)
    }
  }

  /// Closes the windows that pass a test.
  func close(_ test: (AppWindow, WindowKind) -> Bool) {
    guard let scenes else { return }
    for window in scenes.windows where test(window, scenes.kinds[window.kind]) { scenes.close(window) }
  }
}

extension AppScenes {
  /// The scene with an id.
  func kind(id: String, for action: String) -> Int? {
    let kind = kinds.firstIndex { $0.id == id }
    if kind == nil {
      runtimeWarning("No scene with the id \"\(id)\" is in the app: \(action)(id:) does nothing.")
    }
    return kind
  }
  /// The scene for values of the type of one, with an id if one is named.
  func kind<D: Hashable>(id: String?, of value: D, for action: String) -> Int? {
    let kind = kinds.firstIndex { $0.valueType == D.self && (id == nil || $0.id == id) }
    if kind == nil {
      runtimeWarning(
        "No WindowGroup for values of \(D.self) is in the app: \(action)(value:) does nothing.")
    }
    return kind
  }

  /// Brings the window to the front that shows a value or is the only one of its kind, or opens one.
  func show(_ kind: Int, value: AnyHashable? = nil) throws {
    if let value, !hasSeveralWindows, let only = windows.first(where: { $0.kind == kind }) {
      return show(value, in: only)
    }
    let known = windows.last { window in
      window.kind == kind && (kinds[kind].isAlone || value != nil && window.value.value == value)
    }
    if let known { raise(known) } else { try open(kind, value: value) }
  }
}

extension AppScenes {
  /// Whether there can be more than one window: there is one on a simulated phone.
  package var hasSeveralWindows: Bool { choice.device == nil }

  /// Shows another value in a window.
  package func show(_ value: AnyHashable?, in window: AppWindow) {
    guard window.value.value != value else { return }
    let before = window.subject
    window.value.value = value
    before?.hasClosed()
    if let place = window.window.scene.environment.windowPlace { window.subject?.hasOpened(in: place) }
  }
}

extension WindowKind {
  /// Whether it has one window at most.
  var isAlone: Bool {
    switch role {
    case .group, .subjects: false
    case .single, .utility, .alert, .settings, .extra: true
    }
  }
}

/// Opens windows of the app's scenes.
///
///     @Environment(\.openWindow) private var openWindow
///     Button("Show") { openWindow(value: mail.id) }
@MainActor @preconcurrency public struct OpenWindowAction {
  nonisolated let actions: WindowActions
  /// Whether tabs are wanted; windows here stand alone.
  public struct SharingBehavior: Equatable, Sendable {
    private let isRequired: Bool
    public static let requested = SharingBehavior(isRequired: false)
    public static let required = SharingBehavior(isRequired: true)
  }

  /// Opens a window of the scene with an id; brings the window of a `Window` scene to the front.
  public func callAsFunction(id: String) { actions.open(id: id) }
  /// Opens a window for a value, or brings the one to the front that shows it.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    actions.open(id: nil, value: value)
  }
  /// Opens a window of the scene with an id for a value, or brings the one to the front that shows it.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    actions.open(id: id, value: value)
  }
  public func callAsFunction(id: String, sharingBehavior: SharingBehavior) { actions.open(id: id) }
  public func callAsFunction<D: Decodable & Encodable & Hashable>(
    value: D, sharingBehavior: SharingBehavior
  ) { actions.open(id: nil, value: value) }
}

/// Closes windows of the app.
@MainActor @preconcurrency public struct DismissWindowAction {
  nonisolated let actions: WindowActions
  nonisolated let place: WindowPlace?

  /// Closes the window that the view is in.
  public func callAsFunction() { place?.close() }
  /// Closes the windows of the scene with an id.
  public func callAsFunction(id: String) { actions.close { $1.id == id } }
  /// Closes the window that shows a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
    actions.close { $0.value.value == AnyHashable(value) && $1.valueType == D.self }
  }
  /// Closes the window of the scene with an id that shows a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
    actions.close { $0.value.value == AnyHashable(value) && $1.valueType == D.self && $1.id == id }
  }
}

/// Opens a window of the app's scenes in the place of the one that the view is in, which comes back when that one closes.
///
///     @Environment(\.pushWindow) private var pushWindow
///     Button("Play") { pushWindow(id: "viewer") }
///
/// The window has the size of the one in whose place it stands, unless its scene names another, and the same middle where the
/// window system lets programs say where windows stand. What has been pushed itself cannot push another one.
@MainActor @preconcurrency public struct PushWindowAction {
  nonisolated let actions: WindowActions
  nonisolated let place: WindowPlace?

  /// Opens a window of the scene with an id.
  public func callAsFunction(id: String) {
    actions.push(from: place) { scenes in scenes.kind(id: id, for: "pushWindow").map { ($0, nil) } }
  }
  /// Opens a window for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) { push(nil, value) }
  /// Opens a window of the scene with an id for a value.
  public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) { push(id, value) }

  private func push<D: Hashable>(_ id: String?, _ value: D) {
    actions.push(from: place) { scenes in
      scenes.kind(id: id, of: value, for: "pushWindow").map { ($0, AnyHashable(value)) }
    }
  }
}

/// Shows the window of the app's settings.
@MainActor @preconcurrency public struct OpenSettingsAction {
  nonisolated let actions: WindowActions
  public func callAsFunction() { actions.openSettings() }
}

private struct WindowActionsKey: EnvironmentKey {
  // Views that no app shows have nobody to open windows.
  nonisolated(unsafe) static let defaultValue = WindowActions()
}
private struct WindowPlaceKey: EnvironmentKey { static var defaultValue: WindowPlace? { nil } }
private struct SupportsMultipleWindowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  package var windowActions: WindowActions {
    get { self[WindowActionsKey.self] }
    set { self[WindowActionsKey.self] = newValue }
  }
  /// The window of this place.
  package var windowPlace: WindowPlace? {
    get { self[WindowPlaceKey.self] }
    set { self[WindowPlaceKey.self] = newValue }
  }

  /// Opens windows of the app's scenes.
  public var openWindow: OpenWindowAction { OpenWindowAction(actions: windowActions) }
  /// Opens windows of the app's scenes in the place of the one that the view is in.
  public var pushWindow: PushWindowAction { PushWindowAction(actions: windowActions, place: windowPlace) }
  /// Closes windows of the app.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction(actions: windowActions, place: windowPlace)
  }
  /// Shows the window of the app's settings.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(actions: windowActions) }
  /// Whether the app may have several windows: it may on a screen, and not on a simulated phone.
  public internal(set) var supportsMultipleWindows: Bool {
    get { self[SupportsMultipleWindowsKey.self] }
    set { self[SupportsMultipleWindowsKey.self] = newValue }
  }
}
