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
  /// How bright the screen is, from 0 to 1. It is kept.
  ///
  /// - Missing: the light of the screen.
  public var brightness: CGFloat = 1 {
    didSet {
      brightness = min(max(brightness, 0), 1)
      guard brightness != oldValue else { return }
      runtimeWarning("UIScreen.brightness is kept, but the screen is not told.")
      NotificationCenter.default.post(name: UIScreen.brightnessDidChangeNotification, object: self)
    }
  }
  public var wantsSoftwareDimming = false
  /// Whether somebody records the screen: nobody that could be known of.
  public var isCaptured: Bool { false }
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// - Missing: posting it.
  public nonisolated static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")
}
