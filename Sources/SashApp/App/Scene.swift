import Foundation
import SashCore
import SashGraph

/// A part of the app's interface with a life cycle of its own: a kind of window.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  /// What this scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the windows that this scene describes.
  nonisolated static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows)
}

/// What a scene is made with.
public struct _SceneInputs {
  /// What a view would be made with that stands where the scene does.
  package var view: _ViewInputs
  package var base: _GraphInputs {
    get { view.base }
    set { view.base = newValue }
  }
}

/// The windows that the scenes of an app describe, in order.
public struct _SceneWindows {
  package var list: [WindowKind] = []
  /// What scenes of documents agree on.
  package var launch: AnyObject?
}

/// What windows of one scene of an app are like.
package struct WindowKind {
  package enum Role {
    /// Any number of windows.
    case group
    /// One window, which the app opens when it is asked to.
    case single
    /// One window beside the others, which says something about the one in front.
    case utility
    /// A question that stands by itself.
    case alert
    /// The one window of the app's settings.
    case settings
    /// What a menu bar extra shows where it is no menu.
    case extra
    /// One window for each subject.
    case subjects
  }
  var role = Role.group
  var id: String?
  /// The type of the values that its windows are opened for.
  var valueType: Any.Type?
  var title: Attribute<String>
  /// Makes the content of one window.
  var make: (_ViewInputs) -> _ViewOutputs
  /// What modifiers of the scene want of its windows. Read when a window opens; the outermost modifier comes last.
  var wishes: [(inout WindowWishes) -> Void] = []
  /// Whether the scene has the commands that scenes have without being asked for.
  var hasStandardCommands = true
  /// The commands of the scene, the innermost first.
  var commands: [(_ViewInputs) -> _ViewOutputs] = []
  /// Whether it is shown now: of scenes that show themselves. Nil for others.
  var isPresented: (() -> Bool)?
  /// What it is where there is one window only, and it stands over that one; nil for what can have windows there.
  var embedded: ((_ViewInputs) -> _ViewOutputs)?
  /// What the panel of the desktop shows of it; nil for other scenes than menu bar extras.
  var extra: ExtraParts?
  /// Where its windows get their subjects.
  package var subjects: (any WindowSubjects)?

  /// Windows that each show a subject.
  package init(
    subjects: any WindowSubjects, title: Attribute<String>, commands: [(_ViewInputs) -> _ViewOutputs],
    make: @escaping (_ViewInputs) -> _ViewOutputs
  ) {
    self.init(role: .subjects, title: title, make: make)
    (self.subjects, self.commands) = (subjects, commands)
  }
  init(
    role: Role, id: String? = nil, valueType: Any.Type? = nil, title: Attribute<String>,
    make: @escaping (_ViewInputs) -> _ViewOutputs
  ) {
    (self.role, self.id, self.valueType, self.title, self.make) = (role, id, valueType, title, make)
  }
}

extension Scene {
  public nonisolated static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    let boxes = DynamicPropertyBoxes(DynamicPropertyFields.of(Self.self), inputs: inputs.base)
    let body = Attribute(rule: SceneBodyRule(scene: scene.attribute, boxes: boxes, host: inputs.base.host))
    Body._makeScene(scene: _GraphValue(body), inputs: inputs, into: &windows)
  }
}

/// Runs the body of a scene.
private struct SceneBodyRule<S: Scene>: Rule {
  let scene: Attribute<S>
  let boxes: DynamicPropertyBoxes
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> S.Body {
    var copy = scene.value
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    return reads.track(host) { copy.body }
  }
  mutating func destroy() { boxes.destroy() }
}

/// Runs the body of the app.
struct AppBodyRule<A: App>: Rule {
  let app: A
  let boxes: DynamicPropertyBoxes
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> A.Body {
    var copy = app
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    return reads.track(host) { copy.body }
  }
  mutating func destroy() { boxes.destroy() }
}

extension Never: Scene {
  public nonisolated static func _makeScene(
    scene: _GraphValue<Never>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {}
}

/// Makes one scene of the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
    AnyScene(scene)
  }
  public static func buildLimitedAvailability(_ scene: some Scene)
    -> any Scene & _LimitedAvailabilitySceneMarker
  { AnyScene(scene) }
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _TupleScene<
    repeat each Content
  > {
    _TupleScene(content: (repeat each content))
  }
}

/// Several scenes of an app.
public nonisolated struct _TupleScene<each Content: Scene>: Scene {
  var content: (repeat each Content)
  public typealias Body = Never
  @MainActor public var body: Never { fatalError("body should not be called on a scene of the framework.") }

  public static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    var offset = 0
    var all = windows
    func add<S: Scene>(_ type: S.Type) {
      offset = FieldOffset.following(offset, S.self)
      S._makeScene(scene: scene.part(at: offset, as: S.self), inputs: inputs, into: &all)
      offset += MemoryLayout<S>.size
    }
    repeat add((each Content).self)
    windows = all
  }
}

/// A scene that stands behind a check of what the system offers.
public protocol _LimitedAvailabilitySceneMarker {}

/// Some scene, or none. Which one it is does not change while the app runs.
nonisolated struct AnyScene: Scene, _LimitedAvailabilitySceneMarker {
  nonisolated(unsafe) let scene: (any Scene)?
  init(_ scene: (any Scene)?) { self.scene = scene }
  typealias Body = Never
  @MainActor var body: Never { fatalError("body should not be called on a scene of the framework.") }

  static func _makeScene(
    scene: _GraphValue<Self>, inputs: _SceneInputs, into windows: inout _SceneWindows
  ) {
    func make<S: Scene>(_ first: S) {
      let attribute = Attribute(rule: AnySceneRule(whole: scene.attribute, last: first))
      S._makeScene(scene: _GraphValue(attribute), inputs: inputs, into: &windows)
    }
    if let first = scene.attribute.untrackedValue.scene { make(first) }
  }
}

private struct AnySceneRule<S: Scene>: Rule {
  let whole: Attribute<AnyScene>
  var last: S
  mutating func compute() -> S {
    if let scene = whole.value.scene as? S { last = scene }
    return last
  }
}
