import Foundation
import SashCore

/// A bar for a task of known length, a spinner for another.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil, configuration.span == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills from the leading edge, below the label and above what says how far the task is.
///
/// - Source: facts on metrics: 4 points high, the whole width.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public init() { tint = nil }
  @available(*, deprecated, message: "Use the tint modifier instead.")
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      if let span = configuration.span {
        TimelineView(span) { bar(span.fraction(at: $0.date)) }
      } else {
        bar(configuration.fractionCompleted ?? 0)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }

  @MainActor private func bar(_ fraction: Double) -> some View {
    ZStack {
      Capsule().fill(SystemStyle.secondaryFill)
      FilledPart(fraction: fraction).fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint))
    }
    .frame(height: 4)
  }
}

/// A spinner for a task of unknown length and a ring that fills for another, above the label.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public init() { tint = nil }
  @available(*, deprecated, message: "Use the tint modifier instead.")
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      if let span = configuration.span {
        TimelineView(span) { ProgressRing(fraction: span.fraction(at: $0.date), color: tint) }
      } else if let fraction = configuration.fractionCompleted {
        ProgressRing(fraction: fraction, color: tint)
      } else {
        Spinner(color: tint)
      }
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A ring that fills clockwise from the top, as wide as the spinner would be.
private struct ProgressRing: View {
  var fraction: Double
  var color: Color?
  @Environment(\.controlSize) private var size

  var body: some View {
    let width = Spinner.width(of: size)
    let line = width * 0.15
    ZStack {
      Circle().inset(by: line / 2).stroke(SystemStyle.secondaryFill, lineWidth: line)
      Circle().inset(by: line / 2).trim(from: 0, to: fraction)
        .stroke(
          color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
          style: StrokeStyle(lineWidth: line, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
    .frame(width: width, height: width)
  }
}

/// A capsule over the leading part of the frame.
struct FilledPart: Shape {
  var fraction: Double
  var animatableData: Double {
    get { fraction * 128 }
    set { fraction = newValue / 128 }
  }
  func path(in rect: CGRect) -> Path {
    if fraction <= 0 { return Path() }
    var part = rect
    part.size.width = max(rect.width * fraction, rect.height)
    return Capsule().path(in: part)
  }
}
