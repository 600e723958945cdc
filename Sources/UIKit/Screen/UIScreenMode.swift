import Foundation

/// A way in which a screen can show pictures.
@MainActor @preconcurrency
open class UIScreenMode: NSObject {
  /// In pixels.
  public let size: CGSize
  /// Pixels are as wide as high here.
  public let pixelAspectRatio: CGFloat = 1
  init(size: CGSize) {
    self.size = size
    super.init()
  }
}
extension UIScreen {
  /// The pixels of the window, as it is.
  public var currentMode: UIScreenMode? { UIScreenMode(size: nativeBounds.size) }
  public var preferredMode: UIScreenMode? { currentMode }
  public var availableModes: [UIScreenMode] { [currentMode].compactMap { $0 } }
}
