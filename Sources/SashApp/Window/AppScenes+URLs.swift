import Foundation
import SashCore
import SashDesktop

extension AppScenes {
  /// Opens the files and URLs that the program has been started with, as desktops do that start it for one, and takes what is
  /// asked of it from now on.
  func openArguments() {
    for url in AppScenes.launchURLs {
      if url.isFileURL, openNow(url) { continue }
      // Views that take it are not there before the first frame.
      host.schedule(after: 0.05) { [weak self] in self?.open(url) }
    }
    if let action = LauncherActions.ofLaunch {
      host.schedule(after: 0.05) { perform(action, isOfLaunch: true) }
    }
    ApplicationName.onRequest = { [weak self] in self?.take($0, $1) }
  }

  /// The files and URLs that the program has been started with.
  static var launchURLs: [URL] {
    CommandLine.arguments.dropFirst().compactMap { argument in
      if !argument.hasPrefix("-"), FileManager.default.fileExists(atPath: argument) {
        return URL(fileURLWithPath: argument)
      }
      guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else { return nil }
      return url
    }
  }

  /// Does what somebody asks for who has started the program once more.
  ///
  /// - Parameter permission: What lets the window system bring a window to the front for it.
  package func take(
    _ request: ApplicationName.Request, _ permission: ApplicationName.Permission = .init()
  ) {
    host.adopt(startupID: permission.startupID, token: permission.token)
    if windows.isEmpty, !scene.isClosed { _ = try? openFirst() }
    switch request {
    case .activate: break
    case .open(let urls): for url in urls { open(url) }
    case .action(let action): perform(action)
    }
    if let front { raise(front) }
  }

  /// Hands a URL to the views that take URLs: in the window that such URLs belong to, which is opened if need be, else in the
  /// one in front.
  package func open(_ url: URL) {
    if url.isFileURL, kinds.contains(where: { $0.subjects != nil }), openNow(url) { return }
    func isWanted(_ kind: Int) -> Bool? {
      wishes(of: kind).events.map { $0.contains { $0 == "*" || url.absoluteString.contains($0) } }
    }
    let answers = windows.map { ($0, $0.window.scene.answer(to: url)) }
    if let chosen = answers.last(where: { $0.1 == .preferred })?.0 {
      raise(chosen)
      return hand(url, to: chosen)
    }
    let refusing = Set(answers.filter { $0.1 == .refused }.map { ObjectIdentifier($0.0) })
    let windows = windows.filter { !refusing.contains(ObjectIdentifier($0)) }
    if let kind = kinds.indices.first(where: { isWanted($0) == true }) {
      let known = windows.last { $0.kind == kind }
      guard let window = known ?? (try? open(kind)) else { return }
      raise(window)
      return hand(url, to: window)
    }
    let willing = windows.filter { isWanted($0.kind) != false }
    let takers = willing.filter { $0.window.scene.takesURLs }
    // Utility windows are beside others, to which a URL goes first.
    let listed = takers.filter { kinds[$0.kind].isListed }
    let first = listed.first { $0 === front } ?? listed.first { $0 === mainWindow } ?? listed.last
    let other = takers.last ?? willing.last { kinds[$0.kind].isListed } ?? willing.last
    guard let window = first ?? other else {
      return runtimeWarning("No window takes \(url.absoluteString).")
    }
    hand(url, to: window)
  }

  /// Shows a file in a window of its own, if a scene takes it; says why if it cannot be read.
  @discardableResult
  private func openNow(_ file: URL) -> Bool {
    do { return try openFile(file) } catch {
      runtimeWarning("\(file.path) cannot be opened: \(error.localizedDescription)")
      return true
    }
  }

  private func hand(_ url: URL, to window: AppWindow) {
    // A window that has just been opened has no views yet.
    host.schedule(after: window.window.scene.frameNumber == 0 ? 0.05 : 0) { [weak window] in
      guard let window, !window.window.scene.isClosed else { return }
      if !window.window.scene.receive(url) {
        runtimeWarning("\(url) has been opened, and no view of the window has onOpenURL.")
      }
    }
  }
}

/// Does what a person has chosen in the menu of the program's icon.
@MainActor private func perform(_ action: LauncherActions.Action, isOfLaunch: Bool = false) {
  if LauncherActions.perform(action, isOfLaunch: isOfLaunch) { return }
  runtimeWarning("\(action.type) has been chosen in the menu of the icon, and no delegate performs it.")
}

extension SceneWindow {
  /// Opens what a program with one window has been started for, and takes what is asked of it from now on.
  func takeRequests() {
    // Views that take it are not there before the first frame.
    host.schedule(after: 0.05) { [weak self] in
      for url in AppScenes.launchURLs { self?.hand(url) }
      if let action = LauncherActions.ofLaunch { perform(action, isOfLaunch: true) }
      ApplicationName.onRequest = { request, permission in
        self?.host.adopt(startupID: permission.startupID, token: permission.token)
        switch request {
        case .activate: break
        case .open(let urls): for url in urls { self?.hand(url) }
        case .action(let action): perform(action)
        }
        self?.window.bringToFront()
      }
    }
  }
  private func hand(_ url: URL) {
    if !scene.isClosed, !scene.receive(url) {
      runtimeWarning("\(url) has been opened, and nothing in the window takes URLs.")
    }
  }
}
