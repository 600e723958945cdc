import MapKit
import Sash
import SwiftUI
import Testing

/// What the documents show of maps, in their own code as far as it goes.
@MainActor @Suite("Maps, as documents show them")
struct MapRowTests {
  private final class Model: ObservableObject {
    @Published var coordinate = CLLocationCoordinate2D(latitude: 40, longitude: -74)
    @Published var title = "first"
    let map = MKMapView()
    var made: [MKMarkerAnnotationView] = []
    var asked = 0
  }

  private struct MapView: UIViewRepresentable {
    let coordinate: CLLocationCoordinate2D
    let annotationTitle: String
    let model: Model

    func makeUIView(context: Context) -> MKMapView {
      model.map.delegate = context.coordinator
      return model.map
    }
    func updateUIView(_ mapView: MKMapView, context: Context) {
      let annotation = MKPointAnnotation()
      annotation.coordinate = coordinate
      annotation.title = annotationTitle

      mapView.removeAnnotations(mapView.annotations)
      mapView.addAnnotation(annotation)

      let region = MKCoordinateRegion(
        center: coordinate,
        span: MKCoordinateSpan(latitudeDelta: 0.01, longitudeDelta: 0.01)
      )
      mapView.setRegion(region, animated: true)
    }
    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, MKMapViewDelegate {
      let parent: MapView
      init(_ parent: MapView) { self.parent = parent }

      func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        parent.model.asked += 1
        let identifier = "mapPin"
        var annotationView =
          mapView.dequeueReusableAnnotationView(withIdentifier: identifier) as? MKMarkerAnnotationView
        if annotationView == nil {
          annotationView = MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
          annotationView?.canShowCallout = true
          parent.model.made.append(annotationView!)
        } else {
          annotationView?.annotation = annotation
        }
        return annotationView
      }
    }
  }
  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      MapView(coordinate: model.coordinate, annotationTitle: model.title, model: model)
    }
  }

  @Test(
    "A map in SwiftUI goes to the region that is set, and shows the annotations that are added [S0-138 S0-139]"
  )
  func region() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Page(model: model) }
    defer { host.close() }
    let map = model.map
    host.advance(by: 3)
    #expect(abs(map.region.center.latitude - 40) < 1e-4 && abs(map.region.center.longitude + 74) < 1e-4)
    // All of the span is seen, and no more than a square window makes of it.
    #expect(map.region.span.latitudeDelta >= 0.0099 && map.region.span.latitudeDelta < 0.014)
    #expect(map.region.span.longitudeDelta >= 0.0099 && map.region.span.longitudeDelta < 0.014)
    let first = try #require(map.annotations.first as? MKPointAnnotation)
    #expect(map.annotations.count == 1 && first.title == "first" && first.coordinate.longitude == -74)
    #expect(map.convert(first.coordinate, toPointTo: map).x.rounded() == 200)

    model.coordinate.longitude = -73.98
    model.title = "second"
    host.advance(by: 3)
    #expect(abs(map.region.center.longitude + 73.98) < 1e-4)
    #expect(map.annotations.map { ($0.title ?? nil) ?? "" } == ["second"] && map.view(for: first) == nil)
  }

  @Test(
    "Markers come from the delegate, are used again, and say their title when they are tapped [S0-140 S0-141]"
  )
  func markers() throws {
    let model = Model()
    let host = TestHost(size: CGSize(width: 400, height: 400)) { Page(model: model) }
    defer { host.close() }
    host.advance(by: 3)
    let marker = try #require(model.made.first)
    #expect(model.made.count == 1 && model.map.view(for: model.map.annotations[0]) === marker)
    let before = model.asked
    model.title = "second"
    host.advance(by: 3)
    #expect(model.asked > before && model.made.count == 1, "the one that is there is used again")
    #expect(model.map.view(for: model.map.annotations[0]) === marker)
    #expect(marker.annotation === model.map.annotations[0])

    #expect(model.map.selectedAnnotations.isEmpty)
    let place = marker.convert(CGPoint(x: marker.bounds.midX, y: marker.bounds.midY), to: model.map)
    host.tap(at: place)
    host.advance(by: 1)
    #expect(model.map.selectedAnnotations.count == 1 && host.shows("second"))
    model.map.deselectAnnotation(model.map.annotations[0], animated: false)
    marker.canShowCallout = false
    host.advance(by: 1)
    let quiet = host.frames(of: "second").count
    host.tap(at: place)
    host.advance(by: 1)
    #expect(model.map.selectedAnnotations.count == 1 && host.frames(of: "second").count == quiet)
  }
}
