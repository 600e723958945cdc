import SashGraph

/// What a section consists of: one that was written, or the views between two of these.
///
/// - Missing: `actions`; sections in the content of a section count as plain views of it.
public nonisolated struct SectionConfiguration: Identifiable {
  let section: ResolvedSection

  /// The identity of a section: it stays the same while the section is part of the content.
  public nonisolated struct ID: Hashable {
    /// Whether it was written; false for the views between two that were.
    package let isWritten: Bool
    let parts: SectionParts?
    public static func == (a: ID, b: ID) -> Bool { a.isWritten == b.isWritten && a.parts === b.parts }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(isWritten)
      hasher.combine(parts.map { ObjectIdentifier($0) })
    }
  }
  public var id: ID { section.id }
  /// What was set on the section itself; nothing for views that are in no section.
  public var containerValues: ContainerValues {
    section.host.read(section.id.traits?.containerValues) ?? ContainerValues()
  }
  public var header: SubviewsCollection { SubviewsCollection(list: section.header) }
  public var content: SubviewsCollection { SubviewsCollection(list: section.content) }
  public var footer: SubviewsCollection { SubviewsCollection(list: section.footer) }
}

@available(*, unavailable)
extension SectionConfiguration: Sendable {}
@available(*, unavailable)
extension SectionConfiguration.ID: Sendable {}

extension SectionConfiguration.ID {
  fileprivate var traits: ViewTraits? {
    guard isWritten, let parts, parts.subgraph.isValid else { return nil }
    return parts.traits
  }
}

/// The sections of another view's content, in order.
public nonisolated struct SectionCollection: RandomAccessCollection {
  public typealias Element = SectionConfiguration
  public typealias Index = Int
  let list: SectionList

  public var startIndex: Int { 0 }
  public var endIndex: Int { list.sections.count }
  public subscript(index: Int) -> SectionConfiguration { SectionConfiguration(section: list.sections[index]) }
}

@available(*, unavailable)
extension SectionCollection: Sendable {}

/// A section at one moment. Two are equal only if they are the same object.
final class ResolvedSection {
  let id: SectionConfiguration.ID
  let header: SubviewList
  let content: SubviewList
  let footer: SubviewList
  let host: SubviewHost

  init(
    id: SectionConfiguration.ID, header: SubviewList, content: SubviewList, footer: SubviewList,
    host: SubviewHost
  ) {
    self.id = id
    self.header = header
    self.content = content
    self.footer = footer
    self.host = host
  }
}

/// Sections at one moment. Two lists are equal only if they are the same object.
final class SectionList {
  let sections: [ResolvedSection]
  init(_ sections: [ResolvedSection]) { self.sections = sections }
}

/// The sections of a list; one in which nothing has changed stays the same object.
struct SectionsRule: Rule {
  let list: _ViewListOutputs
  let host: SubviewHost
  var sources: SubviewSources
  var last: SectionList?

  init(list: _ViewListOutputs, host: ViewGraph) {
    self.list = list
    self.host = SubviewHost(host)
    sources = SubviewSources(host: host)
  }

  mutating func compute() -> SectionList {
    let before = Dictionary((last?.sections ?? []).map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a })
    var sections: [ResolvedSection] = []
    sources.begin()
    for flat in list.flattenSections() {
      let id = SectionConfiguration.ID(isWritten: flat.parts != nil, parts: flat.parts ?? flat.after)
      let old = before[id]
      let header = sources.list(flat.header, last: old?.header)
      let content = sources.list(flat.content, last: old?.content)
      let footer = sources.list(flat.footer, last: old?.footer)
      if let old, old.header === header, old.content === content, old.footer === footer {
        sections.append(old)
      } else {
        sections.append(
          ResolvedSection(id: id, header: header, content: content, footer: footer, host: host))
      }
    }
    sources.end()
    if let last, last.sections.count == sections.count,
      zip(last.sections, sections).allSatisfy({ $0 === $1 })
    {
      return last
    }
    let new = SectionList(sections)
    last = new
    return new
  }
}

/// The sections of one view, arranged by a closure: what `Group(sections:transform:)` makes.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View, MultiView {
  var sections: Sections
  var transform: (SectionCollection) -> Content

  public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    let base = Sections._makeViewList(
      view: view.part(at: 0, as: Sections.self), inputs: _ViewListInputs(base: inputs.base))
    let host = inputs.base.host
    let sections = Attribute(rule: SectionsRule(list: base, host: host))
    let content = Attribute(
      rule: SubviewsTransformRule<Content>(host: host) {
        view.value.transform(SectionCollection(list: sections.value))
      })
    return Content._makeViewList(view: _GraphValue(content), inputs: inputs)
  }
}

extension Group {
  /// Hands the sections of `view` to a closure, which arranges them.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(_content: GroupSectionsOfContent(sections: view, transform: transform))
  }
}
