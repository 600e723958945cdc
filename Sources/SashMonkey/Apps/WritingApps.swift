import MapKit
import SwiftUI

/// Texts of many lines, with what is selected in them, and keys.
struct WritingApp: View {
  @State private var text =
    "First line\nsecond line, a little longer than the first, so that it wraps\n\nlast"
  @State private var note = ""
  @State private var selection: TextSelection?
  @State private var colour = Color.blue
  @State private var last = "nothing"
  @FocusState private var focused: Int?

  var body: some View {
    NavigationStack {
      VStack {
        TextEditor(text: $text, selection: $selection).focused($focused, equals: 0).frame(minHeight: 80)
          .border(colour)
        TextField("Note", text: $note, axis: .vertical).lineLimit(1...4).focused($focused, equals: 1)
          .onSubmit { note += "!" }
        HStack {
          Button("Double") { text += text.prefix(200) }.keyboardShortcut("d")
          Button("Clear", role: .cancel) { text = "" }.keyboardShortcut(.cancelAction)
          Button("Bold") { last = "bold" }.keyboardShortcut("b", modifiers: [.command, .shift])
          Button("Next") { focused = ((focused ?? 0) + 1) % 2 }.keyboardShortcut(.defaultAction)
        }
        ColorPicker("Colour", selection: $colour)
        Gauge(value: min(Double(text.count) / 500, 1)) {
          Text("Length")
        } currentValueLabel: {
          Text("\(text.count)")
        }
        Text(last).focusable().onKeyPress { press in
          last = "\(press.characters) \(press.modifiers.rawValue)"
          return press.key == .tab ? .ignored : .handled
        }
      }
      .padding()
      .navigationTitle("Writing")
      .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") { focused = nil } } }
    }
  }
}

/// A map with places that come and go.
struct MapApp: View {
  @State private var places = Array(0..<5)
  @State private var position = MapCameraPosition.automatic
  @State private var selected: Int?

  var body: some View {
    Map(position: $position, selection: $selected) {
      ForEach(places, id: \.self) { place in
        Marker("Place \(place)", systemImage: "star", coordinate: MapApp.coordinate(place)).tag(place)
      }
      Annotation("Here", coordinate: MapApp.coordinate(9)) { Circle().fill(.red).frame(width: 30) }
      MapPolyline(coordinates: places.map(MapApp.coordinate)).stroke(.blue, lineWidth: 4)
      MapCircle(center: MapApp.coordinate(3), radius: 40_000).foregroundStyle(.green.opacity(0.3))
    }
    .mapStyle(.standard)
    .mapControls {
      MapCompass()
      MapScaleView()
    }
    .safeAreaInset(edge: .bottom) {
      HStack {
        Button("Add") { places.append((places.max() ?? 0) + 1) }
        Button("Fewer") { if !places.isEmpty { places.removeFirst() } }
        Button("All") { withAnimation { position = .automatic } }
        Button("There") {
          withAnimation {
            position = .region(
              MKCoordinateRegion(
                center: MapApp.coordinate(places.count * 7), latitudinalMeters: 9_000,
                longitudinalMeters: 9_000))
          }
        }
        Text(selected.map { "place \($0)" } ?? "none")
      }
      .padding()
      .background(.thinMaterial)
    }
  }

  /// Some of them are beyond the map's edge.
  private static func coordinate(_ place: Int) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: 48 + Double(place * 37 % 11) * 0.4, longitude: Double((place * 53) % 361) - 180)
  }
}
