import SashHost
import SashInput

/// Keys that a filter has not answered for yet, and what has come after them: windows get them in order.
@MainActor final class HeldEvents {
  private final class Held {
    let deliver: () -> Void
    let isKey: Bool
    /// Nil until the filter has answered.
    var isTaken: Bool?
    init(isKey: Bool, isTaken: Bool?, deliver: @escaping () -> Void) {
      (self.isKey, self.isTaken, self.deliver) = (isKey, isTaken, deliver)
    }
  }
  private var queue: [Held] = []

  /// Delivers a key, unless a filter keeps it.
  func key(_ key: SystemKey?, deliver: @escaping () -> Void) {
    let held = Held(isKey: true, isTaken: nil, deliver: deliver)
    let isLookedAt =
      key.map { key in
        KeyFilter.current?(key) { [weak self] isTaken in
          held.isTaken = isTaken
          self?.flush()
        } ?? false
      } ?? false
    if !isLookedAt { held.isTaken = false }
    if queue.isEmpty, held.isTaken == false { return deliver() }
    queue.append(held)
    flush()
  }
  /// Delivers what a key has typed: with it, or not at all.
  func text(deliver: @escaping () -> Void) {
    if queue.isEmpty { return deliver() }
    queue.append(Held(isKey: false, isTaken: false, deliver: deliver))
  }

  private func flush() {
    while let first = queue.first, let isTaken = first.isTaken {
      queue.removeFirst()
      if isTaken {
        while let next = queue.first, !next.isKey { queue.removeFirst() }
      } else {
        first.deliver()
      }
    }
  }
}
