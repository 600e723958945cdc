import CSashMainLoop
import CoreFoundation
import Foundation

// Virtual time stands still here: what runs is work that waits for its turn (tasks, the main queue, run loop
// timers that are due), and what it brings up.
extension HeadlessHost {
  /// Real seconds without any work after which the main queue counts as idle: a hop to another thread and
  /// back takes less.
  private static let quiet = 0.002
  /// Real seconds after which a main queue that never falls idle is left alone.
  private static let patience = 1.0
  /// Rounds through the queues without a new frame or timer after which `settled()` ends.
  private static let quietRounds = 3
  /// Rounds that `settled()` makes even if each takes long.
  private static let leastRounds = 10

  /// Lets waiting work, and frames and timers that are due, run until nothing is left.
  ///
  /// Only from outside of the main queue (the top level of a program), since the queue does not run inside
  /// its own blocks. Code on the main actor, as a test is, calls `settled()` instead.
  package func settle() {
    let end = ProcessInfo.processInfo.systemUptime + HeadlessHost.patience
    while ProcessInfo.processInfo.systemUptime < end {
      let hadDue = deliverDue()
      let isBusy = CFRunLoopRunInMode(kCFRunLoopDefaultMode, HeadlessHost.quiet, true) == .handledSource
      if !isBusy && !hadDue && !isSomethingDue { return }
    }
  }

  /// Lets waiting work, and frames and timers that are due, run until nothing is left; for code on the main
  /// actor.
  ///
  /// Work on other threads counts as far as it comes back within a millisecond or so; nobody can know of the
  /// rest.
  package func settled() async {
    var (quietRounds, rounds) = (0, 0)
    let end = ProcessInfo.processInfo.systemUptime + HeadlessHost.patience
    // A round takes long where others keep the main queue busy, so time alone does not end it.
    while quietRounds < HeadlessHost.quietRounds,
      rounds < HeadlessHost.leastRounds || ProcessInfo.processInfo.systemUptime < end
    {
      rounds += 1
      quietRounds = deliverDue() ? 0 : quietRounds + 1
      // Behind everything that waits on other threads, then behind everything that came back from them.
      await withCheckedContinuation { continuation in
        DispatchQueue.global(qos: .background).async { DispatchQueue.main.async { continuation.resume() } }
      }
      try? await Task.sleep(nanoseconds: 300_000)
    }
    deliverDue()
  }

  /// Moves the clock of an app without a screen along with real time, and sleeps while nothing is due. Ends
  /// as any host's does: by `quit()`, with the last window, or when the process is asked to end.
  package func run() {
    var start = ProcessInfo.processInfo.systemUptime - now
    let endRequests = EndRequests { [unowned self] in
      for window in windows { window.close() }
      quit()
    }
    isRunning = true
    withExtendedLifetime(endRequests) {
      while !isQuit {
        var elapsed = ProcessInfo.processInfo.systemUptime - start
        // Who drives the program has moved the clock ahead: it goes on from there.
        if elapsed < now {
          start -= now - elapsed
          elapsed = now
        }
        advance(by: elapsed - now)
        if isQuit { break }
        // Whoever asks for a frame or a timer stops this wait (`noteDue`).
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, nextDue.map { max(0, $0 - now) } ?? 1e9, false)
      }
    }
    isRunning = false
  }
}
