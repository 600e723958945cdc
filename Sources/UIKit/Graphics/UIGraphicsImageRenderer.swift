import Foundation
import SashCore

/// How a renderer makes its images.
public final class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels a point.
  public var scale: CGFloat = MainScreen.current.scale
  /// Opaque images start black.
  public var opaque = false
  /// The format that suits the screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What drawing code of a renderer gets.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }
  public var currentImage: UIImage { UIImage(bitmap: cgContext.makeImage()!.bitmap, scale: cgContext.scale) }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    UIRectFillUsingBlendMode(rect, blendMode)
  }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images of what code draws.
public final class UIGraphicsImageRenderer: NSObject {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }

  /// The image of what `actions` draws; inside of them it is the current image context.
  public func image(actions: DrawingActions) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let renderer = UIGraphicsImageRendererContext(context, format)
    actions(renderer)
    return renderer.currentImage
  }
  public func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }
  public func jpegData(withCompressionQuality quality: CGFloat, actions: DrawingActions) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}
