import Foundation

extension UIImage {
  /// A picture that is several ones after each other: an image view shows them all in some seconds, again and again.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = UIImage(
      bitmap: first.bitmap, scale: first.scale, renderingMode: first.renderingMode,
      capInsets: first.capInsets,
      tint: first.tint)
    image.frames = (images, duration)
    return image
  }
  /// The pictures `name0`, `name1` and so on, after each other.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let found = (0..<1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 }
    return animatedImage(with: Array(found), duration: duration)
  }
  /// The pictures that it is; nil if it is one.
  public var images: [UIImage]? { frames?.images }
  /// Seconds for all of its pictures.
  public var duration: TimeInterval { frames?.duration ?? 0 }
}
