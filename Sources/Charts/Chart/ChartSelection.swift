import CoreGraphics
import Foundation
import SashCore

extension View {
  /// Says which sign stands for which value.
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chart { settings in
      for (value, symbol) in mapping {
        settings.symbols[PositionScale.name(value.datum)] = AnyChartSymbol(symbol)
      }
    }
  }
  public nonisolated func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    chart { settings in
      guard !range.isEmpty else { return }
      for (index, value) in domain.enumerated() {
        settings.symbols[PositionScale.name(value.datum)] = AnyChartSymbol(range[index % range.count])
      }
    }
  }

  /// What selects values, instead of a drag: it calls the proxy, in points of the plot.
  public nonisolated func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chart { settings in
      settings.gesture = { proxy in AnyGesture(gesture(proxy).map { _ in () }) }
    }
  }

  /// Where scrolling comes to rest.
  ///
  /// - Missing: any effect.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    hasNoEffect("chartScrollTargetBehavior")
    return self
  }
}

/// Where the scrolling of a chart comes to rest.
public protocol ChartScrollTargetBehavior {}
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {
  /// Where long strokes come to rest.
  public struct MajorValueAlignment: Sendable {
    public static let page = MajorValueAlignment()
    public static func unit(_ unit: some Plottable & Numeric) -> MajorValueAlignment { MajorValueAlignment() }
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
  }
}
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior, Sendable {}
extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  public static func valueAligned(
    unit: some Plottable & Numeric,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil
  ) -> Self { Self() }
  public static func valueAligned(
    matching components: DateComponents,
    majorAlignment: ValueAlignedChartScrollTargetBehavior.MajorValueAlignment? = nil
  ) -> Self { Self() }
}
extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  public static var paging: Self { Self() }
}
