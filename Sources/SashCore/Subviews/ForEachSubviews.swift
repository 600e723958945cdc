import SashGraph

/// Data of a `ForEach` that is known only when another view has been resolved: another view takes its place.
protocol ResolvedData {
  static func makeList(data: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs
}

/// The views of another view as the data of a `ForEach`. It is empty until the views are resolved.
public nonisolated struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, ResolvedData {
  public typealias Element = Subview
  public typealias Index = Int
  let resolved: AnyView
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview {
    fatalError("The subviews of ForEach(subviews:) are known only in its closure; use Group(subviews:).")
  }
  static func makeList(data: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    AnyView._makeViewList(view: data.part(at: 0, as: AnyView.self), inputs: inputs)
  }
}

/// The sections of another view as the data of a `ForEach`. It is empty until the views are resolved.
public nonisolated struct ForEachSectionCollection<Content: View>: RandomAccessCollection, ResolvedData {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  let resolved: AnyView
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> SectionConfiguration {
    fatalError("The sections of ForEach(sections:) are known only in its closure; use Group(sections:).")
  }
  static func makeList(data: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    AnyView._makeViewList(view: data.part(at: 0, as: AnyView.self), inputs: inputs)
  }
}

extension ForEach where Content: View {
  /// The list of a `ForEach` over the views of another view.
  nonisolated static func makeResolvedList<D: ResolvedData>(
    _ data: D.Type, view: _GraphValue<Self>, inputs: _ViewListInputs
  ) -> _ViewListOutputs { D.makeList(data: view.part(at: 0, as: D.self), inputs: inputs) }
}

extension ForEach {
  /// One view for each view of `view`'s content.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
    let resolved = Group(subviews: view) { subviews in
      ForEach<SubviewsCollection, _, _>(subviews, content: content)
    }
    self.init(
      data: ForEachSubviewCollection(resolved: AnyView(resolved)),
      ids: .reader(IdentifiableReader<Subview>.self), content: content)
  }

  /// One view for each section of `view`'s content.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
    let resolved = Group(sections: view) { sections in
      ForEach<SectionCollection, _, _>(sections, content: content)
    }
    self.init(
      data: ForEachSectionCollection(resolved: AnyView(resolved)),
      ids: .reader(IdentifiableReader<SectionConfiguration>.self), content: content)
  }
}
