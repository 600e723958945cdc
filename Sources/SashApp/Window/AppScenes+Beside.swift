import Combine
import Foundation
import SashControls
import SashCore
import SashHost
import SashInput

/// Windows that are not there for themselves: utility windows beside others, pushed ones over others, and questions before all.
extension AppScenes {
  // MARK: Utility windows

  private var utilities: [AppWindow] { windows.filter { kinds[$0.kind].role == .utility } }
  /// Seconds after which an app without the keys is not active: from one of its windows to the next they are nowhere.
  private static let patience = 0.1

  func focusChanged(of window: AppWindow, _ isFocused: Bool) {
    if isFocused, kinds[window.kind].isListed {
      mainWindow = window
      followMainWindow()
    }
    if isFocused { askFirst() }
    if !utilities.isEmpty {
      host.schedule(after: Self.patience) { [weak self] in self?.reviewUtilities() }
    }
  }
  /// - Source: panels of a Mac go out of sight while their app is not active
  ///
  /// Without another window on the screen or among those that are minimised nothing would bring them back.
  private func reviewUtilities() {
    let isShown =
      windows.contains { $0.window.window.isFocused }
      || !windows.contains { kinds[$0.kind].isListed && !isCovered($0) }
    for utility in utilities where utility.window.window.isVisible != isShown {
      utility.window.window.setHidden(!isShown)
    }
  }
  /// Makes known in utility windows what the window in front makes known.
  private func followMainWindow() {
    let all = utilities
    if all.isEmpty { return }
    let main = mainWindow.flatMap { $0.window.scene.isClosed ? nil : $0.window.scene.focus.values }
    for utility in all { utility.window.scene.focus.values.follow(main) }
  }

  // MARK: Windows over others

  /// Whether another window stands in the place of one, which is hidden meanwhile.
  func isCovered(_ window: AppWindow) -> Bool { windows.contains { $0.covered === window } }
  /// Brings a window to the front, or what stands in its place; shows a utility window that is out of sight.
  func raise(_ window: AppWindow) {
    if let cover = windows.last(where: { $0.covered === window }) { return raise(cover) }
    if kinds[window.kind].role == .utility, !window.window.window.isVisible {
      window.window.window.setHidden(false)
    }
    window.window.window.bringToFront()
  }

  /// Opens a window in the place of another one, which is hidden until that one closes.
  func push(_ kind: Int, value: AnyHashable?, over covered: AppWindow) throws {
    if covered.covered != nil {
      runtimeWarning("pushWindow does nothing in a window that has been pushed itself.")
      return
    }
    let known = windows.first {
      $0.kind == kind && (kinds[kind].isAlone || value != nil && $0.value.value == value)
    }
    if let known, known !== covered, known.covered == nil {
      known.window.window.bringToFront()
      known.covered = covered
    } else if known == nil {
      let window = try open(kind, value: value, over: covered)
      window.covered = covered
    } else {
      return
    }
    covered.window.window.setHidden(true)
  }

  // MARK: Coming and going

  func hasJoined(_ window: AppWindow) {
    let role = kinds[window.kind].role
    if role == .alert { window.allowed.dismiss = false }
    if kinds[window.kind].isListed, mainWindow == nil || window.window.window.isFocused {
      mainWindow = window
    }
    if role == .utility || mainWindow === window { followMainWindow() }
    askFirst()
  }

  func hasLeft(_ window: AppWindow) {
    if let covered = window.covered, !covered.window.scene.isClosed {
      covered.window.window.setHidden(false)
      // The window system gives the keys to some other one first.
      host.schedule(after: 0) { [weak covered] in
        guard let covered, !covered.window.scene.isClosed else { return }
        covered.window.window.bringToFront()
      }
    }
    if mainWindow === window || mainWindow == nil {
      mainWindow = windows.last { kinds[$0.kind].isListed && $0.window.window.isVisible }
      followMainWindow()
    }
    askFirst()
    if !utilities.isEmpty {
      host.schedule(after: Self.patience) { [weak self] in self?.reviewUtilities() }
    }
    // They say nothing by themselves, and nobody would see them.
    if host.endsWithLastWindow, !windows.isEmpty, windows.allSatisfy({ kinds[$0.kind].role == .utility }) {
      for utility in windows { close(utility) }
    }
  }

  // MARK: Questions

  /// The scenes of alerts that want to be shown.
  var presentedAlerts: [Int] {
    if scene.isClosed || !hasSeveralWindows { return [] }
    return scene.graph.withCurrent { kinds.indices.filter { kinds[$0].isPresented?() == true } }
  }

  /// Shows the alerts that are wanted, and takes away those that are not any more.
  func reviewAlerts() {
    guard hasSeveralWindows, kinds.contains(where: { $0.isPresented != nil }) else { return }
    let wanted = presentedAlerts
    for window in windows where kinds[window.kind].role == .alert && !wanted.contains(window.kind) {
      close(window)
    }
    for kind in wanted where !windows.contains(where: { $0.kind == kind }) {
      // The view that asks for it is in the middle of something.
      host.schedule(after: 0) { [weak self] in
        guard let self, presentedAlerts.contains(kind), !windows.contains(where: { $0.kind == kind }) else {
          return
        }
        do { try open(kind) } catch { runtimeWarning("A window cannot be opened: \(error)") }
      }
    }
  }

  /// Lets the other windows wait while a question is asked.
  private func askFirst() {
    let question = windows.last { kinds[$0.kind].role == .alert }
    for window in windows where kinds[window.kind].role != .alert {
      window.window.onHeldPress =
        question == nil ? nil : { [weak question] in question?.window.window.bringToFront() }
    }
  }
}

extension WindowKind {
  /// Whether its windows stand for themselves, and so in lists of windows.
  var isListed: Bool {
    switch role {
    case .group, .single, .settings, .subjects: true
    case .utility, .alert, .extra: false
    }
  }
}

extension WindowKind.Role {
  /// What the content of a window is offered that nothing else says a size for, in points; nil for that of the app.
  var defaultSize: CGSize? {
    switch self {
    case .utility: CGSize(width: 260, height: 400)
    case .alert: AlertScenes.offer
    default: nil
    }
  }
  var floats: Bool { self == .utility || self == .alert }
}

extension WindowRequest {
  /// Puts the window where another one stands: both have the same middle.
  @MainActor mutating func stand(over other: any HostWindow) {
    guard let corner = other.screenOrigin else { return }
    origin = CGPoint(
      x: (corner.x + (other.size.width - size.width) * other.scale / 2).rounded(),
      y: (corner.y + (other.size.height - size.height) * other.scale / 2).rounded())
  }
}

extension WindowPlace {
  /// Closes the window if its views let a person do so.
  func closeByPerson() {
    scenes?.host.schedule(after: 0) { [weak window] in window?.window.window.requestClose() }
  }
  /// Closes the window if a key is Escape, and nothing in front of its views takes it.
  func closesByEscape(_ key: KeyEvent) -> Bool {
    guard key.isDown, KeyboardShortcut(.escape, modifiers: []).matches(key) else { return false }
    closeByPerson()
    return true
  }
}

/// Which scenes of the app have windows.
final class OpenScenes: ObservableObject {
  @Published private(set) var kinds: Set<Int> = []
  func note(_ windows: [AppWindow]) {
    let now = Set(windows.map(\.kind))
    if now != kinds { kinds = now }
  }
}
