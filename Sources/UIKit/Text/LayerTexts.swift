import Foundation
import QuartzCore
import SashCore

extension UIFont: LayerFace {
  package func face(size: CGFloat) -> Font { Font(withSize(size)) }
}

extension NSAttributedString: LayerWords {
  @MainActor package var layerText: Text { AttributedRun.text(runs) }
}
