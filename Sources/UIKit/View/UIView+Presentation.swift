import Foundation

extension UIView {
  package func copied(_ layer: CALayer) -> CALayer { makeCopy(of: layer) }
}
