import SashGraph

/// Whether the content of the section shows that a header belongs to; nil where it always does.
package enum SectionExpansionTrait: ViewTraitKey {
  package static var defaultValue: Binding<Bool>? { nil }
}

struct SectionExpansionRule<Parent, Content, Footer>: Rule {
  let section: Attribute<Section<Parent, Content, Footer>>
  func compute() -> Binding<Bool>? { section.value.isExpanded }
}

/// The content of a section while it shows. It is made anew each time.
struct ExpandedContentRule: Rule {
  let isExpanded: Attribute<Binding<Bool>?>
  let make: () -> _ViewListOutputs
  let parent: Subgraph
  let outer = DynamicListItem.current
  private var item: DynamicListItem?

  init(isExpanded: Attribute<Binding<Bool>?>, make: @escaping () -> _ViewListOutputs) {
    self.isExpanded = isExpanded
    self.make = make
    parent = Subgraph.current!
  }

  mutating func compute() -> DynamicList {
    guard isExpanded.value?.wrappedValue ?? true else {
      item?.end()
      item = nil
      return DynamicList(items: [])
    }
    let shown = item ?? DynamicListItem(parent: parent, outer: outer, make: make)
    item = shown
    return DynamicList(items: [shown])
  }
}
