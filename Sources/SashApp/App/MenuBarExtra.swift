import Foundation
import SashControls
import SashCore
import SashGraph

/// What an app offers while none of its windows has to be looked at.
///
/// It is an item in the panel of the desktop, which opens a menu or, with the style `window`, a window beside it; the app goes on
/// while no window is open. Where no panel shows such items the program says so once, and it is a menu at the end of the menu bar
/// of each window; with the style `window`, and in an app that has no other scene, it is a window of its own.
///
/// The panel shows the picture of a label, else as much of the text as has room in a square.
///
/// - Missing: pictures in the rows of the menu, and a menu that changes while it is open in panels that do not ask again.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  var title: Text
  var label: Label
  var content: Content
  var isInserted: Binding<Bool>?

  private init(title: Text, label: Label, isInserted: Binding<Bool>? = nil, content: Content) {
    (self.title, self.label, self.isInserted, self.content) = (title, label, isInserted, content)
  }

  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let extra = scene.attribute
    // Names the scene among those of the app.
    let id = "menu bar extra \(windows.list.count)"
    var kind = WindowKind(
      role: .extra, id: id, title: Attribute(rule: PartRule(whole: extra) { $0.title.plainString }),
      make: windowContent(of: extra) { ExtraWindow(content: $0.content) })
    kind.commands = [
      windowContent(of: extra) {
        ExtraMenu(title: $0.title, isInserted: $0.isInserted, id: id, content: $0.content)
      }
    ]
    let isInserted = Attribute(rule: PartRule(whole: extra) { $0.isInserted?.wrappedValue ?? true })
    kind.extra = ExtraParts(
      label: windowContent(of: extra) { ExtraLabel(label: $0.label) },
      menu: windowContent(of: extra) { ExportedMenu(items: $0.content) },
      isInserted: { isInserted.untrackedValue })
    windows.list.append(kind)
  }
}

extension MenuBarExtra {
  /// - Parameter label: What stands in the menu bar; of other views than texts and labels the name of the app stands there.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    let label = label()
    self.init(title: ExtraTitle.of(label), label: label, content: content())
  }
  /// - Parameter isInserted: Whether it is there.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    let label = label()
    self.init(title: ExtraTitle.of(label), label: label, isInserted: isInserted, content: content())
  }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), label: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), label: Text(title), content: content())
  }
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title: Text(titleKey), label: Text(titleKey), isInserted: isInserted, content: content()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title: Text(title), label: Text(title), isInserted: isInserted, content: content()) }
}

extension MenuBarExtra where Label == SashControls.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(titleKey), label: .init(titleKey, systemImage: systemImage), content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(title), label: .init(title, systemImage: systemImage), content: content())
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey), label: .init(titleKey, systemImage: systemImage), isInserted: isInserted,
      content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(title), label: .init(title, systemImage: systemImage), isInserted: isInserted,
      content: content())
  }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(titleKey), label: .init(titleKey, image: image), content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(
      title: Text(title), label: .init(title, image: image), content: content())
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(titleKey), label: .init(titleKey, image: image), isInserted: isInserted, content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      title: Text(title), label: .init(title, image: image), isInserted: isInserted, content: content())
  }
}

private enum ExtraTitle {
  static func of<Label: View>(_ label: Label) -> Text {
    (label as? any TitledLabel)?.titleText ?? label as? Text
      ?? Text(verbatim: ProcessInfo.processInfo.processName)
  }
}
private nonisolated protocol TitledLabel { var titleText: Text? { get } }
extension SashControls.Label: TitledLabel {
  nonisolated var titleText: Text? { title as? Text }
}

/// The menu of an extra in the menu bar of a window, while no panel shows it.
private struct ExtraMenu<Content: View>: View {
  let title: Text
  let isInserted: Binding<Bool>?
  let id: String
  let content: Content
  @Environment(\.windowPlace) private var place

  var body: some View {
    if isInserted?.wrappedValue ?? true {
      if let scenes = place?.scenes, let kind = scenes.kinds.firstIndex(where: { $0.id == id }) {
        Entry(menu: self, scenes: scenes, kind: kind, shown: scenes.shownExtras)
      } else {
        CommandEntry(place: .menu(title), content: AnyView(content)).view
      }
    }
  }

  private struct Entry: View {
    let menu: ExtraMenu
    let scenes: AppScenes
    let kind: Int
    @ObservedObject var shown: ShownExtras
    var body: some View {
      let (scenes, kind) = (scenes, kind)
      if shown.kinds.contains(kind) {
        Color.clear.frame(width: 0, height: 0)
      } else if scenes.wishes(of: kind).extraIsWindow {
        CommandEntry(
          place: .menu(menu.title), content: AnyView(Button("Open") { try? scenes.show(kind) })
        ).view
      } else {
        CommandEntry(place: .menu(menu.title), content: AnyView(menu.content)).view
      }
    }
  }
}

/// An extra in a window of its own.
private struct ExtraWindow<Content: View>: View {
  let content: Content
  @Environment(\.windowPlace) private var place

  /// Whether it stands beside its item in the panel.
  private var isBesideItem: Bool {
    guard let scenes = place?.scenes, let kind = place?.window?.kind else { return false }
    return scenes.shownExtras.kinds.contains(kind)
  }
  private var isWindow: Bool {
    guard let scenes = place?.scenes, let kind = place?.window?.kind else { return false }
    return scenes.wishes(of: kind).extraIsWindow
  }
  var body: some View {
    if isBesideItem { content.fixedSize() } else if isWindow { content } else { List { content } }
  }
}

/// How a menu bar extra shows what is in it.
public protocol MenuBarExtraStyle: Sendable {}
/// As a menu.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}
/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}
/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public init() {}
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  public static var window: Self { Self() }
}

extension Scene {
  /// Sets how menu bar extras of this scene show what is in them.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    wish(\.extraIsWindow, S.self == WindowMenuBarExtraStyle.self)
  }
  /// Sets whether the system covers windows of this scene with things of its own; here it never does.
  public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
}
