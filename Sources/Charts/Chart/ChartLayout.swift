import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// What a part of a chart is, and where it belongs. Fractions are of the plot's width from the left, and of its height from
/// below.
enum ChartRole: Equatable {
  /// Exactly the plot, or larger by a margin on each side.
  case plot(margin: CGFloat)
  /// Words of an axis. `end` is where the part of the axis ends that belongs to the value.
  case word(side: AxisMarkPosition.Side, at: Double, end: Double?, isLeading: Bool, spacing: CGFloat)
  case title(side: AxisMarkPosition.Side, alignment: CGFloat)
  /// A note: where its mark is, in points of the plot, is found when the plot's size is known.
  case note(index: Int, number: Int)
}
struct ChartRoleKey: LayoutValueKey {
  static var defaultValue: ChartRole { .plot(margin: 0) }
}

/// The plot in the middle, words around it.
struct ChartLayout: Layout {
  let model: ChartModel
  /// Whether the words of the vertical axis stand outside, beside all of this.
  var isBesideAxis = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  /// What the words around the plot take, in points.
  func insets(_ subviews: Subviews) -> (plot: EdgeInsets, titles: EdgeInsets) {
    var (words, titles) = (EdgeInsets(), EdgeInsets())
    for subview in subviews {
      switch subview[ChartRoleKey.self] {
      case .word(let side, _, _, _, let spacing):
        let size = subview.sizeThatFits(.unspecified)
        switch side {
        case .leading: words.leading = max(words.leading, size.width + spacing)
        case .trailing: words.trailing = max(words.trailing, size.width + spacing)
        case .top: words.top = max(words.top, size.height + spacing)
        default: words.bottom = max(words.bottom, size.height + spacing)
        }
      case .title(let side, _):
        let size = subview.sizeThatFits(.unspecified)
        switch side {
        case .leading: titles.leading = max(titles.leading, size.height + 4)
        case .trailing: titles.trailing = max(titles.trailing, size.height + 4)
        case .top: titles.top = max(titles.top, size.height + 4)
        default: titles.bottom = max(titles.bottom, size.height + 4)
        }
      default: break
      }
    }
    // Words beside the plot are as high as a line: half of one stands above the plot.
    let hasWordsBeside = isBesideAxis || words.leading + words.trailing > 0
    if hasWordsBeside { words.top = max(words.top, 6) }
    if words.bottom == 0, hasWordsBeside { words.bottom = 6 }
    return (
      EdgeInsets(
        top: words.top + titles.top, leading: words.leading + titles.leading,
        bottom: words.bottom + titles.bottom,
        trailing: words.trailing + titles.trailing), titles
    )
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (insets, _) = insets(subviews)
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var taken = -CGFloat.infinity
    for subview in subviews {
      switch subview[ChartRoleKey.self] {
      case .plot(let margin):
        let rect = plot.insetBy(dx: -margin, dy: -margin)
        subview.place(at: rect.origin, proposal: ProposedViewSize(rect.size))
      case .word(let side, let at, let end, let isLeading, let spacing):
        place(subview, side, at, end, isLeading, spacing, plot, bounds, &taken)
      case .title(let side, let alignment):
        let x = plot.minX + plot.width * alignment
        let anchor = UnitPoint(x: alignment, y: side == .bottom ? 1 : 0)
        switch side {
        case .leading:
          subview.place(at: CGPoint(x: bounds.minX, y: plot.midY), anchor: .leading, proposal: .unspecified)
        case .trailing:
          subview.place(at: CGPoint(x: bounds.maxX, y: plot.midY), anchor: .trailing, proposal: .unspecified)
        default:
          subview.place(
            at: CGPoint(x: x, y: side == .bottom ? bounds.maxY : bounds.minY), anchor: anchor,
            proposal: .unspecified)
        }
      case .note(let index, let number): placeNote(subview, index, number, plot, bounds)
      }
    }
  }

  /// Words of the horizontal axis are left out where those before them are.
  private func place(
    _ word: LayoutSubview, _ side: AxisMarkPosition.Side, _ at: Double, _ end: Double?, _ isLeading: Bool,
    _ spacing: CGFloat, _ plot: CGRect, _ bounds: CGRect, _ taken: inout CGFloat
  ) {
    let size = word.sizeThatFits(.unspecified)
    switch side {
    case .leading, .trailing:
      let y = plot.maxY - plot.height * at
      let x = side == .leading ? plot.minX - spacing : plot.maxX + spacing
      word.place(
        at: CGPoint(x: x, y: y), anchor: side == .leading ? .trailing : .leading, proposal: .unspecified)
    default:
      let middle = end.map { (at + $0) / 2 } ?? at
      var left = plot.minX + plot.width * (isLeading ? at : middle) + (isLeading ? 4 : -size.width / 2)
      if !isLeading { left = min(max(left, bounds.minX), max(bounds.minX, bounds.maxX - size.width)) }
      let fits = left >= taken + 2 && left + size.width <= bounds.maxX + 1 && !(isLeading && at > 0.999)
      if fits { taken = left + size.width }
      let y = side == .top ? plot.minY - spacing - size.height : plot.maxY + spacing
      word.place(at: CGPoint(x: fits ? left : left - 100_000, y: y), proposal: .unspecified)
    }
  }

  private func placeNote(_ note: LayoutSubview, _ index: Int, _ number: Int, _ plot: CGRect, _ bounds: CGRect)
  {
    let mark = model.marks[index]
    guard let frame = MarkGeometry(model: model, plot: plot).frame(ofMark: index) else {
      return note.place(at: CGPoint(x: -100_000, y: 0), proposal: .unspecified)
    }
    let annotation = mark.annotations[number]
    let size = note.sizeThatFits(.unspecified)
    let (px, py) = (annotation.position.x, annotation.position.y)
    func along(_ low: CGFloat, _ high: CGFloat, _ side: CGFloat, _ size: CGFloat, _ alignment: CGFloat)
      -> CGFloat
    {
      switch side {
      case -1: low - annotation.spacing - size
      case 1: high + annotation.spacing
      default: low + (high - low - size) * alignment
      }
    }
    let horizontal: CGFloat =
      annotation.alignment.horizontal == .leading ? 0 : annotation.alignment.horizontal == .trailing ? 1 : 0.5
    let vertical: CGFloat =
      annotation.alignment.vertical == .top ? 0 : annotation.alignment.vertical == .bottom ? 1 : 0.5
    var x = along(frame.minX, frame.maxX, px, size.width, horizontal)
    let y = along(frame.minY, frame.maxY, py, size.height, vertical)
    if size.width <= bounds.width { x = min(max(x, bounds.minX), bounds.maxX - size.width) }
    note.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
  }
}
