import Foundation
import SashCore

/// Marks along a function, as many as make it look smooth.
///
/// A function of x without a domain is drawn over the domain that `chartXScale(domain:)` has set, or from 0 to 1.
public struct _FunctionPlot: _PrimitiveChartContent {
  private static let steps = 240
  private let marks: (ClosedRange<Double>) -> [_ChartMark]
  private let domain: ClosedRange<Double>?

  public func _marks() -> [_ChartMark] { marks(domain ?? PlottedDomain.current ?? 0...1) }

  /// The places of a domain, one after another.
  private static func places(_ domain: ClosedRange<Double>) -> [Double] {
    (0...steps).map {
      domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double($0) / Double(steps)
    }
  }
  /// Parts of a line end where the function has no value.
  private static func parted(
    _ kind: String, _ names: [String], _ places: [Double], _ mark: (Double, String) -> _ChartMark?
  ) -> [_ChartMark] {
    var part = 0
    return places.compactMap { place in
      let made = mark(place, "\(kind) \(names) \(part)")
      if made == nil { part += 1 }
      return made
    }
  }

  static func line(
    _ x: String, _ y: String, _ domain: ClosedRange<Double>?, _ function: @escaping (Double) -> Double
  ) -> Self {
    let id = UUID().uuidString
    return Self(
      marks: { domain in
        parted(id, [x, y], places(domain)) { place, part in
          let value = function(place)
          guard value.isFinite else { return nil }
          return LineMark(x: .value(x, place), y: .value(y, value), series: .value("", part))._marks()[0]
        }
      }, domain: domain)
  }
  static func curve(
    _ x: String, _ y: String, _ domain: ClosedRange<Double>,
    _ function: @escaping (Double) -> (x: Double, y: Double)
  ) -> Self {
    let id = UUID().uuidString
    return Self(
      marks: { domain in
        parted(id, [x, y], places(domain)) { place, part in
          let point = function(place)
          guard point.x.isFinite, point.y.isFinite else { return nil }
          return LineMark(x: .value(x, point.x), y: .value(y, point.y), series: .value("", part))._marks()[0]
        }
      }, domain: domain)
  }
  static func area(
    _ x: String, _ low: String, _ high: String, _ domain: ClosedRange<Double>?,
    _ function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) -> Self {
    let id = UUID().uuidString
    return Self(
      marks: { domain in
        parted(id, [x, low, high], places(domain)) { place, part in
          let (start, end) = function(place)
          guard start.isFinite, end.isFinite else { return nil }
          return AreaMark(
            x: .value(x, place), yStart: .value(low, start), yEnd: .value(high, end),
            series: .value("", part)
          )._marks()[0]
        }
      }, domain: domain)
  }
}

/// What a chart has set as the domain of x, for functions that are plotted in it.
enum PlottedDomain {
  private static let slot = "Sash.Charts.PlottedDomain"
  static var current: ClosedRange<Double>? {
    Thread.current.threadDictionary[slot] as? ClosedRange<Double>
  }
  static func with<Result>(_ domain: _ScaleDomain, _ body: () -> Result) -> Result {
    guard case .range(let low, let high) = domain, let low = low.magnitude, let high = high.magnitude,
      low < high
    else { return body() }
    let outer = Thread.current.threadDictionary[slot]
    Thread.current.threadDictionary[slot] = low...high
    defer { Thread.current.threadDictionary[slot] = outer }
    return body()
  }
}
