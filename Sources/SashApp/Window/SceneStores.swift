import Foundation
import SashDefaults

/// Where the scenes of the program keep what comes back with them at the next launch.
package enum SceneStores {
  @MainActor package static var ofFirstWindow: KeyedStore { store(ofFirstWindowIn: folder) }
  @MainActor static func store(ofFirstWindowIn folder: URL) -> KeyedStore {
    store(named: "Window-1", in: folder)
  }

  /// What a window that is the only one of its scene keeps.
  ///
  /// There is one for all windows of a name, one after another: what the one before wrote last may not lie in the file yet.
  @MainActor static func store(of scene: String) -> KeyedStore {
    store(in: file(named: "Scene-" + String(scene.map { $0.isLetter || $0.isNumber ? $0 : "_" })))
  }
  @MainActor private static func store(in file: URL) -> KeyedStore {
    if let store = known[file.path] { return store }
    let store = KeyedStore(file: file)
    known[file.path] = store
    return store
  }
  /// As many as the app has scenes, and windows of groups that are open.
  @MainActor private static var known: [String: KeyedStore] = [:]

  /// What one of several windows of a scene keeps, or what is known of all windows.
  @MainActor static func store(named name: String, in folder: URL) -> KeyedStore {
    store(in: place(name, in: folder))
  }
  /// Forgets what a window has kept that does not come back.
  @MainActor static func remove(_ name: String, in folder: URL) {
    let file = place(name, in: folder)
    known[file.path] = nil
    try? FileManager.default.removeItem(at: file)
  }
  private static func place(_ name: String, in folder: URL) -> URL {
    folder.appendingPathComponent("Scenes", isDirectory: true).appendingPathComponent(name + ".plist")
  }

  /// - Parameter scene: Names the scene among those of the app, from one launch to the next.
  package static func file(named scene: String) -> URL {
    folder.appendingPathComponent("Scenes", isDirectory: true).appendingPathComponent(scene + ".plist")
  }

  /// What the program keeps between launches.
  package static var folder: URL {
    UserFolders.state.appendingPathComponent(UserFolders.programName, isDirectory: true)
  }
}
