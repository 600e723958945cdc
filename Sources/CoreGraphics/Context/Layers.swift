import Foundation
import SashDisplay

extension CGContext {
  /// What follows, until the layer ends, is put together without the opacity and the shadow of now, which the whole gets.
  public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
    layers.append(items)
    items = []
    saveGState()
    (state.alpha, state.shadow, state.blend, state.masks) = (1, nil, .normal, [])
  }
  /// As the other one; the layer is not cut to the rectangle, only what follows is.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }
  public func endTransparencyLayer() {
    guard let below = layers.popLast() else { return }
    let parts = items
    restoreGState()
    let before = state
    // The parts are clipped already.
    state.clips = []
    let whole = looking(item(.group(parts)))
    state = before
    let blend = state.blend.displayed
    items = below + [blend == .normal ? whole : item(.effect(.blend(blend), whole))]
    if memory?.isSeen == true, layers.isEmpty { settle() }
  }

  /// What follows shows where the mask is opaque. The rows of the mask run upward from the bottom of the rectangle, as those
  /// of images that are drawn.
  public func clip(to rect: CGRect, mask: CGImage) {
    let upright = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    let picture = item(
      .image(ImageContent(image: mask.bitmap, destination: rect, isInterpolated: state.interpolates)))
    state.masks.append(item(.effect(.transform(upright.concatenating(state.transform)), picture)))
  }

  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    if !allowsAntialiasing { setShouldAntialias(false) }
  }
  /// How the letters that Core Text draws are turned, and where its lines begin.
  public var textMatrix: CGAffineTransform {
    get { state.textTransform }
    set { state.textTransform = newValue }
  }
  /// Where the next line that Core Text draws begins.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textTransform.tx, y: state.textTransform.ty) }
    set { (state.textTransform.tx, state.textTransform.ty) = (newValue.x, newValue.y) }
  }
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}
  /// Has what was drawn be pixels now.
  public func flush() { if layers.isEmpty { settle() } }
  public func synchronize() { flush() }
  public func resetClip() { (state.clips, state.masks) = ([], []) }
}
