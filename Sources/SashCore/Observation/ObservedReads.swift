import CSashThreadLocals
import Foundation
@_spi(SwiftUI) import Observation
import SashGraph
import Synchronization

/// What a rule has read of observable objects in its last run.
///
/// A rule that runs code of the user holds one and runs the code in `track`. There is one registration at a time: a run
/// that reads something else replaces it, and the end of the rule releases it. A run that reads no observable costs two
/// stores.
package struct ObservedReads {
  private(set) var registration: ObservationRegistration?
  package init() {}

  /// Runs `body` and makes the running rule run again when an observable property that it read changes.
  @inline(__always)
  package mutating func track<R>(_ host: ViewGraph, _ body: () -> R) -> R {
    track(.passUnretained(host), body)
  }

  @inline(__always)
  mutating func track<R>(_ host: Unmanaged<ViewGraph>, _ body: () -> R) -> R {
    guard let slot = sash_observation_slot_get() else {
      return withObservationTracking(body, onChange: ObservationRegistration.handler(host))
    }
    // Laid out as an optional access list, of which nil is zero; see `ObservationSlot`.
    var list: UnsafeMutableRawPointer?
    let result = withUnsafeMutablePointer(to: &list) {
      let outer = slot.pointee
      slot.pointee = UnsafeMutableRawPointer($0)
      defer { slot.pointee = outer }
      return body()
    }
    if list != nil || registration != nil { replace(&list, host) }
    return result
  }

  @inline(never)
  private mutating func replace(_ list: inout UnsafeMutableRawPointer?, _ host: Unmanaged<ViewGraph>) {
    // The old registration ends after the new one has begun: a write of another thread in between is not lost.
    withExtendedLifetime(registration) {
      if list == nil {
        registration = nil
      } else {
        let accesses = withUnsafeMutablePointer(to: &list) {
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: ReadProperties.List.self).move()
        }
        if registration?.goesOn(with: accesses) == true { return }
        registration = ObservationRegistration(accesses, host: host.takeUnretainedValue())
      }
    }
  }
}

/// Observers of the properties that one run has read; they go when this does.
final class ObservationRegistration {
  private let tracking: ObservationTracking
  private let reads: ReadProperties
  private let target: InvalidationTarget?
  /// A property that was read has changed since.
  var hasFired: Bool { target?.hasFired == true }

  /// Observes what `accesses` lists, for the rule that is running.
  fileprivate init(_ accesses: ReadProperties.List, host: ViewGraph) {
    tracking = ObservationTracking(accesses)
    reads = ReadProperties(accesses)
    target = Graph.current?.runningAttribute.map { InvalidationTarget(host: host, attribute: $0) }
    guard let target else { return }
    // On the main thread the rule is marked before the value changes and runs later, when it has. On another thread
    // the main thread might run the rule before the value is there, so that waits until it is.
    ObservationTracking._installTracking(
      tracking,
      willSet: { _ in if isMainThread() { target.invalidate(Transaction.current) } },
      didSet: { _ in if !isMainThread() { DispatchQueue.main.async { target.invalidate(Transaction()) } } })
  }
  deinit { tracking.cancel() }

  /// Whether a new run of the rule has read the same; observers stay until they are taken away, however often they are told.
  fileprivate func goesOn(with accesses: ReadProperties.List) -> Bool {
    guard let target, ReadProperties.areSame(reads, ReadProperties(accesses)) else { return false }
    target.hasFired = false
    return true
  }

  /// What to do when a property that the running rule read is about to change, where registrations cannot be ended.
  @inline(never)
  fileprivate static func handler(_ host: Unmanaged<ViewGraph>) -> @Sendable () -> Void {
    guard let reader = Graph.current?.runningAttribute else { return {} }
    let target = InvalidationTarget(host: host.takeUnretainedValue(), attribute: reader)
    return {
      if isMainThread() {
        target.invalidate(Transaction.current)
      } else {
        DispatchQueue.main.async { target.invalidate(Transaction()) }
      }
    }
  }
}

/// A rule to run again, reachable from any thread for as long as it exists.
final class InvalidationTarget: @unchecked Sendable {
  private weak var host: ViewGraph?
  private let attribute: WeakAnyAttribute
  /// The rule has been marked; on the main thread.
  fileprivate(set) var hasFired = false

  init(host: ViewGraph, attribute: AnyAttribute) {
    self.host = host
    self.attribute = host.graph.withCurrent { WeakAnyAttribute(attribute) }
    liveTargets.add(1, ordering: .relaxed)
  }
  deinit { liveTargets.subtract(1, ordering: .relaxed) }

  /// Marks the rule; on the main thread.
  func invalidate(_ transaction: Transaction) {
    guard let host else { return }
    hasFired = true
    host.change(transaction) { [attribute] in attribute.attribute?.markNeedsUpdate() }
  }
}

/// How many registrations some observable object still holds; each holds a target of its own.
package func observationCount() -> Int { liveTargets.load(ordering: .relaxed) }
private let liveTargets = Atomic(0)
