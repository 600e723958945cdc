import Foundation
import Sash
import SwiftUI
import Testing

/// Calls in the forms that real code writes them: that they compile is half of the test.
@MainActor @Suite("Forms of calls")
struct OverloadTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private struct Steppers: View {
    @State var count = 3
    var body: some View {
      Stepper(value: $count, in: 0...10, step: 2) { Text("trailing") }
      Stepper(value: $count, in: 0...10, label: { Text("label") })
      Stepper(value: $count) { Text("no bounds") }
      Stepper(value: $count, in: 0...10, onEditingChanged: { _ in }, label: { Text("changed") })
      Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("closures") }
    }
  }
  private struct Sliders: View {
    @State var value = 0.5
    var body: some View {
      Slider(value: $value, in: 0...1, onEditingChanged: { _ in }) { Text("old") }
      Slider(value: $value, in: 0...1, step: 0.1, onEditingChanged: { _ in }) { Text("old step") }
      Slider(value: $value, in: 0...1) { Text("new") }
      Slider(value: $value, in: 0...1) { _ in }
    }
  }
  @Test("Steppers and sliders with trailing labels, new and old")
  func valueControls() {
    let app = TestHost { VStack { Steppers() } }
    for name in ["trailing", "label", "no bounds", "changed", "closures"] { #expect(app.shows(name)) }
    _ = TestHost { VStack { Sliders() } }
  }

  private struct Rows: View {
    @State var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    @State var one: Int?
    @State var many: Set<Int> = []
    let form: Int
    var body: some View {
      switch form {
      case 0: List($items) { $item in TextField("name", text: $item.name) }
      case 1: List($items, selection: $one) { $item in Text(item.name) }
      case 2: List($items, selection: $many) { $item in Text(item.name) }
      case 3: List($items, id: \.id) { $item in Text(item.name) }
      case 4: List(items) { item in Text(item.name) }
      case 5: List(items, id: \.name) { Text($0.name) }
      case 6: List(items, selection: $one) { Text($0.name) }
      default: List(0..<2) { Text(items[$0].name) }
      }
    }
  }
  @Test("Lists of collections and of bindings to them", arguments: 0..<8)
  func lists(form: Int) {
    let app = TestHost { Rows(form: form) }
    #expect(app.shows("one") && app.shows("two"))
  }

  @Test("Values go through formatters in texts")
  func formatters() {
    let day = DateFormatter()
    day.dateFormat = "yyyy"
    day.timeZone = TimeZone(secondsFromGMT: 0)
    let number = NumberFormatter()
    number.minimumFractionDigits = 2
    number.locale = Locale(identifier: "en_US")
    let date = Date(timeIntervalSince1970: 0)
    let app = TestHost {
      VStack {
        Text("\(date, formatter: day)")
        Text("n \(3 as NSNumber, formatter: number)")
        Text(date, formatter: day).bold()
        Text(2.5 as NSNumber, formatter: number)
      }
    }
    #expect(app.frames(of: "1970").count == 2 && app.shows("n 3.00") && app.shows("2.50"))
  }

  @Test("Measurements that are made in the call; parts of seconds; rules of formatters")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: Measurement(value: 3, unit: UnitLength.meters)) == "3 m")
    let speed = Measurement(value: 5, unit: UnitSpeed.kilometersPerHour)
    #expect(formatter.string(from: speed) == "5 km/h" || formatter.string(from: speed) == "5 kph")
    #expect(2 * NSEC_PER_SEC == 2_000_000_000 && NSEC_PER_SEC / NSEC_PER_MSEC == MSEC_PER_SEC)
    let number = NumberFormatter()
    number.formatterBehavior = .behavior10_4
    #expect(number.formatterBehavior == .behavior10_4)
  }

  @Test("A view is drawn upright where y points upward")
  func upright() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.red.frame(width: 2, height: 1)
        Color.blue.frame(width: 2, height: 1)
      })
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    renderer.render { _, draw in draw(context) }
    let bytes = try #require(context.makeImage()?.dataProvider?.data)
    #expect(bytes[0] > bytes[2] && bytes[10] > bytes[8])
  }

  private struct Brand: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(red: environment.colorScheme == .dark ? 0 : 1, green: 0, blue: 0)
    }
  }
  private struct Ground: ShapeStyle, View {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color(red: 0, green: 0, blue: 1) }
  }
  @Test("A colour of a style; a style that is a view fills its frame")
  func styles() {
    let app = TestHost(size: CGSize(width: 20, height: 20)) {
      VStack(spacing: 0) {
        Color(Brand())
        Ground()
      }
    }
    #expect(app.pixel(x: 5, y: 5) == (255, 0, 0) && app.pixel(x: 5, y: 15) == (0, 0, 255))
    app.setColorScheme(.dark)
    #expect(app.pixel(x: 5, y: 5) == (0, 0, 0))
    _ = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
  }

  private final class Plain { var name = "plain" }
  private func name(_ value: Bindable<Plain>) -> Binding<String> { value.name }

  private struct Switches: View {
    @State private var isOn = true
    var body: some View {
      Toggle("Label", isOn: $isOn)
      Toggle("Hidden", isOn: $isOn).labelsHidden()
      Button("Shape") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
      Image(systemName: "star").accessibilityLabel("Favourite")
    }
  }
  @Test("Hidden labels are left out; accessibility labels can be found")
  func labels() {
    let app = TestHost { VStack { Switches() } }
    #expect(app.shows("Label") && !app.shows("Hidden") && app.shows("Favourite"))
  }

  private struct Empties: View {
    var body: some View {
      Text("drop")
        .onDrop(of: [], isTargeted: nil) { _ in true }
        .onDeleteCommand {}
        .onMoveCommand { _ in }
        .onExitCommand {}
        .hoverEffect()
        .hoverEffect(.lift)
        .persistentSystemOverlays(.hidden)
    }
  }
  @Test("Empty lists choose the newer form; commands and effects of the pointer")
  func empties() { #expect(TestHost { Empties() }.shows("drop")) }
}

// Extensions of views are isolated to the main actor, as the views are.

@MainActor private func play() {}
extension Button where Label == Text {
  fileprivate init(playing title: String) {
    self.init(action: { play() }, label: { Text(title) })
    play()
  }
}
extension List {
  fileprivate func playing() -> some View {
    play()
    return self
  }
}
private final class OneObject: ObservableObject { @Published var value = 1 }
private struct Isolated {
  @ObservedObject var object: OneObject
  func read() -> Int {
    play()
    return object.value
  }
}
@MainActor private final class Grid2 { subscript(row: Int) -> Int { row } }
private func path() -> KeyPath<Grid2, Int> { \Grid2.[3] }
