import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// The marks of a chart as those who do not see them find them.
///
/// - Missing: marks of charts that have more than a hundred, unless the app says something of them.
struct MarkElements: View {
  nonisolated(unsafe) let model: ChartModel
  let margin: CGFloat
  let isMirrored: Bool
  private static let most = 100

  private var indices: [Int] {
    let shown = model.marks.indices.filter { !model.marks[$0].spoken.isHidden }
    return shown.count <= Self.most ? shown : shown.filter { model.marks[$0].spoken.isOwn }
  }

  var body: some View {
    let indices = indices
    MarkElementsLayout(model: model, indices: indices, margin: margin, isMirrored: isMirrored) {
      ForEach(indices, id: \.self) { index in
        let spoken = model.marks[index].spoken
        Color.clear
          .accessibilityElement()
          .accessibilityLabel(spoken.label ?? Text(verbatim: model.marks[index].words.label))
          .accessibilityValue(spoken.value ?? Text(verbatim: model.marks[index].words.value))
          .accessibilityIdentifier(spoken.identifier ?? "")
      }
    }
  }
}

private struct MarkElementsLayout: Layout {
  nonisolated(unsafe) let model: ChartModel
  let indices: [Int]
  let margin: CGFloat
  let isMirrored: Bool
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let geometry = MarkGeometry(model: model, plot: bounds.insetBy(dx: margin, dy: margin))
    for (subview, index) in zip(subviews, indices) {
      let mark = model.marks[index]
      // A sector of nothing has no path, and so no frame.
      let found =
        mark.kind == .sector
        ? PieGeometry(model: model, plot: geometry.plot).path(index).boundingRect
        : geometry.frame(ofMark: index) ?? .zero
      let frame = found.isNull || !found.minX.isFinite || !found.minY.isFinite ? .zero : found
      subview.place(
        at: frame.origin, proposal: ProposedViewSize(width: max(frame.width, 1), height: max(frame.height, 1))
      )
    }
  }
}

extension _ChartMark {
  /// What is said of a mark that the app says nothing of.
  ///
  /// - Source: VoiceOver names a mark by its place on the horizontal axis, and says the other values with their names
  fileprivate var words: (label: String, value: String) {
    func text(_ span: Span?) -> String? {
      guard let span else { return nil }
      let low = PositionScale.name(span.low)
      guard let high = span.high, !span.isBin else { return low }
      // Bars stand on zero.
      if kind == .bar, span.low.magnitude == 0 { return PositionScale.name(high) }
      return "\(low) to \(PositionScale.name(high))"
    }
    func named(_ span: Span?) -> String? {
      text(span).map { span?.label.isEmpty == false ? "\(span!.label): \($0)" : $0 }
    }
    if kind == .sector {
      let name = styleBy.map(PositionScale.name) ?? ""
      return (name, angle.formatted())
    }
    let style = styleBy.map { PositionScale.name($0) }
    let isFlat = x?.low.magnitude != nil && y?.low.magnitude == nil
    let (main, other) = isFlat ? (y, x) : (x, y)
    return (text(main) ?? "", [named(other), style].compactMap { $0 }.joined(separator: ", "))
  }
}
