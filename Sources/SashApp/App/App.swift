import SashCore
import SashDefaults

/// The whole of a program: its state and its scenes. Mark the type with `@main`.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  /// The scenes of the program.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Makes the app, opens its first window on the host that the environment asks for, and runs until it is closed.
  @MainActor @preconcurrency public static func main() {
    // Before anything of the program runs: its `init` may already write into them.
    UserFolders.makeStandardFolders()
    launch(Self())
  }
}
