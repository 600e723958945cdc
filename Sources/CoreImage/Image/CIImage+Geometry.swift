import CoreGraphics
import Foundation
import SashGeometry

/// How the rows of a picture lie, as EXIF counts.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension CIImage {
  /// The image moved, turned or scaled. Neighbouring pixels are mixed, unless the image says otherwise.
  public func transformed(by matrix: CGAffineTransform) -> CIImage { transformed(by: matrix, sharp: isSharp) }
  public func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    transformed(by: matrix)
  }
  private func transformed(by matrix: CGAffineTransform, sharp: Bool) -> CIImage {
    let back = matrix.inverted()
    let changed = extent.isInfinite || extent.isNull ? extent : extent.applying(matrix)
    return CIImage(extent: changed, isSharp: sharp) { rect in
      let source = self.tile(rect.applying(back).insetBy(dx: -2, dy: -2))
      return Tile(rect) { x, y in
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
        return sharp
          ? source[Int(point.x.rounded(.down)), Int(point.y.rounded(.down))] : source.sample(point.x, point.y)
      }
    }
  }
  /// The same image; transforms take its nearest pixel.
  public func samplingNearest() -> CIImage { CIImage(extent: extent, isSharp: true) { self.tile($0) } }
  /// The same image; transforms mix its pixels.
  public func samplingLinear() -> CIImage { CIImage(extent: extent) { self.tile($0) } }

  /// The part inside of a rectangle.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    return CIImage(extent: part, isSharp: isSharp) { self.tile($0) }
  }
  /// The image whose border goes on without end.
  public func clampedToExtent() -> CIImage { clamped(to: extent) }
  public func clamped(to rect: CGRect) -> CIImage {
    guard !rect.isInfinite, !rect.isNull else { return self }
    return CIImage(extent: .infinite, isSharp: isSharp) { wanted in
      // The border is needed wherever something outside is wanted.
      let source = self.tile(rect)
      return Tile(wanted) { source.clamped($0, $1) }
    }
  }
  /// The image turned as EXIF says that it lies.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    transformed(by: orientationTransform(for: orientation))
  }
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    oriented(CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up)
  }
  public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
    let (w, h) = (extent.width, extent.height)
    // Rows downward become rows upward, so turns go the other way round than in a bitmap.
    let turned: CGAffineTransform =
      switch orientation {
      case .up: .identity
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      case .right: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
      case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .left: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
      }
    return CGAffineTransform(translationX: -extent.minX, y: -extent.minY).concatenating(turned)
  }

  /// This image in front of another.
  public func composited(over dest: CIImage) -> CIImage {
    let both = extent.isInfinite || dest.extent.isInfinite ? CGRect.infinite : extent.union(dest.extent)
    return CIImage(extent: both) { rect in
      let (front, back) = (self.tile(rect), dest.tile(rect))
      return Tile(rect) { x, y in
        let pixel = front[x, y]
        return pixel + back[x, y] * (1 - pixel.opacity)
      }
    }
  }
  /// The image that a filter makes of this one.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return .empty() }
    if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
    return filter.outputImage ?? .empty()
  }
  /// The image under a Gaussian blur, which makes it larger by three times the width.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { Blur.gaussian(self, sigma: sigma) }
  /// Whole pixels only.
  public func settingAlphaOne(in extent: CGRect) -> CIImage {
    mapped { Pixel($0.color, opacity: 1) }.cropped(to: extent)
  }
  public func unpremultiplyingAlpha() -> CIImage { self }
  public func premultiplyingAlpha() -> CIImage { self }
}
