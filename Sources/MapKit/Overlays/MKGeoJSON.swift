import Foundation

/// What a file of GeoJSON can hold: features, and shapes without one.
public protocol MKGeoJSONObject: NSObjectProtocol {}
extension MKPointAnnotation: MKGeoJSONObject {}
extension MKMultiPoint: MKGeoJSONObject {}

/// Shapes of a file of GeoJSON with what the file says about them.
open class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
  /// The feature's name; numbers are given as text.
  public let identifier: String?
  /// What is said about the feature, as JSON.
  public let properties: Data?
  public let geometry: [any MKShape & MKGeoJSONObject]
  init(identifier: String?, properties: Data?, geometry: [any MKShape & MKGeoJSONObject]) {
    (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
  }
}

/// Reads shapes from GeoJSON.
///
/// - Source: RFC 7946; a third coordinate, the altitude, is left out.
open class MKGeoJSONDecoder: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// The features of a collection, a feature, or the shapes of a geometry. Throws `MKError.Code.decodingFailed` for other data.
  open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
    guard let json = try? JSONSerialization.jsonObject(with: data), let object = json as? [String: Any] else {
      throw MKError(.decodingFailed)
    }
    switch object["type"] as? String {
    case "FeatureCollection":
      guard let features = object["features"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
      return try features.map(feature)
    case "Feature": return [try feature(object)]
    default: return try shapes(object)
    }
  }

  private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
    guard object["type"] as? String == "Feature" else { throw MKError(.decodingFailed) }
    let properties = (object["properties"] as? [String: Any]).flatMap {
      try? JSONSerialization.data(withJSONObject: $0)
    }
    let name = object["id"].flatMap { $0 as? String ?? ($0 as? NSNumber)?.stringValue }
    let geometry = try (object["geometry"] as? [String: Any]).map(shapes) ?? []
    return MKGeoJSONFeature(identifier: name, properties: properties, geometry: geometry)
  }

  private func shapes(_ object: [String: Any]) throws -> [any MKShape & MKGeoJSONObject] {
    if object["type"] as? String == "GeometryCollection" {
      guard let parts = object["geometries"] as? [[String: Any]] else { throw MKError(.decodingFailed) }
      return try parts.flatMap(shapes)
    }
    let places = object["coordinates"] as Any
    switch object["type"] as? String {
    case "Point":
      let point = MKPointAnnotation()
      point.coordinate = try place(places)
      return [point]
    case "MultiPoint": return [MKMultiPoint(try line(places))]
    case "LineString": return [MKPolyline(try line(places))]
    case "MultiLineString": return [MKMultiPolyline(try list(places).map { MKPolyline(try line($0)) })]
    case "Polygon": return [try polygon(places)]
    case "MultiPolygon": return [MKMultiPolygon(try list(places).map(polygon))]
    default: throw MKError(.decodingFailed)
    }
  }
  private func list(_ value: Any) throws -> [Any] {
    guard let list = value as? [Any] else { throw MKError(.decodingFailed) }
    return list
  }
  /// Longitude before latitude.
  private func place(_ value: Any) throws -> CLLocationCoordinate2D {
    let numbers = try list(value)
    guard numbers.count >= 2, let longitude = (numbers[0] as? NSNumber)?.doubleValue,
      let latitude = (numbers[1] as? NSNumber)?.doubleValue
    else { throw MKError(.decodingFailed) }
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
  private func line(_ value: Any) throws -> [MKMapPoint] { try list(value).map { MKMapPoint(try place($0)) } }
  private func polygon(_ value: Any) throws -> MKPolygon {
    let rings = try list(value).map(line)
    guard let outer = rings.first else { throw MKError(.decodingFailed) }
    let holes = rings.dropFirst().map { MKPolygon($0) }
    return MKPolygon(points: outer, count: outer.count, interiorPolygons: holes.isEmpty ? nil : holes)
  }
}
