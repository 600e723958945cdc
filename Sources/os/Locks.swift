import Foundation
import Synchronization

/// A lock that spins no time and is not fair.
public struct os_unfair_lock_s: @unchecked Sendable {
  fileprivate var word: UInt32 = 0
  public init() {}
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension UnsafeMutablePointer<os_unfair_lock_s> {
  /// Takes the lock if it is free. The word is an atomic one as long as it lies at one place.
  fileprivate func take() -> Bool {
    withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
      $0.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
    }
  }
  fileprivate func release() {
    withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { $0.pointee.store(0, ordering: .releasing) }
  }
  fileprivate var isTaken: Bool {
    withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { $0.pointee.load(ordering: .relaxed) != 0 }
  }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  var tries = 0
  while !lock.take() {
    tries += 1
    if tries > 100 { usleep(50) } else { sched_yield() }
  }
}
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { lock.take() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.release() }
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(lock.isTaken, "The lock is not taken.")
}
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// A value that one thread at a time can have.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    let lock = NSLock()
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage
  /// Who may hold the lock when it is asked for.
  public struct Ownership: Hashable, Sendable {
    private let value: Int
    public static var owner: Ownership { .init(value: 0) }
    public static var notOwner: Ownership { .init(value: 1) }
  }

  public init(uncheckedState initialState: State) { storage = Storage(initialState) }
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
  public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }
  public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
    try withLockIfAvailableUnchecked(body)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  public init() { self.init(uncheckedState: ()) }
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }
  public func lock() { storage.lock.lock() }
  public func unlock() { storage.lock.unlock() }
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}
