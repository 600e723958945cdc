import SashCore

/// Values of a picker that stand together: those of a section, or those between two dividers.
struct PickerGroup: Identifiable {
  struct ID: Hashable {
    let section: SectionConfiguration.ID
    /// Counts the dividers before it in the section.
    let part: Int
  }
  let id: ID
  var header: [Subview] = []
  var footer: [Subview] = []
  var options: [PickerOption] = []
  /// Whether a section was written around the values.
  var isWritten: Bool { id.section.isWritten }

  /// The groups of a picker's content that have values.
  @MainActor static func all(
    in sections: SectionCollection, option: (Subview) -> PickerOption?
  ) -> [PickerGroup] {
    sections.flatMap { section in
      var groups = [PickerGroup(id: ID(section: section.id, part: 0))]
      for view in section.content {
        if view.isDivider {
          groups.append(PickerGroup(id: ID(section: section.id, part: groups.count)))
        } else if let option = option(view) {
          groups[groups.count - 1].options.append(option)
        }
      }
      groups.removeAll { $0.options.isEmpty }
      guard !groups.isEmpty else { return groups }
      groups[0].header = Array(section.header)
      groups[groups.count - 1].footer = Array(section.footer)
      return groups
    }
  }

  /// The groups as if there were no dividers.
  static func joined(_ groups: [PickerGroup]) -> [PickerGroup] {
    groups.reduce(into: []) { joined, group in
      if joined.last?.id.section == group.id.section {
        joined[joined.count - 1].options += group.options
        joined[joined.count - 1].footer = group.footer
      } else {
        joined.append(group)
      }
    }
  }
}

/// The values of a picker as rows, in the sections that its content has.
struct PickerSections<Row: View>: View {
  let groups: [PickerGroup]
  /// Whether the values do not belong to what is before and behind the picker.
  var startsGroup = false
  /// Whether a divider ends a section.
  var followsDividers = true
  @ViewBuilder let row: (PickerOption) -> Row

  var body: some View {
    let groups = followsDividers ? groups : PickerGroup.joined(groups)
    let isParted = followsDividers && (startsGroup || groups.count > 1)
    ForEach(groups) { group in
      let rows = ForEach(group.options, id: \.view.id, content: row)
      if isParted || group.isWritten {
        Section {
          rows
        } header: {
          ForEach(group.header) { PickerSectionEdge(view: $0) }
        } footer: {
          ForEach(group.footer) { PickerSectionEdge(view: $0) }
        }
      } else {
        rows
      }
    }
  }
}

/// The header or the footer of a section of a picker, in the looks of the place where it is shown.
private struct PickerSectionEdge: View {
  let view: Subview
  @Environment(\.self) private var place

  var body: some View {
    let place = place
    AdjustedSubview(view) {
      $0.font = place.font
      $0.foregroundStyles = place.foregroundStyles
      $0.textCase = place.textCase
    }
  }
}
