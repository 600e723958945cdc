import SashGraph

/// A section in a list of views: containers that know sections look for it, others see its views in a row.
package final class SectionParts {
  let header: _ViewListOutputs.Part
  let content: _ViewListOutputs.Part
  let footer: _ViewListOutputs.Part
  /// What was set on the section itself.
  let traits: ViewTraits
  /// Its end ends the section.
  let subgraph = Subgraph.current!

  init(
    header: _ViewListOutputs, content: _ViewListOutputs, footer: _ViewListOutputs, traits: ViewTraits
  ) {
    self.header = header.part
    self.content = content.part
    self.footer = footer.part
    self.traits = traits
  }

  var all: [_ViewListOutputs.Part] { [header, content, footer] }
}

/// One section as a container sees it.
package struct FlatSection {
  /// The section that was written; nil for views between sections, which form a section of their own.
  package var parts: SectionParts?
  /// The written section before these views, which tells one such group from the next.
  var after: SectionParts?
  var header: [FlatElement] = []
  var content: [FlatElement] = []
  var footer: [FlatElement] = []
}

extension _ViewListOutputs {
  /// The views by sections, in order; reads the dynamic parts, so a rule that calls this depends on them. A section in a
  /// section counts as content. O(elements).
  func flattenSections() -> [FlatSection] {
    var sections: [FlatSection] = []
    part.flatten(into: &sections, wrappers: nil)
    return sections
  }
}

extension _ViewListOutputs.Part {
  fileprivate func flatten(into sections: inout [FlatSection], wrappers: WrapperChain?) {
    switch self {
    case .element:
      if sections.last.map({ $0.parts != nil }) ?? true {
        sections.append(FlatSection(after: sections.last?.parts))
      }
      flatten(into: &sections[sections.count - 1].content, wrappers: wrappers)
    case .group(let parts):
      for part in parts { part.flatten(into: &sections, wrappers: wrappers) }
    case .dynamic(let attribute):
      for item in attribute.value.items { item.outputs.part.flatten(into: &sections, wrappers: wrappers) }
    case .wrapped(let base, let wrapper):
      base.flatten(into: &sections, wrappers: WrapperChain(wrapper: wrapper, outer: wrappers))
    case .section(let parts):
      var section = FlatSection(parts: parts)
      parts.header.flatten(into: &section.header, wrappers: wrappers)
      parts.content.flatten(into: &section.content, wrappers: wrappers)
      parts.footer.flatten(into: &section.footer, wrappers: wrappers)
      sections.append(section)
    }
  }
}
