import Foundation
import SashDefaults

/// Where the scenes of the program keep what comes back with them at the next launch.
///
/// - Missing: windows of groups other than the first.
package enum SceneStores {
  package static let ofFirstWindow = KeyedStore(file: file(named: "Window-1"))

  /// What a window that is the only one of its scene keeps.
  ///
  /// There is one for all windows of a name, one after another: what the one before wrote last may not lie in the file yet.
  @MainActor static func store(of scene: String) -> KeyedStore {
    let name = String(scene.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    if let store = known[name] { return store }
    let store = KeyedStore(file: file(named: "Scene-" + name))
    known[name] = store
    return store
  }
  /// As many as the app has scenes.
  @MainActor private static var known: [String: KeyedStore] = [:]

  /// - Parameter scene: Names the scene among those of the app, from one launch to the next.
  package static func file(named scene: String) -> URL {
    folder.appendingPathComponent("Scenes", isDirectory: true).appendingPathComponent(scene + ".plist")
  }

  /// What the program keeps between launches.
  package static var folder: URL {
    UserFolders.state.appendingPathComponent(UserFolders.programName, isDirectory: true)
  }
}
