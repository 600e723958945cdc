import Foundation
import SashAutomation
import SashControls
import SashCore
import SashDefaults
import SashDesktop
import SashHost

/// A running app: the scene that holds its state, and its windows.
///
/// The scene of the app and those of its windows share one graph, so that views of all windows follow the state of the app.
/// Each window has a scene of its own for everything else: events, layers, frames, phase and time.
@MainActor package final class AppScenes {
  package let host: any AppHost
  let choice: HostChoice
  /// Holds the state of the app; shows nothing.
  let scene: ViewGraph
  package let kinds: [WindowKind]
  /// Open windows, the oldest first.
  package private(set) var windows: [AppWindow] = []
  /// The content of a window that nothing says a size for, in points.
  private let defaultSize: CGSize
  /// What a window is called that nothing else names.
  package let name: String
  /// Where the app keeps what comes back at the next launch.
  package let stateFolder: URL
  /// Prepares the scene of a window before its first frame, where its state is not kept on disk.
  private let prepare: ((ViewGraph) -> Void)?
  /// Told of each phase that the app has come to.
  var onPhase: ((ScenePhase) -> Void)?
  /// Nil where nothing is kept on disk.
  let records: WindowRecords?

  /// - Parameter prepare: Prepares the scene of a window before its first frame, and gives it the store for its state; without
  ///   it that is kept on disk.
  package init<A: App>(
    _ app: A, host: any AppHost, choice: HostChoice, defaultSize: CGSize = defaultWindowSize, name: String,
    stateFolder: URL = SceneStores.folder, prepare: ((ViewGraph) -> Void)? = nil
  ) {
    (self.host, self.choice, self.defaultSize, self.name) = (host, choice, defaultSize, name)
    (self.stateFolder, self.prepare) = (stateFolder, prepare)
    // Who drives a program finds it as it was the time before.
    let isDriven = ProcessInfo.processInfo.environment[AutomationSocket.variable] != nil
    records =
      prepare == nil && choice.snapshot == nil && !isDriven
      ? WindowRecords(SceneStores.store(named: "Windows", in: stateFolder)) : nil
    let actions = WindowActions()
    var environment = choice.environment(size: defaultSize, scale: choice.scale ?? 1, host: host)
    environment.windowActions = actions
    let found = WindowKinds()
    scene = ViewGraph(
      root: AppRoot(app: app, kinds: found), size: defaultSize, environment: environment)
    kinds = found.list
    scene.connect(to: host)
    actions.scenes = self
    for kind in kinds { kind.subjects?.belong(to: self) }
    scene.windowScenes = { [weak self] in
      MainActor.assumeIsolated { self?.allGraphs ?? [] }
    }
    scene.onFrameRequest = { [weak self] in MainActor.assumeIsolated { self?.frameWanted() } }
  }
  private func frameWanted() {
    let all = allGraphs
    for graph in all { graph.requestFrame() }
    // Nothing is shown yet, or any more, and alerts may come.
    if all.isEmpty { host.schedule(after: 0) { [weak self] in self?.updateApp() } }
  }
  /// The scenes whose views follow from the state of the app.
  var allGraphs: [ViewGraph] {
    windows.map(\.window.scene) + extraItems.flatMap(\.graphs) + (menuExports?.graphs ?? [])
  }
  /// The menu bars that the desktop shows; nil where no bus is asked.
  var menuExports: MenuExports?
  /// The menu bar extras that are, or may come to be, in the panel of the desktop.
  var extraItems: [ExtraItem] = []
  let shownExtras = ShownExtras()
  let openScenes = OpenScenes()
  /// The one that keys went to last, of those that stand for themselves.
  weak var mainWindow: AppWindow?

  /// Opens what the app shows when it is launched; the result is the window that comes first. There is none yet for an app that
  /// the panel of the desktop shows.
  @discardableResult
  package func launch() throws -> AppWindow? {
    let hasCommands = !kinds.allSatisfy(\.commands.isEmpty)
    if choice.meetsDesktop, hasCommands { menuExports = MenuExports(self) }
    if isOnlyExtras, beginExtras() {
      host.endsWithLastWindow = false
      for index in kinds.indices
      where kinds[index].role == .utility && wishes(of: index).opensAtLaunch == true {
        try open(index)
      }
      // No window will say that none is seen.
      if windows.isEmpty { phaseMayHaveChanged() }
      scene.update()
      reviewAlerts()
      return nil
    }
    let window = try openFirst()
    reopenWindows(beside: window)
    beginExtras()
    // Before the first frame, which makes the app active: scenes are told of that.
    scene.update()
    reviewAlerts()
    return window
  }
  func openFirst() throws -> AppWindow {
    let all = kinds.indices.filter { kinds[$0].isListed && kinds[$0].role != .settings }
    let beside = kinds.indices.filter { kinds[$0].role == .utility }
    let extra = kinds.indices.first { kinds[$0].role == .extra }
    let wanted = all.first { wishes(of: $0).opensAtLaunch != false }
    // A question may be all that an app begins with.
    if wanted == nil, let alert = presentedAlerts.first { return try open(alert) }
    let first = wanted ?? all.first ?? (isOnlyExtras ? extra : nil) ?? beside.first ?? extra ?? 0
    let known = firstRecord(of: first)
    let window = try open(first, value: known?.value, record: known?.name)
    for index in all + beside where index != first && wishes(of: index).opensAtLaunch == true {
      try open(index)
    }
    if windows.count > 1 { window.window.window.bringToFront() }
    return window
  }

  func wishes(of kind: Int) -> WindowWishes {
    scene.graph.withCurrent {
      var wishes = WindowWishes()
      for change in kinds[kind].wishes { change(&wishes) }
      return wishes
    }
  }

  // MARK: Windows

  /// Opens a window of a kind, for a value.
  @discardableResult
  func open(
    _ kind: Int, value: AnyHashable? = nil, near: CGPoint? = nil, record: String? = nil,
    over covered: AppWindow? = nil
  ) throws -> AppWindow {
    let wishes = wishes(of: kind)
    let isFirst = windows.isEmpty && !hasOpened
    hasOpened = true
    let value = WindowValue(value ?? kinds[kind].subjects?.newSubject())
    let title = (value.value?.base as? any WindowSubject)?.windowTitle ?? title(of: kind)
    let recordName = record ?? (records == nil ? nil : recordName(of: kind, isFirst: isFirst))
    let known = recordName.flatMap { records?[$0] }
    let role = kinds[kind].role
    var request = WindowRequest(
      title: title,
      size: choice.size ?? known?.size ?? wishes.size ?? covered?.window.window.size ?? role.defaultSize
        ?? defaultSize, scale: choice.scale)
    request.origin = known?.origin
    request.position = wishes.position.map { CGPoint(x: $0.x, y: $0.y) }
    request.floats = wishes.level == .floating || wishes.level == .automatic && role.floats
    request.isAtBottom = wishes.level == .desktop
    request.hasFrame = wishes.hasFrame
    request.isUtility = role == .utility
    if role == .alert { (request.position, request.hasFrame) = (CGPoint(x: 0.5, y: 0.5), false) }
    if let covered { request.stand(over: covered.window.window) }
    if let near {
      // Beside the item of the panel that it is of.
      (request.near, request.hasFrame, request.floats) = (near, false, true)
    }
    let place = WindowPlace(in: self)
    func content(size: CGSize, scale: CGFloat, insets: EdgeInsets) -> ViewGraph {
      var environment = choice.environment(size: size, scale: scale, host: host)
      environment.windowActions = scene.environment.windowActions
      environment.windowPlace = place
      environment.windowValue = value
      if !isFirst { environment.dismisser = Dismisser { [weak place] in place?.close() } }
      let shown = ViewGraph.ofWindow(
        kinds[kind],
        commands: kinds.flatMap(\.commands) + (hasSeveralWindows ? [] : kinds.compactMap(\.embedded)),
        size: size, insets: insets, environment: environment, app: scene)
      if let prepare {
        prepare(shown)
      } else if let store = store(of: kind, isFirst: isFirst, recordName) {
        shown.sceneStore = store
      }
      return shown
    }
    var early: ViewGraph?
    var replaced: AppWindow?
    if let make = wishes.placement, known == nil, covered == nil, hasSeveralWindows {
      // Its content has a say, so that comes first.
      let shown = content(size: request.size, scale: choice.scale ?? host.screen.scale, insets: EdgeInsets())
      replaced = self.place(&request, at: placement(by: make, of: shown))
      early = shown
    }
    let surface = try host.openWindow(request)
    let shown =
      early ?? content(size: surface.size, scale: surface.scale, insets: surface.safeAreaInsets)
    let window = AppWindow(
      SceneWindow(scene: shown, window: surface, host: host), kind: kind, value: value, title: title,
      limits: near == nil ? kinds[kind].sizeLimits(wishes) : .contentSize)
    place.window = window
    if early != nil { window.window.windowDidChange(size: surface.size, scale: surface.scale) }
    if let replaced {
      window.covered = replaced
      replaced.window.window.setHidden(true)
    }
    window.recordName = recordName
    let hasCommands = !kinds.allSatisfy(\.commands.isEmpty)
    if !hasCommands || role == .utility {
      shown.keys.onUnused = { [weak place] key in
        MainActor.assumeIsolated {
          guard let place else { return false }
          if role == .utility, place.closesByEscape(key) { return true }
          return !hasCommands && place.performStandard(key)
        }
      }
    }
    windows.append(window)
    openScenes.note(windows)
    window.window.audit = choice.audit()
    window.subject?.hasOpened(in: place)
    window.window.onShouldClose = { [weak window] in window?.mayClose() ?? true }
    window.window.onFocus = { [weak self, weak window] isFocused in
      if let window { self?.focusChanged(of: window, isFocused) }
    }
    window.window.onUpdate = { [weak self, weak window] in if let window { self?.hasUpdated(window) } }
    window.window.onPhase = { [weak self] in self?.phaseMayHaveChanged() }
    window.window.onClose = { [weak self, weak window] in if let window { self?.forget(window) } }
    note(window)
    menuExports?.add(window)
    hasJoined(window)
    return window
  }
  private(set) var hasOpened = false

  /// Closes a window, not before what goes on now is over: the view that asks for it is in one.
  func close(_ window: AppWindow) {
    host.schedule(after: 0) { [weak window] in
      // The program may, whatever a person may.
      window?.isAskedByApp = true
      window?.window.window.requestClose()
      window?.isAskedByApp = false
    }
  }

  package func close() {
    for window in windows {
      window.isAskedByApp = true
      window.window.window.requestClose()
      window.isAskedByApp = false
    }
  }

  private func forget(_ window: AppWindow) {
    window.subject?.hasClosed()
    menuExports?.remove(window)
    noteClosed(window)
    windows.removeAll { $0 === window }
    openScenes.note(windows)
    hasLeft(window)
    phaseMayHaveChanged()
    if windows.isEmpty, host.endsWithLastWindow { letGo() }
  }

  private func letGo() {
    for item in extraItems { item.close() }
    extraItems = []
    menuExports?.close()
    scene.close()
  }

  /// The window that keys go to, or went to last; else one that stands for itself and can be seen, or brought back.
  var front: AppWindow? {
    if let focused = windows.last(where: { $0.window.window.isFocused }) { return focused }
    if let mainWindow, mainWindow.window.window.isVisible { return mainWindow }
    let listed = windows.filter { kinds[$0.kind].isListed }
    return listed.last { $0.window.window.isVisible } ?? listed.last { !isCovered($0) }
      ?? windows.last { $0.window.window.isVisible } ?? windows.last
  }

  // MARK: What follows from frames of windows

  private func hasUpdated(_ window: AppWindow) {
    if updateApp() {
      if !window.window.scene.isClosed { window.window.scene.update() }
    }
    let title = window.subject?.windowTitle ?? title(of: window.kind)
    if title != window.title {
      window.title = title
      window.window.window.setTitle(title)
    }
    window.limitSize()
    note(window)
  }

  /// Brings up to date what follows from the state of the app; false if nothing has changed.
  @discardableResult
  func updateApp() -> Bool {
    guard scene.frameRequested, !scene.isClosed else { return false }
    scene.update()
    reviewExtras()
    reviewAlerts()
    return true
  }

  func title(of kind: Int) -> String {
    let title = scene.isClosed ? "" : scene.graph.withCurrent { kinds[kind].title.untrackedValue }
    return title.isEmpty ? name : title
  }

  /// The app is as active as the most active of its windows.
  private func phaseMayHaveChanged() {
    guard !scene.isClosed else { return }
    let phase = windows.map(\.window.scene.environment.scenePhase).max() ?? .background
    guard scene.environment.scenePhase != phase else { return }
    onPhase?(phase)
    scene.updateEnvironment(requestsFrame: false) { $0.scenePhase = phase }
    if windows.isEmpty { scene.update() } else { scene.requestFrame() }
  }

  /// Where a window keeps what comes back at the next launch; nil for those that do not come back.
  private func store(of kind: Int, isFirst: Bool, _ record: String?) -> KeyedStore? {
    // A picture is the same whatever the app was last used for.
    if choice.snapshot != nil { return nil }
    if isFirst, kinds[kind].role != .subjects { return SceneStores.store(ofFirstWindowIn: stateFolder) }
    switch kinds[kind].role {
    case .group, .subjects: return record.map { SceneStores.store(named: $0, in: stateFolder) }
    case .alert: return nil
    case .single, .utility, .settings, .extra: return SceneStores.store(of: kinds[kind].id ?? "Settings")
    }
  }
}

/// An open window of an app.
@MainActor package final class AppWindow {
  package let window: SceneWindow
  let kind: Int
  /// What it was opened for.
  package let value: WindowValue
  var title: String
  /// What it is called among the windows that come back; nil for one that does not.
  fileprivate(set) var recordName: String?
  /// What has been noted of it for the next launch.
  var noted: Noted?
  /// What it stands over, and gives its place back to when it closes.
  var covered: AppWindow?
  /// What its views let a person do with it.
  var allowed = WindowInteractions()
  /// Whether it is the app that closes it.
  fileprivate var isAskedByApp = false
  /// Whether it may close now.
  fileprivate func mayClose() -> Bool {
    if !isAskedByApp, !allowed.dismiss { return false }
    return subject?.mayClose() ?? true
  }
  struct Noted: Equatable {
    var size: CGSize
    var origin: CGPoint?
    var value: AnyHashable?
  }
  private let limits: WindowResizability.Kind
  private var lastLimits: (CGSize, CGSize)?
  /// How it stood before it has zoomed; nil while it has not.
  var unzoomed: (size: CGSize, origin: CGPoint?)?
  /// Whether it is as large as its content, which has one size.
  var fitsContent: Bool { lastLimits.map { $0 == $1 } ?? false }

  init(
    _ window: SceneWindow, kind: Int, value: WindowValue, title: String, limits: WindowResizability.Kind
  ) {
    (self.window, self.kind, self.value, self.title, self.limits) = (window, kind, value, title, limits)
  }

  /// Lets a person resize the window as far as its content can.
  func limitSize() {
    if window.window.isFullScreen { return }
    if !allowed.resize {
      let size = window.window.size
      return setLimits((size, size))
    }
    guard limits != .automatic, let (least, most) = window.scene.contentLimits else {
      if lastLimits != nil, !window.scene.isClosed { setLimits((CGSize(width: 1, height: 1), Self.anySize)) }
      return
    }
    let limits = (least, limits == .contentSize ? most : Self.anySize)
    setLimits(limits)
  }
  private static let anySize = CGSize(width: 1 << 14, height: 1 << 14)
  private func setLimits(_ limits: (CGSize, CGSize)) {
    if let lastLimits, lastLimits == limits { return }
    lastLimits = limits
    window.window.setSizeLimits(least: limits.0, most: limits.1)
  }
}

extension WindowKind {
  /// - Source: windows of settings fit their content unless they say otherwise; panels of a Mac do so too
  fileprivate func sizeLimits(_ wishes: WindowWishes) -> WindowResizability.Kind {
    let fits = role == .settings || role == .utility || role == .alert
    return wishes.resizability == .automatic && fits ? .contentSize : wishes.resizability
  }
}

extension HostChoice {
  /// What a window gives to its views before the first frame.
  @MainActor func environment(size: CGSize, scale: CGFloat, host: any AppHost) -> EnvironmentValues {
    let look = DesktopSettings.current?.look
    let isDark = colorScheme.map { $0 == .dark } ?? look?.isDark ?? host.isDark
    let scheme: SashCore.ColorScheme = isDark ? .dark : .light
    var values = EnvironmentValues.ofWindow(
      size: size, scale: scale, colorScheme: scheme,
      wishes: accessibility ?? (kind == .desktop ? .ofDesktop() : []), host: host)
    if let look { values.follow(look) }
    values.supportsMultipleWindows = device == nil
    return values
  }
}

/// The window that a place is in.
@MainActor package final class WindowPlace {
  package weak var scenes: AppScenes?
  package weak var window: AppWindow?
  /// Its menu bar.
  let menu = WindowMenu()
  init(in scenes: AppScenes) { self.scenes = scenes }
  package func close() { if let window { scenes?.close(window) } }
}
