import CoreGraphics
import Foundation

public protocol CIColorControls: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var saturation: Float { get set }
  var brightness: Float { get set }
  var contrast: Float { get set }
}
final class ColorControlsFilter: CIFilter, CIColorControls, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputSaturation") var saturation: Float
  @Input("inputBrightness") var brightness: Float
  @Input("inputContrast") var contrast: Float
}

public protocol CIExposureAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var ev: Float { get set }
}
final class ExposureAdjustFilter: CIFilter, CIExposureAdjust, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputEV") var ev: Float
}

public protocol CIGammaAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var power: Float { get set }
}
final class GammaAdjustFilter: CIFilter, CIGammaAdjust, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputPower") var power: Float
}

public protocol CIHueAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var angle: Float { get set }
}
final class HueAdjustFilter: CIFilter, CIHueAdjust, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputAngle") var angle: Float
}

public protocol CIVibrance: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var amount: Float { get set }
}
final class VibranceFilter: CIFilter, CIVibrance, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputAmount") var amount: Float
}

public protocol CIWhitePointAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
}
final class WhitePointAdjustFilter: CIFilter, CIWhitePointAdjust, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputColor") var color: CIColor
}

public protocol CIColorMatrix: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var rVector: CIVector { get set }
  var gVector: CIVector { get set }
  var bVector: CIVector { get set }
  var aVector: CIVector { get set }
  var biasVector: CIVector { get set }
}
final class ColorMatrixFilter: CIFilter, CIColorMatrix, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRVector") var rVector: CIVector
  @Input("inputGVector") var gVector: CIVector
  @Input("inputBVector") var bVector: CIVector
  @Input("inputAVector") var aVector: CIVector
  @Input("inputBiasVector") var biasVector: CIVector
}

public protocol CIColorClamp: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var minComponents: CIVector { get set }
  var maxComponents: CIVector { get set }
}
final class ColorClampFilter: CIFilter, CIColorClamp, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputMinComponents") var minComponents: CIVector
  @Input("inputMaxComponents") var maxComponents: CIVector
}

public protocol CISepiaTone: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
}
final class SepiaToneFilter: CIFilter, CISepiaTone, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputIntensity") var intensity: Float
}

public protocol CIColorInvert: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
final class ColorInvertFilter: CIFilter, CIColorInvert, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
}

public protocol CIColorMonochrome: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color: CIColor { get set }
  var intensity: Float { get set }
}
final class ColorMonochromeFilter: CIFilter, CIColorMonochrome, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputColor") var color: CIColor
  @Input("inputIntensity") var intensity: Float
}

public protocol CIColorPosterize: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var levels: Float { get set }
}
final class ColorPosterizeFilter: CIFilter, CIColorPosterize, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputLevels") var levels: Float
}

public protocol CIFalseColor: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
final class FalseColorFilter: CIFilter, CIFalseColor, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputColor0") var color0: CIColor
  @Input("inputColor1") var color1: CIColor
}

public protocol CIMaximumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
final class MaximumComponentFilter: CIFilter, CIMaximumComponent, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
}

public protocol CIMinimumComponent: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
final class MinimumComponentFilter: CIFilter, CIMinimumComponent, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
}

public protocol CIMaskToAlpha: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
final class MaskToAlphaFilter: CIFilter, CIMaskToAlpha, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
}

public protocol CIVignette: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var intensity: Float { get set }
  var radius: Float { get set }
}
final class VignetteFilter: CIFilter, CIVignette, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputIntensity") var intensity: Float
  @Input("inputRadius") var radius: Float
}

public protocol CIVignetteEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var intensity: Float { get set }
  var falloff: Float { get set }
}
final class VignetteEffectFilter: CIFilter, CIVignetteEffect, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputRadius") var radius: Float
  @Input("inputIntensity") var intensity: Float
  @Input("inputFalloff") var falloff: Float
}

extension CIFilter {
  public class func colorControls() -> any CIFilter & CIColorControls {
    ColorControlsFilter("CIColorControls")
  }
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    ExposureAdjustFilter("CIExposureAdjust")
  }
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { GammaAdjustFilter("CIGammaAdjust") }
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjustFilter("CIHueAdjust") }
  public class func vibrance() -> any CIFilter & CIVibrance { VibranceFilter("CIVibrance") }
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    WhitePointAdjustFilter("CIWhitePointAdjust")
  }
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { ColorMatrixFilter("CIColorMatrix") }
  public class func colorClamp() -> any CIFilter & CIColorClamp { ColorClampFilter("CIColorClamp") }
  public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaToneFilter("CISepiaTone") }
  public class func colorInvert() -> any CIFilter & CIColorInvert { ColorInvertFilter("CIColorInvert") }
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    ColorMonochromeFilter("CIColorMonochrome")
  }
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    ColorPosterizeFilter("CIColorPosterize")
  }
  public class func falseColor() -> any CIFilter & CIFalseColor { FalseColorFilter("CIFalseColor") }
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    MaximumComponentFilter("CIMaximumComponent")
  }
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    MinimumComponentFilter("CIMinimumComponent")
  }
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { MaskToAlphaFilter("CIMaskToAlpha") }
  public class func vignette() -> any CIFilter & CIVignette { VignetteFilter("CIVignette") }
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
    VignetteEffectFilter("CIVignetteEffect")
  }
}
