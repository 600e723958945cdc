import CoreGraphics
import Foundation
import SashCore

extension CALayer {
  /// Draws the layer and what is in it into a context, in the points of the layer.
  public func render(in ctx: CGContext) {
    if let owner { return owner.drawLayer(in: ctx) }
    var environment = EnvironmentValues()
    environment.displayScale = contentsScale
    let size = bounds.size
    PictureScene.draw(
      LayerStage(layer: self, version: 0).frame(width: size.width, height: size.height), size: size,
      environment: environment, at: .zero, in: ctx)
  }
}
