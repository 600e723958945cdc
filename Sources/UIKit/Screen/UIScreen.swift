import Foundation
import SashCore

/// The screen, as far as the app can have it: the area of its window.
///
/// On a phone the two are the same; here the window may be resized, and the screen's bounds follow it.
@MainActor @preconcurrency
open class UIScreen: NSObject {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  fileprivate override nonisolated init() {}

  /// In points.
  public var bounds: CGRect { CGRect(origin: .zero, size: MainScreen.current.size) }
  /// In pixels.
  public var nativeBounds: CGRect {
    let screen = MainScreen.current
    return CGRect(
      x: 0, y: 0, width: screen.size.width * screen.scale, height: screen.size.height * screen.scale)
  }
  /// Pixels a point.
  public var scale: CGFloat { MainScreen.current.scale }
  public var nativeScale: CGFloat { MainScreen.current.scale }
  public var traitCollection: UITraitCollection { .current }
  public var maximumFramesPerSecond: Int { 60 }
}
