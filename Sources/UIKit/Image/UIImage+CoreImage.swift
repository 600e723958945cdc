import CoreImage
import Foundation

extension CIImage {
  /// The picture of UIKit, a pixel of it one of this.
  public convenience init?(image: UIImage) { self.init(image: image, options: nil) }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let pixels = image.cgImage, pixels.width > 0, pixels.height > 0 else { return nil }
    self.init(cgImage: pixels)
  }
}

extension UIImage {
  /// The picture of an image, drawn now: a pixel is a point.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// The picture of an image; one without pixels, if the image has no end.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    guard let pixels = CIContext.shared.createCGImage(ciImage, from: ciImage.extent) else {
      self.init()
      return
    }
    self.init(cgImage: pixels, scale: scale, orientation: orientation)
  }
  /// Pictures keep pixels, not recipes.
  public var ciImage: CIImage? { nil }
}

extension CIColor {
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  public var ciColor: CIColor { CIColor(color: self) }
}

extension UIImage {
  /// A form of images like this one: of its scale.
  @MainActor @preconcurrency public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
