import Foundation
import SashCore
import SashLayout

/// Where the parts of a row stand, in points. The row lies between the gaps above and below it, in the margins of its
/// section.
struct ListRowFrame: Equatable {
  var kind: _ListKind
  /// Around what is in the row; nil is the style's.
  var insets: EdgeInsets?
  var minimumHeight: CGFloat
  /// Kept free above and below the row.
  var gapAbove: CGFloat = 0
  var gapBelow: CGFloat = 0
  /// How far further in than others the row's content and its lines begin.
  var indent: CGFloat = 0
  /// The room of a control before, and of a handle behind what is in the row.
  var leadingRoom: CGFloat = 0
  var trailingRoom: CGFloat = 0
  /// How far the row is moved toward the trailing edge.
  var shift: CGFloat = 0
  /// How far the row is lifted out of its place, downward.
  var lift: CGFloat = 0
  /// How far the ground of the row reaches over the row above.
  var groundLead: CGFloat = 0
  /// The length of a pixel.
  var pixel: CGFloat = 1
  /// The line at this edge begins at the edge of the row instead of at the text.
  var hasFullLineAbove = false
  var hasFullLineBelow = false
  var roundsTop = false
  var roundsBottom = false

  /// The row in its whole place.
  func rowRect(in size: CGSize) -> CGRect {
    let margin = kind.margin(width: size.width)
    return CGRect(
      x: margin, y: gapAbove, width: max(0, size.width - 2 * margin),
      height: max(0, size.height - gapAbove - gapBelow))
  }
  func insets(in width: CGFloat) -> EdgeInsets {
    if let insets { return insets }
    let side = kind.rowInset(width: width)
    let vertical = _ListKind.verticalInset
    return EdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }
  var shape: UnevenRoundedRectangle {
    let (top, bottom) = (roundsTop ? kind.cornerRadius : 0, roundsBottom ? kind.cornerRadius : 0)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top
    )
  }
}

/// Puts the parts of a row together: what is in it decides its height.
struct ListRowLayout: Layout {
  enum Part { case ground, content, badge, separatorAbove, separatorBelow, control, handle, actions }
  var frame: ListRowFrame
  /// What each subview is.
  var parts: [Part]

  private struct Measures {
    var content: CGRect
    /// Where the badge ends.
    var badgeEnd: CGFloat
    /// Where what is in the row ends, the badge included.
    var end: CGFloat
    var height: CGFloat
  }

  /// Where the content stands in a row that is as wide as `width` allows, and how high the row is.
  private func measure(_ width: CGFloat, _ subviews: Subviews) -> Measures {
    let row = frame.rowRect(in: CGSize(width: width, height: 0))
    let insets = frame.insets(in: width)
    var badge = CGSize.zero
    var badgeEnd: CGFloat?
    let x = row.minX + insets.leading + frame.indent + frame.leadingRoom
    var room = max(0, row.maxX - insets.trailing - frame.trailingRoom - x)
    let end = x + room
    if let index = parts.firstIndex(of: .badge) {
      badge = subviews[index].sizeThatFits(.unspecified)
      let whole = subviews[parts.firstIndex(of: .content)!]
        .dimensions(in: ProposedViewSize(width: room, height: nil))
      if let accessory = whole[explicit: .rowAccessory] {
        // The content keeps the room for it.
        badgeEnd = accessory - 8
      } else {
        badgeEnd = room
        room = max(0, room - badge.width - 8)
      }
    }
    let content = subviews[parts.firstIndex(of: .content)!]
      .sizeThatFits(ProposedViewSize(width: room, height: nil))
    let height = max(frame.minimumHeight, max(content.height, badge.height) + insets.top + insets.bottom)
    return Measures(
      content: CGRect(
        x: x, y: frame.gapAbove + insets.top, width: room, height: height - insets.top - insets.bottom),
      badgeEnd: x + (badgeEnd ?? 0), end: end, height: height)
  }

  private func width(_ proposal: ProposedViewSize, _ subviews: Subviews) -> CGFloat {
    if let width = proposal.width, width.isFinite { return width }
    return subviews[parts.firstIndex(of: .content)!].sizeThatFits(.unspecified).width + 2 * 32
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = width(proposal, subviews)
    return CGSize(
      width: width, height: measure(width, subviews).height + frame.gapAbove + frame.gapBelow)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let measures = measure(bounds.width, subviews)
    let row = frame.rowRect(in: bounds.size).offsetBy(dx: bounds.minX, dy: bounds.minY + frame.lift)
    let content = measures.content.offsetBy(dx: bounds.minX, dy: bounds.minY + frame.lift)
    let inside = subviews[parts.firstIndex(of: .content)!]
    let offer = ProposedViewSize(content.size)
    for (subview, part) in zip(subviews, parts) {
      switch part {
      case .ground:
        subview.place(
          at: CGPoint(x: row.minX + frame.shift, y: row.minY - frame.groundLead),
          proposal: ProposedViewSize(width: row.width, height: row.height + frame.groundLead))
      case .content:
        subview.place(
          at: CGPoint(x: content.minX + frame.shift, y: content.midY), anchor: .leading, proposal: offer)
      case .badge:
        subview.place(
          at: CGPoint(x: bounds.minX + measures.badgeEnd + frame.shift, y: content.midY),
          anchor: .trailing, proposal: .unspecified)
      case .control:
        subview.place(
          at: CGPoint(x: content.minX - frame.leadingRoom + frame.shift, y: row.midY), anchor: .leading,
          proposal: .unspecified)
      case .handle:
        subview.place(
          at: CGPoint(x: bounds.minX + measures.end + frame.trailingRoom + frame.shift, y: row.midY),
          anchor: .trailing, proposal: .unspecified)
      case .separatorAbove, .separatorBelow:
        let dimensions = inside.dimensions(in: offer)
        let isFull = part == .separatorAbove ? frame.hasFullLineAbove : frame.hasFullLineBelow
        let text = dimensions[explicit: .listRowSeparatorLeading] ?? 0
        let start = isFull ? row.minX : content.minX + text
        let end = dimensions[explicit: .listRowSeparatorTrailing].map { content.minX + $0 } ?? row.maxX
        let y = part == .separatorAbove ? row.minY : row.maxY - frame.pixel
        subview.place(
          at: CGPoint(x: start, y: y),
          proposal: ProposedViewSize(width: max(0, end - start), height: frame.pixel))
      case .actions:
        let width = abs(frame.shift)
        subview.place(
          at: CGPoint(x: frame.shift > 0 ? row.minX : row.maxX - width, y: row.minY),
          proposal: ProposedViewSize(width: width, height: row.height))
      }
    }
  }
}
