import SashCore
import SashGraph

/// The first window of an app, as a view: its graph holds the state of the app as well.
package struct AppRoot<A: App>: UnaryView {
  nonisolated(unsafe) let app: A
  nonisolated(unsafe) let title: TitleHolder
  package init(app: A, title: TitleHolder = TitleHolder()) {
    self.app = app
    self.title = title
  }

  package nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let root = view.attribute.untrackedValue
    let fields = DynamicPropertyFields.of(A.self)
    let boxes = DynamicPropertyBoxes(fields, inputs: inputs.base)
    var inputs = inputs
    for property in fields.compactMap({ $0.type as? any AppEnvironmentProperty.Type }) {
      inputs.base.environment = inputs.base.environment.changed { property._changeEnvironment(&$0) }
    }
    let body = Attribute(rule: AppBodyRule(app: root.app, boxes: boxes, host: inputs.host))
    var windows = _SceneWindows()
    A.Body._makeScene(scene: _GraphValue(body), inputs: _SceneInputs(base: inputs.base), into: &windows)
    guard let first = windows.list.first else {
      fatalError("\(A.self) describes no window: its body needs a scene such as WindowGroup.")
    }
    root.title.attribute = first.title
    return first.make(inputs)
  }
}

/// The title of the window, known once the scenes are made.
package final class TitleHolder {
  package init() {}
  var attribute: Attribute<String>?
}

/// A property of an app that sets something in the environment of all its windows.
public protocol AppEnvironmentProperty: DynamicProperty {
  nonisolated static func _changeEnvironment(_ values: inout EnvironmentValues)
}
