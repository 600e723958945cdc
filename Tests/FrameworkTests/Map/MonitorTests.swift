import CoreLocation
import MapKit
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Places that are watched, and what is selected of a map")
struct MonitorTests {
  @Test("Conditions are kept and stay as they were assumed")
  func monitor() async {
    let monitor = await CLMonitor("m")
    let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    await monitor.add(
      CLMonitor.CircularGeographicCondition(center: place, radius: 100), identifier: "home",
      assuming: .unsatisfied)
    #expect(await monitor.identifiers == ["home"])
    #expect(await monitor.record(for: "home")?.lastEvent.state == .unsatisfied)
    await monitor.remove("home")
    #expect(await monitor.identifiers.isEmpty)
  }

  private struct Selecting: View {
    @State private var selection: MapSelection<Int>?
    var body: some View {
      VStack {
        Text(selection?.value.map { "Selected \($0)" } ?? "Nothing")
        Map(selection: $selection) {
          Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 48, longitude: 11)).tag(7)
        }
      }
    }
  }
  @Test("A tapped marker is selected by its tag, within a selection of features")
  func selection() throws {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Selecting() }
    #expect(host.frame(of: "Nothing") != nil)
    let map = CGPoint(x: 150, y: 150)
    host.tap(at: map)
    host.advance(by: 1)
    #expect(host.frame(of: "Selected 7") != nil)
  }

  private struct Looking: View {
    @State private var isPresented = false
    var body: some View {
      Button("Look") { isPresented = true }.lookAroundViewer(isPresented: $isPresented, initialScene: nil)
    }
  }
  @Test("The view along a street says that there is none")
  func lookAround() {
    let host = TestHost(size: CGSize(width: 300, height: 300)) { Looking() }
    host.tap("Look")
    host.advance(by: 1)
    #expect(host.frame(of: "No Look Around") != nil)
  }
}
