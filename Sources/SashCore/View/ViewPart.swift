import SashGraph

/// One of the views that a builder was given, for a container that shows each in a place of its own.
package nonisolated struct ViewPart<Content: View>: MultiView {
  package typealias Body = Never
  let content: Content
  let index: Int
  package init(_ content: Content, _ index: Int) {
    self.content = content
    self.index = index
  }

  /// How many views were written; views that stand for several others count as one.
  package static var count: Int { (Content.self as? any PartedView.Type)?._partCount ?? 1 }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let offset = MemoryLayout<Self>.offset(of: \.content)!
    let index = view.attribute.untrackedValue.index
    func make<Parted: PartedView>(_ type: Parted.Type) -> _ViewListOutputs {
      Parted._parts(of: view.part(at: offset, as: type), inputs: inputs)[index]()
    }
    if let parted = Content.self as? any PartedView.Type { return make(parted) }
    return Content._makeViewList(view: view.part(at: offset, as: Content.self), inputs: inputs)
  }
}
