import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Text fields of values")
struct ValueFieldTests {
  private static let us = Locale(identifier: "en_US")
  private final class Log { var values: [Double] = [] }

  private struct Bill: View {
    let log: Log
    @State var amount = 12.5
    @State private var tip: Int?
    @State private var submitted = ""
    var body: some View {
      VStack {
        TextField("Amount", value: $amount, format: .currency(code: "USD"))
          .onSubmit { submitted = "\(amount)" }
        TextField("Tip", value: $tip, format: .number)
        Text("amount \(amount.description)")
        Text("tip \(tip.map { $0.description } ?? "none")")
        Text("submitted \(submitted)")
        Button("double") { amount *= 2 }
      }
      .onChange(of: amount) { log.values.append($1) }
      .environment(\.locale, ValueFieldTests.us)
    }
  }

  private func retype(_ app: TestHost, _ text: String) {
    app.press(.command("a"))
    app.type(text)
  }

  @Test(
    "A value is shown in its format; return reads what was typed and formats it anew [S4-322 fact-265 text-1]"
  )
  func commit() {
    let log = Log()
    let app = TestHost { Bill(log: log) }
    #expect(app.shows("$12.50"))
    app.tap("$12.50")
    retype(app, "30")
    // Nothing is written while it is typed.
    #expect(app.shows("30") && app.shows("amount 12.5"))
    app.press(.return)
    #expect(app.shows("$30.00") && app.shows("amount 30.0") && app.shows("submitted 30.0"))
    app.tap("$30.00")
    retype(app, "$7.25")
    app.press(.escape)
    #expect(app.shows("$7.25") && app.shows("amount 7.25"))
    #expect(log.values == [30, 7.25])
  }

  @Test("What cannot be read leaves the value, and the field shows it again [fact-265 text-2]")
  func revert() {
    let log = Log()
    let app = TestHost { Bill(log: log) }
    app.tap("$12.50")
    retype(app, "lots")
    #expect(app.shows("lots"))
    app.press(.return)
    #expect(app.shows("$12.50") && log.values == [])
    app.tap("$12.50")
    retype(app, "")
    app.press(.delete)
    #expect(app.shows("Amount"))
    app.press(.escape)
    #expect(app.shows("$12.50") && log.values == [])
  }

  @Test("An empty field is no value where there may be none")
  func optional() {
    let app = TestHost { Bill(log: Log()) }
    #expect(app.shows("Tip") && app.shows("tip none"))
    app.tap("Tip")
    app.type("1500")
    app.press(.return)
    #expect(app.shows("1,500") && app.shows("tip 1500"))
    app.tap("1,500")
    app.press(.command("a"))
    app.press(.delete)
    app.press(.return)
    #expect(app.shows("Tip") && app.shows("tip none"))
  }

  @Test("A value from elsewhere is shown, also while another one is typed")
  func fromElsewhere() {
    let app = TestHost { Bill(log: Log()) }
    app.tap("double")
    #expect(app.shows("$25.00"))
    struct Clock: View {
      @State private var count = 1
      private let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
      var body: some View {
        TextField("Count", value: $count, format: .number).onReceive(timer) { _ in count = 42 }
      }
    }
    let other = TestHost { Clock() }
    other.tap("1")
    other.type("7")
    #expect(other.texts == ["17"])
    other.advance(by: 6)
    #expect(other.texts == ["42"])
  }

  @Test("Formatters of numbers and dates read what they show")
  func formatters() {
    struct Birthday: View {
      @State private var year: Int = 1990
      @State private var price: Decimal? = nil
      @State private var day = Date(timeIntervalSince1970: 0)
      let decimal: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.locale = ValueFieldTests.us
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        return formatter
      }()
      let date: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy-MM-dd"
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter
      }()
      var body: some View {
        TextField("Year", value: $year, formatter: decimal)
        TextField("Price", value: $price, formatter: decimal)
        TextField(value: $day, formatter: date) { Text("Day") }
        Text("year \(year.description)")
        Text("price \(price.map { "\($0)" } ?? "none")")
        Text("day \(Int(day.timeIntervalSince1970).description)")
      }
    }
    let app = TestHost { VStack { Birthday() } }
    #expect(app.texts.contains("1990") && app.texts.contains("Price") && app.texts.contains("1970-01-01"))
    app.tap("1990")
    retype(app, "2001")
    app.tap("Price")
    #expect(app.shows("year 2001"))
    app.type("9.5")
    app.tap("1970-01-01")
    #expect(app.shows("price 9.5"))
    retype(app, "1970-01-02")
    app.press(.return)
    #expect(app.shows("day 86400"))
    app.tap("2001")
    retype(app, "soon")
    app.press(.return)
    #expect(app.shows("year 2001") && app.texts.contains("2001"))
  }

  @Test("The older way to follow editing [text-81]")
  @available(*, deprecated)
  func callbacks() {
    struct Old: View {
      let log: (String) -> Void
      @State private var name = ""
      var body: some View {
        TextField(
          "Name", text: $name, onEditingChanged: { log("editing \($0)") }, onCommit: { log("commit \(name)") }
        )
      }
    }
    var log: [String] = []
    let app = TestHost { Old { log.append($0) } }
    app.tap("Name")
    app.type("Ada")
    app.press(.return)
    #expect(log == ["editing true", "commit Ada", "editing false"])
  }
}
