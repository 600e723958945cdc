import SashGraph

/// A view that arranges the views in another; what container views were built from before `Group(subviews:)`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias Children = _VariadicView_Children
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot

  /// A root with the content whose views it arranges.
  @frozen public nonisolated struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content
    @inlinable init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    @inlinable public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

public protocol _VariadicView_Root {
  static var _viewListOptions: Int { get }
}

extension _VariadicView_Root {
  public static var _viewListOptions: Int { 0 }
}

/// Arranges the views of some content in a body.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Self.Body

  nonisolated static func _makeView(
    root: _GraphValue<Self>, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewListOutputs
  ) -> _ViewOutputs
  nonisolated static func _makeViewList(
    root: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs
}

/// A root that is one view in the container around it.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}
/// A root whose views stand in the container around it.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_ViewRoot where Body == Never {
  @MainActor @preconcurrency public func body(children: _VariadicView.Children) -> Never {
    fatalError("body(children:) should not be called on \(Self.self).")
  }
}

extension _VariadicView_ViewRoot {
  public nonisolated static func _makeView(
    root: _GraphValue<Self>, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewListOutputs
  ) -> _ViewOutputs {
    let content = makeContent(root, inputs.base, body(_Graph(), inputs))
    return Body._makeView(view: _GraphValue(content), inputs: inputs)
  }

  public nonisolated static func _makeViewList(
    root: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    let content = makeContent(root, inputs.base, body(_Graph(), _ViewListInputs(base: inputs.base)))
    return Body._makeViewList(view: _GraphValue(content), inputs: inputs)
  }

  fileprivate nonisolated static func makeContent(
    _ root: _GraphValue<Self>, _ base: _GraphInputs, _ list: _ViewListOutputs
  ) -> Attribute<Body> {
    let fields = DynamicPropertyFields.of(Self.self)
    return Attribute(
      rule: VariadicBodyRule(
        root: root.attribute, boxes: DynamicPropertyBoxes(fields, inputs: base),
        children: Attribute(rule: SubviewsRule(list: list, host: base.host)), host: base.host))
  }
}

extension _VariadicView_UnaryViewRoot {
  public nonisolated static func _makeViewList(
    root: _GraphValue<Self>, inputs: _ViewListInputs,
    body: @escaping (_Graph, _ViewListInputs) -> _ViewListOutputs
  ) -> _ViewListOutputs {
    .element(
      ViewListElement(base: inputs.base, traits: inputs.traits) { inputs in
        _makeView(root: root, inputs: inputs) { graph, inputs in body(graph, inputs.listInputs) }
      })
  }
}

extension _VariadicView_MultiViewRoot {
  public nonisolated static func _makeView(
    root: _GraphValue<Self>, inputs: _ViewInputs, body: (_Graph, _ViewInputs) -> _ViewListOutputs
  ) -> _ViewOutputs {
    let content = makeContent(root, inputs.base, body(_Graph(), inputs))
    return makeImplicitRoot(
      of: Body._makeViewList(view: _GraphValue(content), inputs: inputs.listInputs), inputs: inputs)
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
  public var body: Never { bodyError() }

  public nonisolated static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    Root._makeView(root: view.part(at: 0, as: Root.self), inputs: inputs) { _, inputs in
      Content._makeViewList(view: content(of: view), inputs: inputs.listInputs)
    }
  }
  public nonisolated static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs)
    -> _ViewListOutputs
  {
    Root._makeViewList(root: view.part(at: 0, as: Root.self), inputs: inputs) { _, inputs in
      Content._makeViewList(view: content(of: view), inputs: inputs)
    }
  }
  private nonisolated static func content(of view: _GraphValue<Self>) -> _GraphValue<Content> {
    view.part(at: FieldOffset.second(Root.self, Content.self), as: Content.self)
  }
}

/// Runs the body of a root, with its dynamic properties.
private struct VariadicBodyRule<R: _VariadicView_ViewRoot>: Rule {
  let root: Attribute<R>
  let boxes: DynamicPropertyBoxes
  let children: Attribute<SubviewList>
  unowned(unsafe) let host: ViewGraph
  var reads = ObservedReads()
  mutating func compute() -> R.Body {
    var copy = root.value
    withUnsafeMutablePointer(to: &copy) { boxes.update(UnsafeMutableRawPointer($0)) }
    host.workLog?.append(R.self)
    let children = _VariadicView_Children(list: children.value)
    return reads.track(host) { copy.body(children: children) }
  }
  func destroy() { boxes.destroy() }
}

/// The views that a root arranges. As a view it shows them all.
///
/// - Missing: traits of a child cannot be set, only read; use `_trait` on the child. `id(as:)` does not find what `id(_:)`
///   has set.
public nonisolated struct _VariadicView_Children: RandomAccessCollection {
  public typealias Index = Int
  let list: SubviewList
  public var startIndex: Int { 0 }
  public var endIndex: Int { list.sources.count }
  public subscript(index: Int) -> Element { Element(source: list.sources[index]) }

  /// One view that a root arranges.
  public nonisolated struct Element: Identifiable, View, MultiView {
    let source: SubviewSource
    /// The identity of the view, which lasts while it is part of the content.
    public var id: AnyHashable { AnyHashable(Subview.ID(element: source.element)) }
    /// The id of this type that a `ForEach` around the view gave it, the innermost first.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      var row = source.traits.row
      while let current = row {
        if let id = current.anyID.base as? ID { return id }
        row = current.content.outer
      }
      return nil
    }
    /// A trait of the view.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      source.read(key)
    }
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
      .dynamic(SubviewListRule(inputs: inputs) { [view.value.source] })
    }
  }
}

extension _VariadicView_Children: View, MultiView {
  public typealias Body = Never
  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .dynamic(SubviewListRule(inputs: inputs) { view.value.list.sources })
  }
}
