import Foundation
import SashCore

/// The image contexts of one thread, the current one last.
private final class ContextStack {
  var contexts: [CGContext] = []
  static var current: ContextStack {
    let key = "Sash.UIGraphics"
    if let known = Thread.current.threadDictionary[key] as? ContextStack { return known }
    let made = ContextStack()
    Thread.current.threadDictionary[key] = made
    return made
  }
}

/// Begins an image of a size in points, one pixel a point; what follows on this thread draws into it.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins an image of a size in points; a scale of 0 is that of the screen. Any thread may draw.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : MainScreen.current.scale
  UIGraphicsPushContext(CGContext(size: size, scale: scale, isOpaque: opaque))
}
/// The image that is drawn now on this thread; nil outside of all.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }
/// What was drawn so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = UIGraphicsGetCurrentContext(), let image = context.makeImage() else { return nil }
  return UIImage(bitmap: image.bitmap, scale: context.scale)
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }
public func UIGraphicsPopContext() {
  if ContextStack.current.contexts.popLast() == nil {
    runtimeWarning("An image context was ended on a thread that had begun none.")
  }
}

/// Fills a rectangle in the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}
/// Draws a line of one point inside of a rectangle, in the current fill colour as UIKit does.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  let edges = [
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ]
  context.fill(edges)
}
/// Limits what is drawn from now on to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
