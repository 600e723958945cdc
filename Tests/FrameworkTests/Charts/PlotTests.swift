import Charts
import Sash
import SwiftUI
import Testing

/// Plots of whole collections, and of functions.
@MainActor @Suite struct PlotTests {
  fileprivate struct Point: Identifiable {
    let id = UUID()
    let x: Double
    let y: Double
    var kind = "A"
  }
  private let points = [Point(x: 0, y: 0), Point(x: 1, y: 1, kind: "B")]
  private func isMarked(_ host: TestHost, _ x: Int, _ y: Int) -> Bool {
    let color = host.pixel(x: x, y: y)
    return Int(color.blue) - Int(color.red) > 60
  }

  @Test("A function is drawn over its domain: a rising line is low on the left and high on the right")
  func function() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Chart { LinePlot(x: "x", y: "y", domain: 0...1) { $0 }.lineStyle(StrokeStyle(lineWidth: 8)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(isMarked(host, 10, 90) && isMarked(host, 50, 50) && isMarked(host, 90, 10))
    #expect(!isMarked(host, 10, 10) && !isMarked(host, 90, 90))
  }

  @Test(
    "Without a domain of its own a function takes that of the axis; where it has no value the line is interrupted"
  )
  func domain() {
    let host = TestHost(size: CGSize(width: 100, height: 100)) {
      Chart {
        LinePlot(x: "x", y: "y") { abs($0) < 1 ? .nan : 0 }.lineStyle(StrokeStyle(lineWidth: 8))
      }
      .chartXScale(domain: -2...2).chartYScale(domain: -1...1).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(isMarked(host, 10, 50) && isMarked(host, 90, 50) && !isMarked(host, 50, 50))
  }

  @Test("An area lies between the two values of its function; a curve goes where its points are")
  func areas() {
    let area = TestHost(size: CGSize(width: 100, height: 100)) {
      Chart { AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { _ in (yStart: 0.4, yEnd: 0.6) } }
        .chartYScale(domain: 0...1).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(isMarked(area, 50, 50) && !isMarked(area, 50, 20) && !isMarked(area, 50, 80))
    let circle = TestHost(size: CGSize(width: 100, height: 100)) {
      Chart {
        LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) }
          .lineStyle(StrokeStyle(lineWidth: 8))
      }
      .chartXScale(domain: -2...2).chartYScale(domain: -2...2).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    #expect(isMarked(circle, 75, 50) && isMarked(circle, 50, 25) && !isMarked(circle, 50, 50))
  }

  @Test("Elements are plotted by their properties, and styled by them")
  func elements() {
    let plot = PointPlot(points, x: .value("X", \.x), y: .value("Y", \.y)).foregroundStyle(
      by: .value("K", \.kind)
    )
    .symbolSize(\Point.size)
    #expect(plot._marks().count == 2 && plot._elements.count == 2)
    #expect(plot._marks().map(\.symbolArea) == [100, 100])
    let host = TestHost(size: CGSize(width: 200, height: 200)) { Chart { plot } }
    #expect(host.frame(of: "A") != nil && host.frame(of: "B") != nil)
    let bars = BarPlot(points, x: .value("K", \.kind), y: .value("Y", \.y))
    let rules = RulePlot(points, y: .value("Y", \.y))
    let slices = SectorPlot(points, angle: .value("Y", \.y))
    #expect(bars._marks().count == 2 && rules._marks().count == 2 && slices._marks().count == 2)
  }
}
extension PlotTests.Point { fileprivate var size: CGFloat { 100 } }
