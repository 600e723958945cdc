import CoreGraphics
import Foundation

public protocol CIComicEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
final class ComicEffectFilter: CIFilter, CIComicEffect, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
}
public protocol CIThermal: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
final class ThermalFilter: CIFilter, CIThermal, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
}
public protocol CIXRay: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
final class XRayFilter: CIFilter, CIXRay, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
}
public protocol CIEdgeWork: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var radius: Float { get set }
}
final class EdgeWorkFilter: CIFilter, CIEdgeWork, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputRadius") var radius: Float
}
public protocol CITemperatureAndTint: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var neutral: CIVector { get set }
  var targetNeutral: CIVector { get set }
}
final class TemperatureAndTintFilter: CIFilter, CITemperatureAndTint, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputNeutral") var neutral: CIVector
  @Input("inputTargetNeutral") var targetNeutral: CIVector
}
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var highlightAmount: Float { get set }
  var shadowAmount: Float { get set }
  var radius: Float { get set }
}
final class HighlightShadowAdjustFilter: CIFilter, CIHighlightShadowAdjust, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputHighlightAmount") var highlightAmount: Float
  @Input("inputShadowAmount") var shadowAmount: Float
  @Input("inputRadius") var radius: Float
}
public protocol CINoiseReduction: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var noiseLevel: Float { get set }
  var sharpness: Float { get set }
}
final class NoiseReductionFilter: CIFilter, CINoiseReduction, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputNoiseLevel") var noiseLevel: Float
  @Input("inputSharpness") var sharpness: Float
}
public protocol CIZoomBlur: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var amount: Float { get set }
}
final class ZoomBlurFilter: CIFilter, CIZoomBlur, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputAmount") var amount: Float
}

extension CIFilter {
  public class func comicEffect() -> any CIFilter & CIComicEffect { ComicEffectFilter("CIComicEffect") }
  public class func thermal() -> any CIFilter & CIThermal { ThermalFilter("CIThermal") }
  public class func xRay() -> any CIFilter & CIXRay { XRayFilter("CIXRay") }
  public class func edgeWork() -> any CIFilter & CIEdgeWork { EdgeWorkFilter("CIEdgeWork") }
  public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
    TemperatureAndTintFilter("CITemperatureAndTint")
  }
  public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
    HighlightShadowAdjustFilter("CIHighlightShadowAdjust")
  }
  public class func noiseReduction() -> any CIFilter & CINoiseReduction {
    NoiseReductionFilter("CINoiseReduction")
  }
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { ZoomBlurFilter("CIZoomBlur") }
}
