import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Texts of dates")
struct DateTextTests {
  nonisolated private static let us = Locale(identifier: "en_US")
  private static let utc = TimeZone(secondsFromGMT: 0)!
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = utc
    return calendar
  }
  private static let june = Date(timeIntervalSince1970: 1_559_604_180)  // 2019-06-03 23:23 UTC

  private func host<V: View>(locale: Locale = us, @ViewBuilder _ view: () -> V) -> TestHost {
    TestHost(size: CGSize(width: 400, height: 200)) {
      VStack { view() }.environment(\.locale, locale).environment(\.timeZone, Self.utc)
        .environment(\.calendar, Self.calendar)
    }
  }

  private final class Box { var make: (() -> Text)? }
  private struct Stage: View {
    let box: Box
    @State private var isThere = false
    var body: some View {
      if isThere, let make = box.make { make() } else { Button("start") { isThere = true } }
    }
  }

  /// What a text says at once and after seconds, one after the other, and how many frames each wait brought.
  private func course(_ make: @escaping (Date) -> Text, _ waits: [Double]) -> (texts: [String], frames: [Int])
  {
    let box = Box()
    let app = host { Stage(box: box) }
    let start = app.date
    box.make = { make(start) }
    app.tap("start")
    var (texts, frames) = (app.texts, [Int]())
    for wait in waits {
      app.resetWork()
      app.advance(by: wait)
      texts.append(app.texts[0])
      frames.append(app.work.frames)
    }
    return (texts, frames)
  }

  @Test("A date takes the longest form that fits, where it may choose")
  func variants() {
    let date = Date(timeIntervalSince1970: 1_795_219_200)  // 21 November 2026
    func shown(_ width: CGFloat, _ variant: some TextVariantPreference) -> [String] {
      TestHost(size: CGSize(width: 400, height: 100)) {
        Text(date, style: .date).textVariant(variant).lineLimit(1).frame(width: width)
          .environment(\.locale, Locale(identifier: "en_US"))
          .environment(\.timeZone, TimeZone(identifier: "UTC")!)
      }.texts
    }
    #expect(shown(300, .sizeDependent) == ["November 21, 2026"])
    #expect(shown(110, .sizeDependent) == ["Nov 21, 2026"])
    #expect(shown(75, .sizeDependent) == ["11/21/26"])
    #expect(shown(75, .fixed) == ["November 21, 2026"])
  }

  @Test("Days and times of the day")
  func days() {
    let app = host {
      Text(Self.june, style: .date)
      Text(Self.june, style: .time)
      Text("On \(Self.june, style: .date) at \(Self.june, style: .time)")
      Text(Self.june...Self.june.addingTimeInterval(1800))
      Text(DateInterval(start: Self.june.addingTimeInterval(-7200), duration: 5400))
    }
    #expect(app.texts[0] == "June 3, 2019")
    #expect(app.texts[1] == "11:23PM")
    #expect(app.texts[2] == "On June 3, 2019 at 11:23PM")
    let ranges = app.texts[3...].map { $0.replacingOccurrences(of: "\u{2009}", with: " ") }
    #expect(ranges[0] == "6/3/2019, 11:23PM – 6/3/2019, 11:53PM" || ranges[0] == "11:23 – 11:53PM")
    #expect(ranges[1] == "9:23 – 10:53PM")
    let german = host(locale: Locale(identifier: "de_DE")) {
      Text(Self.june, style: .date)
      Text(Self.june, style: .time)
    }
    #expect(german.texts == ["3. Juni 2019", "23:23"])
  }

  @Test("A clock counts to a date and away from it, with one frame a second [fact-284]")
  func timer() {
    let (texts, frames) = course(
      { Text($0.addingTimeInterval(2.5), style: .timer) }, [0.4, 0.2, 1, 0.8, 0.2, 58.9, 0.5, 3540.6])
    #expect(texts == ["0:02", "0:02", "0:01", "0:00", "0:00", "0:00", "0:59", "0:59", "1:00:00"])
    #expect(frames[..<6] == [0, 1, 1, 0, 0, 59])
  }

  @Test("A timer shows what is left rounded up, what has gone by rounded down, and ends with its interval")
  func timerInterval() {
    let down = course({ Text(timerInterval: $0...$0.addingTimeInterval(3.5)) }, [0.4, 0.2, 2, 1, 100])
    #expect(down.texts == ["0:04", "0:04", "0:03", "0:01", "0:00", "0:00"])
    #expect(down.frames == [0, 1, 2, 1, 0])
    let up = course(
      { Text(timerInterval: $0...$0.addingTimeInterval(3.5), countsDown: false) }, [0.9, 0.2, 10])
    #expect(up.texts == ["0:00", "0:00", "0:01", "0:03"])
    #expect(up.frames == [0, 1, 2])
    let paused = course(
      { Text(timerInterval: $0...$0.addingTimeInterval(10), pauseTime: $0.addingTimeInterval(2.5)) }, [2, 10])
    #expect(paused.texts == ["0:10", "0:08", "0:08"])
    #expect(paused.frames[1] == 0)
    let long = course(
      { Text(timerInterval: $0...$0.addingTimeInterval(5400.5), showsHours: false) }, [1])
    #expect(long.texts == ["90:01", "90:00"])
    let hours = course({ Text(timerInterval: $0...$0.addingTimeInterval(3600.5)) }, [1, 1])
    #expect(hours.texts == ["1:00:01", "1:00:00", "59:59"])
    // It has not begun.
    let later = course(
      { Text(timerInterval: $0.addingTimeInterval(60)...$0.addingTimeInterval(70)) }, [59, 2])
    #expect(later.texts == ["0:10", "0:10", "0:09"])
    #expect(later.frames == [0, 1])
  }

  @Test("How long ago, in two units of which the larger is not zero [fact-284]")
  func relative() {
    let near = course({ Text($0, style: .relative) }, [1, 59, 5, 3535, 60 * 5])
    #expect(near.texts == ["0 sec", "1 sec", "1 min, 0 sec", "1 min, 5 sec", "1 hr, 0 min", "1 hr, 5 min"])
    #expect(near.frames[0] == 1 && near.frames[1] == 59 && near.frames[4] == 5)
    let day = 86400.0
    let far = course({ Text($0.addingTimeInterval(-2 * day - 7500), style: .relative) }, [3600, 29 * day])
    #expect(far.texts == ["2 days, 2 hr", "2 days, 3 hr", far.texts[2]])
    #expect(far.texts[2].hasPrefix("1 mth, "))
    let future = course({ Text($0.addingTimeInterval(7501), style: .relative) }, [2, 60 * 65])
    #expect(future.texts == ["2 hr, 5 min", "2 hr, 4 min", "59 min, 59 sec"])
    #expect(future.frames[0] == 1)
  }

  @Test("How far the present is from a date, with its sign and one unit")
  func offset() {
    let past = course({ Text($0, style: .offset) }, [1, 119, 7080])
    #expect(past.texts == ["0 seconds", "+1 second", "+2 minutes", "+2 hours"])
    let future = course({ Text($0.addingTimeInterval(674), style: .offset) }, [10, 10, 8000])
    #expect(future.texts == ["-11 minutes", "-11 minutes", "-10 minutes", "+2 hours"])
    #expect(future.frames[..<2] == [0, 1])
    let months = course({ Text($0.addingTimeInterval(86400 * 100), style: .offset) }, [])
    #expect(months.texts == ["-3 months"])
  }

  @Test("A text that goes on rests while nobody sees it, and ends with its view")
  func rest() {
    struct Shelf: View {
      @State private var shows = true
      var body: some View {
        Button("hide") { shows = false }
        if shows { Text(Date(), style: .timer) }
      }
    }
    let app = host { Shelf() }
    #expect(!app.isIdle)
    app.tap("hide")
    app.advance(by: 1)
    #expect(app.isIdle)
  }

  @Test("A progress view of an interval moves by itself and shows its clock")
  func progress() {
    struct Bar: View {
      let box: Box
      @State private var start: Date?
      var now: () -> Date
      var body: some View {
        if let start {
          ProgressView(timerInterval: start...start.addingTimeInterval(10), countsDown: false) { Text("Tea") }
        } else {
          Button("start") { start = now() }
        }
      }
    }
    var clock: () -> Date = { Date() }
    let app = host { Bar(box: Box(), now: { clock() }) }
    clock = { app.date }
    app.tap("start")
    #expect(app.texts == ["Tea", "0:00"])
    app.resetWork()
    app.advance(by: 5)
    #expect(app.texts == ["Tea", "0:05"])
    #expect((100...160).contains(app.work.frames))
    app.advance(by: 6)
    #expect(app.texts == ["Tea", "0:10"])
    #expect(app.isIdle)
  }
}
