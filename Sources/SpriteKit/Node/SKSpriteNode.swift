import Foundation
import UIKit

/// A rectangle with a texture or a colour.
///
/// - Missing: shaders, lights, warps, and stretching about `centerRect`.
@MainActor @preconcurrency
open class SKSpriteNode: SKNode {
  open var texture: SKTexture?
  /// What fills it without a texture, and what a texture is blended with.
  open var color: UIColor
  /// How much of `color` is multiplied with the texture, from 0 to 1.
  open var colorBlendFactor: CGFloat = 0
  open var size: CGSize
  /// Where in it its position lies; (0.5, 0.5) is the middle.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var blendMode: SKBlendMode = .alpha
  open var centerRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var lightingBitMask: UInt32 = 0
  open var shadowCastBitMask: UInt32 = 0
  open var shadowedBitMask: UInt32 = 0
  open var normalTexture: SKTexture?
  private var tinted: (key: String, image: UIImage)?

  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  public override convenience init() { self.init(texture: nil, color: .white, size: .zero) }
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }
  /// - Missing: nodes of archives; this is nil.
  public required init?(coder aDecoder: NSCoder) {
    spriteWarning("Nodes of archives cannot be read.")
    return nil
  }
  open func scale(to size: CGSize) {
    guard self.size.width > 0, self.size.height > 0 else { return }
    (xScale, yScale) = (size.width / self.size.width, size.height / self.size.height)
  }

  override var drawingMode: CGBlendMode { blendMode.drawn }
  override var contentBounds: CGRect {
    CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
  }
  override func drawContent(in context: CGContext) {
    guard let image = image else {
      context.setFillColor(color.cgColor)
      context.fill(contentBounds)
      return
    }
    drawUpright(image, in: contentBounds, context)
  }
  private var image: UIImage? {
    guard let texture, let image = texture.image else { return texture == nil ? nil : UIImage() }
    guard colorBlendFactor > 0 else { return image }
    let key = "\(ObjectIdentifier(texture)) \(color) \(colorBlendFactor)"
    if tinted?.key != key { tinted = (key, image.blended(with: color, colorBlendFactor)) }
    return tinted?.image
  }
}

extension SKBlendMode {
  var drawn: CGBlendMode {
    switch self {
    case .alpha: .normal
    case .add: .plusLighter
    case .subtract: .difference
    case .multiply, .multiplyX2, .multiplyAlpha: .multiply
    case .screen: .screen
    case .replace: .normal
    }
  }
}

extension UIImage {
  /// The picture times a colour, as far as the factor says.
  func blended(with color: UIColor, _ factor: CGFloat) -> UIImage {
    guard let picture = CIImage(image: self) else { return self }
    var parts = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    let factor = min(max(factor, 0), 1)
    let filter = CIFilter.colorMatrix()
    filter.inputImage = picture
    filter.rVector = CIVector(x: 1 - factor + factor * parts.0, y: 0, z: 0, w: 0)
    filter.gVector = CIVector(x: 0, y: 1 - factor + factor * parts.1, z: 0, w: 0)
    filter.bVector = CIVector(x: 0, y: 0, z: 1 - factor + factor * parts.2, w: 0)
    let blended = filter.outputImage.flatMap { CIContext().createCGImage($0, from: picture.extent) }
    return blended.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? self
  }
}

/// Draws a picture upright where y points up.
@MainActor func drawUpright(_ image: UIImage, in rect: CGRect, _ context: CGContext) {
  context.saveGState()
  context.translateBy(x: rect.minX, y: rect.maxY)
  context.scaleBy(x: 1, y: -1)
  UIGraphicsPushContext(context)
  image.draw(in: CGRect(origin: .zero, size: rect.size))
  UIGraphicsPopContext()
  context.restoreGState()
}
