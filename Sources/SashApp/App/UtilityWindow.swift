import Foundation
import SashCore
import SashGraph

/// A scene of one window that says something about the window in front, or changes something in it: a palette, an inspector.
///
/// Its views read the `FocusedValues` of the window that had the keys last among those that stand for themselves, as menus do. It
/// floats over the windows of the app and opens without taking the keys from them, goes out of sight while the app is not active,
/// and is closed by Escape. The menu View shows and hides it.
///
///     WindowGroup { Gallery() }
///     UtilityWindow("Photo Info", id: "info") { PhotoInfo() }
///
/// - Missing: keeping the keys where they are when a person clicks it; the window system gives them to what is clicked.
public nonisolated struct UtilityWindow<Content: View>: Scene {
  var title: Text
  var id: String
  var content: Content

  /// One window with a title, which `openWindow(id:)` opens.
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    (self.title, self.id, self.content) = (title, id, content())
  }
  /// One window with a title, which `openWindow(id:)` opens.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), id: id, content: content)
  }
  /// One window with a title, which `openWindow(id:)` opens.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), id: id, content: content)
  }
  /// One window with a title, which `openWindow(id:)` opens.
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
        role: .utility, id: window.untrackedValue.id,
        title: Attribute(rule: PartRule(whole: window) { $0.title.plainString }),
        make: windowContent(of: window, \.content)))
  }
}
