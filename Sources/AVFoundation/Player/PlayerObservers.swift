import CoreMedia
import Foundation

/// Blocks that are called while a player plays.
final class PlayerObservers: @unchecked Sendable {
  private struct Entry {
    let id: NSObject
    let interval: TimeInterval
    let queue: DispatchQueue
    let block: @Sendable (CMTime) -> Void
    var timer: (any DispatchSourceTimer)?
  }
  private var entries: [Entry] = []
  private var isRunning = false
  private let time: () -> CMTime
  init(_ time: @escaping () -> CMTime) { self.time = time }
  deinit { stop() }

  func add(_ interval: TimeInterval, _ queue: DispatchQueue, _ block: @escaping @Sendable (CMTime) -> Void)
    -> Any
  {
    let entry = Entry(id: NSObject(), interval: interval, queue: queue, block: block)
    entries.append(entry)
    if isRunning { run(entries.count - 1) }
    return entry.id
  }
  func remove(_ id: Any) {
    entries.removeAll { entry in
      guard entry.id === id as? NSObject else { return false }
      entry.timer?.cancel()
      return true
    }
  }
  func start() {
    if isRunning { return }
    isRunning = true
    for index in entries.indices { run(index) }
  }
  func stop() {
    isRunning = false
    for index in entries.indices {
      entries[index].timer?.cancel()
      entries[index].timer = nil
    }
  }
  private func run(_ index: Int) {
    let entry = entries[index]
    let timer = DispatchSource.makeTimerSource(queue: entry.queue)
    timer.schedule(deadline: .now(), repeating: entry.interval)
    timer.setEventHandler { [weak self] in if let self { entry.block(self.time()) } }
    entries[index].timer = timer
    timer.resume()
  }
}
