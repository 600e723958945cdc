import CoreGraphics
import Foundation
import SashCore
import SashLayout

/// What the modifiers around a chart have said.
struct ChartSettings {
  var x = ScaleSettings()
  var y = ScaleSettings()
  var styles = StyleScaleSettings()
  /// Signs that stand for values, by the names of these.
  var symbols: [String: AnyChartSymbol] = [:]
  /// Nil for the usual axis, empty for none.
  var xAxis: [_AxisSpec]?
  var yAxis: [_AxisSpec]?
  var xLabel: AxisTitle?
  var yLabel: AxisTitle?
  var legend = ChartLegendSettings()
  var overlays: [(alignment: Alignment, view: (ChartProxy) -> AnyView)] = []
  var backgrounds: [(alignment: Alignment, view: (ChartProxy) -> AnyView)] = []
  var plotStyle: ((AnyView) -> AnyView)?
  var selections: [(ChartProxy, ChartPointer?) -> Void] = []
  /// What selects instead of a drag.
  var gesture: ((ChartProxy) -> AnyGesture<Void>)?
  var scrollAxes: Axis.Set = []
  var scrollWish = ChartScrollWish()

  var xAxisSpecs: [_AxisSpec] { xAxis ?? [_AxisSpec()] }
  var yAxisSpecs: [_AxisSpec] { yAxis ?? [_AxisSpec()] }
}

/// Where a finger or a mouse began and where it is, in points of the plot.
struct ChartPointer {
  let start: CGPoint
  let place: CGPoint
}

/// Where the app wants what is seen of a chart to begin, and how it hears of that.
struct ChartScrollWish {
  struct Bound {
    let get: () -> _PlotDatum?
    let set: (_PlotDatum) -> Void
  }
  var x: Bound?
  var y: Bound?
  var initialX: _PlotDatum?
  var initialY: _PlotDatum?
}

/// The words beside an axis.
struct AxisTitle {
  let position: AxisMarkPosition.Side
  let alignment: Alignment?
  let view: AnyView
}
struct ChartLegendSettings {
  var visibility = Visibility.automatic
  var position = AnnotationPosition.bottom
  var alignment: Alignment?
  var spacing: CGFloat?
  var content: AnyView?
}

private struct ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }
extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
extension View {
  nonisolated func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
