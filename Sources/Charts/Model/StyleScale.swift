import Foundation
import SashCore

/// Colours and signs by value.
struct StyleScale {
  /// The values, in the order in which they came or that the chart names.
  private(set) var names: [String] = []
  private var chosen: [String: AnyShapeStyle] = [:]
  private var range: [AnyShapeStyle] = []
  private var map: ((_PlotDatum) -> AnyShapeStyle?)?

  /// - Source: the order of colours in Apple's pictures of Swift Charts.
  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(_ marks: [_ChartMark], _ settings: StyleScaleSettings) {
    chosen = settings.mapping
    range = settings.range
    map = settings.map
    names = settings.domain
    for mark in marks {
      guard let name = mark.styleBy.map(PositionScale.name), !names.contains(name) else { continue }
      names.append(name)
    }
  }

  func style(_ datum: _PlotDatum) -> AnyShapeStyle {
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
  /// The style of each value that comes.
  var map: ((_PlotDatum) -> AnyShapeStyle?)?
}
