import SashMonkey
import SwiftUI

/// A scene of the random users in a real window, for `Scripts/monkey-window`: `SASH_MONKEY_SCENE` names it.
@main struct MonkeyWindowApp: App {
  @MainActor private static let content: AnyView = {
    let scene = MonkeyScene.named(ProcessInfo.processInfo.environment["SASH_MONKEY_SCENE"] ?? "app/notes")
    return scene.content(MonkeyData(seed: scene.seed, isPlain: scene.isComparable))
  }()

  var body: some Scene { WindowGroup("Monkey") { MonkeyWindowApp.content } }
}
