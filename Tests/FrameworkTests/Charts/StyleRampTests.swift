import Charts
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Colours of numbers in charts")
struct StyleRampTests {
  private struct Cell: Identifiable {
    let id: Int
    var value: Double { Double(id) * 25 }
  }
  private func host(_ change: (Chart<ForEach<[Cell], Int, AnyChartContent>>) -> some View) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 200)) {
      change(
        Chart((0...4).map(Cell.init)) { cell in
          AnyChartContent(
            BarMark(x: .value("Number", "c\(cell.id)"), y: .value("One", 1))
              .foregroundStyle(by: .value("Value", cell.value)))
        })
    }
  }
  private func color(_ host: TestHost, _ name: String) throws -> (red: Int, green: Int, blue: Int) {
    host.pixel(x: Int(try #require(host.frame(of: name)).midX), y: 60)
  }

  @Test("Numbers have colours between those of a gradient, and the legend is its ramp")
  func gradient() throws {
    let host = host { $0.chartForegroundStyleScale(range: Gradient(colors: [.black, .red])) }
    let (low, middle, high) = (try color(host, "c0"), try color(host, "c2"), try color(host, "c4"))
    #expect(low.red < 5 && high.red > 240 && (100...150).contains(middle.red) && middle.red < high.red)
    #expect(host.shows("0") && host.shows("50") && host.shows("100") && !host.shows("25"))
  }

  @Test("Without colours of its own a number is pale or full; a domain says what the ends stand for")
  func domain() throws {
    let plain = host { $0 }
    #expect(try color(plain, "c0").red > color(plain, "c2").red + 20)
    #expect(try color(plain, "c2").red > color(plain, "c4").red + 20)
    let wide = host {
      $0.chartForegroundStyleScale(domain: 0...200, range: Gradient(colors: [.black, .red]))
    }
    #expect((100...150).contains(try color(wide, "c4").red) && wide.shows("200"))
  }
}
