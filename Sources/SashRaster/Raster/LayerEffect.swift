import Foundation
import SashDisplay
import SashGeometry

/// An effect on the pixels of a child that are drawn apart, and then put onto what was drawn before.
struct LayerEffect {
  let effect: DisplayEffect
  /// The device pixels that the child touches.
  let source: PixelRect
  let ctm: CGAffineTransform
  /// Of all that comes out.
  let opacity: Float

  /// A blur of radius r is a Gaussian with a standard deviation of r points.
  ///
  /// The same holds for shadows: Core Animation, which draws both on Apple's systems, takes the standard
  /// deviation as the radius of its Gaussian blur and of a layer's shadow (a design tool's "blur 20" is
  /// `radius: 10`).
  func blur(radius: CGFloat, isOpaque: Bool = false) -> GaussianBlur {
    // Of what is far wider than the child too little would be left to make opaque.
    let widest = isOpaque ? 2 * Double(max(source.width, source.height)) : .infinity
    return GaussianBlur(sigma: min(Double(radius * ctm.lengthScale), widest))
  }

  /// The pixels of the child that decide about those in `shown`.
  func area(for shown: PixelRect) -> PixelRect {
    if source.isEmpty { return .empty }
    switch effect {
    case .blur(let radius, let isOpaque):
      let blur = blur(radius: radius, isOpaque: isOpaque)
      return seen(blur, isOpaque, in: shown).expanded(by: blur.reach).intersection(source)
    case .shadow(_, let radius, let offset):
      let (own, throwing) = (shown.intersection(source), areaThrowing(radius: radius, offset, in: shown))
      return isApart(throwing, own) ? own : throwing.union(own)
    case .pixels(let function):
      let reach = PixelFunctionFilter(function: function, ctm: ctm).reach
      return shown.expanded(by: reach).intersection(source)
    default:
      return source.intersection(shown)
    }
  }

  /// The pixels of the child that throw what is seen of its shadow.
  func areaThrowing(radius: CGFloat, _ offset: CGSize, in shown: PixelRect) -> PixelRect {
    guard let moved = shift(offset) else { return .empty }
    let reach = blur(radius: radius).reach
    let seen = shown.offset(-moved.x, -moved.y).intersection(source.expanded(by: reach))
    return seen.expanded(by: reach).intersection(source)
  }

  /// True if most of what lies around two parts of the child is in neither of them.
  func isApart(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.union(b).area > 2 * (a.area + b.area) && !a.isEmpty && !b.isEmpty
  }

  /// What of a blur shows.
  func seen(_ blur: GaussianBlur, _ isOpaque: Bool, in shown: PixelRect) -> PixelRect {
    shown.intersection(isOpaque ? source : source.expanded(by: blur.reach))
  }

  /// How far a shadow is moved, in whole pixels; nil where that is no number.
  func shift(_ offset: CGSize) -> (x: Int, y: Int)? {
    let (x, y) = (
      ctm.a * offset.width + ctm.c * offset.height, ctm.b * offset.width + ctm.d * offset.height
    )
    guard x.isFinite, y.isFinite, abs(x) < 1e6, abs(y) < 1e6 else { return nil }
    return (Int(x.nearestPixel), Int(y.nearestPixel))
  }
}

extension Painter {
  /// Draws a child apart, and puts it where drawing goes, through an effect.
  func drawLayered(
    _ effect: DisplayEffect, of child: PlacedItem, _ ctm: CGAffineTransform, _ opacity: Float
  ) {
    let effect = LayerEffect(effect: effect, source: pixels(of: child, ctm), ctm: ctm, opacity: opacity)
    if case .shadow(let color, let radius, let offset) = effect.effect {
      let throwing = effect.areaThrowing(radius: radius, offset, in: clipRect)
      // A shadow from far away is of another part of the child: what lies between is not drawn.
      if effect.isApart(throwing, clipRect.intersection(effect.source)) {
        let part = layer(throwing) { draw(child, ctm) }
        drawShadow(of: part, effect, color, radius: radius, offset: offset, isCovering: false)
        return composite(layer(clipRect.intersection(effect.source)) { draw(child, ctm) }, opacity: opacity)
      }
    }
    let area = effect.area(for: clipRect)
    guard !area.isEmpty else { return }
    finish(effect, layer(area) { draw(child, ctm) })
  }

  /// Puts what was drawn apart where drawing goes. `layer` holds what the effect needs for the clip, and more if it is not
  /// owned: then it is also left as it is.
  func finish(_ effect: LayerEffect, _ layer: Layer, isOwned: Bool = true) {
    let area = isOwned ? layer.rect : effect.area(for: clipRect)
    guard !area.isEmpty else { return }
    /// A layer that may be changed.
    func own() -> Layer { isOwned ? layer : Layer(copying: layer, area) }
    let opacity = effect.opacity
    switch effect.effect {
    case .blur(let radius, let isOpaque):
      let blur = effect.blur(radius: radius, isOpaque: isOpaque)
      if blur.isIdentity { return composite(layer, opacity: opacity) }
      let seen = effect.seen(blur, isOpaque, in: clipRect)
      guard !seen.isEmpty else { return }
      let blurred = blur.blurred(layer.part(area), in: seen)
      if isOpaque { blurred.makeOpaque(in: seen) }
      composite(blurred, within: seen, opacity: opacity)
    case .shadow(let color, let radius, let offset):
      // Where that lies apart, only the child was drawn.
      if area.union(effect.areaThrowing(radius: radius, offset, in: clipRect)) == area {
        drawShadow(of: layer.part(area), effect, color, radius: radius, offset: offset, isCovering: true)
      }
      composite(layer, within: area, opacity: opacity)
    case .colorMatrix(let matrix):
      let layer = own()
      layer.apply(matrix)
      composite(layer, opacity: opacity)
    case .alphaThreshold(let min, let max, let color):
      let layer = own()
      layer.threshold(min: min, max: max, color: packed(premultiplied(color)))
      composite(layer, opacity: opacity)
    case .pixels(let function):
      let filter = PixelFunctionFilter(function: function, ctm: effect.ctm)
      if case .color(let color) = function.kind {
        let layer = own()
        filter.recolor(layer, in: area, color)
        return composite(layer, opacity: opacity)
      }
      let seen = clipRect.intersection(effect.source.expanded(by: filter.reach))
      guard !seen.isEmpty else { return }
      composite(filter.made(of: layer.part(area), in: seen), opacity: opacity)
    case .blend(let mode):
      composite(layer, opacity: opacity, mode: mode)
    case .mask(let mask):
      let layer = own()
      let shape = self.layer(area) { solid { draw(mask, effect.ctm) } }
      for y in area.y0..<area.y1 {
        let (d, m) = (layer.row(area.x0, y), shape.row(area.x0, y))
        for i in 0..<area.width { d[i] = scaled(d[i], by: m[i] >> 24) }
      }
      composite(layer, opacity: opacity)
    default:
      composite(layer, opacity: opacity)
    }
  }

  private func drawShadow(
    of layer: Layer, _ effect: LayerEffect, _ color: ColorComponents, radius: CGFloat, offset: CGSize,
    isCovering: Bool
  ) {
    guard color.opacity > 0, let (dx, dy) = effect.shift(offset) else { return }
    let blur = effect.blur(radius: radius)
    let spread = effect.source.expanded(by: blur.reach)
    // Where the shadow is seen, moved back under the child.
    let seen = clipRect.offset(-dx, -dy).intersection(spread)
    guard !seen.isEmpty else { return }
    let outer = clipRect
    clipRect = clipRect.intersection(seen.offset(dx, dy))
    reserveRows(clipRect.width)
    if blur.isWide {
      let shadow = blur.blurred(layer, in: seen, onlyOpacity: true)
      withExtendedLifetime(shadow) {
        let moved = Layer(rect: seen.offset(dx, dy), stride: shadow.stride, borrowing: shadow.pixels)
        // What the child hides, most of a card's shadow, is not drawn; a mask or an opacity lets it through.
        let cover = isCovering && clipMask == nil && effect.opacity >= 1 ? layer : nil
        apply(.opacity(of: moved, hiddenBy: cover), .color(color), effect.ctm, effect.opacity)
      }
    } else {
      let needed = seen.expanded(by: blur.reach).intersection(effect.source)
      let mask = AlphaMask(seen.expanded(by: blur.reach).intersection(spread))
      for y in needed.y0..<needed.y1 {
        let (m, row) = (mask.row(needed.x0, y), layer.row(needed.x0, y))
        for i in 0..<needed.width { m[i] = UInt8(truncatingIfNeeded: row[i] >> 24) }
      }
      blur.apply(to: mask)
      apply(.mask(PlacedMask(mask: mask, x: dx, y: dy)), .color(color), effect.ctm, effect.opacity)
    }
    clipRect = outer
  }
}
