import Foundation
import SashDefaults

/// Where the scenes of the program keep what comes back with them at the next launch.
///
/// - Missing: windows of groups other than the first.
package enum SceneStores {
  package static let ofFirstWindow = KeyedStore(file: file(named: "Window-1"))

  /// What a window that is the only one of its scene keeps.
  static func store(of scene: String) -> KeyedStore {
    let name = scene.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    return KeyedStore(file: file(named: "Scene-" + String(name)))
  }

  /// - Parameter scene: Names the scene among those of the app, from one launch to the next.
  package static func file(named scene: String) -> URL {
    UserFolders.state.appendingPathComponent(UserFolders.programName, isDirectory: true)
      .appendingPathComponent("Scenes", isDirectory: true)
      .appendingPathComponent(scene + ".plist")
  }
}
