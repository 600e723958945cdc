import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// A picture of values: bars, lines, points, areas and slices, with axes and a legend.
///
/// It takes the size that it is offered. Where a change is animated, marks go to their new places as long as there are as many
/// as before.
///
/// - Missing: axes, words and notes that move with a change that is animated, sound for those who do not see it, charts in three
///   dimensions, a lower axis that stays while a chart scrolls up and down.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
  /// A mark, or some, for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> { self.content = ForEach(data, id: id, content: content) }

  public var body: some View {
    let marks = PlottedDomain.with(settings.x.domain) { content._marks() }.map { mark in
      guard mark.symbol == nil, let name = mark.symbolBy.map(PositionScale.name) else { return mark }
      var mark = mark
      mark.symbol = settings.symbols[name]
      return mark
    }
    let legend = LegendEntries(marks, settings)
    let horizontal: HorizontalAlignment = settings.legend.alignment?.horizontal ?? .leading
    let isBeside = settings.legend.position.x != 0
    let layout =
      isBeside
      ? AnyLayout(
        HStackLayout(
          alignment: settings.legend.alignment?.vertical ?? .top, spacing: settings.legend.spacing ?? 8))
      : AnyLayout(VStackLayout(alignment: horizontal, spacing: settings.legend.spacing ?? 8))
    let isBefore = isBeside ? settings.legend.position.x < 0 : settings.legend.position == .top
    return layout {
      if isBefore { ChartLegend(entries: legend, settings: settings, isColumn: isBeside) }
      GeometryReader { geometry in
        ChartStage(
          model: ChartModel(marks, settings, size: geometry.size), settings: settings, size: geometry.size)
      }
      if !isBefore { ChartLegend(entries: legend, settings: settings, isColumn: isBeside) }
    }
  }
}

/// What the colours and signs of a chart stand for.
struct LegendEntries {
  let names: [String]
  let styles: StyleScale
  init(_ marks: [_ChartMark], _ settings: ChartSettings) {
    styles = StyleScale(marks, settings.styles)
    names = marks.contains { $0.styleBy != nil } ? styles.names : []
  }
}

struct ChartLegend: View {
  nonisolated(unsafe) let entries: LegendEntries
  nonisolated(unsafe) let settings: ChartSettings
  let isColumn: Bool

  var body: some View {
    if settings.legend.visibility != .hidden {
      if let content = settings.legend.content {
        content
      } else if let ramp = entries.styles.ramp {
        RampLegend(ramp: ramp).font(.caption).foregroundStyle(.secondary)
      } else if !entries.names.isEmpty {
        let layout =
          isColumn ? AnyLayout(VStackLayout(alignment: .leading, spacing: 4)) : AnyLayout(LegendLayout())
        layout {
          ForEach(entries.names, id: \.self) { name in
            HStack(spacing: 4) {
              Circle().fill(entries.styles.style(.category(name))).frame(width: 8, height: 8)
              Text(name)
            }
          }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
      }
    }
  }
}

/// Entries in lines.
struct LegendLayout: Layout {
  private let spacing = CGSize(width: 10, height: 4)

  private func places(_ subviews: Subviews, _ width: CGFloat) -> (places: [CGPoint], size: CGSize) {
    var (x, y, line, widest): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var places: [CGPoint] = []
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + spacing.height, 0) }
      places.append(CGPoint(x: x, y: y))
      (x, line) = (x + size.width + spacing.width, max(line, size.height))
      widest = max(widest, x - spacing.width)
    }
    return (places, CGSize(width: widest, height: y + line))
  }
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    places(subviews, proposal.width ?? .infinity).size
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, place) in zip(subviews, places(subviews, bounds.width).places) {
      subview.place(at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }
}
