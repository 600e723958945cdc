import SashCore
import SashGraph

/// An app as a view that shows nothing: its graph holds the state of the app and what its scenes follow from.
struct AppRoot<A: App>: UnaryView {
  nonisolated(unsafe) let app: A
  /// Gets to know the windows that the scenes describe.
  nonisolated(unsafe) let kinds: WindowKinds

  nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let root = view.attribute.untrackedValue
    let fields = DynamicPropertyFields.of(A.self)
    let properties = fields.compactMap { $0.type as? any AppEnvironmentProperty.Type }
    var inputs = inputs
    func change(_ values: inout EnvironmentValues) {
      for property in properties { property._changeEnvironment(&values) }
    }
    if !properties.isEmpty { inputs.base.environment = inputs.base.environment.changed { change(&$0) } }
    let boxes = DynamicPropertyBoxes(fields, inputs: inputs.base)
    let body = Attribute(rule: AppBodyRule(app: root.app, boxes: boxes, host: inputs.base.host))
    var windows = _SceneWindows()
    A.Body._makeScene(scene: _GraphValue(body), inputs: _SceneInputs(view: inputs), into: &windows)
    if !properties.isEmpty {
      for index in windows.list.indices {
        windows.list[index].changeInputs { inputs in
          inputs.base.environment = inputs.base.environment.changed { change(&$0) }
        }
      }
    }
    guard !windows.list.isEmpty else {
      fatalError("\(A.self) describes no window: its body needs a scene such as WindowGroup.")
    }
    root.kinds.list = windows.list
    return _ViewOutputs()
  }
}

/// The windows that an app describes, once its scenes are made.
final class WindowKinds {
  var list: [WindowKind] = []
}

/// A property of an app that sets something in the environment of all its windows.
public protocol AppEnvironmentProperty: DynamicProperty {
  nonisolated static func _changeEnvironment(_ values: inout EnvironmentValues)
}
