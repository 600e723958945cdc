import Foundation
import SashCore
import SashGraph
import SashLayout

/// What is set on a row to stand at its end.
struct ListRowBadge: View {
  var text: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    if prominence == .increased {
      text
        .font(.subheadline)
        .foregroundStyle(Color.white)
        .padding(.horizontal, 7)
        .padding(.vertical, 1)
        .background(Color.red, in: Capsule())
    } else {
      text.foregroundStyle(Color(prominence == .decreased ? SystemColor.tertiaryLabel : .secondaryLabel))
    }
  }
}

/// Keeps room for the badge of the row before what ends the row; the row draws the badge there.
nonisolated struct RowBadgeSpace: MultiView {
  static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    guard let badge = inputs.base.row?.badge else {
      return EmptyView._makeViewList(view: _GraphValue(Attribute(input: EmptyView())), inputs: inputs)
    }
    let space = Attribute(rule: RowBadgeSpaceRule(badge: badge))
    return HiddenBadge._makeViewList(view: _GraphValue(space), inputs: inputs)
  }
}

private struct RowBadgeSpaceRule: Rule {
  let badge: () -> Text?
  func compute() -> HiddenBadge { HiddenBadge(text: badge()) }
}

private struct HiddenBadge: View {
  var text: Text?
  var body: some View { if let text { ListRowBadge(text: text).hidden() } }
}

extension HorizontalAlignment {
  private enum RowAccessory: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
  }
  /// Where in the content of a row begins what ends the row: the badge stands before it.
  static let rowAccessory = HorizontalAlignment(RowAccessory.self)
}
