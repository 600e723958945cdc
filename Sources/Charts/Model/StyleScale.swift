import Foundation
import SashCore

/// Colours and signs by value.
struct StyleScale {
  /// The values, in the order in which they came or that the chart names.
  private(set) var names: [String] = []
  private var chosen: [String: AnyShapeStyle] = [:]
  private var range: [AnyShapeStyle] = []
  private var map: ((_PlotDatum) -> AnyShapeStyle?)?
  /// The colours of numbers; nil for names.
  let ramp: StyleRamp?

  /// - Source: the order of colours in Apple's pictures of Swift Charts.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(_ marks: [_ChartMark], _ settings: StyleScaleSettings) {
    chosen = settings.mapping
    range = settings.range
    map = settings.map
    ramp = StyleRamp(marks, settings)
    names = settings.domain
    for mark in marks {
      guard let name = mark.styleBy.map(PositionScale.name), !names.contains(name) else { continue }
      names.append(name)
    }
  }

  func style(_ datum: _PlotDatum) -> AnyShapeStyle {
    if let ramp, let value = datum.magnitude { return AnyShapeStyle(ramp.color(value)) }
    let name = PositionScale.name(datum)
    if let style = chosen[name] ?? map?(datum) { return style }
    let index = names.firstIndex(of: name) ?? 0
    if !range.isEmpty { return range[index % range.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }
}

/// What a chart is told about its colours.
struct StyleScaleSettings {
  var domain: [String] = []
  var mapping: [String: AnyShapeStyle] = [:]
  var range: [AnyShapeStyle] = []
  /// From the least value to the greatest, for numbers.
  var stops: [Gradient.Stop] = []
  /// The least and the greatest value; nil leaves it to the data.
  var extent: (low: Double, high: Double)?
  var type: ScaleType?
  /// The style of each value that comes.
  var map: ((_PlotDatum) -> AnyShapeStyle?)?
}

extension StyleScaleSettings {
  mutating func set(_ range: _ScaleRange) { (self.range, stops) = (range.styles, range.stops) }
  mutating func set(_ new: _ScaleDomain) {
    switch new {
    case .values(let values):
      domain = values.map(PositionScale.name)
      let numbers = values.compactMap(\.magnitude)
      if numbers.count == values.count, let low = numbers.min(), let high = numbers.max() {
        extent = (low, high)
      }
    case .range(let low, let high):
      if let low = low.magnitude, let high = high.magnitude { extent = (low, high) }
    case .automatic: break
    }
  }
}
