import Sash
import SwiftUI
import Testing

@testable import MapKit

@MainActor @Suite("Overlays of maps: tiles, several shapes, gradients, renderers of an app")
struct MapOverlayTests {
  private final class Delegate: NSObject, MKMapViewDelegate {
    let make: (any MKOverlay) -> MKOverlayRenderer
    init(_ make: @escaping (any MKOverlay) -> MKOverlayRenderer) { self.make = make }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      make(overlay)
    }
  }
  private struct Shown: UIViewRepresentable {
    let map: MKMapView
    func makeUIView(context: Context) -> MKMapView { map }
    func updateUIView(_ view: MKMapView, context: Context) {}
  }
  /// A map of 200 points whose middle is on the equator.
  private func host(
    _ overlay: any MKOverlay, _ make: @escaping (any MKOverlay) -> MKOverlayRenderer
  ) -> (TestHost, MKMapView, Delegate) {
    let (map, delegate) = (MKMapView(), Delegate(make))
    map.delegate = delegate
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02))
    map.addOverlay(overlay)
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Shown(map: map) }
    host.advance(by: 0.1)
    return (host, map, delegate)
  }
  private func places(_ pairs: [(Double, Double)]) -> [CLLocationCoordinate2D] {
    pairs.map { CLLocationCoordinate2D(latitude: $0.1, longitude: $0.0) }
  }

  private final class RedTiles: MKTileOverlay, @unchecked Sendable {
    nonisolated(unsafe) var asked: [MKTileOverlayPath] = []
    private let lock = NSLock()
    private let picture: Data
    init(picture: Data) {
      self.picture = picture
      super.init(urlTemplate: nil)
    }
    override func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
      lock.withLock { asked.append(path) }
      result(picture, nil)
    }
  }
  @Test("A tile overlay is asked for the pictures in sight, which are drawn, and for none beyond its levels")
  func tiles() async throws {
    let red = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16)).pngData { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
    }
    let overlay = RedTiles(picture: red)
    let (host, map, delegate) = host(overlay) { MKTileOverlayRenderer(overlay: $0) }
    defer { host.close() }
    for _ in 0..<20 where host.pixel(x: 50, y: 50).green > 60 {
      try await Task.sleep(for: .milliseconds(20))
      host.advance(by: 0.05)
    }
    let color = host.pixel(x: 50, y: 50)
    #expect(color.red > 200 && color.green < 60, "\(color)")
    #expect(!overlay.asked.isEmpty && Set(overlay.asked.map(\.z)).count == 1)
    // Both sides of the equator.
    let middle = 1 << (overlay.asked[0].z - 1)
    #expect(Set(overlay.asked.map(\.y)) == [middle - 1, middle])
    overlay.maximumZ = 3
    map.renderer(for: overlay)?.setNeedsDisplay()
    host.advance(by: 0.1)
    #expect(host.pixel(x: 50, y: 50).green > 60)
    withExtendedLifetime(delegate) {}
  }

  @Test("Addresses of tiles are made of a template; tiles of a file are read")
  func template() async throws {
    let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}x.png")
    let path = MKTileOverlayPath(x: 3, y: 5, z: 4, contentScaleFactor: 2)
    #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/4/3/5@2x.png")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data([1, 2, 3]).write(to: folder.appendingPathComponent("4-3-5"))
    let files = MKTileOverlay(urlTemplate: "file://\(folder.path)/{z}-{x}-{y}")
    #expect(try await files.loadTile(at: path) == Data([1, 2, 3]))
    await #expect(throws: (any Error).self) { try await files.loadTile(at: MKTileOverlayPath()) }
  }

  @Test("Several areas are drawn alike, with their holes")
  func polygons() {
    let left = places([(-0.009, -0.005), (-0.003, -0.005), (-0.003, 0.005), (-0.009, 0.005)])
    let right = places([(0.001, -0.008), (0.009, -0.008), (0.009, 0.008), (0.001, 0.008)])
    let hole = places([(0.003, -0.004), (0.007, -0.004), (0.007, 0.004), (0.003, 0.004)])
    let overlay = MKMultiPolygon([
      MKPolygon(coordinates: left, count: 4),
      MKPolygon(
        coordinates: right, count: 4, interiorPolygons: [MKPolygon(coordinates: hole, count: 4)]),
    ])
    let (host, _, delegate) = host(overlay) {
      let renderer = MKMultiPolygonRenderer(overlay: $0)
      renderer.fillColor = .blue
      return renderer
    }
    defer { host.close() }
    func isBlue(_ x: Int, _ y: Int) -> Bool {
      host.pixel(x: x, y: y).blue > 200 && host.pixel(x: x, y: y).red < 60
    }
    #expect(isBlue(40, 100) && isBlue(120, 100) && !isBlue(150, 100) && !isBlue(90, 100))
    withExtendedLifetime(delegate) {}
  }

  @Test("The colour of a line changes along it")
  func gradient() {
    let line = places([(-0.009, 0), (0.009, 0)])
    let (host, _, delegate) = host(MKPolyline(coordinates: line, count: 2)) {
      let renderer = MKGradientPolylineRenderer(overlay: $0)
      renderer.lineWidth = 10
      renderer.setColors([.red, .blue], locations: [0, 1])
      return renderer
    }
    defer { host.close() }
    #expect(host.pixel(x: 20, y: 100).red > 200 && host.pixel(x: 180, y: 100).blue > 200)
    let middle = host.pixel(x: 100, y: 100)
    #expect(90..<170 ~= middle.red && 90..<170 ~= middle.blue, "\(middle)")
    let parts = MKPolyline(coordinates: places([(0, 0), (1, 0), (4, 0)]), count: 3)
    #expect(abs(parts.location(atPointIndex: 1) - 0.25) < 1e-9)
    withExtendedLifetime(delegate) {}
  }

  private final class Cross: MKOverlayRenderer, @unchecked Sendable {
    override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {
      context.setFillColor(UIColor.green.cgColor)
      context.fill(rect(for: overlay.boundingMapRect))
    }
  }
  @Test("A renderer of an app draws in points of the map")
  func drawn() {
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0.005), radius: 300)
    let (host, map, delegate) = host(circle) { Cross(overlay: $0) }
    defer { host.close() }
    let color = host.pixel(x: 150, y: 100)
    #expect(color.green > 200 && color.red < 60, "\(color)")
    #expect(host.pixel(x: 50, y: 100).red > 60)
    let renderer = map.renderer(for: circle)!
    let point = MKMapPoint(circle.coordinate)
    #expect(renderer.mapPoint(for: renderer.point(for: point)).x == point.x)
    withExtendedLifetime(delegate) {}
  }

  @Test("GeoJSON becomes shapes and features")
  func geoJSON() throws {
    let json = """
      {"type": "FeatureCollection", "features": [
        {"type": "Feature", "id": 7, "properties": {"name": "Way"},
         "geometry": {"type": "LineString", "coordinates": [[10, 50], [11, 51, 300]]}},
        {"type": "Feature", "properties": null, "geometry": {"type": "GeometryCollection", "geometries": [
          {"type": "Point", "coordinates": [1, 2]},
          {"type": "MultiPolygon", "coordinates": [[[[0,0],[4,0],[4,4],[0,0]], [[1,1],[2,1],[2,2],[1,1]]]]}]}}]}
      """
    let features = try MKGeoJSONDecoder().decode(Data(json.utf8)).compactMap { $0 as? MKGeoJSONFeature }
    #expect(features.count == 2 && features[0].identifier == "7" && features[1].properties == nil)
    let properties =
      try JSONSerialization.jsonObject(with: #require(features[0].properties)) as? [String: String]
    #expect(properties == ["name": "Way"])
    let line = try #require(features[0].geometry.first as? MKPolyline)
    #expect(line.pointCount == 2 && abs(line.points()[1].coordinate.latitude - 51) < 1e-9)
    let point = try #require(features[1].geometry.first as? MKPointAnnotation)
    #expect(point.coordinate.latitude == 2 && point.coordinate.longitude == 1)
    let area = try #require(features[1].geometry.last as? MKMultiPolygon)
    #expect(area.polygons.count == 1 && area.polygons[0].interiorPolygons?.count == 1)
    #expect(throws: MKError.self) { try MKGeoJSONDecoder().decode(Data("[]".utf8)) }
  }

  @Test("A camera's boundary and its range hold the map")
  func camera() throws {
    #expect(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 9, maxCenterCoordinateDistance: 3) == nil)
    let circle = MKCircle(center: CLLocationCoordinate2D(latitude: 0, longitude: 0), radius: 1)
    let (host, map, delegate) = host(circle) { MKCircleRenderer(overlay: $0) }
    defer { host.close() }
    map.setCameraZoomRange(MKMapView.CameraZoomRange(minCenterCoordinateDistance: 100_000), animated: false)
    host.advance(by: 0.1)
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 0.001, longitudeDelta: 0.001)), animated: true)
    host.advance(by: 2)
    #expect(map.camera.centerCoordinateDistance > 99_000, "\(map.camera.centerCoordinateDistance)")
    withExtendedLifetime(delegate) {}
  }
}
