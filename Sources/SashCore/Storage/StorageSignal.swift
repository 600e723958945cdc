import Foundation
import SashDefaults
import SashGraph

/// Makes the rules of a scene that read it run again when a stored value changes, on whichever thread.
final class StorageSignal: @unchecked Sendable {
  private weak var host: ViewGraph?
  private let count: WeakAttribute<UInt32>
  private let store: KeyedStore
  private let key: String
  private var observation: KeyedStore.Observation?

  /// Observes `key` of `store` until `cancel()`.
  init(host: ViewGraph, subgraph: Subgraph, store: KeyedStore, key: String) {
    self.host = host
    self.store = store
    self.key = key
    count = WeakAttribute(subgraph.apply { Attribute(input: 0) })
    observation = store.observe(key) { [weak self] in self?.fire() }
  }

  /// Makes the running rule, if any, depend on the stored value.
  func read() {
    guard let host else { return }
    host.graph.withCurrent { _ = count.attribute?.value }
  }

  private func fire() {
    guard isMainThread() else {
      DispatchQueue.main.async { self.fire() }
      return
    }
    guard let host else { return }
    if host.graph.isUpdating {
      runtimeWarning("Modifying state during view update, this will cause undefined behavior.")
      host.enqueue { self.fire() }
      return
    }
    host.change(Transaction.current) { [count] in count.attribute?.updateInput { $0 &+= 1 } }
  }

  func cancel() {
    if let observation { store.remove(observation, of: key) }
    observation = nil
  }
}
