import Foundation
import SashDisplay

extension CGImage {
  /// The bytes of the image: red, green, blue and opacity of each pixel, rows from the top, without gaps.
  public var dataProvider: CGDataProvider? { provider }

  /// An image of bytes; nil for layouts other than 8 bits a component, and for too few bytes.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, width <= 32_768, height <= 32_768, let data = provider.data,
      let layout = PixelLayout(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
        isGray: space.kind == .gray, bitmapInfo: bitmapInfo),
      layout.row(width) >= layout.leastRow(width),
      data.count >= layout.row(width) * (height - 1) + layout.leastRow(width)
    else { return nil }
    let bitmap = Bitmap(width: width, height: height)
    data.withUnsafeBytes { layout.read($0.baseAddress!, into: bitmap) }
    self.init(bitmap)
  }

  static func bytes(of bitmap: Bitmap) -> Data {
    let layout = PixelLayout(
      bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 0, isGray: false,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))!
    var data = Data(count: bitmap.width * bitmap.height * 4)
    data.withUnsafeMutableBytes { layout.write(bitmap, to: $0.baseAddress!) }
    return data
  }
}
