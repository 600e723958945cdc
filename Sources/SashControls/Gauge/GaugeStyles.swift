import Foundation
import SashCore

/// The style that fits the place: a bar that is filled as far as the value goes.
public nonisolated struct DefaultGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled from the leading edge, with the label above it and the value below.
public nonisolated struct LinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    // - Source: facts on SwiftUI as measured, M416: 8.15 above the bar, 4.74 below, bounds 8 beside
    VStack(spacing: 0) {
      configuration.label.padding(.bottom, 8)
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.padding(.top, 5)
    }
  }
}

/// A bar with a mark where the value is, with the ends of the range beside it.
public nonisolated struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    // - Source: facts on SwiftUI as measured, M420: 8 points high, labels 17 semibold 8 beside
    HStack(spacing: 8) {
      if let label = configuration.minimumValueLabel { label } else { configuration.label }
      GeometryReader { geometry in
        let height = geometry.size.height
        ZStack(alignment: .leading) {
          Capsule().fill(GaugeTint())
          GaugeMark(size: height, at: configuration.value)
            .offset(x: max(0, geometry.size.width - height) * configuration.value)
        }
        .compositingGroup()
      }
      .frame(height: 8)
      if let label = configuration.maximumValueLabel { label } else { configuration.currentValueLabel }
    }
    .font(.headline)
    .frame(height: 8)
  }
}

/// A bar that is filled from the leading edge, with small letters around it.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    // - Source: facts on SwiftUI as measured, M421: label, 6, capsule of 8, 6, value of 12 points
    VStack(alignment: .leading, spacing: 6) {
      configuration.label.font(.headline)
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        GaugeBar(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.system(size: 12)).foregroundStyle(.secondary)
    }
  }
}

/// An open ring with a mark where the value is, around the value in words.
public nonisolated struct AccessoryCircularGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    return GaugeRing(value: configuration.value, share: (hasBounds ? 242 : 270) / 360, isMarked: true)
      .overlay { GaugeValue(configuration: configuration) }
      .overlay(alignment: .bottom) {
        if hasBounds {
          HStack {
            configuration.minimumValueLabel
            Spacer(minLength: 0)
            configuration.maximumValueLabel
          }
          .font(.system(size: 11))
          .padding(.horizontal, 8)
        } else {
          configuration.label.font(.system(size: 11)).lineLimit(1)
        }
      }
      .frame(width: GaugeRing.side, height: GaugeRing.side)
  }
}

/// A ring that is filled clockwise from the top, around the value in words.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    GaugeRing(value: configuration.value, share: 1, isMarked: false)
      .overlay { GaugeValue(configuration: configuration) }
      .frame(width: GaugeRing.side, height: GaugeRing.side)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static nonisolated var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static nonisolated var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static nonisolated var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static nonisolated var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static nonisolated var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static nonisolated var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

/// A capsule that is filled from the leading edge.
private struct GaugeBar: View {
  let value: Double
  var body: some View {
    ZStack {
      Capsule().fill(SystemStyle.secondaryFill)
      Rectangle().fill(GaugeTint()).clipShape(FilledPart(fraction: value))
    }
    .frame(height: 8)
  }
}

/// A dot with a gap around it.
private struct GaugeMark: View {
  let size: CGFloat
  /// Where it is, 0…1.
  let value: Double
  init(size: CGFloat, at value: Double) { (self.size, self.value) = (size, value) }
  var body: some View {
    ZStack {
      Circle().frame(width: size + 6, height: size + 6).blendMode(.destinationOut)
      Circle().fill(GaugeTint(at: value)).frame(width: size, height: size)
    }
    .frame(width: size, height: size)
  }
}

/// - Source: facts on SwiftUI as measured, M417 and M419: 58 points wide, a ring of 6 at a radius of 26, open below or full
private struct GaugeRing: View {
  let value: Double
  /// How much of the circle the ring takes, 0…1.
  let share: Double
  let isMarked: Bool
  static var side: CGFloat { 58 }
  private static var line: CGFloat { 6 }

  private var start: Angle { .degrees(isMarked ? 90 + (1 - share) * 180 : -90) }
  private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.line, lineCap: .round) }
  private var ring: some Shape { Circle().inset(by: Self.line / 2) }

  var body: some View {
    ZStack {
      if isMarked {
        ring.trim(from: 0, to: share).stroke(GaugeTint(turn: share), style: stroke).rotationEffect(start)
        GaugeMark(size: Self.line, at: value)
          .offset(x: (Self.side - Self.line) / 2)
          .rotationEffect(start + .degrees(360 * share * value))
      } else {
        ring.stroke(GaugeTint(turn: share).opacity(0.3), lineWidth: Self.line).rotationEffect(start)
        ring.trim(from: 0, to: value).stroke(GaugeTint(turn: share), style: stroke).rotationEffect(start)
      }
    }
    .compositingGroup()
    .frame(width: Self.side, height: Self.side)
  }
}

/// - Source: facts on SwiftUI as measured, M418: 24 points medium, 1 above the centre
private struct GaugeValue: View {
  let configuration: GaugeStyleConfiguration
  var body: some View {
    Group {
      if let value = configuration.currentValueLabel { value } else { configuration.label }
    }
    .font(.system(size: 24, weight: .medium))
    .lineLimit(1)
    .minimumScaleFactor(0.4)
    .padding(.horizontal, 9)
    .offset(y: -1)
  }
}
