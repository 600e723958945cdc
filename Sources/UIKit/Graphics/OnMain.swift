import Foundation
import SashCore

/// Runs on the main actor from whatever thread drawing code is on.
func onMain<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
  if isMainThread() { return MainActor.assumeIsolated(body) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
