import Foundation

/// Work that waits until nobody sees the program, and until a time that it names.
///
/// The program has to run: nothing starts it for its work.
@MainActor package final class BackgroundWork {
  package static let shared = BackgroundWork()

  private struct Wish {
    let identifier: String
    let earliest: Date
  }
  private var wishes: [Wish] = []
  private var works: [String: @MainActor () -> Void] = [:]
  private var timer: (any DispatchSourceTimer)?
  /// Whether no window of the program is seen; false while it has none yet.
  package var isUnseen = false { didSet { if isUnseen != oldValue { review() } } }

  package init() {}

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
  package func wish(_ identifier: String, notBefore earliest: Date?) {
    cancel(identifier)
    wishes.append(Wish(identifier: identifier, earliest: earliest ?? .distantPast))
    review()
  }
  /// Takes back a wish; all of them for nil.
  package func cancel(_ identifier: String?) {
    wishes.removeAll { $0.identifier == identifier || identifier == nil }
  }

  private func review() {
    timer?.cancel()
    timer = nil
    if !isUnseen { return }
    let now = Date()
    let due = wishes.filter { $0.earliest <= now && works[$0.identifier] != nil }
    wishes.removeAll { wish in due.contains { $0.identifier == wish.identifier } }
    for wish in due { works[wish.identifier]?() }
    guard timer == nil, let next = wishes.filter({ works[$0.identifier] != nil }).map(\.earliest).min() else {
      return
    }
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(wallDeadline: .now() + max(0.01, next.timeIntervalSinceNow))
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.review() } }
    source.activate()
    timer = source
  }
}
