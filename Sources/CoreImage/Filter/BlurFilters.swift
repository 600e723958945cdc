import CoreGraphics
import Foundation

public protocol CIGaussianBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
final class GaussianBlurFilter: CIFilter, CIGaussianBlur, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
}

public protocol CIBoxBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
final class BoxBlurFilter: CIFilter, CIBoxBlur, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
}

public protocol CIDiscBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
final class DiscBlurFilter: CIFilter, CIDiscBlur, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
}

public protocol CIMotionBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
final class MotionBlurFilter: CIFilter, CIMotionBlur, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
  @Input("inputAngle") var angle: Float
}

public protocol CIUnsharpMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
final class UnsharpMaskFilter: CIFilter, CIUnsharpMask, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
  @Input("inputIntensity") var intensity: Float
}

public protocol CISharpenLuminance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var sharpness: Float { get set }
  var radius: Float { get set }
}
final class SharpenLuminanceFilter: CIFilter, CISharpenLuminance, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputSharpness") var sharpness: Float
  @Input("inputRadius") var radius: Float
}

public protocol CIBloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
final class BloomFilter: CIFilter, CIBloom, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
  @Input("inputIntensity") var intensity: Float
}

public protocol CIGloom: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
}
final class GloomFilter: CIFilter, CIGloom, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
  @Input("inputIntensity") var intensity: Float
}

public protocol CIEdges: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
final class EdgesFilter: CIFilter, CIEdges, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputIntensity") var intensity: Float
}

public protocol CIPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}
final class PixellateFilter: CIFilter, CIPixellate, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputScale") var scale: Float
}

public protocol CIHexagonalPixellate: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var scale: Float { get set }
}
final class HexagonalPixellateFilter: CIFilter, CIHexagonalPixellate, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputScale") var scale: Float
}

public protocol CICrystallize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}
final class CrystallizeFilter: CIFilter, CICrystallize, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
  @Input("inputCenter") var center: CGPoint
}

public protocol CIPointillize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
  var center: CGPoint { get set }
}
final class PointillizeFilter: CIFilter, CIPointillize, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
  @Input("inputCenter") var center: CGPoint
}

public protocol CIBlendWithMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}
final class BlendWithMaskFilter: CIFilter, CIBlendWithMask, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputBackgroundImage") var backgroundImage: CIImage?
  @Input("inputMaskImage") var maskImage: CIImage?
}

public protocol CIBlendWithAlphaMask: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
  var maskImage: CIImage? { get set }
}
final class BlendWithAlphaMaskFilter: CIFilter, CIBlendWithAlphaMask, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputBackgroundImage") var backgroundImage: CIImage?
  @Input("inputMaskImage") var maskImage: CIImage?
}

extension CIFilter {
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { GaussianBlurFilter("CIGaussianBlur") }
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlurFilter("CIBoxBlur") }
  public class func discBlur() -> any CIFilter & CIDiscBlur { DiscBlurFilter("CIDiscBlur") }
  public class func motionBlur() -> any CIFilter & CIMotionBlur { MotionBlurFilter("CIMotionBlur") }
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { UnsharpMaskFilter("CIUnsharpMask") }
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    SharpenLuminanceFilter("CISharpenLuminance")
  }
  public class func bloom() -> any CIFilter & CIBloom { BloomFilter("CIBloom") }
  public class func gloom() -> any CIFilter & CIGloom { GloomFilter("CIGloom") }
  public class func edges() -> any CIFilter & CIEdges { EdgesFilter("CIEdges") }
  public class func pixellate() -> any CIFilter & CIPixellate { PixellateFilter("CIPixellate") }
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    HexagonalPixellateFilter("CIHexagonalPixellate")
  }
  public class func crystallize() -> any CIFilter & CICrystallize { CrystallizeFilter("CICrystallize") }
  public class func pointillize() -> any CIFilter & CIPointillize { PointillizeFilter("CIPointillize") }
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BlendWithMaskFilter("CIBlendWithMask")
  }
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithAlphaMask {
    BlendWithAlphaMaskFilter("CIBlendWithAlphaMask")
  }
}
