import Charts
import Sash
import SwiftUI
import Testing

private struct Sale: Identifiable {
  let id = UUID()
  let name: String
  let day: Date
  let amount: Double
  var city = "Rome"
  static func day(_ number: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: 2024, month: 3, day: number))!
  }
}
private enum Size: String, Plottable, CaseIterable { case small, large }

@MainActor @Suite("Charts")
struct ChartTests {
  @Test("Bins of values that are all the same, of none and of too many have parts all the same")
  func oddBins() {
    let same = NumberBins(data: [5.0, 5, 5])
    #expect(same.count >= 1 && same[same.index(for: 5)].lowerBound <= 5)
    let none = NumberBins(data: [Double]())
    #expect(none.count >= 1)
    let odd = NumberBins(data: [Double.nan, 1, 2, .infinity])
    #expect(odd.count >= 1 && odd.thresholds.allSatisfy(\.isFinite))
    let now = Date()
    let hours = DateBins(unit: .hour, range: now.addingTimeInterval(-86_400 * 4000)...now)
    #expect(hours.count >= 1 && hours[hours.index(for: now)].upperBound >= now)
    let days = DateBins(unit: .day, range: now.addingTimeInterval(-86_400 * 2190)...now)
    #expect(days.count >= 2190 && days[days.index(for: now)].lowerBound <= now)
    let one = DateBins(unit: .day, data: [])
    #expect(one.count >= 1)
  }

  private let sales = [
    Sale(name: "Ale", day: Sale.day(1), amount: 20), Sale(name: "Bun", day: Sale.day(2), amount: 40),
    Sale(name: "Cod", day: Sale.day(3), amount: 10),
  ]
  private func host(_ view: some View) -> TestHost {
    TestHost(size: CGSize(width: 300, height: 200)) { view }
  }
  private func isBlue(_ host: TestHost, _ x: Int, _ y: Int) -> Bool {
    host.pixel(x: x, y: y) == (0, 122, 255)
  }

  @Test("Bars stand on 0, as high as their values, with the names below and round numbers beside")
  func bars() throws {
    let host = host(
      Chart(sales) { sale in BarMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount)) })
    #expect(Set(["Ale", "Bun", "Cod", "0", "20", "40"]).isSubset(of: Set(host.texts)))
    let (zero, top) = (try #require(host.frame(of: "0")).midY, try #require(host.frame(of: "40")).midY)
    #expect(try #require(host.frame(of: "0")).minX > 250)
    let middle = Int(try #require(host.frame(of: "Bun")).midX)
    #expect(isBlue(host, middle, Int(zero) - 2) && isBlue(host, middle, Int(top) + 2))
    let low = Int(try #require(host.frame(of: "Cod")).midX)
    #expect(isBlue(host, low, Int(zero) - 2) && !isBlue(host, low, Int((zero + top) / 2)))
  }

  @Test("Bars of one place stand on each other, or beside each other")
  func stacks() throws {
    let pair = [
      Sale(name: "A", day: Sale.day(1), amount: 10),
      Sale(name: "A", day: Sale.day(1), amount: 30, city: "Oslo"),
    ]
    let stacked = host(
      Chart(pair) { sale in
        BarMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("City", sale.city))
      })
    #expect(stacked.shows("40") && stacked.shows("Oslo") && stacked.shows("Rome"))
    let middle = Int(try #require(stacked.frame(of: "A")).midX)
    let zero = Int(try #require(stacked.frame(of: "0")).midY)
    #expect(isBlue(stacked, middle, zero - 3))
    #expect(stacked.pixel(x: middle, y: zero - 60) == (52, 199, 89))
    let grouped = host(
      Chart(pair) { sale in
        BarMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
          .foregroundStyle(by: .value("City", sale.city)).position(by: .value("City", sale.city))
      })
    #expect(grouped.shows("30") && !grouped.shows("40"))
    let bottom = Int(try #require(grouped.frame(of: "0")).midY) - 3
    #expect(isBlue(grouped, middle - 20, bottom) && grouped.pixel(x: middle + 20, y: bottom) == (52, 199, 89))
  }

  @Test("Lines have an axis of dates that ends where the data do; marks are where the proxy says")
  func lines() throws {
    var proxy: ChartProxy?
    let host = host(
      Chart {
        ForEach(sales) { sale in
          LineMark(x: .value("Day", sale.day), y: .value("Amount", sale.amount))
        }
        RuleMark(y: .value("Limit", 30)).foregroundStyle(.red)
      }
      .chartOverlay { found in Color.clear.onAppear { proxy = found } })
    let days = [1, 2].map { Sale.day($0).formatted(.dateTime.month(.abbreviated).day()) }
    #expect(days.allSatisfy { host.shows($0) })
    let found = try #require(proxy)
    let width = found.plotSize.width
    #expect(found.position(forX: Sale.day(1)) == 0)
    #expect(abs((found.position(forX: Sale.day(3)) ?? 0) - width) < 0.01)
    #expect(found.value(atX: width / 2, as: Date.self) == Sale.day(2))
    #expect(found.value(atY: 0, as: Double.self) == 40)
    let rule = Int(found.position(forY: 30.0) ?? 0) + Int(try #require(host.frame(of: "40")).midY)
    #expect(
      (rule - 2...rule + 2).contains {
        host.pixel(x: 40, y: $0).red > 200 && host.pixel(x: 40, y: $0).blue < 200
      })
  }

  @Test("Axes say what they are told: values, formats, none at all")
  func axes() {
    let chart = Chart(sales) { sale in
      PointMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
    }
    let told = host(
      chart.chartYAxis {
        AxisMarks(position: .leading, values: [0, 25, 50]) { value in
          AxisGridLine()
          AxisTick()
          AxisValueLabel { if let number = value.as(Int.self) { Text("\(number) €") } }
        }
      }
      .chartXAxis { AxisMarks { value in AxisValueLabel(value.as(String.self) ?? "") } }
      .chartYScale(domain: 0...50))
    #expect(told.shows("25 €") && told.shows("50 €") && told.shows("Ale"))
    #expect((told.frame(of: "25 €")?.minX ?? 100) < 10)
    let none = host(chart.chartXAxis(.hidden).chartYAxis(.hidden))
    #expect(none.texts.isEmpty)
    let percent = host(
      chart.chartYAxis {
        AxisMarks(format: FloatingPointFormatStyle<Double>.Percent(), values: .stride(by: 20.0))
      })
    #expect(percent.texts.contains { $0.contains("%") })
  }

  @Test("Without the 0, an axis begins near the data")
  func withoutZero() {
    let points = [1, 2, 3]
    let chart = Chart(points, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 100 + $0)) }
    #expect(host(chart).shows("0"))
    let near = host(chart.chartYScale(domain: .automatic(includesZero: false)))
    #expect(!near.texts.contains("50") && near.shows("102"))
  }

  @Test("Slices are as large as their values")
  func slices() {
    let host = host(
      Chart(sales) { sale in
        SectorMark(angle: .value("Amount", sale.amount), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Name", sale.name))
      }
      .chartLegend(.hidden).chartForegroundStyleScale(["Ale": .red, "Bun": .green, "Cod": .blue]))
    #expect(host.texts.isEmpty)
    // From the top clockwise: 20, 40 and 10 of 70.
    #expect(host.pixel(x: 150 + 65, y: 60) == (255, 59, 48))
    #expect(host.pixel(x: 150, y: 175) == (52, 199, 89))
    #expect(host.pixel(x: 150 - 30, y: 30) == (0, 122, 255))
    #expect(host.pixel(x: 150, y: 100) == (255, 255, 255))
  }

  @Test("A closure says the colour of each value that comes")
  func mappedColors() {
    let slices = Chart(sales) { sale in
      SectorMark(angle: .value("Amount", sale.amount)).foregroundStyle(by: .value("Name", sale.name))
    }
    let host = host(
      slices.chartLegend(.hidden).chartForegroundStyleScale { (name: String) in
        name == "Ale" ? Color.red : name == "Bun" ? .green : .blue
      })
    #expect(host.pixel(x: 150 + 65, y: 60) == (255, 59, 48))
    #expect(host.pixel(x: 150, y: 175) == (52, 199, 89))
  }

  @Test("Notes stand over their marks, and a finger chooses a value")
  func notesAndSelection() throws {
    struct Picker: View {
      let sales: [Sale]
      @State private var chosen: String?
      var body: some View {
        VStack {
          Text(chosen ?? "nothing")
          Chart(sales) { sale in
            BarMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
              .annotation(position: .top) { Text("n\(Int(sale.amount))") }
          }
          .chartXSelection(value: $chosen)
        }
      }
    }
    let host = host(Picker(sales: sales))
    let note = try #require(host.frame(of: "n10"))
    #expect(abs(note.midX - (try #require(host.frame(of: "Cod")).midX)) < 1)
    host.press(at: CGPoint(x: note.midX, y: 120))
    #expect(host.shows("Cod") && host.texts.first == "Cod")
    host.release(at: CGPoint(x: note.midX, y: 120))
    #expect(host.shows("nothing"))
  }

  @Test("No data, one point and values that are no numbers are no reason to end")
  func extremes() {
    _ = host(Chart { RuleMark(y: .value("y", Double.nan)) })
    _ = host(
      Chart([Double.infinity, -.infinity, .nan, 5], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", $0))
      })
    _ = host(Chart([Int](), id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) })
    _ = host(
      Chart([0], id: \.self) {
        AreaMark(x: .value("x", $0), y: .value("y", $0)).interpolationMethod(.catmullRom)
      })
    _ = host(
      Chart(Size.allCases, id: \.self) { PointMark(x: .value("Size", $0), y: .value("y", 1)) }.frame(
        width: 0, height: 0))
    let named = host(Chart(Size.allCases, id: \.self) { BarMark(x: .value("Size", $0), y: .value("y", 1)) })
    #expect(named.shows("small"))
  }

  @Test("From right to left, bars stand over their names; names beside bars are read from the top")
  func directions() throws {
    let chart = Chart(sales) { sale in BarMark(x: .value("Name", sale.name), y: .value("Amount", sale.amount))
    }
    let mirrored = host(chart.environment(\.layoutDirection, .rightToLeft))
    let (first, low) = (try #require(mirrored.frame(of: "Ale")), try #require(mirrored.frame(of: "Cod")))
    #expect(first.midX > low.midX)
    let half =
      Int((try #require(mirrored.frame(of: "20")).midY + (try #require(mirrored.frame(of: "0")).midY)) / 2)
      - 10
    #expect(isBlue(mirrored, Int(first.midX), half) && !isBlue(mirrored, Int(low.midX), half))
    let level = host(
      Chart(sales) { sale in BarMark(x: .value("Amount", sale.amount), y: .value("Name", sale.name)) })
    #expect(try #require(level.frame(of: "Ale")).midY < (try #require(level.frame(of: "Cod")).midY))
    #expect(try #require(level.frame(of: "Ale")).minX < 10)
  }
}
