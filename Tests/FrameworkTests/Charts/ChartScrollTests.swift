import Charts
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Charts of which a part is seen")
struct ChartScrollTests {
  private final class Model: ObservableObject {
    @Published var x = 20.0
    @Published var y = 0.0
    @Published var chosen: Double?
    @Published var range: ClosedRange<Double>?
  }
  private struct Page: View {
    @ObservedObject var model: Model
    let axes: Axis.Set
    var body: some View {
      Chart(0..<101, id: \.self) { number in
        PointMark(x: .value("X", Double(number)), y: .value("Y", Double(number)))
          .annotation { Text(verbatim: "p\(number)") }
      }
      .chartXScale(domain: 0.0...100).chartYScale(domain: 0.0...100)
      .chartXAxis(.hidden).chartYAxis(.hidden)
      .chartScrollableAxes(axes)
      .chartXVisibleDomain(length: 10.0)
      .chartYVisibleDomain(length: 10.0)
      .chartScrollPosition(x: $model.x)
      .chartScrollPosition(y: $model.y)
    }
  }
  private func host(_ model: Model, _ axes: Axis.Set) -> TestHost {
    let app = TestHost(size: CGSize(width: 300, height: 300)) { Page(model: model, axes: axes) }
    app.advance(by: 0.2)
    return app
  }

  @Test("What is seen begins with the value of the binding, which follows a finger and moves the chart")
  func horizontal() throws {
    let model = Model()
    let app = host(model, .horizontal)
    func x(_ name: String) throws -> CGFloat { try #require(app.frame(of: name)).midX }
    let (first, middle) = (try x("p20"), try x("p25"))
    #expect(abs(first) < 12 && abs(middle - 150) < 2, "\(first) \(middle)")
    model.x = 50
    app.advance(by: 0.2)
    #expect(abs(try x("p55") - 150) < 2)
    app.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: -300, height: 0))
    app.advance(by: 1)
    #expect(abs(model.x - 60) < 0.5, "\(model.x)")
    #expect(abs(try x("p65") - 150) < 6)
  }

  @Test("A vertical axis scrolls too, and begins below")
  func vertical() throws {
    let model = Model()
    let app = host(model, .vertical)
    func y(_ name: String) throws -> CGFloat { try #require(app.frame(of: name)).midY }
    #expect(abs(try y("p5") - 150) < 20)
    model.y = 40
    app.advance(by: 0.2)
    #expect(abs(try y("p45") - 150) < 20)
    app.scroll(at: CGPoint(x: 150, y: 150), by: CGSize(width: 0, height: 300))
    app.advance(by: 1)
    #expect(abs(model.y - 50) < 0.5, "\(model.y)")
  }

  @Test("A chart begins with a value that is wished at first only")
  func initial() throws {
    let app = TestHost(size: CGSize(width: 300, height: 300)) {
      Chart(0..<101, id: \.self) { number in
        PointMark(x: .value("X", Double(number)), y: .value("Y", 1)).annotation {
          Text(verbatim: "p\(number)")
        }
      }
      .chartXScale(domain: 0.0...100).chartXAxis(.hidden).chartYAxis(.hidden)
      .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10.0).chartScrollPosition(initialX: 70.0)
    }
    app.advance(by: 0.2)
    #expect(abs(try #require(app.frame(of: "p75")).midX - 150) < 2)
  }

  @Test("A mouse and a finger select a value, and a range from where they began")
  func selection() {
    let model = Model()
    struct Page: View {
      @ObservedObject var model: Model
      var body: some View {
        Chart { PointMark(x: .value("X", 5.0), y: .value("Y", 5.0)) }
          .chartXScale(domain: 0.0...10).chartXAxis(.hidden).chartYAxis(.hidden)
          .chartXSelection(value: $model.chosen)
          .chartXSelection(range: $model.range)
      }
    }
    let app = TestHost(size: CGSize(width: 300, height: 300)) { Page(model: model) }
    for isTouch in [false, true] {
      let (a, b) = (CGPoint(x: 60, y: 100), CGPoint(x: 120, y: 120))
      if isTouch { app.press(at: a) } else { app.pressMouse(at: a) }
      #expect(abs((model.chosen ?? -1) - 2) < 0.01)
      if isTouch { app.drag(to: b) } else { app.dragMouse(to: b) }
      #expect(abs((model.chosen ?? -1) - 4) < 0.01)
      #expect(
        abs((model.range?.lowerBound ?? -1) - 2) < 0.01 && abs((model.range?.upperBound ?? -1) - 4) < 0.01)
      if isTouch { app.release(at: b) } else { app.releaseMouse(at: b) }
      #expect(model.chosen == nil && model.range == nil)
    }
  }
}
