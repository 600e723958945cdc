import Charts
import Sash
import SwiftUI
import Testing

/// What a finger selects, and signs that a chart chooses.
@MainActor @Suite struct ChartSelectionTests {
  private struct Selecting: View {
    @State private var range: ClosedRange<Double>?
    var body: some View {
      VStack(spacing: 0) {
        Chart { PointMark(x: .value("X", 0.0), y: .value("Y", 1.0)) }
          .chartXScale(domain: 0.0...10.0).chartXAxis(.hidden).chartYAxis(.hidden)
          .chartXSelection(range: $range).frame(width: 200, height: 100)
        Text(range.map { "\(Int($0.lowerBound.rounded())) to \(Int($0.upperBound.rounded()))" } ?? "nothing")
      }
    }
  }
  @Test("A drag selects from where it began, in either direction, and nothing is selected afterwards")
  func range() {
    let host = TestHost(size: CGSize(width: 200, height: 130)) { Selecting() }
    host.press(at: CGPoint(x: 100, y: 50))
    host.drag(to: CGPoint(x: 160, y: 50))
    #expect(host.frame(of: "5 to 8") != nil)
    host.drag(to: CGPoint(x: 40, y: 50))
    #expect(host.frame(of: "2 to 5") != nil)
    host.release(at: CGPoint(x: 40, y: 50))
    #expect(host.frame(of: "nothing") != nil)
  }

  private struct Hollow: ChartSymbolShape {
    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
    func path(in rect: CGRect) -> Path { Path(CGRect(x: rect.minX, y: rect.minY, width: 2, height: 2)) }
  }
  @Test("A chart says which sign stands for which value")
  func symbols() {
    func covered(_ isHollow: Bool) -> Bool {
      let chart = Chart {
        PointMark(x: .value("X", 5.0), y: .value("Y", 5.0)).symbol(by: .value("K", "a")).symbolSize(900)
      }
      .chartXScale(domain: 0.0...10.0).chartYScale(domain: 0.0...10.0).chartXAxis(.hidden).chartYAxis(.hidden)
      .chartLegend(.hidden)
      let host = TestHost(size: CGSize(width: 100, height: 100)) {
        if isHollow { chart.chartSymbolScale(["a": Hollow()]) } else { chart }
      }
      return host.pixel(x: 50, y: 50) != (255, 255, 255)
    }
    #expect(covered(false) && !covered(true))
  }
}
