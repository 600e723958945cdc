import Charts
import Sash
import SwiftUI
import Testing

/// Marks that reach over the whole plot on the axis that they do not name, and domains that the app changes.
@MainActor @Suite struct ChartRangeTests {
  private func host(@ChartContentBuilder _ marks: () -> some ChartContent) -> TestHost {
    let marks = marks()
    return TestHost(size: CGSize(width: 200, height: 200)) {
      Chart { marks }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
  }
  private func isBlue(_ host: TestHost, _ x: Int, _ y: Int) -> Bool {
    let color = host.pixel(x: x, y: y)
    return color.blue > 200 && color.red < 60
  }

  @Test("A bar between two values of one axis fills the other one")
  func bars() {
    let across = host { BarMark(xStart: .value("From", 2), xEnd: .value("To", 4)) }
    #expect(isBlue(across, 60, 5) && isBlue(across, 60, 195))
    #expect(!isBlue(across, 30, 100) && !isBlue(across, 90, 100))
    let up = host { BarMark(yStart: .value("From", 2), yEnd: .value("To", 4)) }
    #expect(isBlue(up, 5, 140) && isBlue(up, 195, 140))
    #expect(!isBlue(up, 100, 110) && !isBlue(up, 100, 170))
  }

  @Test("A rectangle without values fills the plot; with points, the part between them")
  func rectangles() {
    let whole = host { RectangleMark() }
    #expect(isBlue(whole, 5, 5) && isBlue(whole, 195, 195))
    let part = host { RectangleMark(xStart: 50, yEnd: 50) }
    #expect(isBlue(part, 60, 40) && isBlue(part, 195, 5))
    #expect(!isBlue(part, 40, 40) && !isBlue(part, 60, 60))
  }

  @Test("A rule between two values stands in the middle of the axis that it does not name")
  func rules() {
    let level = host {
      RuleMark(xStart: .value("From", 2), xEnd: .value("To", 4)).lineStyle(StrokeStyle(lineWidth: 6))
    }
    #expect(isBlue(level, 60, 100) && !isBlue(level, 60, 60) && !isBlue(level, 120, 100))
    let placed = host {
      RuleMark(x: 30, yStart: .value("From", 2), yEnd: .value("To", 4)).lineStyle(StrokeStyle(lineWidth: 6))
    }
    #expect(isBlue(placed, 30, 140) && !isBlue(placed, 100, 140))
  }

  private struct Probe: View {
    let domain: AutomaticScaleDomain
    let report: (ChartProxy) -> Void
    var body: some View {
      Chart {
        PointMark(x: .value("X", 1), y: .value("Y", 3))
        PointMark(x: .value("X", 7), y: .value("Y", 8))
      }
      .chartXScale(domain: domain)
      .chartOverlay { proxy in
        let _ = report(proxy)
        Color.clear
      }
    }
  }

  @Test("An app changes the domain that the data ask for, and a proxy tells which it is")
  func domain() throws {
    var seen: (inferred: [Double], x: [Double], angle: Angle?) = ([], [], nil)
    let domain = AutomaticScaleDomain.automatic(dataType: Double.self) { values in
      seen.inferred = values
      values.append(40)
    }
    _ = TestHost(size: CGSize(width: 200, height: 200)) {
      Probe(domain: domain) { proxy in
        seen.x = proxy.xDomain(dataType: Double.self)
        seen.angle = proxy.angle(at: CGPoint(x: proxy.plotSize.width, y: proxy.plotSize.height / 2))
        #expect(proxy.plotContainerFrame != nil)
      }
    }
    #expect(seen.inferred == [0, 10], "\(seen)")
    #expect(seen.x == [0, 40], "\(seen)")
    #expect(abs(try #require(seen.angle).degrees - 90) < 0.01)
  }

  private struct Span: Identifiable {
    let id: Int
    let from: Double
    let to: Double
  }
  @Test("Plots draw an element from one value to another")
  func plots() {
    let spans = [Span(id: 0, from: 0, to: 2), Span(id: 1, from: 6, to: 8)]
    let host = host {
      RectanglePlot(
        spans, xStart: .value("From", \.from), xEnd: .value("To", \.to), y: .value("Row", \.to), height: 20)
    }
    #expect(isBlue(host, 20, 160) && isBlue(host, 140, 40))
    #expect(!isBlue(host, 80, 100))
  }
}
