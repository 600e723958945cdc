import Foundation
import Synchronization

/// Numbers that never repeat in a process.
package enum DisplayVersion {
  private static let counter = Atomic<UInt64>(1)
  package static func next() -> UInt64 { counter.add(1, ordering: .relaxed).newValue }
}
