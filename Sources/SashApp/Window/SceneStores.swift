import Foundation
import SashDefaults

/// Where the scenes of the program keep what comes back with them at the next launch.
///
/// - Missing: scenes other than the first window.
package enum SceneStores {
  package static let ofFirstWindow = KeyedStore(file: file(named: "Window-1"))

  /// - Parameter scene: Names the scene among those of the app, from one launch to the next.
  package static func file(named scene: String) -> URL {
    UserFolders.state.appendingPathComponent(UserFolders.programName, isDirectory: true)
      .appendingPathComponent("Scenes", isDirectory: true)
      .appendingPathComponent(scene + ".plist")
  }
}
