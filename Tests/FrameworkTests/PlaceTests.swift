import CoreLocation
import Network
import Testing

@testable import Network

@MainActor @Suite("Places and paths")
struct PlaceTests {
  /// - Source: Geocentric Datum of Australia, Technical Manual, the example Flinders Peak to Buninyong: 54,972.271 m
  @Test("Distances follow the ellipsoid")
  func distance() {
    func degrees(_ d: Double, _ m: Double, _ s: Double) -> Double { d + m / 60 + s / 3600 }
    let peak = CLLocation(
      latitude: -degrees(37, 57, 3.72030), longitude: degrees(144, 25, 29.52440))
    let town = CLLocation(latitude: -degrees(37, 39, 10.15610), longitude: degrees(143, 55, 35.38390))
    #expect(abs(peak.distance(from: town) - 54_972.271) < 0.01)
    #expect(peak.distance(from: peak) == 0)
    let (a, b) = (CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 0, longitude: 1))
    #expect(abs(a.distance(from: b) - 111_319.491) < 0.01)
    // Opposite places.
    let far = a.distance(from: CLLocation(latitude: 0.1, longitude: 179.9))
    #expect(far > 19_900_000 && far < 20_040_000)
    let region = CLCircularRegion(center: a.coordinate, radius: 1000, identifier: "here")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 0, longitude: 0.008)))
    #expect(!region.contains(b.coordinate) && !CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      heard.append("\(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("\((error as? CLError)?.code == .denied)")
    }
  }
  @Test("A manager tells its status once, and that nobody knows the place when asked")
  func manager() async throws {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    for _ in 0..<100 where listener.heard.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(listener.heard == ["notDetermined"])
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    for _ in 0..<100 where listener.heard.count < 3 { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(listener.heard == ["notDetermined", "denied", "true"])
  }

  @Test("A path is there while some interface of the wanted kind is up, wires first")
  func path() {
    let (air, wire) = (
      NWInterface(name: "wlan0", index: 2, type: .wifi),
      NWInterface(name: "eth0", index: 3, type: .wiredEthernet)
    )
    let path = NWPath.of([air, wire], [AF_INET], nil, [])
    #expect(path.status == .satisfied && path.availableInterfaces == [wire, air])
    #expect(path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular) && !path.supportsIPv6)
    #expect(NWPath.of([air], [AF_INET], .wiredEthernet, []).status == .unsatisfied)
    #expect(NWPath.of([air, wire], [AF_INET], nil, [.wiredEthernet]).availableInterfaces == [air])
    #expect(NWPath.of([], [], nil, []).status == .unsatisfied)
  }

  @Test("A monitor tells how it is when it starts, and nothing more after it is cancelled")
  func monitor() async throws {
    let monitor = NWPathMonitor()
    nonisolated(unsafe) var paths: [NWPath] = []
    monitor.pathUpdateHandler = { path in paths.append(path) }
    monitor.start(queue: .main)
    for _ in 0..<200 where paths.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
    #expect(paths.count == 1 && paths.first == monitor.currentPath)
    monitor.cancel()
  }
}
