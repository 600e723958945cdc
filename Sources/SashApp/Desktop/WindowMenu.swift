import Combine
import Foundation
import SashControls
import SashCore
import SashDesktop

/// The menu bar of a window, in the window or in the menu bar of the desktop.
@MainActor final class WindowMenu: ObservableObject {
  /// Whether the desktop shows it, so that the window does not.
  @Published fileprivate(set) var isExported = false
  /// Whether somebody wants to know the menus. They are not kept here: they hold the window.
  @Published fileprivate(set) var isWanted = false
  fileprivate var onMenus: (([MenuBarMenu]) -> Void)?

  /// Takes the menus that the views of the window have brought up.
  func take(_ menus: [MenuBarMenu]) { onMenus?(menus) }
}

/// The menus of a window as views that no window shows.
private struct ExportedWindowMenus: View {
  @ObservedObject var model: Model
  final class Model: ObservableObject {
    @Published var menus: [MenuBarMenu] = []
    /// Rises when views are to be made anew: items are enabled by what has the focus when a menu opens.
    @Published var opening = 0
  }
  var body: some View { ExportedMenuBar(menus: model.menus).id(model.opening) }
}

/// Keeps what the desktop shows of the menu bar of a window up to date.
@MainActor private final class MenuExport {
  private unowned let scenes: AppScenes
  private weak var window: AppWindow?
  private let source: WindowMenu
  private let menu: ExportedWindowMenu
  private let model = ExportedWindowMenus.Model()
  let graph: ViewGraph
  private let reader = MenuReader(naming: .places)
  private var isScheduled = false
  private var hasRegistered = false
  /// Seconds between something that changes and its way to the desktop: changes that come together go together.
  private static let pause = 0.02

  init?(of window: AppWindow, place: WindowPlace, in bar: GlobalMenuBar, _ scenes: AppScenes) {
    guard let number = window.window.window.systemNumber else { return nil }
    (self.window, source, self.scenes) = (window, place.menu, scenes)
    menu = ExportedWindowMenu(of: number, in: bar)
    graph = scenes.hiddenScene(
      of: ExportedWindowMenus(model: model), size: CGSize(width: 1200, height: 8000), place: place)
    graph.focus.values.follow(window.window.scene.focus.values)
    graph.onFrameRequest = { [weak self] in MainActor.assumeIsolated { self?.updateSoon() } }
    source.onMenus = { [weak self] in self?.menusChanged($0) }
    source.isWanted = true
    menu.onChoice = { [weak self] in
      if self?.reader.choose($0) == true { self?.updateSoon() }
    }
    menu.onOpening = { [weak self] in self?.opens() }
  }

  /// Has the desktop show the menus, once they are known.
  private func register() {
    guard !hasRegistered else { return }
    hasRegistered = true
    update()
    menu.register { [weak self] isShown in
      guard let self, let window, !graph.isClosed else { return }
      source.isExported = isShown
      window.window.window.setMenu(isShown ? menu.place : nil)
    }
  }

  /// The views of the window say so while they are evaluated.
  private func menusChanged(_ menus: [MenuBarMenu]) {
    scenes.host.schedule(after: 0) { [weak self] in
      guard let self, !graph.isClosed else { return }
      model.menus = menus
      register()
    }
  }
  private func updateSoon() {
    guard !isScheduled else { return }
    isScheduled = true
    scenes.host.schedule(after: Self.pause) { [weak self] in
      self?.isScheduled = false
      self?.update()
    }
  }
  private func update() {
    if graph.isClosed { return }
    graph.update()
    scenes.updateApp()
    if graph.frameRequested { graph.update() }
    menu.show(reader.read(graph.semantics().elements))
  }
  private func opens() {
    if graph.isClosed { return }
    model.opening += 1
    update()
  }

  func close() {
    source.onMenus = nil
    (source.isWanted, source.isExported) = (false, false)
    window?.window.window.setMenu(nil)
    menu.close()
    graph.close()
  }
}

/// The menu bars of the app's windows in the menu bar of the desktop, for as long as somebody shows one.
@MainActor final class MenuExports {
  private unowned let scenes: AppScenes
  private let bar: GlobalMenuBar
  private var exports: [ObjectIdentifier: MenuExport] = [:]

  /// Nil without a bus.
  init?(_ scenes: AppScenes) {
    guard let bar = try? GlobalMenuBar() else { return nil }
    (self.scenes, self.bar) = (scenes, bar)
    bar.onChange = { [weak self] in self?.review() }
    bar.start()
  }
  var graphs: [ViewGraph] { exports.values.map(\.graph) }

  private func review() {
    for window in scenes.windows { if bar.isThere { add(window) } else { remove(window) } }
  }
  func add(_ window: AppWindow) {
    guard bar.isThere, exports[ObjectIdentifier(window)] == nil, !window.window.scene.isClosed,
      let place = window.window.scene.environment.windowPlace
    else { return }
    exports[ObjectIdentifier(window)] = MenuExport(of: window, place: place, in: bar, scenes)
  }
  func remove(_ window: AppWindow) { exports.removeValue(forKey: ObjectIdentifier(window))?.close() }
  func close() {
    for export in exports.values { export.close() }
    exports = [:]
  }
}
