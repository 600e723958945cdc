import Foundation
import SashCore

/// Colours of numbers and dates, which go over into each other from the least to the greatest.
///
/// - Source: documentation of `foregroundStyle(by:)`: quantitative data get a continuous scale
struct StyleRamp {
  let low: Double
  let high: Double
  let isDate: Bool
  let stops: [Gradient.Stop]

  /// The colours are our choice: from pale to full.
  private static let usual = Gradient(colors: [Color.blue.mix(with: .white, by: 0.85), .blue]).stops

  /// Nil for values that are names, and where styles are named for single values.
  init?(_ marks: [_ChartMark], _ settings: StyleScaleSettings) {
    guard settings.mapping.isEmpty, settings.map == nil, settings.type != .category else { return nil }
    let values = marks.compactMap(\.styleBy)
    let numbers = values.compactMap(\.magnitude).filter(\.isFinite)
    guard let first = values.first, numbers.count == values.count, let least = numbers.min(),
      let greatest = numbers.max()
    else { return nil }
    isDate = first.isDate
    stops = settings.stops.count > 1 ? settings.stops : StyleRamp.usual
    if let extent = settings.extent {
      (low, high) = extent
    } else if isDate || least == greatest {
      (low, high) = (least, greatest)
    } else {
      (low, high) = NiceNumbers(low: least, high: greatest, count: 4).rounded
    }
  }

  func color(_ value: Double) -> Color {
    let share = low == high ? 1 : min(max((value - low) / (high - low), 0), 1)
    guard let next = stops.firstIndex(where: { Double($0.location) >= share }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let length = Double(b.location - a.location)
    return a.color.mix(
      with: b.color, by: length > 0 ? (share - Double(a.location)) / length : 1, in: .device)
  }
  func datum(_ share: Double) -> _PlotDatum {
    let value = low + (high - low) * share
    return isDate ? .date(value) : .number(value)
  }
}

/// The ramp with what its ends and its middle stand for.
struct RampLegend: View {
  nonisolated(unsafe) let ramp: StyleRamp
  var body: some View {
    VStack(spacing: 2) {
      RoundedRectangle(cornerRadius: 4)
        .fill(LinearGradient(stops: ramp.stops, startPoint: .leading, endPoint: .trailing))
        .frame(height: 8)
      HStack {
        Text(verbatim: PositionScale.name(ramp.datum(0)))
        Spacer(minLength: 4)
        Text(verbatim: PositionScale.name(ramp.datum(0.5)))
        Spacer(minLength: 4)
        Text(verbatim: PositionScale.name(ramp.datum(1)))
      }
    }
    .frame(width: 180)
  }
}
