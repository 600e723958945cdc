import Foundation
import SashDefaults

/// What a scene keeps from one launch to the next: the values of its `@SceneStorage`.
@MainActor public final class SceneState {
  let store = KeyedStore()
  /// Where documents keep drafts and what was opened last.
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("State-\(UUID().uuidString)")
  deinit { try? FileManager.default.removeItem(at: folder) }
  /// The state of a scene that has never been open.
  public nonisolated init() {}
}
