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

/// A spinner, above the label.
///
/// - Missing: a ring for a task of known length, which shows the spinner too.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?
  public init() { tint = nil }
  @available(*, deprecated, message: "Use the tint modifier instead.")
  public init(tint: Color) { self.tint = tint }

  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack {
      Spinner(color: tint)
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

/// A capsule over the leading part of the frame.
struct FilledPart: Shape {
  var fraction: Double
  func path(in rect: CGRect) -> Path {
    if fraction <= 0 { return Path() }
    var part = rect
    part.size.width = max(rect.width * fraction, rect.height)
    return Capsule().path(in: part)
  }
}
