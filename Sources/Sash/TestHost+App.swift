import CoreGraphics
import SashApp
@_exported import SwiftUI

extension TestHost {
  /// Mounts the first window of an app, with the state of the app and of its scenes.
  public convenience init<A: App>(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 1, app: A,
    scene state: SceneState = SceneState()
  ) {
    self.init(size: size, scale: scale, scene: state) { AppRoot(app: app) }
  }
}
