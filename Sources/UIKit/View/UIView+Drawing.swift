import Foundation
import SashCore

/// Which classes override `draw(_:)`.
@MainActor private enum DrawnClasses {
  private final class Plain: UIView {}
  private final class Probe: UIView {
    override func draw(_ rect: CGRect) {}
  }
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func draws(_ type: UIView.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = MethodTables.overrides(type, as: Probe.self, beside: Plain.self, of: UIView.self)
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

extension UIView {
  /// Runs `draw(_:)` if it has to be drawn again.
  func drawIfNeeded() {
    guard needsDisplay else { return }
    needsDisplay = false
    let size = storedBounds.size
    guard DrawnClasses.draws(type(of: self)), size.width > 0, size.height > 0, size.width < 16_384,
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
    drawing = context.makeImage().map { UIImage(bitmap: $0.bitmap, scale: scale) }
  }
}
