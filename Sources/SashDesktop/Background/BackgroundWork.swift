import Foundation

/// Work that waits until nobody sees the program, and until a time that it names.
///
/// The program has to run: nothing starts it for its work.
@MainActor package final class BackgroundWork {
  package static let shared = BackgroundWork()

  /// Seconds that a look for news may take.
  ///
  /// - Source: "about 30 seconds" (Apple's documentation of background execution)
  package static let refreshTime = 30.0

  private struct Wish {
    let identifier: String
    let earliest: Date
    let begins: @MainActor () -> Void
  }
  private var wishes: [Wish] = []
  private var works: [String: @MainActor () -> Void] = [:]
  /// Seconds from the start of some work until it may start once more.
  private let rest: Double
  private var starts: [String: Date] = [:]
  private var goingOn: [String: Course] = [:]
  /// Some work that goes on.
  private struct Course {
    let stay: Stay
    let expires: @MainActor () -> Void
    var timer: (any DispatchSourceTimer)?
  }
  private var timer: (any DispatchSourceTimer)?
  /// Whether no window of the program is seen; false while it has none yet.
  package var isUnseen = false {
    didSet {
      if isUnseen == oldValue { return }
      if !isUnseen { for (name, course) in goingOn where course.stay == .whileUnseen { expire(name) } }
      review()
    }
  }
  /// How long some work may go on.
  package enum Stay: Equatable {
    case seconds(Double)
    /// Until somebody sees the program again.
    case whileUnseen
    case always
  }

  package init(rest: Double = 900) { self.rest = rest }

  /// Keeps what is done when a wish is due.
  ///
  /// - Returns: False if there is something of that name already, which stays unless it is to be replaced.
  @discardableResult
  package func register(
    _ identifier: String, replaces: Bool = false, _ work: @escaping @MainActor () -> Void
  ) -> Bool {
    if !replaces, works[identifier] != nil { return false }
    works[identifier] = work
    review()
    return true
  }

  /// Has the work of that name done once, not before `earliest`. It takes the place of an earlier wish.
  ///
  /// - Parameter begins: Told just before that starts, whoever does it.
  package func wish(
    _ identifier: String, notBefore earliest: Date?, begins: @escaping @MainActor () -> Void = {}
  ) {
    cancel(identifier)
    wishes.append(Wish(identifier: identifier, earliest: earliest ?? .distantPast, begins: begins))
    review()
  }
  /// Says that the work of that name goes on after its action, or has come to its end; it does not start again meanwhile.
  ///
  /// - Parameter expires: Told once that its time is over, if it goes on then; also when the program ends.
  package func setGoingOn(
    _ identifier: String, _ isGoingOn: Bool, for stay: Stay = .always,
    expires: @escaping @MainActor () -> Void = {}
  ) {
    guard isGoingOn else {
      guard let course = goingOn.removeValue(forKey: identifier) else { return }
      course.timer?.cancel()
      return review()
    }
    var course = Course(stay: stay, expires: expires)
    if case .seconds(let seconds) = stay {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + seconds)
      timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.expire(identifier) } }
      timer.activate()
      course.timer = timer
    }
    goingOn[identifier] = course
  }
  /// The time of some work is over; it stays among what goes on until it says that it has come to its end.
  private func expire(_ identifier: String) {
    guard let course = goingOn[identifier] else { return }
    course.timer?.cancel()
    goingOn[identifier] = Course(stay: .always, expires: {})
    course.expires()
  }
  /// The program ends: what goes on hears of it.
  package func end() { for name in goingOn.keys.sorted() { expire(name) } }
  /// Takes back a wish; all of them for nil.
  package func cancel(_ identifier: String?) {
    wishes.removeAll { $0.identifier == identifier || identifier == nil }
  }

  private func review() {
    timer?.cancel()
    timer = nil
    if !isUnseen { return }
    let now = Date()
    let able = wishes.filter { works[$0.identifier] != nil && goingOn[$0.identifier] == nil }
    let due = able.filter { time(of: $0) <= now }
    wishes.removeAll { wish in due.contains { $0.identifier == wish.identifier } }
    for wish in due { starts[wish.identifier] = now }
    for wish in due {
      wish.begins()
      works[wish.identifier]?()
    }
    let waiting = wishes.filter { works[$0.identifier] != nil && goingOn[$0.identifier] == nil }
    guard timer == nil, let next = waiting.map({ time(of: $0) }).min() else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(wallDeadline: .now() + max(0.01, next.timeIntervalSinceNow))
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.review() } }
    source.activate()
    timer = source
  }
  /// When a wish may be granted. Those who wish again while they work would else never rest.
  private func time(of wish: Wish) -> Date {
    starts[wish.identifier].map { max($0.addingTimeInterval(rest), wish.earliest) } ?? wish.earliest
  }
}
