import MapKit
import Testing

@testable import MapKit

@MainActor @Suite("Places of the map")
struct MapValueTests {
  private func place(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// - Source: OpenStreetMap's wiki, “Slippy map tilenames”: 35.6590699, 139.7006793 is in tile 232798, 103246 of level 18,
  ///   whose tiles are 2^10 points of 2^28 wide
  @Test("Points of the map are those of Mercator, 2^28 around the world")
  func projection() {
    #expect(MKMapPoint(place(0, 0)) == MKMapPoint(x: 134_217_728, y: 134_217_728))
    let tokyo = MKMapPoint(place(35.6590699, 139.7006793))
    #expect(Int(tokyo.x / 1024) == 232_798)
    #expect(Int(tokyo.y / 1024) == 103_246)
    let back = tokyo.coordinate
    #expect(abs(back.latitude - 35.6590699) < 1e-9 && abs(back.longitude - 139.7006793) < 1e-9)
    // The edges of the square, and what lies beyond them.
    #expect(
      abs(MKMapPoint(place(85.05112877980659, 180)).y) < 0.01 && MKMapPoint(place(0, 180)).x == 268_435_456)
    #expect(MKMapPoint(place(90, 0)).y == MKMapPoint(place(85.05112877980659, 0)).y)
    #expect(abs(MKMapPoint(x: 268_435_456 * 1.25, y: 0).coordinate.longitude + 90) < 1e-9)
    // A degree of the equator of WGS 84 has 111,319.49 m.
    #expect(abs(MKMetersPerMapPointAtLatitude(0) * 268_435_456 / 360 - 111_319.49) < 0.01)
    #expect(abs(MKMapPointsPerMeterAtLatitude(60) / MKMapPointsPerMeterAtLatitude(0) - 2) < 1e-9)
  }

  @Test("Rectangles of the map meet, hold and go around the world")
  func rectangles() {
    let rect = MKMapRect(x: 10, y: 20, width: 100, height: 50)
    #expect(rect.contains(MKMapPoint(x: 110, y: 70)) && !rect.contains(MKMapPoint(x: 111, y: 70)))
    #expect(rect.intersection(MKMapRect(x: 200, y: 0, width: 1, height: 1)).isNull)
    #expect(rect.union(.null) == rect && MKMapRect.null.isEmpty)
    #expect(rect.insetBy(dx: -5, dy: 10) == MKMapRect(x: 5, y: 30, width: 110, height: 30))
    let beyond = MKMapRect(x: 268_435_400, y: 0, width: 100, height: 10)
    #expect(beyond.spans180thMeridian && beyond.remainder() == MKMapRect(x: 0, y: 0, width: 44, height: 10))
  }

  @Test("A region of metres has the degrees that they are long there")
  func metres() {
    let region = MKCoordinateRegion(center: place(60, 10), latitudinalMeters: 1000, longitudinalMeters: 2000)
    let (a, b) = (
      CLLocation(latitude: 60 - region.span.latitudeDelta / 2, longitude: 10),
      CLLocation(latitude: 60 + region.span.latitudeDelta / 2, longitude: 10)
    )
    #expect(abs(a.distance(from: b) - 1000) < 0.1)
    let (c, d) = (
      CLLocation(latitude: 60, longitude: 10 - region.span.longitudeDelta / 2),
      CLLocation(latitude: 60, longitude: 10 + region.span.longitudeDelta / 2)
    )
    #expect(abs(c.distance(from: d) - 2000) < 0.1)
  }

  @Test("Distances are told in few figures")
  func distances() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.units = .metric
    #expect(
      formatter.string(fromDistance: 1234) == "1,2 km" && formatter.string(fromDistance: 187) == "200 m")
    #expect(formatter.string(fromDistance: 42_195) == "42 km" && formatter.string(fromDistance: 87) == "90 m")
    formatter.locale = Locale(identifier: "en_US")
    formatter.units = .default
    #expect(
      formatter.string(fromDistance: 1609.344) == "1 mi" && formatter.string(fromDistance: 30) == "100 ft")
    formatter.unitStyle = .full
    #expect(formatter.string(fromDistance: 3218.688) == "2 miles")
    #expect(formatter.distance(from: "2.5 km") == 2500 && formatter.distance(from: "soon") == -1)
  }

  @Test("Shortest ways on Earth go by the north between places of one latitude")
  func geodesic() {
    let coordinates = [place(50, -60), place(50, 60)]
    let line = MKGeodesicPolyline(coordinates: coordinates, count: 2)
    #expect(line.pointCount > 50)
    // Half of the way: atan(tan 50° / cos 60°) = 67.24°.
    #expect(abs((line.mapPoints.map(\.coordinate.latitude).max() ?? 0) - 67.24) < 0.05)
    #expect(MKPolyline(coordinates: coordinates, count: 2).pointCount == 2)
    var copied = [CLLocationCoordinate2D(), CLLocationCoordinate2D()]
    line.getCoordinates(&copied, range: NSRange(location: 0, length: 2))
    #expect(abs(copied[0].longitude + 60) < 1e-9)
    #expect(line.points()[0] == line.mapPoints[0])
  }

  @Test("A place opens as the page of a map, with directions as the page of a way")
  func opening() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: place(48.8584, 2.2945)))
    #expect(
      MKMapItem.url(showing: [item], launchOptions: nil)?.absoluteString
        == "https://www.openstreetmap.org/?mlat=48.8584&mlon=2.2945#map=16/48.8584/2.2945")
    let way = MKMapItem.url(
      showing: [item], launchOptions: [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking]
    )
    #expect(
      way?.absoluteString.contains("/directions?engine=fossgis_osrm_foot&route=;48.8584,2.2945") == true)
    #expect(MKMapItem.url(showing: [.forCurrentLocation()], launchOptions: nil) == nil)
    let address = MKPlacemark(
      coordinate: place(1, 2), addressDictionary: ["City": "Paris", "Country": "France"])
    #expect(address.locality == "Paris" && address.title == "Paris, France")
  }

  @Test("Searches and ways answer that there is no service")
  func services() async {
    await #expect(throws: MKError(.serverFailure)) {
      try await MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "coffee")).start()
    }
    await #expect(throws: MKError(.directionsNotFound)) {
      try await MKDirections(request: MKDirections.Request()).calculate()
    }
    #expect((try? await MKLookAroundSceneRequest(coordinate: place(0, 0)).scene) == .some(nil))
  }

  @Test("A region that is set is seen whole, with its place in the middle")
  func fitting() {
    for room in [
      MapRoom(size: CGSize(width: 390, height: 844)), MapRoom(size: CGSize(width: 800, height: 200)),
    ] {
      for center in [place(0, 0), place(51.5, -0.1), place(-33.9, 151.2), place(70, 179)] {
        let region = MKCoordinateRegion(
          center: center, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 3))
        let viewport = MapAim.region(region).viewport(in: room)
        let seen = viewport.region(in: room)
        #expect(abs(seen.center.latitude - center.latitude) < 1e-9)
        #expect(seen.span.latitudeDelta > 1.9999 && seen.span.longitudeDelta > 2.9999)
        // No more than is needed: one of both is what was asked for, the centre being in the middle.
        #expect(viewport.visibleRect(in: room).insetBy(dx: 1, dy: 1).contains(region.mapRect) == false)
        // Back and forth.
        let point = CGPoint(x: 17, y: 23)
        let place = viewport.place(of: viewport.mapPoint(at: point, in: room), in: room)
        #expect(abs(place.x - 17) < 1e-6 && abs(place.y - 23) < 1e-6)
      }
    }
  }

  @Test("Zooming keeps what is under the fingers, turning too, and nothing leaves the world")
  func moving() {
    let room = MapRoom(size: CGSize(width: 400, height: 600))
    let start = MapViewport(center: place(48, 11), distance: 10_000, heading: 30, in: room)
    #expect(abs(start.distance(in: room) - 10_000) < 1e-6)
    let finger = CGPoint(x: 100, y: 150)
    let fixed = start.mapPoint(at: finger, in: room)
    for next in [
      start.zoomed(by: 3, about: finger, in: room, scales: nil),
      start.rotated(by: 25, about: finger, in: room),
    ] {
      let now = next.place(of: fixed, in: room)
      #expect(abs(now.x - finger.x) < 0.001 && abs(now.y - finger.y) < 0.001)
    }
    #expect(start.rotated(by: 25, about: finger, in: room).heading == 5)
    var far = start.zoomed(by: 1e-9, about: finger, in: room, scales: nil)
    #expect(far.scale == MapViewport.smallest(room))
    far.center = MKMapPoint(x: .nan, y: 0)
    far.heading = 0
    far.limit(in: room)
    #expect(far.center.x.isFinite && far.mapPoint(at: .zero, in: room).coordinate.latitude < 85.06)
    let broken = MKCoordinateRegion(
      center: place(.nan, 0), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    #expect(MapAim.region(broken).viewport(in: room).scale.isFinite)
  }
}
