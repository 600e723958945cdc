import CSashLocale
import CTimerFD
import Dispatch
import Foundation
import Glibc

/// Hears that another day has begun, that somebody has set the clock, and that the machine is in another time zone or writes in
/// another way; tells so by the notifications that Foundation has names for.
///
/// One timer of the kernel waits for the next midnight, and ends early when the clock is set; the zone is a file that others
/// replace. Nothing runs meanwhile.
@MainActor package final class ClockWatch {
  package enum Change: Equatable { case day, clock, zone, locale }
  private static var shared: ClockWatch?
  private static var followers: [@MainActor (Change) -> Void] = []

  /// Begins to watch the clock of the machine.
  package static func begin() {
    guard shared == nil else { return }
    shared = ClockWatch { tell($0) }
    locale = LocaleWatch { tell(.locale) }
  }
  private static var locale: LocaleWatch?
  /// Has `action` done with each change, as long as the program runs.
  package static func follow(_ action: @escaping @MainActor (Change) -> Void) { followers.append(action) }

  private static func tell(_ change: Change) {
    let name =
      switch change {
      case .day: Notification.Name.NSCalendarDayChanged
      case .clock: Notification.Name("NSSystemClockDidChangeNotification")
      case .zone: Notification.Name.NSSystemTimeZoneDidChange
      case .locale: NSLocale.currentLocaleDidChangeNotification
      }
    NotificationCenter.default.post(name: name, object: nil)
    for follower in followers { follower(change) }
  }

  private let onChange: (Change) -> Void
  private let folder: String
  private let nextDay: () -> Date?
  private var timer: Int32 = -1
  private var watch: FolderWatch?
  private var sources: [any DispatchSourceRead] = []
  private let today: () -> DateComponents
  /// The day that was last known.
  private var day: DateComponents
  private var zone = TimeZone.current.identifier

  /// - Parameters:
  ///   - folder: Where the file `localtime` lies that says what the zone is.
  ///   - nextDay: When the next day begins.
  ///   - today: Which day it is.
  package init(
    folder: String = "/etc",
    nextDay: @escaping () -> Date? = {
      Calendar.current.nextDate(
        after: Date(), matching: DateComponents(hour: 0, minute: 0, second: 0), matchingPolicy: .nextTime)
    },
    today: @escaping () -> DateComponents = {
      Calendar.current.dateComponents([.era, .year, .month, .day], from: Date())
    }, onChange: @escaping (Change) -> Void
  ) {
    (self.folder, self.nextDay, self.onChange) = (folder, nextDay, onChange)
    (self.today, day) = (today, today())
    timer = timerfd_create(CLOCK_REALTIME, Int32(TFD_NONBLOCK) | Int32(TFD_CLOEXEC))
    if timer >= 0 {
      listen(to: timer) { [weak self] in self?.timeHasCome() }
      wind()
    }
    watch = FolderWatch(folder, names: ["localtime"]) { [weak self] in self?.zoneMayHaveChanged() }
  }
  isolated deinit { end() }

  package func end() {
    for source in sources { source.cancel() }
    sources = []
    watch?.end()
  }

  private func listen(to descriptor: Int32, _ action: @escaping @MainActor () -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { MainActor.assumeIsolated { action() } }
    source.setCancelHandler { close(descriptor) }
    source.activate()
    sources.append(source)
  }

  /// Has the timer wait for the next day, or until somebody sets the clock.
  private func wind() {
    let next = (nextDay() ?? Date(timeIntervalSinceNow: 86_400)).timeIntervalSince1970
    var time = itimerspec()
    time.it_value.tv_sec = Int(next.rounded(.down))
    time.it_value.tv_nsec = Int((next - next.rounded(.down)) * 1e9)
    timerfd_settime(timer, Int32(TFD_TIMER_ABSTIME) | Int32(TFD_TIMER_CANCEL_ON_SET), &time, nil)
  }
  private func timeHasCome() {
    var count: UInt64 = 0
    let size = read(timer, &count, 8)
    let error = errno
    // A machine that wakes up sets its clock: the day may be another one then too.
    let isOtherDay = dayHasChanged()
    wind()
    if size < 0, error == ECANCELED { onChange(.clock) }
    if size == 8 || isOtherDay { onChange(.day) }
  }
  private func dayHasChanged() -> Bool {
    let now = today()
    defer { day = now }
    return now != day
  }

  private func zoneMayHaveChanged() {
    // Who starts the program may name another zone than that of the machine.
    if folder == "/etc", getenv("TZ") != nil { return }
    let named = Self.identifier(of: folder + "/localtime")
    if named == zone { return }
    NSTimeZone.resetSystemTimeZone()
    // What was known of the locale goes with the zone.
    sash_locale_begin()
    let now = named ?? TimeZone.current.identifier
    if now == zone { return }
    zone = now
    let isOtherDay = dayHasChanged()
    // The day begins at another time.
    wind()
    onChange(.zone)
    if isOtherDay { onChange(.day) }
  }
  /// The zone that a link leads to: its path ends with the name.
  static func identifier(of file: String) -> String? {
    guard let place = try? FileManager.default.destinationOfSymbolicLink(atPath: file),
      let range = place.range(of: "zoneinfo/")
    else { return nil }
    return String(place[range.upperBound...])
  }
}
