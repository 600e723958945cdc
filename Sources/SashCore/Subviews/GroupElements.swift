import SashGraph

/// The views of one view, arranged by a closure: what `Group(subviews:transform:)` makes.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View, MultiView {
  var subviews: Subviews
  var transform: (SubviewsCollection) -> Content

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let base = Subviews._makeViewList(
      view: view.part(at: 0, as: Subviews.self), inputs: _ViewListInputs(base: inputs.base))
    let host = inputs.base.host
    let subviews = Attribute(rule: SubviewsRule(list: base, host: host))
    let content = Attribute(
      rule: SubviewsTransformRule<Content>(host: host) {
        view.value.transform(SubviewsCollection(list: subviews.value))
      })
    return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
  }
}

extension Group {
  /// Hands the views of `view` to a closure, which arranges them. A view that stays in the content keeps its identity and
  /// its state, however it is arranged.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(_content: GroupElementsOfContent(subviews: view, transform: transform))
  }
}

/// The views of a list, as a container sees them.
struct SubviewsRule: Rule {
  let list: _ViewListOutputs
  var sources: SubviewSources
  var last: SubviewList?

  init(list: _ViewListOutputs, host: ViewGraph) {
    self.list = list
    sources = SubviewSources(host: host)
  }

  mutating func compute() -> SubviewList {
    var flat: [FlatElement] = []
    list.flatten(into: &flat)
    sources.begin()
    let new = sources.list(flat, last: last)
    sources.end()
    last = new
    return new
  }
}

/// Runs the closure that arranges resolved views.
struct SubviewsTransformRule<Content: View>: Rule {
  unowned(unsafe) let host: ViewGraph
  let transform: () -> Content
  private var reads = ObservedReads()
  init(host: ViewGraph, transform: @escaping () -> Content) {
    self.host = host
    self.transform = transform
  }
  mutating func compute() -> Content {
    let transform = transform
    return reads.track(host) { transform() }
  }
}
