import Foundation
import Sash
import SwiftUI
import Testing

@MainActor @Suite("Timelines")
struct TimelineTests {
  private final class Log { var dates: [Date] = [] }

  private func seconds(_ log: Log, since start: Date) -> [Double] {
    log.dates.map { (($0.timeIntervalSince(start)) * 1000).rounded() / 1000 }
  }

  private struct Clock<S: TimelineSchedule>: View {
    let schedule: S
    let log: Log
    var body: some View {
      TimelineView(schedule) { context in
        let _ = log.dates.append(context.date)
        Text(context.cadence == .live ? "live" : "slow")
      }
    }
  }

  @Test("A periodic timeline shows the dates of its grid, and only its content runs [fact-231]")
  func periodic() {
    let log = Log()
    let start = Date()
    let app = TestHost {
      Clock(schedule: .periodic(from: start.addingTimeInterval(-0.75), by: 0.5), log: log)
    }
    app.resetWork()
    let shown = log.dates.count
    app.advance(by: 1.6)
    #expect(app.work.bodies == [])
    #expect((shown + 3...shown + 4).contains(log.dates.count))
    let steps = zip(log.dates, log.dates.dropFirst()).map { $1.timeIntervalSince($0) }
    #expect(steps.allSatisfy { abs($0 - 0.5) < 1e-3 || $0 == 0 })
    // On the grid from the start of the schedule.
    let phase = log.dates.last!.timeIntervalSince(start.addingTimeInterval(-0.75)) / 0.5
    #expect(abs(phase - phase.rounded()) < 1e-3)
    #expect(app.texts == ["live"])
  }

  @Test("An animation timeline runs with each frame, and not at all while paused [fact-231]")
  func animation() {
    struct Player: View {
      let log: Log
      @State private var isPaused = false
      var body: some View {
        Button("toggle") { isPaused.toggle() }
        TimelineView(.animation(paused: isPaused)) { context in
          let _ = log.dates.append(context.date)
          Text("frame")
        }
      }
    }
    let log = Log()
    let app = TestHost { Player(log: log) }
    log.dates = []
    app.resetWork()
    let start = app.date
    app.advance(by: 0.5)
    #expect(log.dates.count == 30)
    #expect(app.work.bodies == [])
    #expect(abs(log.dates.last!.timeIntervalSince(start) - 0.5) < 1e-3)
    app.tap("toggle")
    app.advance(by: 0.1)
    #expect(app.isIdle)
    log.dates = []
    app.advance(by: 10)
    #expect(log.dates == [])
    app.tap("toggle")
    app.advance(by: 0.1)
    #expect(log.dates.count > 5)
    #expect(!app.isIdle)
  }

  @Test("A minimum interval makes entries rarer")
  func minimumInterval() {
    let log = Log()
    let app = TestHost { Clock(schedule: .animation(minimumInterval: 0.25), log: log) }
    log.dates = []
    app.advance(by: 1.1)
    #expect(log.dates.count == 4)
  }

  @Test("Explicit dates are shown as they come, the first at once, and nothing waits after the last")
  func explicit() {
    let log = Log()
    let start = Date()
    let dates = [1.0, 1.5, 4].map { start.addingTimeInterval($0) }
    let app = TestHost { Clock(schedule: .explicit(dates), log: log) }
    #expect(Set(log.dates) == [dates[0]])
    app.advance(by: 2)
    #expect(log.dates.last == dates[1])
    app.advance(by: 3)
    #expect(log.dates.last == dates[2])
    #expect(app.isIdle)
  }

  @Test("everyMinute has entries at the beginnings of minutes")
  func everyMinute() {
    let log = Log()
    let app = TestHost { Clock(schedule: .everyMinute, log: log) }
    app.advance(by: 121)
    #expect(
      log.dates.allSatisfy { $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) == 0 })
    #expect((3...4).contains(Set(log.dates).count))
    #expect(abs(log.dates.last!.timeIntervalSince(app.date)) < 60)
  }

  private struct Fibonacci: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      #expect(mode == .normal)
      return [0.0, 1, 2, 3, 5, 8].map { startDate.addingTimeInterval($0) }
    }
  }

  @Test("A schedule of one's own is asked for its entries once")
  func custom() {
    let log = Log()
    let app = TestHost { Clock(schedule: Fibonacci(), log: log) }
    app.advance(by: 6)
    #expect(Set(seconds(log, since: log.dates[0])) == [0, 1, 2, 3, 5])
  }

  @Test("State in the content of a timeline lives on from date to date")
  func state() {
    struct Counter: View {
      @State private var taps = 0
      let date: Date
      var body: some View { Button("taps \(taps)") { taps += 1 } }
    }
    let app = TestHost { TimelineView(.periodic(from: .now, by: 1)) { Counter(date: $0.date) } }
    app.tap("taps 0")
    app.advance(by: 3)
    #expect(app.texts == ["taps 1"])
  }

  private struct Rows<Row: View>: View {
    @ViewBuilder var row: (Int) -> Row
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<200, id: \.self) { row($0).frame(height: 40) } }
      }
    }
  }

  @Test("Timelines, keyframes and dates in rows of a lazy column rest while they are not seen")
  func lazyRows() {
    let log = Log()
    let start = Date()
    let app = TestHost(size: CGSize(width: 300, height: 400)) {
      Rows { number in
        if number == 0 {
          TimelineView(.periodic(from: .now, by: 1)) { context in
            let _ = log.dates.append(context.date)
            Text("clock")
          }
        } else if number == 1 {
          Text(start, style: .timer)
        } else if number == 2 {
          Text("turns").keyframeAnimator(initialValue: 0.0) {
            $0.opacity($1)
          } keyframes: { _ in
            LinearKeyframe(1, duration: 0.5)
            LinearKeyframe(0, duration: 0.5)
          }
        } else {
          Text("row \(number)")
        }
      }
    }
    app.advance(by: 3)
    #expect(Set(log.dates).count >= 3)
    #expect(app.shows("0:03"))
    app.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -4000))
    app.advance(by: 2)
    #expect(!app.shows("clock"))
    log.dates = []
    app.resetWork()
    app.advance(by: 5)
    #expect(log.dates.isEmpty && app.work.frames == 0 && app.isIdle)
    app.scroll(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: 8000))
    app.advance(by: 2)
    #expect(Set(log.dates).count >= 2)
    #expect(app.shows("0:12"))
  }
}
