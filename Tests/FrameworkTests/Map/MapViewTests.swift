import Sash
import SwiftUI
import Testing

@testable import MapKit

@MainActor @Suite("Views of maps")
struct MapViewTests {
  private final class Delegate: NSObject, MKMapViewDelegate {
    var news: [String] = []
    var made = 0
    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation.title ?? nil != "default" else { return nil }
      let known = mapView.dequeueReusableAnnotationView(withIdentifier: "pin")
      if known == nil { made += 1 }
      let view = known ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view.annotation = annotation
      view.canShowCallout = true
      view.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
      view.backgroundColor = .systemGreen
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      news.append("select \((view.annotation?.title ?? nil) ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { news.append("deselect") }
    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
      news.append("will \(animated)")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      news.append("did \(animated)")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKCircleRenderer(overlay: overlay)
      renderer.fillColor = .blue
      return renderer
    }
  }
  private struct Shown: UIViewRepresentable {
    let map: MKMapView
    func makeUIView(context: Context) -> MKMapView { map }
    func updateUIView(_ view: MKMapView, context: Context) {}
  }
  private static let center = CLLocationCoordinate2D(latitude: 40, longitude: -74)
  private static let region = MKCoordinateRegion(
    center: center, span: MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.04))

  private func pin(_ title: String, _ dx: Double) -> MKPointAnnotation {
    let pin = MKPointAnnotation()
    pin.title = title
    pin.coordinate = CLLocationCoordinate2D(latitude: 40, longitude: -74 + dx)
    return pin
  }

  @Test(
    "A map view shows its region, gives annotations in sight views, uses them again, and tells what is selected"
  )
  func annotations() {
    let (map, delegate) = (MKMapView(), Delegate())
    map.delegate = delegate
    map.region = Self.region
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Shown(map: map) }
    defer { host.close() }
    let (near, far) = (pin("near", 0.01), pin("far", 1))
    map.addAnnotations([near, far])
    map.addAnnotation(near)
    host.advance(by: 0.1)
    #expect(map.annotations.count == 2 && map.view(for: near) != nil && map.view(for: far) == nil)
    #expect(abs(map.region.center.latitude - 40) < 1e-6 && abs(map.region.span.longitudeDelta - 0.04) < 1e-6)
    // 0.04° are 400 points.
    #expect(abs(map.convert(near.coordinate, toPointTo: map).x - 300) < 0.01)
    #expect(abs(map.convert(CGPoint(x: 300, y: 200), toCoordinateFrom: map).longitude + 73.99) < 1e-9)
    #expect(host.pixel(x: 300, y: 200).green > 150 && host.pixel(x: 300, y: 200).red < 100)
    host.tap(at: CGPoint(x: 300, y: 200))
    host.advance(by: 0.5)
    #expect(delegate.news.contains("select near") && map.selectedAnnotations.count == 1 && host.shows("near"))
    delegate.news = []
    map.setCenter(far.coordinate, animated: true)
    host.advance(by: 2)
    #expect(delegate.news == ["will true", "did true"])
    #expect(map.view(for: far) != nil && map.view(for: near) == nil && delegate.made == 1)
    #expect(abs(map.centerCoordinate.longitude + 73) < 1e-4)
    far.coordinate.longitude = -73.005
    host.advance(by: 0.1)
    #expect(abs(map.view(for: far)!.center.x - 150) < 1)
    map.removeAnnotations(map.annotations)
    host.advance(by: 0.1)
    #expect(map.annotations.isEmpty && map.view(for: far) == nil)
  }

  @Test("Overlays are drawn by their renderers, and a finger moves the map")
  func overlays() {
    let (map, delegate) = (MKMapView(), Delegate())
    map.delegate = delegate
    map.setRegion(Self.region, animated: false)
    map.addOverlay(MKCircle(center: Self.center, radius: 300))
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Shown(map: map) }
    defer { host.close() }
    host.advance(by: 0.1)
    #expect(host.pixel(x: 200, y: 200).blue > 200 && host.pixel(x: 200, y: 200).red < 50)
    #expect(host.pixel(x: 20, y: 200).red > 200)
    delegate.news = []
    host.press(at: CGPoint(x: 200, y: 200))
    host.drag(through: (1...10).map { CGPoint(x: 200 + 10 * Double($0), y: 200) })
    host.advance(by: 0.5)
    host.release(at: CGPoint(x: 300, y: 200))
    host.advance(by: 3)
    #expect(abs(map.centerCoordinate.longitude + 74.01) < 0.0005)
    #expect(delegate.news.first == "will false" && delegate.news.last == "did false")
    map.removeOverlays(map.overlays)
    host.advance(by: 0.1)
    #expect(host.pixel(x: 300, y: 200).red > 200)
    // Broken regions leave the map where it is.
    let before = map.centerCoordinate.longitude
    let warnings = TestHost.warnings {
      map.setRegion(
        MKCoordinateRegion(
          center: Self.center, span: MKCoordinateSpan(latitudeDelta: .nan, longitudeDelta: 1)), animated: true
      )
    }
    #expect(warnings.count == 1 && map.centerCoordinate.longitude == before)
  }

  private final class Own: MKMarkerAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      glyphText = "A"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }
  @Test("Views are made of classes that are registered")
  func registered() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    map.register(Own.self, forAnnotationViewWithReuseIdentifier: "own")
    let annotation = pin("here", 0)
    let view = map.dequeueReusableAnnotationView(withIdentifier: "own", for: annotation)
    #expect(
      (view as? Own)?.glyphText == "A" && view.reuseIdentifier == "own" && view.annotation === annotation)
  }
}
