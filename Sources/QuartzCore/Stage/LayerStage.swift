import CoreGraphics
import SashCore
import SashLayout

extension CALayer {
  /// Its corners.
  package var outline: UnevenRoundedRectangle {
    let size = bounds.size
    let radius = max(0, min(shown("cornerRadius", cornerRadius), min(size.width, size.height) / 2))
    func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: corner(.layerMinXMinYCorner), bottomLeadingRadius: corner(.layerMinXMaxYCorner),
      bottomTrailingRadius: corner(.layerMaxXMaxYCorner), topTrailingRadius: corner(.layerMaxXMinYCorner),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
  /// The layers in it, those in front last.
  package var childrenByDepth: [CALayer] {
    children.enumerated().sorted {
      $0.element.zPosition == $1.element.zPosition
        ? $0.offset < $1.offset : $0.element.zPosition < $1.element.zPosition
    }.map(\.element)
  }
  package var layerIdentity: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The layers in a layer, where they are.
package struct Sublayers: View {
  let layer: CALayer
  /// Another one has them drawn again.
  let version: Int
  package init(layer: CALayer, version: Int) {
    self.layer = layer
    self.version = version
  }

  package var body: some View {
    layer.layoutIfNeeded()
    let shown = layer.childrenByDepth.filter { !$0.isHidden }
    let bounds = layer.bounds
    return LayerPlaces(
      frames: shown.map { inner in
        let size = inner.bounds.size
        return CGRect(
          x: inner.position.x - inner.anchorPoint.x * size.width - bounds.minX,
          y: inner.position.y - inner.anchorPoint.y * size.height - bounds.minY, width: size.width,
          height: size.height)
      }
    ) {
      ForEach(shown, id: \.layerIdentity) { LayerStage(layer: $0, version: version) }
    }
    .modifier(Replicas(layer: layer, version: version))
  }
}

/// One layer that belongs to no view.
package struct LayerStage: View {
  let layer: CALayer
  let version: Int
  package init(layer: CALayer, version: Int) {
    self.layer = layer
    self.version = version
  }

  package var body: some View {
    layer.displayIfNeeded()
    layer.animationsAreDrawn()
    let outline = layer.outline
    let ground = layer.shown("backgroundColor", layer.backgroundColor.map(LayerProperty.color) ?? [])
    let opacity = Double(layer.shown("shadowOpacity", CGFloat(layer.shadowOpacity)))
    let shadow = layer.shadowColor.map { Color(cgColor: $0).opacity(opacity) } ?? .clear
    let radius = opacity > 0 ? layer.shown("shadowRadius", layer.shadowRadius) : 0
    let border = layer.shown("borderWidth", layer.borderWidth)
    return ZStack(alignment: .topLeading) {
      outline.fill(LayerProperty.color(ground))
        .shadow(
          color: opacity > 0 ? shadow : .clear, radius: radius, x: layer.shadowOffset.width,
          y: layer.shadowOffset.height)
      LayerFigure(layer: layer, version: version)
      Sublayers(layer: layer, version: version)
      if border > 0, let color = layer.borderColor {
        outline.strokeBorder(Color(cgColor: color), lineWidth: border)
      }
    }
    .modifier(LayerClip(layer: layer, outline: outline))
    .modifier(LayerMask(layer: layer.mask, version: version))
    .opacity(Double(layer.shown("opacity", CGFloat(layer.opacity))))
    .modifier(LayerMotion(layer: layer, own: layer.affineTransform(), version: version))
    .allowsHitTesting(false)
  }
}

/// What a layer shows beside its ground: a figure, a picture, what it has drawn.
package struct LayerFigure: View {
  let layer: CALayer
  let version: Int
  package init(layer: CALayer, version: Int) {
    self.layer = layer
    self.version = version
  }
  package var body: some View {
    ZStack(alignment: .topLeading) {
      if let image = layer.drawing {
        Image(decorative: image, scale: max(1, layer.contentsScale)).resizable()
      }
      if let figure = layer.figure { figure }
      if let contents = layer.contents as? CGImage {
        let picture = Image(decorative: contents, scale: max(1, layer.contentsScale))
        switch layer.contentsGravity {
        case .resizeAspect:
          picture.resizable().aspectRatio(contentMode: .fit).frame(maxWidth: .infinity, maxHeight: .infinity)
        case .resizeAspectFill:
          picture.resizable().aspectRatio(contentMode: .fill).frame(maxWidth: .infinity, maxHeight: .infinity)
        case .center: picture.frame(maxWidth: .infinity, maxHeight: .infinity)
        default: picture.resizable()
        }
      }
    }
    .allowsHitTesting(false)
  }
}

private struct LayerClip: ViewModifier {
  let layer: CALayer
  let outline: UnevenRoundedRectangle
  func body(content: Content) -> some View {
    content.clipShape(LayerOutline(outline: outline, clips: layer.masksToBounds))
  }
}
private struct LayerOutline: Shape {
  let outline: UnevenRoundedRectangle
  let clips: Bool
  nonisolated func path(in rect: CGRect) -> Path {
    clips ? outline.path(in: rect) : Path(rect.insetBy(dx: -100_000, dy: -100_000))
  }
}

/// Shows what the opacity of another layer lets through.
package struct LayerMask: ViewModifier {
  let layer: CALayer?
  let version: Int
  package init(layer: CALayer?, version: Int) {
    self.layer = layer
    self.version = version
  }
  package func body(content: Content) -> some View {
    if let layer {
      content.mask(alignment: .topLeading) {
        LayerPlaces(frames: [layer.frame]) { LayerStage(layer: layer, version: version) }
      }
    } else {
      content
    }
  }
}

/// What animations of a layer do with where it is, how it is turned, and how large it is.
package struct LayerMotion: ViewModifier {
  let layer: CALayer
  let own: CGAffineTransform
  let version: Int
  /// - Parameter own: The transform of the layer, where nothing else applies it.
  package init(layer: CALayer, own: CGAffineTransform, version: Int) {
    self.layer = layer
    self.own = own
    self.version = version
  }
  package func body(content: Content) -> some View {
    let size = layer.bounds.size
    let (x, y) = (layer.anchorPoint.x * size.width, layer.anchorPoint.y * size.height)
    let whole = layer.shownMotion
    let about = CGAffineTransform(translationX: -x, y: -y).concatenating(own).concatenating(whole)
      .concatenating(CGAffineTransform(translationX: x, y: y))
    return content.transformEffect(own.isIdentity && whole.isIdentity ? .identity : about)
  }
}

/// Puts layers where their frames are, in points.
private struct LayerPlaces: Layout {
  var frames: [CGRect]
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
        proposal: ProposedViewSize(frame.size))
    }
  }
}
