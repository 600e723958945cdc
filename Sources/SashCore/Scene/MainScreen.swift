import Foundation
import Synchronization

/// What code outside of any view may ask of the window: its size, its pixels and whether it is dark.
package struct MainScreen: Sendable {
  /// In points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat
  package var isDark: Bool

  /// The window that changed last; an iPhone 15 before there is one.
  package static var current: MainScreen { state.withLock { $0 } }
  private static let state = Mutex(
    MainScreen(size: CGSize(width: 393, height: 852), scale: 1, isDark: false))

  /// Remembers the window of a scene.
  package static func follow(_ scene: ViewGraph) {
    let environment = scene.environment
    let screen = MainScreen(
      size: scene.size, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
    state.withLock { $0 = screen }
    MainScreen.scene = scene
  }

  /// Tells the size of a window that is going to be opened, in points, and its pixels a point.
  package static func expect(size: CGSize, scale: CGFloat) {
    state.withLock { $0 = MainScreen(size: size, scale: scale, isDark: $0.isDark) }
  }

  /// The scene of that window, for those who ask outside of any view; of the main thread.
  package private(set) nonisolated(unsafe) static weak var scene: ViewGraph?
}
