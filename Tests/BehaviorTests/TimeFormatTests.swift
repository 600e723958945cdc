import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Styles of the system's clocks")
struct TimeFormatTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 0)
  private static func string<F: FormatStyle>(_ style: F, _ seconds: Double) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(style.locale(Locale(identifier: "en_US")).format(start + seconds).characters)
  }

  @Test("A timer stands still outside of its interval, and counts in whole seconds")
  func timer() {
    let interval = Self.start..<(Self.start + 90)
    let up = SystemFormatStyle.Timer(countingUpIn: interval)
    let down = SystemFormatStyle.Timer(countingDownIn: interval)
    #expect([-5, 0, 1.4, 90, 100].map { Self.string(up, $0) } == ["0:00", "0:00", "0:01", "1:30", "1:30"])
    #expect([-5, 0, 1.4, 90, 100].map { Self.string(down, $0) } == ["1:30", "1:30", "1:29", "0:00", "0:00"])
    #expect(up.discreteInput(after: Self.start + 1.4) == Self.start + 2)
    #expect(up.discreteInput(after: Self.start + 90) == nil)
    let long = SystemFormatStyle.Timer(countingUpIn: Self.start..<(Self.start + 10_000))
    #expect(Self.string(long, 3_725) == "1:02:05")
    let minutes = SystemFormatStyle.Timer(countingUpIn: Self.start..<(Self.start + 10_000), showsHours: false)
    #expect(Self.string(minutes, 3_725) == "62:05")
  }

  @Test("A stopwatch shows hundredths of seconds, or as much as it may")
  func stopwatch() {
    let watch = SystemFormatStyle.Stopwatch(startingAt: Self.start)
    #expect(Self.string(watch, 65.25) == "1:05.25")
    let tenths = SystemFormatStyle.Stopwatch(startingAt: Self.start, maxPrecision: .milliseconds(100))
    #expect(Self.string(tenths, 65.25) == "1:05.2")
    #expect(tenths.discreteInput(after: Self.start + 65.25)! > Self.start + 65.25)
  }

  @Test("Offsets say how far away a date is, in the largest units that are allowed")
  func offset() {
    func text(_ style: SystemFormatStyle.DateOffset, _ seconds: Double) -> String {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(secondsFromGMT: 0)!
      return Self.string(style.calendar(calendar), seconds)
    }
    #expect(text(.init(to: Self.start), 8_100) == "2 hours, 15 minutes")
    #expect(text(.init(to: Self.start, maxFieldCount: 1), -7_200) == "-2 hours")
    #expect(text(.init(to: Self.start, allowedFields: [.minute], sign: .always()), 7_200) == "+120 minutes")
  }

  @Test("A text of a source goes on by itself, and stands still when the source does")
  func live() {
    struct Screen: View {
      let start: Date
      var body: some View {
        Text(
          TimeDataSource<Date>.currentDate,
          format: .timer(countingDownIn: start..<(start + 3)))
        Text(
          "\(TimeDataSource<Duration>.durationOffset(to: start), format: .time(pattern: .minuteSecond)) gone")
      }
    }
    let app = TestHost { VStack { Screen(start: Date(timeIntervalSince1970: 0)) } }
    _ = app
    final class Box { var start: Date? }
    struct Stage: View {
      let box: Box
      @State private var isThere = false
      var body: some View {
        if isThere, let start = box.start {
          Text(TimeDataSource<Date>.currentDate, format: .timer(countingDownIn: start..<(start + 3)))
        } else {
          Button("start") { isThere = true }
        }
      }
    }
    let box = Box()
    let stage = TestHost { Stage(box: box) }
    box.start = stage.date
    stage.tap("start")
    var texts = stage.texts
    for _ in 0..<4 {
      stage.advance(by: 1.1)
      texts += stage.texts
    }
    #expect(texts == ["0:03", "0:02", "0:01", "0:00", "0:00"])
    stage.resetWork()
    stage.advance(by: 10)
    #expect(stage.work.frames == 0)
  }

  @Test("A reference says in how long a date is while it is near, and writes it out else")
  func reference() {
    let style = SystemFormatStyle.DateReference(to: Self.start)
    #expect(Self.string(style, -7_200).contains("2 hours"))
    #expect(Self.string(style, -10 * 86_400).contains("January"))
  }
}
