import Foundation
import SashControls
import SashCore
import SashInput

/// What every app with a menu bar has in it: what belongs to the program, and what its scenes bring along.
///
/// - Source: "WindowGroup, Window, and other scene types all have an associated set of commands that they include by default"
///   (Apple's documentation of `commandsRemoved()`). Which commands come from no single scene is not said: here they stay as
///   long as one scene keeps its own.
@MainActor struct StandardCommands {
  let place: WindowPlace?
  let showsAbout: Binding<Bool>

  /// Nil where there is nothing at a place.
  func items(_ kind: CommandGroupPlacement.Kind) -> AnyView? {
    guard let place, let scenes = place.scenes else { return nil }
    switch kind {
    case .undoRedo, .pasteboard, .saveItem, .windowSize, .windowList:
      if !scenes.kinds.contains(where: \.hasStandardCommands) { return nil }
    default: break
    }
    switch kind {
    case .appInfo:
      return AnyView(Button("About \(scenes.name)") { showsAbout.wrappedValue = true })
    case .appSettings:
      guard let settings = scenes.kinds.firstIndex(withCommands: .settings) else { return nil }
      return AnyView(
        Button("Settings…") { try? scenes.show(settings) }.keyboardShortcut(",", modifiers: .command))
    case .appTermination:
      return AnyView(Button("Quit \(scenes.name)") { scenes.end() }.keyboardShortcut("q"))
    case .newItem:
      guard let group = scenes.kinds.firstIndex(withCommands: .group), scenes.hasSeveralWindows
      else { return nil }
      return AnyView(Button("New Window") { _ = try? scenes.open(group) }.keyboardShortcut("n"))
    case .saveItem:
      return AnyView(Button("Close Window") { place.closeByPerson() }.keyboardShortcut("w"))
    case .undoRedo:
      return AnyView(
        Group {
          EditCommand("Undo", "z", place: place)
          EditCommand("Redo", "z", shift: true, place: place)
        })
    case .pasteboard:
      return AnyView(
        Group {
          EditCommand("Cut", "x", place: place)
          EditCommand("Copy", "c", place: place)
          EditCommand("Paste", "v", place: place)
          EditCommand("Select All", "a", place: place)
        })
    case .windowList: return AnyView(WindowList(scenes: scenes))
    case .singleWindowList: return singleWindows(scenes)
    case .windowSize: return AnyView(WindowSizeItems(place: place))
    case .sidebar:
      let utilities = utilityWindows(scenes)
      if !scenes.kinds.contains(where: \.hasStandardCommands) { return utilities }
      return AnyView(
        Group {
          if let utilities { Section { utilities } }
          Section { FullScreenItem(place: place) }
        })
    default: return nil
    }
  }

  /// - Source: a utility window adds an item to the menu View that shows and hides it (Apple's documentation of `UtilityWindow`)
  private func utilityWindows(_ scenes: AppScenes) -> AnyView? {
    let ids = scenes.kinds.filter { $0.role == .utility && $0.hasStandardCommands }.compactMap(\.id)
    if ids.isEmpty { return nil }
    return AnyView(ForEach(ids, id: \.self) { WindowVisibilityToggle(windowID: $0) })
  }
  private func singleWindows(_ scenes: AppScenes) -> AnyView? {
    let kinds = scenes.kinds.indices.filter {
      scenes.kinds[$0].role == .single && scenes.kinds[$0].hasStandardCommands
    }
    if kinds.isEmpty { return nil }
    return AnyView(
      ForEach(kinds, id: \.self) { kind in
        Button(scenes.title(of: kind)) { try? scenes.show(kind) }
      })
  }
}

extension [WindowKind] {
  /// The first scene of a role that has kept the commands that it brings along.
  func firstIndex(withCommands role: WindowKind.Role) -> Int? {
    firstIndex { $0.role == role && $0.hasStandardCommands }
  }
}

extension AppScenes {
  /// Closes all windows, and with them ends the program; not before what goes on now is over.
  func end() {
    host.schedule(after: 0) { [weak self] in
      guard let self else { return }
      // What is left in the panel of the desktop goes too.
      host.endsWithLastWindow = true
      close()
      if windows.isEmpty { host.quit() }
    }
  }
}

/// The windows that are open when the menu is.
private struct WindowList: View {
  let scenes: AppScenes
  var body: some View {
    // Not the windows themselves: this outlives them in the menus of others.
    let all = scenes.windows.filter { scenes.kinds[$0.kind].isListed }
      .map { (id: ObjectIdentifier($0), title: $0.title) }
    ForEach(all, id: \.id) { [weak scenes] entry in
      Toggle(
        entry.title,
        isOn: Binding(
          get: { scenes?.front.map { ObjectIdentifier($0) } == entry.id },
          set: { _ in
            scenes?.windows.first { ObjectIdentifier($0) == entry.id }?.window.window.bringToFront()
          })
      )
    }
  }
}

/// Does with what has the focus what a key does. The key itself needs no menu.
private struct EditCommand: View {
  let title: LocalizedStringKey
  let key: Character
  let shift: Bool
  let place: WindowPlace

  init(_ title: LocalizedStringKey, _ key: Character, shift: Bool = false, place: WindowPlace) {
    (self.title, self.key, self.shift, self.place) = (title, key, shift, place)
  }
  var body: some View {
    let scene = place.window?.window.scene
    Button(title) { scene?.pressInFocus(key, shift: shift) }
      .modifier(
        ShownShortcut(KeyboardShortcut(KeyEquivalent(key), modifiers: shift ? [.command, .shift] : .command))
      )
      .disabled(scene?.focus.holder == nil && !canUndo(scene))
  }
}

extension EditCommand {
  /// Whether the window itself has something to take back or to do again.
  private func canUndo(_ scene: ViewGraph?) -> Bool {
    guard key == "z", let manager = scene?.environment.undoManager else { return false }
    return shift ? manager.canRedo : manager.canUndo
  }
}

extension ViewGraph {
  /// Presses a key with ⌘ for what has the focus, or for the window.
  @MainActor func pressInFocus(_ key: Character, shift: Bool = false) {
    let modifiers: KeyModifiers = shift ? [.command, .shift] : [.command]
    let event = KeyEvent(
      key: .character(key), isDown: true, modifiers: modifiers, time: services.clock?() ?? 0)
    if focus.holder?.key(event) != true { _ = performUndo(event) }
  }
}

/// What the program says of itself.
enum AppVersion {
  static var text: String {
    let info = Bundle.main.infoDictionary ?? [:]
    let version = info["CFBundleShortVersionString"] as? String
    let build = info["CFBundleVersion"] as? String
    let number = version.map { String(localized: "Version \($0)") + (build.map { " (\($0))" } ?? "") }
    return [number, info["NSHumanReadableCopyright"] as? String].compactMap { $0 }.joined(separator: "\n")
  }
}
