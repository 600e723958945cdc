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
  let base: _GraphInputs
}

/// The windows that the scenes of an app describe, in order.
public struct _SceneWindows {
  struct Window {
    var title: Attribute<String>?
    var make: (_ViewInputs) -> _ViewOutputs
  }
  var list: [Window] = []
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
