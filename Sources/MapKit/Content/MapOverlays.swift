import Foundation
import SashCore

/// A line through places of a map.
@MainActor @preconcurrency public struct MapPolyline: MapContent {
  /// The way from one place to the next.
  public struct ContourStyle: Hashable, Sendable {
    fileprivate let isGeodesic: Bool
    /// Straight on the map.
    public static let straight = ContourStyle(isGeodesic: false)
    /// The shortest way on Earth.
    public static let geodesic = ContourStyle(isGeodesic: true)
  }
  public typealias Body = Never
  private let points: [MKMapPoint]
  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    self.init(points: coordinates.map { MKMapPoint($0) }, contourStyle: contourStyle)
  }
  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.points = contourStyle.isGeodesic ? Geodesic.between(points) : points
  }
  public init(_ polyline: MKPolyline) { points = polyline.mapPoints }
  public init(_ route: MKRoute) { points = route.polyline.mapPoints }
  public var body: Never { fatalError("MapPolyline has no body.") }
  public func _collect(into list: inout _MapContentList) {
    list.add(.overlay(MapOutline(lines: [points], isArea: false)))
  }
}

/// An area of a map.
@MainActor @preconcurrency public struct MapPolygon: MapContent {
  public typealias Body = Never
  private let lines: [[MKMapPoint]]
  public init(coordinates: [CLLocationCoordinate2D]) { lines = [coordinates.map { MKMapPoint($0) }] }
  public init(points: [MKMapPoint]) { lines = [points] }
  public init(_ polygon: MKPolygon) {
    lines = [polygon.mapPoints] + (polygon.interiorPolygons ?? []).map(\.mapPoints)
  }
  public var body: Never { fatalError("MapPolygon has no body.") }
  public func _collect(into list: inout _MapContentList) {
    list.add(.overlay(MapOutline(lines: lines, isArea: true)))
  }
}

/// All places of a map at most so many metres from one.
@MainActor @preconcurrency public struct MapCircle: MapContent {
  public typealias Body = Never
  private let circle: MKCircle
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    circle = MKCircle(center: center, radius: radius)
  }
  public init(mapRect: MKMapRect) { circle = MKCircle(mapRect: mapRect) }
  public init(_ circle: MKCircle) { self.circle = circle }
  public var body: Never { fatalError("MapCircle has no body.") }
  public func _collect(into list: inout _MapContentList) { list.add(.overlay(MapOutline(circle: circle))) }
}
