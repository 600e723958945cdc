import Charts
import Sash
import SwiftUI
import Testing

/// Where notes of pies stand, and how wide bars of time are.
@MainActor @Suite struct ChartPlaceTests {
  private struct Part: Identifiable {
    let id: String
    let value: Double
  }

  @Test("Notes of a pie stand in the middles of their own slices, also of equal ones")
  func pie() throws {
    let parts = [Part(id: "A", value: 1), Part(id: "B", value: 1), Part(id: "C", value: 2)]
    let host = TestHost(size: CGSize(width: 200, height: 200)) {
      Chart(parts) { part in
        SectorMark(angle: .value("Value", part.value))
          .annotation(position: .overlay) { Text(part.id) }
      }
    }
    let places = try ["A", "B", "C"].map { name in
      let frame = try #require(host.frame(of: name))
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    #expect(places[0].x > 110 && places[0].y < 90, "\(places)")
    #expect(places[1].x > 110 && places[1].y > 110, "\(places)")
    #expect(places[2].x < 80 && abs(places[2].y - 100) < 4, "\(places)")
  }

  private struct Month: Identifiable {
    let id: Int
    var date: Date {
      Calendar.current.date(from: DateComponents(year: 2023, month: id, day: 1))!
    }
  }

  @Test("Bars of months are equally wide, though months are not equally long")
  func months() {
    let host = TestHost(size: CGSize(width: 620, height: 200)) {
      Chart([Month(id: 1), Month(id: 2), Month(id: 3), Month(id: 4)]) { month in
        BarMark(x: .value("Month", month.date, unit: .month), y: .value("Sum", 10))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    var (widths, width): ([Int], Int) = ([], 0)
    for x in 0..<620 {
      let color = host.pixel(x: x, y: 150)
      if color.blue > 200, color.red < 60 {
        width += 1
      } else if width > 0 {
        widths.append(width)
        width = 0
      }
    }
    #expect(widths.count == 4)
    #expect((widths.max() ?? 9) - (widths.min() ?? 0) <= 1, "\(widths)")
  }
}
