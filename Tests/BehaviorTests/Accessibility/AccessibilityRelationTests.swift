import Sash
import SwiftUI
import Testing

/// What views say of each other, of charts and of how they are spoken.
@MainActor struct AccessibilityRelationTests {
  @Test(
    "The content of a pair says the words of its label where it has none of its own, and pairs of other names stay apart"
  )
  func pairs() {
    struct Screen: View {
      @Namespace private var pairs
      var body: some View {
        VStack {
          Text("Volume").accessibilityLabeledPair(role: .label, id: "v", in: pairs)
          Circle().frame(width: 10, height: 10)
            .accessibilityValue("3")
            .accessibilityLabeledPair(role: .content, id: "v", in: pairs)
          Circle().frame(width: 10, height: 10)
            .accessibilityValue("4")
            .accessibilityLabeledPair(role: .content, id: "other", in: pairs)
          Circle().frame(width: 10, height: 10)
            .accessibilityLabel("Own")
            .accessibilityLabeledPair(role: .content, id: "v", in: pairs)
        }
      }
    }
    #expect(
      TestHost { Screen() }.accessibilityTree
        == "text \"Volume\"\nother \"Volume\" = \"3\"\nother = \"4\"\nother \"Own\"\n")
  }

  @Test("Linked elements lead to one another")
  func links() {
    struct Screen: View {
      @Namespace private var group
      var body: some View {
        VStack {
          Text("From").accessibilityLinkedGroup(id: 1, in: group)
          Text("Between")
          Text("To").accessibilityLinkedGroup(id: 1, in: group)
          Text("Elsewhere").accessibilityLinkedGroup(id: 2, in: group)
        }
      }
    }
    let app = TestHost { Screen() }
    #expect(app.accessibilityElement("From")?.linkedElements.map(\.label) == ["To"])
    #expect(app.accessibilityElement("Elsewhere")?.linkedElements.isEmpty == true)
    #expect(app.accessibilityElement("Between")?.linkedElements.isEmpty == true)
  }

  @Test(
    "A chart is one element that says its title, its summary, its axes and its series, and follows its data")
  func charts() {
    struct Bars: AXChartDescriptorRepresentable {
      var values: [Double]
      func makeChartDescriptor() -> AXChartDescriptor {
        let chart = AXChartDescriptor(
          title: "Rain", summary: "Wet",
          xAxis: AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mon", "Tue"]),
          yAxis: AXNumericDataAxisDescriptor(title: "Amount", range: 0...10, gridlinePositions: []) {
            "\(Int($0)) mm"
          }, series: [])
        updateChartDescriptor(chart)
        return chart
      }
      func updateChartDescriptor(_ descriptor: AXChartDescriptor) {
        let points = zip(["Mon", "Tue"], values).map { AXDataPoint(x: $0, y: $1) }
        descriptor.series = [AXDataSeriesDescriptor(name: "Town", isContinuous: false, dataPoints: points)]
      }
    }
    struct Screen: View {
      @State private var values = [1.0, 2]
      var body: some View {
        HStack { ForEach(values, id: \.self) { Text("\($0)") } }
          .accessibilityChartDescriptor(Bars(values: values))
        Button("More") { values = [3, 4] }
      }
    }
    let app = TestHost { Screen() }
    func said() -> [String] {
      app.accessibilityElement("Rain")?.customContent.map { "\($0.label): \($0.value)" } ?? []
    }
    #expect(app.accessibilityElement("Rain")?.role == "chart")
    #expect(
      said() == [
        "Summary: Wet", "Day: Mon, Tue", "Amount: 0 mm – 10 mm", "Town: Mon 1 mm, Tue 2 mm",
      ])
    app.tap("More")
    #expect(said().last == "Town: Mon 3 mm, Tue 4 mm")
  }

  @Test("How words are spoken is told; a pitch stays between its ends")
  func speech() {
    let app = TestHost {
      Text("a").speechAdjustedPitch(7).speechSpellsOutCharacters()
      Text("b").speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
      Text("c").speechAdjustedPitch(.nan).accessibilityScrollStatus("half")
    }
    #expect(app.accessibilityElement("a")?.details == ["speech-pitch": "1.0", "speech-spell-out": "true"])
    #expect(app.accessibilityElement("b")?.details == ["speech-punctuation": "all", "speech-queued": "true"])
    #expect(app.accessibilityElement("c")?.details == [:])
    #expect(app.accessibilityElement("c")?.value == "half")
  }

  @Test(
    "Lists are containers whose rows say what they are; a row that cannot be pressed now is still a button")
  func lists() {
    struct Screen: View {
      var body: some View {
        List {
          Text("Plain")
          Button("Go") {}
          Button("Never") {}.disabled(true)
        }
      }
    }
    let app = TestHost { Screen() }
    #expect(
      app.accessibilityTree == """
        list
          row
            text "Plain"
          button "Go"
          button "Never" disabled

        """)
    app.accessibilityElement("Go")?.activate()
    #expect(app.accessibilityTree.contains("button \"Go\"\n"))
  }

  @Test("Gauges, page dots and wheels say where they stand, and wheels and dots are moved by steps")
  func adjustable() {
    struct Screen: View {
      @State private var page = 0
      @State private var size = "S"
      var body: some View {
        VStack {
          Gauge(value: 0.3) { Text("Fuel") }
          Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
            .pickerStyle(.wheel)
          TabView(selection: $page) { ForEach(0..<3, id: \.self) { Text("page \($0)").tag($0) } }
            .tabViewStyle(.page)
        }
      }
    }
    let app = TestHost { Screen() }
    func element(_ role: String) -> AccessibilityElement? {
      app.accessibilityElements.first { $0.role == role }
    }
    #expect(element("gauge")?.label == "Fuel" && element("gauge")?.value == "30%")
    #expect(element("wheel")?.value == "S")
    element("wheel")?.increment()
    app.advance(by: 1)
    #expect(element("wheel")?.value == "M")
    #expect(element("pageIndicator")?.value == "page 1 of 3")
    element("pageIndicator")?.increment()
    app.advance(by: 1)
    #expect(element("pageIndicator")?.value == "page 2 of 3")
  }

  @Test("A finger that is sent to a toggle comes down on its switch")
  func switchTarget() throws {
    let app = TestHost { Toggle("Sound", isOn: .constant(false)).padding() }
    let toggle = try #require(app.accessibilityElement("Sound"))
    #expect(toggle.activationPoint == CGPoint(x: toggle.frame.maxX - 25.5, y: toggle.frame.midY))
  }

  @Test(
    "After any change, elements stand and say as those of a new window do, and keep their identities",
    arguments: 0..<6)
  func reuse(seed: UInt64) {
    struct Screen: View {
      var rows: [Row]
      var isPadded: Bool
      var body: some View {
        ScrollView {
          VStack(alignment: .leading, spacing: 4) {
            ForEach(rows) { row in
              HStack {
                Text(row.text)
                Button("Press \(row.id)") {}
              }
              .accessibilityElement(children: row.id % 3 == 0 ? .combine : .contain)
            }
          }
          .padding(.leading, isPadded ? 20 : 0)
        }
      }
    }
    struct Root: View {
      let model: Model
      var body: some View { Screen(rows: model.rows, isPadded: model.isPadded) }
    }
    var state = seed &* 2_654_435_761 &+ 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let model = Model()
    let app = TestHost { Root(model: model) }
    func told(_ app: TestHost) -> [String] {
      app.accessibilityElements.map { "\($0) at \($0.frame) seen \($0.visibleFrame)" }
    }
    for step in 0..<30 {
      switch random(6) {
      case 0: model.rows.insert(Row(id: 100 + step, text: "new \(step)"), at: random(model.rows.count + 1))
      case 1 where model.rows.count > 1: model.rows.remove(at: random(model.rows.count))
      case 2: model.rows.reverse()
      case 3: model.isPadded.toggle()
      default: model.rows[random(model.rows.count)].text += "!"
      }
      app.advance(by: 1)
      let fresh = TestHost { Screen(rows: model.rows, isPadded: model.isPadded) }
      #expect(told(app) == told(fresh), "step \(step)")
    }
  }
}

private struct Row: Identifiable, Equatable {
  var id: Int
  var text: String
}

@Observable private final class Model {
  var rows = (0..<6).map { Row(id: $0, text: "row \($0)") }
  var isPadded = false
}
