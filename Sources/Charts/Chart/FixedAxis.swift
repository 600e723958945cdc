import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// The words of a vertical axis beside a chart that scrolls from side to side: they stay where they are.
struct FixedAxis<Chart: View>: View {
  nonisolated(unsafe) let words: [AxisWord]
  nonisolated(unsafe) let title: AxisTitle?
  nonisolated(unsafe) let model: ChartModel
  /// What scrolls, in the size that is left for it.
  nonisolated(unsafe) let chart: (CGSize) -> Chart

  var body: some View {
    VStack(alignment: model.yAxes.first?.side == .leading ? .leading : .trailing, spacing: 4) {
      if let title { AxisTitleView(title: title) }
      HStack(spacing: 0) {
        FixedWords(side: .leading, words: words)
        GeometryReader { chart($0.size) }
        FixedWords(side: .trailing, words: words)
      }
      .overlayPreferenceValue(PlotAnchorKey.self) { anchor in
        if let anchor {
          GeometryReader { geometry in
            let plot = geometry[anchor]
            FixedWordsLayout(top: plot.minY, height: plot.height, width: geometry.size.width) {
              WordViews(words: words)
            }
          }
        }
      }
    }
  }
}

/// The room that the words on one side take.
private struct FixedWords: View {
  let side: AxisMarkPosition.Side
  nonisolated(unsafe) let words: [AxisWord]
  var body: some View {
    let own = words.filter { word in
      if case .word(side, _, _, _, _) = word.role { true } else { false }
    }
    if !own.isEmpty { FixedWordsLayout(top: 0, height: 0) { WordViews(words: own) }.hidden() }
  }
}

/// The words of axes, for a layout to put into their places.
struct WordViews: View {
  nonisolated(unsafe) let words: [AxisWord]
  var body: some View {
    ForEach(words.indices, id: \.self) { index in
      words[index].view.layoutValue(key: ChartRoleKey.self, value: words[index].role)
    }
  }
}

/// Puts the words of a vertical axis beside a plot that reaches down from `top`.
private struct FixedWordsLayout: Layout {
  let top: CGFloat
  let height: CGFloat
  /// Of everything; nil for no more than the words take.
  var width: CGFloat?

  /// How much words take on one side, in points.
  private func width(_ side: AxisMarkPosition.Side, _ subviews: Subviews) -> CGFloat {
    subviews.reduce(0) { width, subview in
      guard case .word(side, _, _, _, let spacing) = subview[ChartRoleKey.self] else { return width }
      return max(width, subview.sizeThatFits(.unspecified).width + spacing)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: width ?? width(.leading, subviews) + width(.trailing, subviews),
      height: proposal.height ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (leading, trailing) = (width(.leading, subviews), width(.trailing, subviews))
    for subview in subviews {
      guard case .word(let side, let at, _, _, let spacing) = subview[ChartRoleKey.self] else { continue }
      let y = bounds.minY + top + height * (1 - at)
      let isLeading = side == .leading
      let x = isLeading ? bounds.minX + leading - spacing : bounds.maxX - trailing + spacing
      subview.place(
        at: CGPoint(x: x, y: y), anchor: isLeading ? .trailing : .leading, proposal: .unspecified)
    }
  }
}
