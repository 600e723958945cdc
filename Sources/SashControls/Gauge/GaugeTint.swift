import Foundation
import SashCore
import SashDisplay
import SashGeometry

/// The tint of a gauge: a gradient runs along the scale, whatever direction it has elsewhere, and is one colour in a mark.
struct GaugeTint: ShapeStyle {
  typealias Resolved = Never
  private enum Course { case line, ring(Double), mark(Double) }
  private let course: Course

  /// Along a bar.
  init() { course = .line }
  /// Along a ring that takes a share of a whole turn, clockwise from the trailing side.
  init(turn share: Double) { course = .ring(share) }
  /// As it is at a place, 0…1.
  init(at place: Double) { course = .mark(place) }

  var _reads: _StyleReads { .foreground }
  func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    var style = TintShapeStyle()._resolve(context)
    guard let stops = style.fill.stops, !stops.isEmpty else { return style }
    switch course {
    case .line: style.fill = .linear(stops, start: .leading, end: .trailing)
    case .ring(let share):
      style.fill = .angular(stops, center: .center, start: .zero, end: .degrees(360 * share))
    case .mark(let place): style.fill = .color(GaugeTint.color(of: stops, at: place))
    }
    return style
  }

  /// The colour between the two stops around a place.
  private static func color(of stops: [GradientStop], at place: Double) -> ColorComponents {
    let place = CGFloat(min(max(place, 0), 1))
    guard let after = stops.firstIndex(where: { $0.location >= place }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (a, b) = (stops[after - 1], stops[after])
    let share = Float((place - a.location) / max(b.location - a.location, 1e-6))
    return a.color.mixed(with: b.color, by: share, in: .device)
  }
}

extension StyleFill {
  /// The colours of a gradient along it; nil for what is none.
  fileprivate var stops: [GradientStop]? {
    switch self {
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _, _),
      .elliptical(let stops, _, _, _):
      stops
    case .anchored(let fill, _): fill.stops
    default: nil
    }
  }
}
