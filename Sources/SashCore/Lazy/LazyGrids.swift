import Foundation
import SashGraph
import SashLayout

/// What a grid asks of one of its columns or rows.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// Exactly that many points.
    case fixed(CGFloat)
    /// An equal share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit into an equal share of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: GridItem.Size
  /// Points to the next track; nil is the platform's default.
  public var spacing: CGFloat?
  /// Where views stand in the track; nil is as the grid says.
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  fileprivate var track: (size: GridTrackSize, spacing: CGFloat, alignment: Alignment?) {
    let asked: GridTrackSize =
      switch size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return (asked, spacing ?? ViewSpacing.defaultLength, alignment)
  }
}

/// A grid of rows in a scroll view that makes its views when they come near what is seen.
///
/// - Source: https://www.objc.io/blog/2020/11/23/grid-layout/ for the widths of columns
public nonisolated struct LazyVGrid<Content: View>: UnaryView {
  var columns: [GridItem]
  var alignment: HorizontalAlignment
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews
  var content: Content

  /// - Parameter spacing: Points between rows; those between columns are the items'.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let arrangement = Attribute(
      rule: ArrangementRule(view: view.attribute) {
        LazyArrangement(
          axis: .vertical, spacing: $0.spacing ?? ViewSpacing.defaultLength,
          alignment: Alignment(horizontal: $0.alignment, vertical: .center), pinned: $0.pinnedViews,
          tracks: $0.columns.map(\.track))
      })
    return makeLazyContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs, axis: .vertical,
      arrangement: arrangement)
  }
}

/// A grid of columns in a scroll view that makes its views when they come near what is seen.
public nonisolated struct LazyHGrid<Content: View>: UnaryView {
  var rows: [GridItem]
  var alignment: VerticalAlignment
  var spacing: CGFloat?
  var pinnedViews: PinnedScrollableViews
  var content: Content

  /// - Parameter spacing: Points between columns; those between rows are the items'.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let content = view.part(at: MemoryLayout<Self>.offset(of: \.content)!, as: Content.self)
    let arrangement = Attribute(
      rule: ArrangementRule(view: view.attribute) {
        LazyArrangement(
          axis: .horizontal, spacing: $0.spacing ?? ViewSpacing.defaultLength,
          alignment: Alignment(horizontal: .center, vertical: $0.alignment), pinned: $0.pinnedViews,
          tracks: $0.rows.map(\.track))
      })
    return makeLazyContainer(
      list: Content._makeViewList(view: content, inputs: inputs.listInputs), inputs: inputs,
      axis: .horizontal,
      arrangement: arrangement)
  }
}
