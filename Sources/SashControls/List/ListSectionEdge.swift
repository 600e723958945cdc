import Foundation
import SashCore
import SashGraph
import SashLayout

/// The header or the footer of a section.
struct ListSectionEdge: View {
  let cell: LazyCell
  var state: ListRowState
  /// Whether the content of the section shows, where a control is to say so.
  var isExpanded: Binding<Bool>?

  private var isHeader: Bool { state.position.role == .header }

  private func frame(width: CGFloat) -> ListRowFrame {
    let (config, position) = (state.config, state.position)
    let kind = config.kind
    var frame = ListRowFrame(
      kind: kind,
      insets: isHeader
        ? kind.headerInsets(width: width, isProminent: state.isProminent) : kind.footerInsets(width: width),
      minimumHeight: isHeader ? config.minimumHeaderHeight ?? (kind.isGrouped ? 0 : 28) : 0)
    frame.pixel = config.pixel
    if position.opensSection {
      if kind.isGrouped {
        frame.gapAbove =
          position.isInFirstSection
          ? kind.topGap(hasHeader: true) : state.sectionSpacing ?? kind.sectionGap
      } else {
        frame.gapAbove = kind.headerLead
      }
    }
    if position.closesSection, position.isInLastSection { frame.gapBelow = kind.bottomGap }
    return frame
  }

  var body: some View {
    if state.config.kind.isGrouped {
      ListEdgeLayout(frame: frame, hasGround: false) {
        HStack(spacing: 8) {
          WrittenRow(cell: cell).attaching { if isHeader { $0.properties.added = .header } }
          if let isExpanded {
            Spacer(minLength: 0)
            SectionExpander(isExpanded: isExpanded)
          }
        }
      }
    } else {
      ListEdgeLayout(frame: frame, hasGround: true) {
        Rectangle().fill(state.config.kind.rowGround(isElevated: state.config.isElevated))
        WrittenRow(cell: cell).attaching { if isHeader { $0.properties.added = .header } }
      }
    }
  }
}

/// Shows and hides the content of a section.
private struct SectionExpander: View {
  @Binding var isExpanded: Bool
  var body: some View {
    Button {
      isExpanded.toggle()
    } label: {
      Image(decorativeSymbol: "chevron.forward")
        .font(.system(size: 13, weight: .semibold))
        .foregroundStyle(.tint)
        .modifier(DisclosureTurn(isOpen: isExpanded))
        .frame(width: 30, height: 30)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(isExpanded ? "Collapse" : "Expand")
  }
}

/// The ground of a header that stays, and the header.
private struct ListEdgeLayout: Layout {
  var frame: (CGFloat) -> ListRowFrame
  var hasGround: Bool

  private func layout(_ width: CGFloat) -> ListRowLayout {
    ListRowLayout(frame: frame(width), parts: hasGround ? [.ground, .content] : [.content])
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    layout(proposal.width ?? 320).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    layout(bounds.width).placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

extension SectionPartInputs {
  /// The type of headers and footers in lists.
  ///
  /// - Source: facts on metrics: grouped headers are footnotes in upper case; plain ones stay, in a bar.
  static let ofList = SectionPartInputs(
    header: { inputs in
      inputs.changeLooks { values in
        let isProminent = values.headerProminence == .increased
        values.isInList = false
        values.showsLinkChevron = false
        if isProminent || values.listKind == .sidebar || values.listKind == .column {
          values.font = .title3.bold()
          values.foregroundStyles = .standard
          return
        }
        let isGrouped = values.listKind.isGrouped
        values.font = isGrouped ? .footnote : .subheadline.weight(.semibold)
        if isGrouped { values.textCase = .uppercase }
        values.foregroundStyles = ForegroundStyles(
          levels: [AnyShapeStyle(SystemStyle.secondaryLabel)], outer: values.foregroundStyles,
          isOfPlace: true)
      }
    },
    footer: { inputs in
      inputs.changeLooks { values in
        values.isInList = false
        values.showsLinkChevron = false
        values.font = .footnote
        values.foregroundStyles = ForegroundStyles(
          levels: [AnyShapeStyle(SystemStyle.secondaryLabel)], outer: values.foregroundStyles,
          isOfPlace: true)
      }
    })
}
