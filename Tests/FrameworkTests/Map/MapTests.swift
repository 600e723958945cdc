import Sash
import SwiftUI
import Testing

@testable import MapKit

@MainActor @Suite("Maps")
struct MapTests {
  private static let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
  private static func near(_ dx: Double, _ dy: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: paris.latitude + dy, longitude: paris.longitude + dx)
  }
  private static let region = MKCoordinateRegion(
    center: paris, span: MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.05))

  @MainActor final class Box<Value> {
    var value: Value
    var news: [Value] = []
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> {
      Binding(
        get: { self.value },
        set: {
          self.value = $0
          self.news.append($0)
        })
    }
  }

  private struct RegionMap: View {
    @State var region = MapTests.region
    let seen: Box<MKCoordinateRegion>
    var body: some View {
      Map(coordinateRegion: $region)
        .onChange(of: region.center.longitude) { seen.value = region }
        .overlay(alignment: .top) { Text("\(region.center.longitude)").hidden() }
    }
  }

  @Test("A finger moves the region that a map is bound to, and the map glides on")
  func panning() {
    let box = Box(Self.region)
    let host = TestHost(size: CGSize(width: 400, height: 400)) { RegionMap(seen: box) }
    defer { host.close() }
    host.advance(by: 0.1)
    let start = box.value.center
    // 400 points are 0.05°, so 100 are 0.0125°, the other way than the finger.
    host.press(at: CGPoint(x: 200, y: 200))
    for step in 1...10 {
      host.drag(to: CGPoint(x: 200 + 10 * Double(step), y: 200))
      host.advance(by: 1.0 / 60)
    }
    #expect(abs(box.value.center.longitude - (start.longitude - 0.0125)) < 0.0006)
    #expect(abs(box.value.center.latitude - start.latitude) < 1e-6)
    host.release(at: CGPoint(x: 300, y: 200))
    host.advance(by: 0.1)
    let atRelease = box.value.center.longitude
    host.advance(by: 3)
    #expect(box.value.center.longitude < atRelease - 0.01)
    let atRest = box.value.center.longitude
    host.advance(by: 1)
    #expect(box.value.center.longitude == atRest)
  }

  @Test("A wheel makes the map larger about the pointer, a touch pad moves it, and two fingers do both")
  func zooming() {
    let model = MapModel()
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      MapSurface(setup: MapSetup(aim: .region(Self.region), isInitial: true, model: model))
    }
    defer { host.close() }
    host.advance(by: 0.1)
    let room = MapRoom(size: CGSize(width: 400, height: 400))
    let pointer = CGPoint(x: 100, y: 100)
    host.hover(at: pointer)
    var before = model.seen!
    host.turnWheel(at: pointer, notches: 2)
    host.advance(by: 0.5)
    #expect(abs(model.seen!.scale / before.scale - 2) < 0.001)
    let fixed = before.mapPoint(at: pointer, in: room)
    #expect(abs(model.seen!.place(of: fixed, in: room).x - 100) < 0.01)

    before = model.seen!
    host.strokePad(at: pointer, by: CGSize(width: -30, height: 40), rests: true)
    host.advance(by: 0.5)
    #expect(abs(before.place(of: model.seen!.center, in: room).x - 230) < 0.5)
    #expect(abs(before.place(of: model.seen!.center, in: room).y - 160) < 0.5)

    before = model.seen!
    host.pressTwo(at: CGPoint(x: 200, y: 200), distance: 50)
    for distance in stride(from: 55.0, through: 100, by: 5) {
      host.pinch(at: CGPoint(x: 200, y: 200), distance: distance)
      host.advance(by: 1.0 / 60)
    }
    host.releaseTwo(at: CGPoint(x: 200, y: 200), distance: 100)
    host.advance(by: 0.5)
    #expect(abs(model.seen!.scale / before.scale - 2) < 0.05)
    before = model.seen!
    host.tap(at: CGPoint(x: 200, y: 200))
    host.tap(at: CGPoint(x: 200, y: 200))
    host.advance(by: 1)
    #expect(abs(model.seen!.scale / before.scale - 2) < 0.001)
  }

  private struct Pins: View {
    @State var position = MapCameraPosition.region(MapTests.region)
    @State var chosen: String?
    var body: some View {
      VStack(spacing: 0) {
        Map(position: $position, selection: $chosen) {
          Marker("Louvre", systemImage: "paintpalette", coordinate: MapTests.near(-0.0125, 0)).tag("louvre")
          Annotation("Tower", coordinate: MapTests.near(0.0125, 0)) { Text("T").frame(width: 30, height: 30) }
            .tag("tower")
          ForEach(0..<3) { Marker("M\($0)", coordinate: MapTests.near(0.3 + Double($0), 0)) }
          MapPolyline(coordinates: [MapTests.near(-0.01, 0.01), MapTests.near(0.01, 0.01)]).stroke(
            .green, lineWidth: 6)
          MapCircle(center: MapTests.near(0, -0.01), radius: 200).foregroundStyle(.blue)
        }
        .frame(width: 400, height: 400)
        Text(chosen ?? "nothing")
        Text(position.positionedByUser ? "by the user" : "by the app")
        Button("Away") {
          position = .region(MKCoordinateRegion(center: MapTests.near(0.3, 0), span: MapTests.region.span))
        }
      }
    }
  }

  @Test("Content stands at its places, and a tap selects what has a tag")
  func content() {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Pins() }
    defer { host.close() }
    host.advance(by: 0.1)
    let top = (host.frame(of: "nothing")?.minY ?? 0) - 400
    // A quarter of 0.05° is 100 points.
    let tower = host.frame(of: "T")!
    #expect(abs(tower.midX - 300) < 1 && abs(tower.midY - top - 200) < 1)
    let louvre = host.frame(of: "Louvre")!
    #expect(abs(louvre.midX - 100) < 1 && louvre.minY > top + 200 && louvre.minY < top + 210)
    // Out of sight there is nothing.
    #expect(!host.shows("M0"))
    // 0.01° of latitude here are 0.0152° of longitude on the map, 121.6 points.
    let line = host.pixel(x: 200, y: Int(top + 200 - 121.6))
    #expect(line.green > 150 && line.red < 100)
    let circle = host.pixel(x: 200, y: Int(top + 200 + 121.6))
    #expect(circle.blue > 200 && circle.red < 80)
    host.tap(at: CGPoint(x: 100, y: top + 185))
    host.advance(by: 1)
    #expect(host.shows("louvre") && host.shows("by the app"))
    host.tap(at: CGPoint(x: 300, y: top + 200))
    host.advance(by: 1)
    #expect(host.shows("tower"))
    host.tap(at: CGPoint(x: 200, y: top + 330))
    host.advance(by: 1)
    #expect(host.shows("nothing"))
    host.tap("Away")
    host.advance(by: 1)
    #expect(host.shows("M0") && !host.shows("Louvre") && host.shows("by the app"))
    host.press(at: CGPoint(x: 200, y: top + 300))
    host.drag(through: (1...10).map { CGPoint(x: 200 - 10 * Double($0), y: top + 300) })
    host.advance(by: 0.5)
    host.release(at: CGPoint(x: 100, y: top + 300))
    host.advance(by: 1)
    #expect(host.shows("by the user"))
  }

  private struct Reading: View {
    let told: Box<CLLocationCoordinate2D?>
    let camera: Box<MapCameraUpdateContext?>
    @State private var count = 0
    var body: some View {
      MapReader { proxy in
        Map(initialPosition: .region(MapTests.region))
          .onTapGesture { told.value = proxy.convert($0, from: .local) }
          .onMapCameraChange { camera.value = $0 }
      }
    }
  }

  @Test("A reader knows what lies under a tap, and the map tells of its camera when it rests")
  func reading() {
    let (told, camera) = (Box<CLLocationCoordinate2D?>(nil), Box<MapCameraUpdateContext?>(nil))
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Reading(told: told, camera: camera) }
    defer { host.close() }
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 300, y: 200))
    host.advance(by: 1)
    #expect(abs((told.value?.longitude ?? 0) - Self.paris.longitude - 0.0125) < 0.0003)
    #expect(abs((told.value?.latitude ?? 0) - Self.paris.latitude) < 0.0003)
    #expect(abs((camera.value?.region.center.latitude ?? 0) - Self.paris.latitude) < 1e-6)
    #expect(abs((camera.value?.camera.distance ?? 0) - 6833) < 20)
  }

  @Test("Of thousands of annotations those in sight are made")
  func thousands() {
    var made = 0
    let model = MapModel()
    var list = _MapContentList()
    for index in 0..<5000 {
      list.inside(index) {
        $0.add(
          .annotation(
            MKMapPoint(Self.near(Double(index % 100) * 0.02, Double(index / 100) * 0.02)), anchor: .center,
            title: nil,
            content: {
              made += 1
              return AnyView(Circle().frame(width: 5, height: 5))
            }))
      }
    }
    let host = TestHost(size: CGSize(width: 400, height: 400)) {
      MapSurface(setup: MapSetup(aim: .region(Self.region), isInitial: true, items: list.items, model: model))
    }
    defer { host.close() }
    host.advance(by: 0.1)
    #expect(made > 3 && made < 60)
  }

  @Test("Pictures of the map are drawn at their places, and coarser ones stand in for those that are missing")
  func tiles() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("map-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ z: Int, _ x: Int, _ y: Int, _ color: Color) throws {
      let renderer = ImageRenderer(content: color.frame(width: 16, height: 16))
      let file = folder.appendingPathComponent("\(z)/\(x)/\(y).png")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try renderer.uiImage?.pngData()?.write(to: file)
    }
    let (red, green, blue, black) = (
      Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1),
      Color.black
    )
    try write(1, 0, 0, red)
    try write(1, 1, 0, green)
    try write(1, 0, 1, blue)
    try write(0, 0, 0, black)
    let tiles = MapTiles(
      TileTemplate(text: "file://\(folder.path)/{z}/{x}/{y}.png", attribution: "© the makers"))
    let model = MapModel()
    let host = TestHost(size: CGSize(width: 512, height: 512)) {
      MapSurface(setup: MapSetup(aim: .rect(.world), isInitial: true, model: model), tiles: tiles)
    }
    defer { host.close() }
    for _ in 0..<200 {
      host.advance(by: 0.02)
      await host.settle()
      if host.pixel(x: 128, y: 128).red > 200, host.pixel(x: 128, y: 384).blue > 200,
        host.pixel(x: 384, y: 128).green > 200
      {
        break
      }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(host.pixel(x: 128, y: 128) == (255, 0, 0) && host.pixel(x: 250, y: 250) == (255, 0, 0))
    #expect(host.pixel(x: 384, y: 128) == (0, 255, 0) && host.pixel(x: 262, y: 250) == (0, 255, 0))
    #expect(host.pixel(x: 128, y: 384) == (0, 0, 255))
    #expect(host.shows("© the makers"))
    // The level below shows parts of these.
    model.move(to: model.seen!.zoomed(by: 4, about: CGPoint(x: 128, y: 128), in: model.room, scales: nil))
    host.advance(by: 0.1)
    #expect(host.pixel(x: 128, y: 128) == (255, 0, 0))
  }

  private struct Turned: View {
    @State var position = MapCameraPosition.camera(
      MapCamera(centerCoordinate: MapTests.paris, distance: 5000, heading: 90))
    var body: some View {
      Map(position: $position) { Marker("East", coordinate: MapTests.near(0.005, 0)) }
        .mapControls {
          MapCompass()
          MapUserLocationButton()
          MapScaleView()
        }
    }
  }
  @Test("A map that is turned has what it looks at up, and a compass that turns it back")
  func compass() {
    let host = TestHost(size: CGSize(width: 400, height: 600)) { Turned() }
    defer { host.close() }
    host.advance(by: 0.5)
    let marker = host.frame(of: "East")!
    #expect(abs(marker.midX - 200) < 1 && marker.midY < 280)
    #expect(host.tap("N"))
    host.advance(by: 1)
    #expect(host.frame(of: "East")!.minX > 200 && !host.shows("N"))
  }
}
