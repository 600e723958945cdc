import SashCore
import SashGraph

/// A scene of windows that all show the same kind of content, each with state of its own. The first scene of an app opens a
/// window at launch; `openWindow` opens others.
public nonisolated struct WindowGroup<Content: View>: Scene {
  var title: Text?
  var id: String?
  nonisolated(unsafe) var valueType: Any.Type?
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

  @preconcurrency public init(id: String, makeContent: @escaping @MainActor () -> Content) {
    self.init(id: id) { MainActor.assumeIsolated { makeContent() } }
  }
  @preconcurrency public init(_ title: Text, makeContent: @escaping @MainActor () -> Content) {
    self.init(title) { MainActor.assumeIsolated { makeContent() } }
  }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.init(title, content: content)
    self.id = id
  }
  @preconcurrency public init(_ title: Text, id: String, makeContent: @escaping @MainActor () -> Content) {
    self.init(title, id: id) { MainActor.assumeIsolated { makeContent() } }
  }
  init(title: Text?, id: String?, valueType: Any.Type, content: Content) {
    (self.title, self.id, self.valueType, self.content) = (title, id, valueType, content)
  }

  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let group = scene.attribute
    let first = group.untrackedValue
    windows.list.append(
      WindowKind(
        role: .group, id: first.id, valueType: first.valueType,
        title: Attribute(rule: PartRule(whole: group) { $0.title?.plainString ?? "" }),
        make: windowContent(of: group, \.content)))
  }
}

/// Makes the content of a window of what a scene says at each moment.
package func windowContent<Whole, Content: View>(
  of scene: Attribute<Whole>, _ content: @escaping (Whole) -> Content
) -> (_ViewInputs) -> _ViewOutputs {
  let content = Attribute(rule: PartRule(whole: scene, part: content))
  return { inputs in Content._makeView(view: _GraphValue(content), inputs: inputs) }
}

/// Something that follows from a scene.
package struct PartRule<Whole, Part>: Rule {
  let whole: Attribute<Whole>
  let part: (Whole) -> Part
  package init(whole: Attribute<Whole>, part: @escaping (Whole) -> Part) {
    (self.whole, self.part) = (whole, part)
  }
  package func compute() -> Part { part(whole.value) }
}
