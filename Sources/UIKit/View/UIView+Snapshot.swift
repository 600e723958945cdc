import Foundation
import QuartzCore
import SashCore

extension UIView {
  /// Draws the view and what is in it into the current image context, filling `rect` of it, in points.
  ///
  /// Of a view in a window that is what the window shows at its place, other views over it included. One in no window is laid
  /// out in its own size first.
  ///
  /// - Returns: Whether anything was drawn.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else {
      runtimeWarning("drawHierarchy(in:afterScreenUpdates:) was called outside of an image context.")
      return false
    }
    return drawHierarchy(in: rect, context)
  }
  private func drawHierarchy(in rect: CGRect, _ context: CGContext) -> Bool {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return false }
    context.saveGState()
    defer { context.restoreGState() }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    if let stage = top.stage, let scene = stage.host {
      guard !scene.graph.isUpdating else {
        runtimeWarning("A view was drawn into a picture while its window is evaluated; nothing is drawn.")
        return false
      }
      scene.updateBetweenFrames()
      context.clip(to: CGRect(origin: .zero, size: size))
      let place = convert(CGPoint.zero, to: top)
      PictureScene.draw(
        scene, at: CGPoint(x: -stage.origin.x - place.x, y: -stage.origin.y - place.y), in: context)
    } else {
      PictureScene.draw(
        UIViewStage(root: self, isPicture: true), size: size,
        environment: UITraitCollection.current.environment, at: .zero, in: context)
    }
    return true
  }

  /// A view with a picture of this one as it is now, of the same size; nil if it has none.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return nil }
    let image = UIGraphicsImageRenderer(size: size).image {
      _ = drawHierarchy(in: CGRect(origin: .zero, size: size), $0.cgContext)
    }
    let view = UIImageView(image: image)
    view.frame = frame
    return view
  }

  package func drawLayer(in context: CGContext) {
    _ = drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), context)
  }
}
