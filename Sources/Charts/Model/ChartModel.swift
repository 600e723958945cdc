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
  /// The least distances of bars that stand on an axis, in its values: one width for all of them.
  let barGaps: (x: Double, y: Double)
  /// The shortest of the days, months or other units that bars stand for, in seconds; nil where none do.
  let leastUnits: (x: Double?, y: Double?)
  /// The places of bars that stand beside each other, by what they are grouped by.
  let positions: [_PlotDatum: Int]
  /// Where the slices of a pie begin and end: sums of their values. One more than there are marks.
  let turns: [Double]
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
    barGaps = (xExtent.barGap ?? 1, yExtent.barGap ?? 1)
    leastUnits = (xExtent.leastUnit, yExtent.leastUnit)
    positions = marks.reduce(into: [:]) { places, mark in
      if let group = mark.positionBy, places[group] == nil { places[group] = places.count }
    }
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
    turns = marks.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.angle) }
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
    if let x { xExtent.addUnit(x) }
    if let y { yExtent.addUnit(y) }
    if isUpright, let x, x.high == nil, let place = x.low.magnitude { xExtent.standing.insert(place) }
    if !isUpright, let y, y.high == nil, let place = y.low.magnitude { yExtent.standing.insert(place) }
  }
}
