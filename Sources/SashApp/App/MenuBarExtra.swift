import Foundation
import SashControls
import SashCore
import SashGraph

/// What an app offers while none of its windows has to be looked at.
///
/// It is a menu at the end of the menu bar of each window; with the style `window`, and in an app that has no other scene, it is a
/// window of its own.
///
/// - Missing: an item in the panel of the desktop.
public nonisolated struct MenuBarExtra<Label: View, Content: View>: Scene {
  var title: Text
  var content: Content
  var isInserted: Binding<Bool>?

  private init(title: Text, isInserted: Binding<Bool>? = nil, content: Content) {
    (self.title, self.isInserted, self.content) = (title, isInserted, content)
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
    windows.list.append(kind)
  }
}

extension MenuBarExtra {
  /// - Parameter label: What stands in the menu bar; of other views than texts and labels the name of the app stands there.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: ExtraTitle.of(label()), content: content())
  }
  /// - Parameter isInserted: Whether it is there.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(title: ExtraTitle.of(label()), isInserted: isInserted, content: content()) }
}

extension MenuBarExtra where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }
  public init(
    _ titleKey: LocalizedStringKey, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title: Text(titleKey), isInserted: isInserted, content: content()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title: Text(title), isInserted: isInserted, content: content()) }
}

extension MenuBarExtra where Label == SashControls.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(title: Text(titleKey), isInserted: isInserted, content: content()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title: Text(title), isInserted: isInserted, content: content()) }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(titleKey), content: content())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
    self.init(title: Text(title), content: content())
  }
  public init(
    _ titleKey: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) { self.init(title: Text(titleKey), isInserted: isInserted, content: content()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title: Text(title), isInserted: isInserted, content: content()) }
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

/// The menu of an extra in the menu bar of a window.
private struct ExtraMenu<Content: View>: View {
  let title: Text
  let isInserted: Binding<Bool>?
  let id: String
  let content: Content
  @Environment(\.windowPlace) private var place

  var body: some View {
    if isInserted?.wrappedValue ?? true {
      if let scenes = place?.scenes, let kind = scenes.kinds.firstIndex(where: { $0.id == id }),
        scenes.wishes(of: kind).extraIsWindow
      {
        CommandEntry(
          place: .menu(title), content: AnyView(Button("Open") { try? scenes.show(kind) })
        ).view
      } else {
        CommandEntry(place: .menu(title), content: AnyView(content)).view
      }
    }
  }
}

/// An extra in a window of its own.
private struct ExtraWindow<Content: View>: View {
  let content: Content
  @Environment(\.windowPlace) private var place

  private var isWindow: Bool {
    guard let scenes = place?.scenes, let kind = place?.window?.kind else { return false }
    return scenes.wishes(of: kind).extraIsWindow
  }
  var body: some View {
    if isWindow { content } else { List { content } }
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
