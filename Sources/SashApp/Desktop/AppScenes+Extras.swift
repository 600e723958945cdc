import Combine
import Foundation
import SashCore
import SashDesktop
import SashHost
import SashMessages

/// Which menu bar extras the panel of the desktop shows.
final class ShownExtras: ObservableObject {
  @Published fileprivate(set) var kinds: Set<Int> = []
  /// Those of which it has been said that no panel shows them.
  fileprivate var told: Set<Int> = []
}

extension AppScenes {
  /// Puts menu bar extras into the panel; windows show those that no panel shows.
  ///
  /// - Returns: Whether that may come to something.
  @discardableResult
  func beginExtras() -> Bool {
    guard choice.meetsDesktop else { return false }
    reviewExtras()
    return !extraItems.isEmpty
  }

  /// Follows which extras the app wants to have.
  func reviewExtras() {
    guard choice.meetsDesktop, !scene.isClosed else { return }
    for (index, kind) in kinds.enumerated() {
      guard let parts = kind.extra else { continue }
      let isWanted = scene.graph.withCurrent(parts.isInserted)
      let known = extraItems.firstIndex { $0.kind == index }
      if isWanted, known == nil {
        insert(index, parts)
      } else if !isWanted, let known {
        extraItems.remove(at: known).close()
        note(index, isShown: false)
        // - Source: an app that shows nothing but an extra ends when a person takes that away.
        if windows.isEmpty, extraItems.isEmpty { host.quit() }
      }
    }
  }

  private func insert(_ kind: Int, _ parts: ExtraParts) {
    do {
      let item = try ExtraItem(kind, parts, in: self)
      extraItems.append(item)
      item.onState = { [weak self] state in self?.extraChanged(kind, state) }
    } catch {
      missing(kind, "there is no bus of the session: \(error)")
    }
  }

  private func extraChanged(_ kind: Int, _ state: StatusItem.State) {
    note(kind, isShown: state == .shown)
    if case .missing(let reason) = state { missing(kind, reason) }
  }
  private func note(_ kind: Int, isShown: Bool) {
    if isShown { shownExtras.kinds.insert(kind) } else { shownExtras.kinds.remove(kind) }
    host.endsWithLastWindow = shownExtras.kinds.isEmpty
  }

  /// Seconds that a panel which has gone may take to come back, before an app that nothing else shows opens a window.
  private static let patience = 3.0

  private func missing(_ kind: Int, _ reason: String) {
    // Panels come and go; the first time says it all.
    if shownExtras.told.insert(kind).inserted {
      tellOnce(
        "no panel of the desktop shows the menu bar extra \"\(title(of: kind))\" (\(reason)): it is "
          + (isOnlyExtras ? "a window" : "a menu of the app's windows") + " instead.")
    }
    // A program that has just started is to be seen at once.
    host.schedule(after: hasOpened ? Self.patience : 0) { [weak self] in
      guard let self, windows.isEmpty, shownExtras.kinds.isEmpty, !scene.isClosed else { return }
      _ = try? openFirst()
    }
  }

  /// Whether the app has nothing to show but extras, and utility windows that those may open.
  var isOnlyExtras: Bool {
    let hasExtra = kinds.contains { $0.role == .extra }
    return kinds.allSatisfy { kind in
      switch kind.role {
      case .extra, .settings, .alert: true
      case .utility: hasExtra
      case .group, .single, .subjects: false
      }
    }
  }

  /// Whether what stands in the panel stands on something dark.
  ///
  /// - Source: the top bar of GNOME is dark in its light appearance too.
  var panelIsDark: Bool {
    let desktop = ProcessInfo.processInfo.environment["XDG_CURRENT_DESKTOP"]?.uppercased() ?? ""
    return desktop.contains("GNOME") || (DesktopSettings.current?.look.isDark ?? host.isDark)
  }

  func hiddenScene(of make: @escaping (_ViewInputs) -> _ViewOutputs, size: CGSize) -> ViewGraph {
    hiddenScene(of: WindowRoot(make: make), size: size, place: WindowPlace(in: self))
  }
  /// A scene of views of the app that no window shows.
  ///
  /// - Parameter place: The window that they are about.
  func hiddenScene<Root: View>(of root: Root, size: CGSize, place: WindowPlace) -> ViewGraph {
    var environment = choice.environment(size: size, scale: 2, host: host)
    environment.colorScheme = panelIsDark ? .dark : .light
    environment.windowActions = scene.environment.windowActions
    environment.windowPlace = place
    environment.scenePhase = .active
    let graph = ViewGraph(root: root, size: size, environment: environment, app: scene)
    graph.connect(to: host)
    return graph
  }
}
