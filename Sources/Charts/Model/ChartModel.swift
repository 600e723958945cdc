import CoreGraphics
import Foundation
import SashCore

/// A chart of a size: its marks, its scales and its axes.
struct ChartModel {
  let marks: [_ChartMark]
  let x: PositionScale
  let y: PositionScale
  let styles: StyleScale
  let symbols: [String]
  let xAxes: [ResolvedAxis]
  let yAxes: [ResolvedAxis]
  var isPie: Bool { !marks.isEmpty && marks.allSatisfy { $0.kind == .sector } }
  /// The unit of the dates on the horizontal axis.
  let unit: Calendar.Component?

  /// - Parameter size: Of the whole chart, in points: how many ticks there are depends on it.
  init(_ content: [_ChartMark], _ settings: ChartSettings, size: CGSize) {
    let drawn = content.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    marks = Stacking.stacked(drawn.map(\.element))
    let (xTicks, yTicks) = (max(2, min(7, Int(size.width / 80))), max(2, min(5, Int(size.height / 50))))
    var (xExtent, yExtent) = (AxisExtent(), AxisExtent())
    for mark in marks { mark.extend(&xExtent, &yExtent) }
    let x = PositionScale(xExtent, settings.x, tickCount: xTicks, length: size.width)
    var y = PositionScale(yExtent, settings.y, tickCount: yTicks, length: size.height)
    // Names are read from the top.
    if y.categories != nil { y.isReversed.toggle() }
    (self.x, self.y) = (x, y)
    styles = StyleScale(marks, settings.styles)
    symbols = marks.reduce(into: []) { names, mark in
      if let name = mark.symbolBy.map(PositionScale.name), !names.contains(name) { names.append(name) }
    }
    let unit = marks.lazy.compactMap { $0.x?.unit }.first
    let yUnit = marks.lazy.compactMap { $0.y?.unit }.first
    self.unit = unit
    let isPie = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
    let empty = marks.isEmpty && settings.xAxis == nil
    xAxes =
      isPie || empty
      ? [] : settings.xAxisSpecs.map { $0.resolved(x, isHorizontal: true, count: xTicks, unit: unit) }
    yAxes =
      isPie || empty
      ? []
      : settings.yAxisSpecs.map {
        $0.resolved(y, isHorizontal: false, count: yTicks, unit: yUnit)
      }
  }
}

extension _ChartMark {
  /// Tells the axes what the mark needs of them.
  fileprivate func extend(_ xExtent: inout AxisExtent, _ yExtent: inout AxisExtent) {
    for datum in [x?.low, x?.high].compactMap({ $0 }) { xExtent.add(datum) }
    for datum in [y?.low, y?.high].compactMap({ $0 }) { yExtent.add(datum) }
    // A bar in the middle of which its value stands takes half of its width on each side.
    guard kind == .bar else { return }
    if isUpright, let x, x.high == nil, let place = x.low.magnitude { xExtent.standing.insert(place) }
    if !isUpright, let y, y.high == nil, let place = y.low.magnitude { yExtent.standing.insert(place) }
  }
}
