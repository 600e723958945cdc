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
  /// Runs `draw(_:)` if it has to be drawn again: that was asked for, or colours have others for the traits of now.
  func drawIfNeeded() {
    let isStale = drawing.map { $0.configuration?.traitCollection != traitCollection } ?? false
    guard needsDisplay || isStale else { return }
    needsDisplay = false
    let size = storedBounds.size
    guard DrawnClasses.draws(type(of: self)), size.width > 0, size.height > 0, size.width < 16_384,
      size.height < 16_384
    else {
      drawing = nil
      return
    }
    let (scale, traits) = (MainScreen.current.scale, traitCollection)
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    context.translateBy(x: -storedBounds.minX, y: -storedBounds.minY)
    UIGraphicsPushContext(context)
    traits.performAsCurrent { draw(storedBounds) }
    UIGraphicsPopContext()
    drawing = context.makeImage().map { UIImage(bitmap: $0.bitmap, scale: scale) }
    drawing?.origin.configuration = UIImage.Configuration(traits: traits)
  }
}
