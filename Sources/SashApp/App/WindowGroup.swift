import SashCore
import SashGraph

/// A scene of windows that all show the same kind of content.
///
/// - Missing: more than one window; the first is opened at launch.
public nonisolated struct WindowGroup<Content: View>: Scene {
  var title: Text?
  var id: String?
  var content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @preconcurrency public init(makeContent: @escaping @MainActor () -> Content) {
    content = MainActor.assumeIsolated { makeContent() }
  }
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
  public init(_ title: Text, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content: content)
  }
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content: content)
    self.id = id
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content: content)
    self.id = id
  }
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content: content)
    self.id = id
  }

  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let content = Attribute(rule: WindowContentRule(group: scene.attribute))
    windows.list.append(
      _SceneWindows.Window(title: Attribute(rule: WindowTitleRule(group: scene.attribute))) { inputs in
        Content._makeView(view: _GraphValue(content), inputs: inputs)
      })
  }
}

private struct WindowContentRule<Content: View>: Rule {
  let group: Attribute<WindowGroup<Content>>
  func compute() -> Content { group.value.content }
}

private struct WindowTitleRule<Content: View>: Rule {
  let group: Attribute<WindowGroup<Content>>
  func compute() -> String { group.value.title?.plainString ?? "" }
}
