import Foundation
import SashCore

/// Classes whose objects draw nothing themselves, as far as has been seen.
@MainActor enum DrawnClasses {
  private static var empty: Set<ObjectIdentifier> = []
  static func drawsNothing(_ type: UIView.Type) { empty.insert(ObjectIdentifier(type)) }
  static func mayDraw(_ type: UIView.Type) -> Bool { !empty.contains(ObjectIdentifier(type)) }
}

extension UIView {
  /// Runs `draw(_:)` if it has to be drawn again.
  func drawIfNeeded() {
    guard needsDisplay else { return }
    needsDisplay = false
    let size = storedBounds.size
    guard DrawnClasses.mayDraw(type(of: self)), size.width > 0, size.height > 0, size.width < 16_384,
      size.height < 16_384
    else {
      drawing = nil
      return
    }
    let scale = MainScreen.current.scale
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    context.translateBy(x: -storedBounds.minX, y: -storedBounds.minY)
    UIGraphicsPushContext(context)
    draw(storedBounds)
    UIGraphicsPopContext()
    drawing =
      DrawnClasses.mayDraw(type(of: self))
      ? context.makeImage().map { UIImage(bitmap: $0.bitmap, scale: scale) } : nil
  }
}
