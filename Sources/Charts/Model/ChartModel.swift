import CoreGraphics
import Foundation
import SashCore

/// A chart of a size: its marks, its scales and its axes.
struct ChartModel {
  private(set) var marks: [_ChartMark]
  private(set) var x: PositionScale
  private(set) var y: PositionScale
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
  private(set) var turns: [Double]
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

extension ChartModel {
  /// Other marks on the same axes.
  func showing(_ other: [_ChartMark]) -> ChartModel {
    var model = self
    model.marks = Stacking.stacked(other)
    model.turns = model.marks.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.angle) }
    return model
  }

  /// The numbers by which marks move: the ends of both axes, and the values of each mark.
  var motion: ChartMotion {
    var numbers = [x.bounds?.low ?? 0, x.bounds?.high ?? 0, y.bounds?.low ?? 0, y.bounds?.high ?? 0]
    numbers.reserveCapacity(4 + 6 * marks.count)
    for mark in marks {
      for datum in [mark.x?.low, mark.x?.high, mark.y?.low, mark.y?.high] {
        numbers.append(datum?.magnitude ?? 0)
      }
      numbers.append(mark.angle)
      numbers.append(mark.opacity)
    }
    return ChartMotion(numbers: numbers)
  }
  /// The chart with other numbers.
  func moved(to motion: ChartMotion) -> ChartModel {
    guard motion.numbers.count == 4 + 6 * marks.count, motion != self.motion else { return self }
    var model = self
    let numbers = motion.numbers
    model.x = x.between(numbers[0], numbers[1])
    model.y = y.between(numbers[2], numbers[3])
    for index in marks.indices {
      let start = 4 + 6 * index
      model.marks[index].x?.move(to: numbers[start], numbers[start + 1])
      model.marks[index].y?.move(to: numbers[start + 2], numbers[start + 3])
      model.marks[index].angle = numbers[start + 4]
      model.marks[index].opacity = numbers[start + 5]
    }
    model.turns = model.marks.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.angle) }
    return model
  }
}

extension PositionScale {
  fileprivate func between(_ low: Double, _ high: Double) -> PositionScale {
    guard case .continuous(_, _, let isDate) = domain else { return self }
    var scale = self
    scale.domain = .continuous(low: low, high: high, isDate: isDate)
    return scale
  }
}

extension _ChartMark.Span {
  fileprivate mutating func move(to newLow: Double, _ newHigh: Double) {
    low = low.with(newLow)
    high = high?.with(newHigh)
  }
}

extension _PlotDatum {
  /// The same kind of value with another number; names stay.
  fileprivate func with(_ number: Double) -> _PlotDatum {
    switch self {
    case .number: .number(number)
    case .date: .date(number)
    case .category: self
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
