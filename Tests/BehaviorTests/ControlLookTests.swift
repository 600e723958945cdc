import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Looks of controls that have little room or read from the right")
struct ControlLookTests {
  @Test("Titles of segments stay on one line")
  func segments() throws {
    let long = "A title that is longer than its segment"
    let host = TestHost {
      Picker("", selection: .constant(0)) {
        Text(long).tag(0)
        Text("Short").tag(1)
      }
      .pickerStyle(.segmented)
    }
    let (first, second) = (try #require(host.frame(of: long)), try #require(host.frame(of: "Short")))
    #expect(abs(first.height - second.height) < 1 && first.width < 190)
  }

  @Test("The chevron of what is open points down, whichever way is forward", arguments: [false, true])
  func chevron(isRightToLeft: Bool) throws {
    let host = TestHost(size: CGSize(width: 200, height: 100)) {
      DisclosureGroup("Group", isExpanded: .constant(true)) { Color.clear.frame(height: 10) }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
    }
    let title = try #require(host.frame(of: "Group"))
    let columns = isRightToLeft ? 0..<24 : 176..<200
    func ink(_ y: Int) -> Int { columns.filter { host.pixel(x: $0, y: y).red < 120 }.count }
    func reach(_ y: Int) -> Int {
      let inked = columns.filter { host.pixel(x: $0, y: y).red < 160 }
      return (inked.last ?? 0) - (inked.first ?? 0)
    }
    let rows = (Int(title.minY) - 4..<Int(title.maxY) + 4).filter { ink($0) > 0 }
    #expect(reach(try #require(rows.first)) > reach(try #require(rows.last)), "its point is at the lower end")
  }

  @Test("A wheel takes the height that it is given, and clips its rows")
  func wheel() throws {
    let host = TestHost(size: CGSize(width: 300, height: 500)) {
      VStack(spacing: 0) {
        Picker("", selection: .constant(5)) { ForEach(0..<10) { Text("row \($0)").tag($0) } }
          .pickerStyle(.wheel)
          .frame(height: 100)
        Text("below")
        Spacer(minLength: 0)
      }
    }
    #expect(abs(try #require(host.frame(of: "below")).minY - 100) < 1)
    let whole = TestHost(size: CGSize(width: 300, height: 500)) {
      VStack(spacing: 0) {
        Picker("", selection: .constant(5)) { ForEach(0..<10) { Text("row \($0)").tag($0) } }
          .pickerStyle(.wheel)
        Text("below")
        Spacer(minLength: 0)
      }
    }
    #expect(abs(try #require(whole.frame(of: "below")).minY - 216) < 1)
  }

  private struct Wheels: View {
    @State var date = Date(timeIntervalSince1970: 1_773_481_260)
    var body: some View {
      VStack {
        DatePicker("", selection: $date).datePickerStyle(.wheel).labelsHidden()
        Text(date.ISO8601Format())
      }
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
      .environment(\.locale, Locale(identifier: "en_US"))
    }
  }

  @Test("Wheels of a date with its time: days, hours, minutes and the half of the day")
  func dateAndTime() throws {
    let host = TestHost { Wheels() }
    let day = try #require(host.frame(of: "Sat Mar 14"))
    let (hour, minute, half) = (
      try #require(host.frame(of: "9")), try #require(host.frame(of: "41")),
      try #require(host.frame(of: "AM"))
    )
    #expect(day.maxX < hour.minX && hour.maxX < minute.minX && minute.maxX < half.minX)
    #expect(abs(day.midY - half.midY) < 1)
    // One band across all.
    let y = Int(day.midY - 15)
    let band = host.pixel(x: 14, y: y)
    let (left, right) = (Int(day.minX) - 10, Int(half.maxX) + 6)
    #expect((left...right).allSatisfy { host.pixel(x: $0, y: y) == band })
    host.tap("PM")
    host.advance(by: 1)
    #expect(host.shows("2026-03-14T21:41:00Z"))
    host.tap("Sun Mar 15")
    host.advance(by: 1)
    #expect(host.shows("2026-03-15T21:41:00Z") && host.shows("Mon Mar 16"))
  }

  @Test("The title below a way back stays where pixels are no whole points")
  func backTitle() {
    let words = [
      "Inbox", "Settings", "Library", "Albums", "Notes", "Files", "Recents", "Shared", "Today", "Week",
      "Lists",
      "Home", "Photos", "Trips", "Recipes", "Friends", "Music", "Books", "Games", "Places",
    ]
    for word in words {
      let host = TestHost(scale: 1.5) {
        NavigationStack {
          NavigationLink("go") { Text("there").navigationTitle("There") }
            .navigationTitle(word).navigationBarTitleDisplayMode(.inline)
        }
      }
      host.tap("go")
      host.advance(by: 1)
      #expect(host.texts.contains(word), "\(word) has vanished")
    }
  }
}
