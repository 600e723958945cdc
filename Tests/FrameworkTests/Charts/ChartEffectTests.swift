import Charts
import Sash
import SwiftUI
import Testing

/// What is done to marks as a whole, and what is said of them.
@MainActor @Suite("Effects on marks, and words for them")
struct ChartEffectTests {
  private struct Item: Identifiable {
    let id: String
    var value: Double
  }
  private static let items = [Item(id: "A", value: 10), Item(id: "B", value: 20)]
  private func host(_ view: some View, direction: LayoutDirection = .leftToRight) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200)) {
      view.chartXAxis(.hidden).chartYAxis(.hidden).environment(\.layoutDirection, direction)
    }
  }
  /// Pixels that are not white, and those that are the blue of marks.
  private func count(_ host: TestHost) -> (inked: Int, blue: Int) {
    var (inked, blue) = (0, 0)
    for y in 0..<200 {
      for x in 0..<300 {
        let pixel = host.pixel(x: x, y: y)
        if pixel != (255, 255, 255) { inked += 1 }
        if pixel == (0, 122, 255) { blue += 1 }
      }
    }
    return (inked, blue)
  }
  private func bar(_ item: Item) -> BarMark {
    BarMark(x: .value("Name", item.id), y: .value("Value", item.value))
  }

  @Test("A shape that clips bars fills the rectangle of each")
  func clips() {
    let plain = count(host(Chart(Self.items) { bar($0) }))
    let clipped = count(host(Chart(Self.items) { bar($0).clipShape(Ellipse()) }))
    let share = Double(clipped.blue) / Double(plain.blue)
    #expect(abs(share - .pi / 4) < 0.03, "\(share)")
  }

  @Test("A shadow and a blur reach beyond the marks, a mask leaves of them what other marks cover")
  func effects() {
    let plain = count(host(Chart(Self.items) { bar($0) }))
    let shadowed = count(host(Chart(Self.items) { bar($0).shadow(radius: 6, x: 4, y: 4) }))
    #expect(shadowed.blue == plain.blue && shadowed.inked > plain.inked + 400)
    let blurred = count(host(Chart(Self.items) { bar($0).blur(radius: 4) }))
    #expect(blurred.inked > plain.inked + 400 && blurred.blue < plain.blue)
    let masked = count(
      host(
        Chart {
          ForEach(Self.items) { bar($0) }
            .mask { RectangleMark(yStart: .value("Value", 0), yEnd: .value("Value", 5)) }
        }.chartYScale(domain: 0...20)))
    let share = Double(masked.blue) / Double(plain.blue)
    #expect(abs(share - 10.0 / 30) < 0.03, "\(share)")
  }

  @Test("Marks in one layer are as transparent together as one of them")
  func layers() {
    func chart(inLayer: Bool) -> TestHost {
      let two = ForEach([0, 1], id: \.self) { _ in
        RectangleMark(
          xStart: .value("X", 0), xEnd: .value("X", 1), yStart: .value("Y", 0), yEnd: .value("Y", 1)
        )
        .foregroundStyle(.black)
      }
      return host(
        Chart {
          if inLayer { two.compositingLayer().opacity(0.5) } else { two.opacity(0.5) }
        })
    }
    let (loose, layered) = (
      chart(inLayer: false).pixel(x: 150, y: 100), chart(inLayer: true).pixel(x: 150, y: 100)
    )
    #expect(abs(loose.red - 64) < 4, "\(loose)")
    #expect(layered.red < 130, "\(layered)")
  }

  @Test("Slices have rounded corners")
  func slices() {
    func pie(_ radius: CGFloat) -> TestHost {
      host(
        Chart([Item(id: "A", value: 1), Item(id: "B", value: 1), Item(id: "C", value: 1)]) { item in
          SectorMark(angle: .value("Value", item.value), innerRadius: .ratio(0.5), angularInset: 2)
            .cornerRadius(radius)
        })
    }
    let (sharp, round) = (count(pie(0)).blue, count(pie(8)).blue)
    // Of each of the twelve corners the square of the radius less a quarter of a disc, about.
    let lost = sharp - round
    #expect(lost > 90 && lost < 420, "\(lost)")
  }

  @Test("Each end of a bar moves by its own distance")
  func offsets() {
    let item = [Item(id: "A", value: 10)]
    let plain = count(host(Chart(item) { bar($0) }.chartYScale(domain: 0...20)))
    let longer = count(host(Chart(item) { bar($0).offset(yEnd: -20) }.chartYScale(domain: 0...20)))
    #expect(Double(longer.blue) / Double(plain.blue) > 1.15)
  }

  @Test("Marks are found by those who do not see them, with the words of the app or those of the values")
  func words() throws {
    let app = host(
      Chart {
        ForEach(Self.items) { bar($0) }
        RuleMark(y: .value("Mean", 15)).accessibilityLabel("Mean").accessibilityValue("fifteen")
          .accessibilityIdentifier("mean")
        PointMark(x: .value("Name", "A"), y: .value("Value", 1)).accessibilityHidden(true)
      })
    let a = try #require(app.accessibilityElement("A"))
    #expect(a.value == "Value: 10")
    #expect(a.frame.height > 50 && a.frame.width > 40)
    let mean = try #require(app.accessibilityElement("Mean"))
    #expect(mean.value == "fifteen" && mean.identifier == "mean")
    #expect(app.accessibilityElements.filter { $0.label == "A" }.count == 1)
  }

  private final class Model: ObservableObject { @Published var items = ChartEffectTests.items }
  private struct Page: View {
    @ObservedObject var model: Model
    var body: some View {
      Chart(model.items) { BarMark(x: .value("Name", $0.id), y: .value("Value", $0.value)) }
        .chartYScale(domain: 0...40).chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }

  @Test("Bars grow to their new values where a change is animated, and are there at once where it is not")
  func moves() {
    let model = Model()
    let app = TestHost(size: CGSize(width: 300, height: 200)) { Page(model: model) }
    let before = count(app).blue
    withAnimation(.linear(duration: 1)) { model.items[0].value = 40 }
    app.advance(by: 0)
    #expect(abs(count(app).blue - before) < before / 10)
    app.advance(by: 0.5)
    let half = count(app).blue
    app.advance(by: 0.6)
    let after = count(app).blue
    #expect(abs(Double(half - before) / Double(after - before) - 0.5) < 0.1)
    model.items[0].value = 10
    app.advance(by: 0)
    #expect(count(app).blue == before)
    withAnimation(.linear(duration: 1)) { model.items.append(Item(id: "C", value: 20)) }
    app.advance(by: 0.1)
    let more = count(app)
    app.advance(by: 1.2)
    #expect(more == count(app), "another number of marks is there at once")
  }

  @Test("Where a chart is read from the right, so are its places")
  func mirrored() throws {
    var found: [CGFloat] = []
    var values: [Double] = []
    func chart(_ direction: LayoutDirection) {
      let app = host(
        Chart { PointMark(x: .value("X", 2), y: .value("Y", 1)) }
          .chartXScale(domain: 0.0...10)
          .chartOverlay { proxy in
            Color.clear.onAppear {
              found.append(proxy.position(forX: 2.0) ?? -1)
              values.append(proxy.value(atX: 60, as: Double.self) ?? -1)
            }
          }, direction: direction)
      app.advance(by: 0.1)
    }
    chart(.leftToRight)
    chart(.rightToLeft)
    #expect(found == [60, 240])
    #expect(values.map { ($0 * 10).rounded() / 10 } == [2, 8])
  }
}
