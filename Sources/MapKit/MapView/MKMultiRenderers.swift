import Foundation
import SashCore

open class MKMultiPolylineRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  public var multiPolyline: MKMultiPolyline { overlay as! MKMultiPolyline }
  public init(multiPolyline: MKMultiPolyline) { super.init(overlay: multiPolyline) }
  /// Traps for an overlay that is not several lines.
  public override init(overlay: any MKOverlay) {
    precondition(
      overlay is MKMultiPolyline,
      "MKMultiPolylineRenderer draws an MKMultiPolyline, not \(type(of: overlay)).")
    super.init(overlay: overlay)
  }
  override var outline: MapOutline? {
    MapOutline(lines: multiPolyline.polylines.map(\.mapPoints), isArea: false)
  }
}

open class MKMultiPolygonRenderer: MKOverlayPathRenderer, @unchecked Sendable {
  public var multiPolygon: MKMultiPolygon { overlay as! MKMultiPolygon }
  public init(multiPolygon: MKMultiPolygon) { super.init(overlay: multiPolygon) }
  /// Traps for an overlay that is not several areas.
  public override init(overlay: any MKOverlay) {
    precondition(
      overlay is MKMultiPolygon, "MKMultiPolygonRenderer draws an MKMultiPolygon, not \(type(of: overlay)).")
    super.init(overlay: overlay)
  }
  override var outline: MapOutline? {
    MapOutline(
      lines: multiPolygon.polygons.flatMap { polygon in
        [polygon.mapPoints] + (polygon.interiorPolygons ?? []).map(\.mapPoints)
      }, isArea: true)
  }
}

/// Draws a line whose colour changes along it.
open class MKGradientPolylineRenderer: MKPolylineRenderer, @unchecked Sendable {
  public private(set) var colors: [UIColor] = []
  public private(set) var locations: [CGFloat] = []
  /// - Parameter locations: Where along the line a colour is whole, rising from 0 to 1, one for each colour.
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) {
    precondition(
      colors.count == locations.count,
      "MKGradientPolylineRenderer has \(colors.count) colours and \(locations.count) locations for them.")
    (self.colors, self.locations) = (colors, locations)
    setNeedsDisplay()
  }

  override func items(_ id: AnyHashable) -> [MapItem] {
    guard colors.count > 1, var item = super.items(id).first else { return super.items(id) }
    let parts = LineParts(polyline.mapPoints)
    let count = 48
    return (0..<count).compactMap { index in
      let (from, to) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      let line = parts.part(from, to)
      guard line.count > 1 else { return nil }
      item.id = AnyHashable([id, AnyHashable(index)])
      item.form = .overlay(MapOutline(lines: [line], isArea: false))
      item.look.stroke = AnyShapeStyle(Color(uiColor: color(at: (from + to) / 2)).opacity(alpha))
      return item
    }
  }
  private func color(at place: Double) -> UIColor {
    let next = locations.firstIndex { Double($0) >= place } ?? locations.count - 1
    guard next > 0 else { return colors[0] }
    let (start, end) = (Double(locations[next - 1]), Double(locations[next]))
    let share = end > start ? CGFloat(min(1, (place - start) / (end - start))) : 1
    let (a, b) = (parts(of: colors[next - 1]), parts(of: colors[next]))
    let mixed = zip(a, b).map { $0 + ($1 - $0) * share }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
  }
  private func parts(of color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(1))
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}

/// A line that is cut at parts of its length.
struct LineParts {
  let points: [MKMapPoint]
  /// The way from the first point to each one.
  private let ways: [Double]
  init(_ points: [MKMapPoint]) {
    self.points = points
    ways = points.indices.dropFirst().reduce(into: points.isEmpty ? [] : [0]) { ways, index in
      ways.append(
        ways[index - 1] + hypot(points[index].x - points[index - 1].x, points[index].y - points[index - 1].y))
    }
  }
  /// From one part of the length to another, each from 0 to 1.
  func part(_ from: Double, _ to: Double) -> [MKMapPoint] {
    guard let whole = ways.last, whole > 0 else { return [] }
    let inner = points.indices.filter { ways[$0] > from * whole && ways[$0] < to * whole }
    return [point(from * whole)] + inner.map { points[$0] } + [point(to * whole)]
  }
  private func point(_ way: Double) -> MKMapPoint {
    guard let next = ways.firstIndex(where: { $0 >= way }), next > 0 else {
      return way <= 0 ? points[0] : points[points.count - 1]
    }
    let length = ways[next] - ways[next - 1]
    let share = length > 0 ? (way - ways[next - 1]) / length : 0
    let (a, b) = (points[next - 1], points[next])
    return MKMapPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
  }
  /// How far along the line a point is, from 0 to 1.
  func location(of index: Int) -> CGFloat {
    guard let whole = ways.last, whole > 0, ways.indices.contains(index) else { return 0 }
    return CGFloat(ways[index] / whole)
  }
}
extension MKMultiPoint {
  /// How far along the line a point is, from 0 at the first to 1 at the last.
  public func location(atPointIndex index: Int) -> CGFloat { LineParts(mapPoints).location(of: index) }
  public func locations(at indexes: IndexSet) -> [CGFloat] {
    let parts = LineParts(mapPoints)
    return indexes.map { parts.location(of: $0) }
  }
}
