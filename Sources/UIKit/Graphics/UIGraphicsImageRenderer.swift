import Foundation
import SashCore

/// How a renderer makes its images.
public final class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels a point.
  public var scale: CGFloat = MainScreen.current.scale
  /// Opaque images start black.
  public var opaque = false
  /// Which colours it holds; those of sRGB, whatever is set.
  public var preferredRange = Range.automatic
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  /// The format that suits the traits of a view.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
  /// The format that suits the screen.
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What drawing code of a renderer gets.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public override var cgContext: CGContext { context }
  private let context: CGContext
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.context = context
    self.format = format
  }
  public var currentImage: UIImage { UIImage(bitmap: cgContext.makeImage()!.bitmap, scale: cgContext.scale) }
}

/// Makes images of what code draws.
public final class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void
  public let format: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .preferred()) }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(in: bounds)
    format.bounds = bounds
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
