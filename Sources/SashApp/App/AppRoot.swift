import SashCore
import SashGraph

/// The first window of an app, as a view: its graph holds the state of the app as well.
package struct AppRoot<A: App>: UnaryView {
  let app: A
  let title: TitleHolder
  package init(app: A, title: TitleHolder = TitleHolder()) {
    self.app = app
    self.title = title
  }

  package nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let root = view.attribute.untrackedValue
    let boxes = DynamicPropertyBoxes(DynamicPropertyFields.of(A.self), inputs: inputs.base)
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
