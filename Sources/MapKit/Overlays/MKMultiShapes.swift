import Foundation

/// Several lines that are drawn alike.
open class MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject, @unchecked Sendable {
  public let polylines: [MKPolyline]
  public init(_ polylines: [MKPolyline]) {
    self.polylines = polylines
    super.init()
  }
  open var boundingMapRect: MKMapRect { MKMapRect(around: polylines.flatMap(\.mapPoints)) }
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}

/// Several areas that are drawn alike.
open class MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject, @unchecked Sendable {
  public let polygons: [MKPolygon]
  public init(_ polygons: [MKPolygon]) {
    self.polygons = polygons
    super.init()
  }
  open var boundingMapRect: MKMapRect { MKMapRect(around: polygons.flatMap(\.mapPoints)) }
  open override var coordinate: CLLocationCoordinate2D { boundingMapRect.center.coordinate }
}
