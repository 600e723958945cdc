import Foundation
import SashDisplay

/// A style that repeats an image from the corner of what it fills.
///
/// - Missing: symbols; they are not drawn.
public nonisolated struct ImagePaint: ShapeStyle, Sendable {
  public typealias Resolved = Never
  public var image: Image
  /// The part of the image, in fractions of it.
  public var sourceRect: CGRect
  /// How large a point of the image is drawn.
  public var scale: CGFloat

  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1)
  {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolve(_ context: _StyleContext) -> _ResolvedStyle {
    let environment = context.environment
    guard
      let loaded = ImageResolver.load(
        image.storage.source, displayScale: { environment.displayScale },
        isDark: { environment.colorScheme == .dark }),
      let tile = loaded.tile(sourceRect, scale: scale)
    else { return _ResolvedStyle(.clear) }
    return _ResolvedStyle(.tiles(tile.bitmap, size: tile.size)).stepping(back: context.level)
  }
  public var _reads: _StyleReads { .everything }
}

extension LoadedImage {
  /// A part of this image, given in fractions of it, and the size of one copy in points; nil if there is nothing to draw.
  func tile(_ source: CGRect, scale factor: CGFloat) -> (bitmap: Bitmap, size: CGSize)? {
    let bitmap = bitmap
    let part = CGRect(
      x: source.minX * CGFloat(bitmap.width), y: source.minY * CGFloat(bitmap.height),
      width: source.width * CGFloat(bitmap.width), height: source.height * CGFloat(bitmap.height))
    let size = CGSize(
      width: self.size.width * source.width * factor, height: self.size.height * source.height * factor)
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite,
      let cut = bitmap.cropped(to: part)
    else { return nil }
    return (cut, size)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image repeated from the corner of what it fills.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
