import CoreFoundation
import Foundation

// Virtual time stands still here: what runs is work that waits for its turn (tasks, the main queue, run loop timers that
// are due), and what it brings up.
extension HeadlessHost {
  /// Real seconds without any work after which the main queue counts as idle: a hop to another thread and back takes less.
  private static let quiet = 0.002
  /// Real seconds after which a main queue that never falls idle is left alone.
  private static let patience = 1.0

  /// Lets waiting work and frames that are due run until nothing is left.
  ///
  /// Only outside of the main queue (from the top level of a program): the queue does not run inside its own blocks.
  /// A test on the main actor calls `settled()` instead.
  package func settle() {
    let end = ProcessInfo.processInfo.systemUptime + HeadlessHost.patience
    deliverDue()
    while ProcessInfo.processInfo.systemUptime < end {
      let isBusy = CFRunLoopRunInMode(kCFRunLoopDefaultMode, HeadlessHost.quiet, true) == .handledSource
      let hadDue = nextDue.map { $0 <= now } ?? false
      deliverDue()
      if !isBusy && !hadDue { return }
    }
  }

  /// Moves the clock of apps without a screen along with real time, and sleeps while nothing is due.
  package func run() {
    let start = ProcessInfo.processInfo.systemUptime - now
    while !isQuit {
      let elapsed = ProcessInfo.processInfo.systemUptime - start
      if elapsed > now { advance(by: elapsed - now) }
      if isQuit { return }
      let wait = nextDue.map { max(0, $0 - now) } ?? 3600
      CFRunLoopRunInMode(kCFRunLoopDefaultMode, wait, true)
    }
  }
}
