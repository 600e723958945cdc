import CoreGraphics
import Foundation
import SashDisplay
import SashLayout

/// Draws views into contexts: those of a scene that is shown, or others in a scene of their own that ends with the picture.
@MainActor package enum PictureScene {
  /// Draws a view of `size` points with its upper left corner at a point of a drawing.
  package static func draw<V: View>(
    _ view: V, size: CGSize, environment: EnvironmentValues, at place: CGPoint, in context: CGContext
  ) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
    var environment = environment
    environment.displayScale = context.scale
    let scene = ViewGraph(
      root: view, size: size, environment: environment, proposal: ProposedViewSize(size))
    defer { scene.close() }
    scene.update()
    draw(scene, at: place, in: context)
  }
  /// Draws all of a scene as it is now, with its upper left corner at a point of a drawing.
  package static func draw(_ scene: ViewGraph, at place: CGPoint, in context: CGContext) {
    context.draw(.group([PlacedItem(offset: place, item: scene.display())]))
  }
}
