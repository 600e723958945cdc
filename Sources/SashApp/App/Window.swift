import Foundation
import SashCore
import SashGraph

/// A scene of one window. It is opened at launch if it comes first in the app, else by `openWindow(id:)`.
public nonisolated struct Window<Content: View>: Scene {
  var title: Text
  var id: String
  var content: Content

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.title, self.id, self.content) = (title, id, content())
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), id: id, content: content)
  }

  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let window = scene.attribute
    windows.list.append(
      WindowKind(
        role: .single, id: window.untrackedValue.id,
        title: Attribute(rule: PartRule(whole: window) { $0.title.plainString }),
        make: windowContent(of: window, \.content)))
  }
}

/// The window of the app's settings: `openSettings`, `SettingsLink` and the menu bar open it.
public nonisolated struct Settings<Content: View>: Scene {
  var content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    windows.list.append(
      WindowKind(
        role: .settings, title: Attribute(input: String(localized: "Settings")),
        make: windowContent(of: scene.attribute, \.content)))
  }
}
