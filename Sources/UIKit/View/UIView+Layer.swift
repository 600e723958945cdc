import Foundation
import SashCore

extension UIView {
  func makeLayer() -> CALayer {
    let wanted = type(of: self).layerClass
    guard let type = wanted as? CALayer.Type else {
      fatalError("\(type(of: self)).layerClass is \(wanted), which is no CALayer.")
    }
    let layer = type == CALayer.self ? CALayer() : makeInstance(of: type) as? CALayer ?? CALayer()
    layer.owner = self
    return layer
  }
}

extension UIView {
  /// What it does for as long as it is in a window ends.
  func leftWindow() {
    layer.leftWindow()
    ActiveTouch.of(self)?.cancel()
    for gesture in gestures { gesture.callOff() }
  }
}

extension UIView: LayerOwner {
  package var layerFrame: CGRect {
    get { frame }
    set { frame = newValue }
  }
  package var layerBounds: CGRect {
    get { bounds }
    set { bounds = newValue }
  }
  package var layerPosition: CGPoint {
    get { center }
    set { center = newValue }
  }
  package var layerAlpha: CGFloat {
    get { alpha }
    set { alpha = newValue }
  }
  package var layerIsHidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }
  package var layerClips: Bool {
    get { clipsToBounds }
    set { clipsToBounds = newValue }
  }
  package var layerColor: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }
  package var layerTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  package func layerChanged() { changed() }
  package func layerNeedsLayout() { setNeedsLayout() }
  package func layerNeedsDisplay() { setNeedsDisplay() }
  package func layOutLayer() { layoutIfNeeded() }
  package var layerScene: ViewGraph? { top.stage?.host }
}
