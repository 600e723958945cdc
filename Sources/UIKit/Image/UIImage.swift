import Foundation
import SashCore
import SashDisplay
import SashMessages
import SashRaster

/// A picture of UIKit, with a size in points.
///
/// - Missing: symbols in several colours: what names colours has the whole symbol in the first of them.
open class UIImage: NSObject, _AssetNames, NSSecureCoding, @unchecked Sendable {
  let bitmap: Bitmap
  /// Pixels a point.
  public let scale: CGFloat
  public let renderingMode: RenderingMode
  public let capInsets: UIEdgeInsets
  let tint: UIColor?
  /// What is known of it beside its pixels.
  var origin = Origin()
  /// The pictures that it is, and the seconds for all of them; nil for one that does not move.
  var frames: (images: [UIImage], duration: TimeInterval)?

  /// How the rows of the pixels lie in the picture.
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  /// Whether the picture keeps its colours.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal
    /// Only its opacity counts; it is drawn in the tint.
    case alwaysTemplate
  }

  init(
    bitmap: Bitmap, scale: CGFloat, renderingMode: RenderingMode = .automatic,
    capInsets: UIEdgeInsets = .zero,
    tint: UIColor? = nil
  ) {
    self.bitmap = bitmap
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.tint = tint
  }

  /// The picture of an archive; nil if it has no picture that can be read.
  public required init?(coder: NSCoder) {
    guard let archived = ArchivedImage(coder: coder) else { return nil }
    (bitmap, scale, renderingMode, capInsets, tint) = (
      archived.bitmap, archived.scale, archived.mode, archived.insets, archived.tint
    )
  }
  open func encode(with coder: NSCoder) { ArchivedImage.write(self, to: coder) }
  open class var supportsSecureCoding: Bool { true }

  /// An image without pixels.
  public override convenience init() { self.init(bitmap: Bitmap(width: 0, height: 0), scale: 1) }
  /// The picture in PNG or JPEG data; nil if it cannot be read.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }
  public convenience init?(data: Data, scale: CGFloat) {
    guard let bitmap = try? Bitmap.reading(data) else { return nil }
    self.init(bitmap: bitmap, scale: scale)
  }
  /// The picture in a file; `@2x` and `@3x` at the end of its name say how many pixels make a point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path), let bitmap = try? Bitmap.reading(data)
    else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(bitmap: bitmap, scale: stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1)
  }
  /// `#imageLiteral(resourceName:)`, as Xcode writes it. A name that is not among the app's resources is a slip.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let found = UIImage(named: name) else { preconditionFailure("There is no image named “\(name)”.") }
    self.init(
      bitmap: found.bitmap, scale: found.scale, renderingMode: found.renderingMode, capInsets: found.capInsets
    )
    origin = found.origin
  }
  /// A picture of the app's resources by its name; nil if there is none or it cannot be read.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let environment = (traits ?? .current).environment
    guard
      let found = Image.load(
        named: name, in: bundle, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
    else { return nil }
    self.init(bitmap: found.bitmap, scale: found.scale)
    origin.style = environment.colorScheme == .dark ? .dark : .light
    origin.asset = UIImageAsset { UIImage(named: name, in: bundle, compatibleWith: $0) }
  }
  /// A picture of an asset catalogue; an image without pixels, after a message, if it cannot be read.
  public convenience init(resource: ImageResource) {
    let environment = UITraitCollection.current.environment
    let (name, bundle) = resource.parts
    let found = Image.load(
      named: name, in: bundle, scale: environment.displayScale, isDark: environment.colorScheme == .dark)
    if found == nil {
      runtimeWarning("No image named '\(name)' found in asset catalog for \(bundle.bundlePath)")
    }
    self.init(bitmap: found?.bitmap ?? Bitmap(width: 0, height: 0), scale: found?.scale ?? 1)
  }
  public convenience init(cgImage: CGImage) { self.init(bitmap: cgImage.bitmap, scale: 1) }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(bitmap: cgImage.bitmap.oriented(exif: orientation.exif), scale: scale)
  }

  /// In points: pixels divided by the scale.
  public var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
  public var cgImage: CGImage? { CGImage(bitmap) }
  /// Pixels are turned when they are read, so that they always stand upright.
  public var imageOrientation: Orientation { .up }

  /// The picture as a PNG file; nil if it has no pixels.
  public func pngData() -> Data? { bitmap.width > 0 && bitmap.height > 0 ? plain.pngData() : nil }
  /// The picture over black as a JPEG file, `compressionQuality` from 0 (smallest) to 1 (best); nil if it has no pixels.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bitmap.width > 0 && bitmap.height > 0 ? plain.jpegData(quality: compressionQuality) : nil
  }
  /// Nil: files of HEIC cannot be written here.
  public func heicData() -> Data? {
    tellOnce(
      "UIImage.heicData() answers nil: nothing here writes HEIC. Use jpegData(compressionQuality:).",
      by: "UIKit")
    return nil
  }
  private var plain: Bitmap { tint == nil ? bitmap : rendered().bitmap }

  private func copy(mode: RenderingMode? = nil, insets: UIEdgeInsets? = nil, tint: UIColor? = nil) -> UIImage
  {
    let made = UIImage(
      bitmap: bitmap, scale: scale, renderingMode: mode ?? renderingMode, capInsets: insets ?? capInsets,
      tint: tint ?? self.tint)
    made.origin = origin
    return made
  }
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { copy(mode: renderingMode) }
  /// The opacity of this picture in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(mode: renderingMode, tint: color)
  }
  /// The picture with edges, in points, that keep their size when it is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { copy(insets: capInsets) }

  /// The picture scaled to a size in points; nil if the size is none.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    context.draw(bitmap, in: CGRect(origin: .zero, size: size))
    return context.makeImage().map { UIImage(bitmap: $0.bitmap, scale: scale) }
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// Pictures are decoded when they are made, so this is the same picture.
  public func preparingForDisplay() -> UIImage? { self }
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Pictures are read when they are made, so there is nothing to prepare; the handler runs later on another thread.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async { completionHandler(self) }
  }
  /// Makes a smaller picture on another thread, where the handler runs too.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      completionHandler(self.preparingThumbnail(of: size))
    }
  }
  /// Pictures that the system has for buttons.
  public static var add: UIImage { .named("plus.circle.fill") }
  public static var remove: UIImage { .named("minus.circle.fill") }
  public static var checkmark: UIImage { .named("checkmark") }
  public static var strokedCheckmark: UIImage { .named("checkmark.circle") }
  public static var actions: UIImage { .named("ellipsis.circle") }
  private static func named(_ symbol: String) -> UIImage { UIImage(systemName: symbol) ?? UIImage() }
  /// Fills a rectangle with copies of the picture, the first of which begins at the origin of the context.
  public func drawAsPattern(in rect: CGRect) {
    guard size.width > 0, size.height > 0, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    var y = (rect.minY / size.height).rounded(.down) * size.height
    while y < rect.maxY {
      var x = (rect.minX / size.width).rounded(.down) * size.width
      while x < rect.maxX {
        draw(at: CGPoint(x: x, y: y))
        x += size.width
      }
      y += size.height
    }
    context.restoreGState()
  }

  /// Draws the picture into the current image context at its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }
  /// Draws the picture into the current image context, scaled into a rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else {
      runtimeWarning("UIImage.draw(in:) was called outside of an image context; nothing is drawn.")
      return
    }
    draw(in: rect, context)
  }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return draw(in: rect) }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, context)
    context.restoreGState()
  }
  private func draw(in rect: CGRect, _ context: CGContext) {
    context.draw(
      bitmap, in: rect, tint: tint?.color.components(in: UITraitCollection.current.environment))
  }
  /// The mean of the pixels, weighed by their opacity.
  var meanColor: ColorComponents {
    var sum: (a: UInt64, r: UInt64, g: UInt64, b: UInt64) = (0, 0, 0, 0)
    let count = bitmap.width * bitmap.height
    for pixel in UnsafeBufferPointer(start: bitmap.pixels, count: count) {
      sum.a += UInt64(pixel >> 24)
      sum.r += UInt64(pixel >> 16 & 255)
      sum.g += UInt64(pixel >> 8 & 255)
      sum.b += UInt64(pixel & 255)
    }
    guard sum.a > 0 else { return .clear }
    func share(_ part: UInt64) -> Float { Float(part) / Float(sum.a) }
    return ColorComponents(
      red: share(sum.r), green: share(sum.g), blue: share(sum.b), opacity: Float(sum.a) / Float(count * 255))
  }
  private func rendered() -> UIImage {
    let context = CGContext(size: size, scale: scale, isOpaque: false)
    draw(in: CGRect(origin: .zero, size: size), context)
    return UIImage(bitmap: context.makeImage()!.bitmap, scale: scale)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other.bitmap == bitmap && other.scale == scale && other.renderingMode == renderingMode
      && other.tint == tint
  }
  open override var hash: Int { bitmap.version.hashValue }
}

extension UIImage.Orientation {
  /// The number that EXIF has for it.
  fileprivate var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }
}
