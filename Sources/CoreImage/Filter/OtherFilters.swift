import CoreGraphics
import Foundation

public protocol CITwirlDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var angle: Float { get set }
}
final class TwirlDistortionFilter: CIFilter, CITwirlDistortion, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputRadius") var radius: Float
  @Input("inputAngle") var angle: Float
}

public protocol CIBumpDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}
final class BumpDistortionFilter: CIFilter, CIBumpDistortion, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputRadius") var radius: Float
  @Input("inputScale") var scale: Float
}

public protocol CIPinchDistortion: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var radius: Float { get set }
  var scale: Float { get set }
}
final class PinchDistortionFilter: CIFilter, CIPinchDistortion, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputRadius") var radius: Float
  @Input("inputScale") var scale: Float
}

public protocol CIDotScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
final class DotScreenFilter: CIFilter, CIDotScreen, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputAngle") var angle: Float
  @Input("inputWidth") var width: Float
  @Input("inputSharpness") var sharpness: Float
}

public protocol CILineScreen: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var center: CGPoint { get set }
  var angle: Float { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
final class LineScreenFilter: CIFilter, CILineScreen, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputCenter") var center: CGPoint
  @Input("inputAngle") var angle: Float
  @Input("inputWidth") var width: Float
  @Input("inputSharpness") var sharpness: Float
}

public protocol CIQRCodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
final class QRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
  @Input("inputMessage") var message: Data
  @Input("inputCorrectionLevel") var correctionLevel: String
}

public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  var message: Data { get set }
  var quietSpace: Float { get set }
  var barcodeHeight: Float { get set }
}
final class Code128BarcodeGeneratorFilter: CIFilter, CICode128BarcodeGenerator, @unchecked Sendable {
  @Input("inputMessage") var message: Data
  @Input("inputQuietSpace") var quietSpace: Float
  @Input("inputBarcodeHeight") var barcodeHeight: Float
}

public protocol CICheckerboardGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
final class CheckerboardGeneratorFilter: CIFilter, CICheckerboardGenerator, @unchecked Sendable {
  @Input("inputCenter") var center: CGPoint
  @Input("inputColor0") var color0: CIColor
  @Input("inputColor1") var color1: CIColor
  @Input("inputWidth") var width: Float
  @Input("inputSharpness") var sharpness: Float
}

public protocol CIStripesGenerator: CIFilterProtocol {
  var center: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
  var width: Float { get set }
  var sharpness: Float { get set }
}
final class StripesGeneratorFilter: CIFilter, CIStripesGenerator, @unchecked Sendable {
  @Input("inputCenter") var center: CGPoint
  @Input("inputColor0") var color0: CIColor
  @Input("inputColor1") var color1: CIColor
  @Input("inputWidth") var width: Float
  @Input("inputSharpness") var sharpness: Float
}

public protocol CIRandomGenerator: CIFilterProtocol {}
final class RandomGeneratorFilter: CIFilter, CIRandomGenerator, @unchecked Sendable {}

public protocol CILinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
final class LinearGradientFilter: CIFilter, CILinearGradient, @unchecked Sendable {
  @Input("inputPoint0") var point0: CGPoint
  @Input("inputPoint1") var point1: CGPoint
  @Input("inputColor0") var color0: CIColor
  @Input("inputColor1") var color1: CIColor
}

public protocol CISmoothLinearGradient: CIFilterProtocol {
  var point0: CGPoint { get set }
  var point1: CGPoint { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
final class SmoothLinearGradientFilter: CIFilter, CISmoothLinearGradient, @unchecked Sendable {
  @Input("inputPoint0") var point0: CGPoint
  @Input("inputPoint1") var point1: CGPoint
  @Input("inputColor0") var color0: CIColor
  @Input("inputColor1") var color1: CIColor
}

public protocol CIRadialGradient: CIFilterProtocol {
  var center: CGPoint { get set }
  var radius0: Float { get set }
  var radius1: Float { get set }
  var color0: CIColor { get set }
  var color1: CIColor { get set }
}
final class RadialGradientFilter: CIFilter, CIRadialGradient, @unchecked Sendable {
  @Input("inputCenter") var center: CGPoint
  @Input("inputRadius0") var radius0: Float
  @Input("inputRadius1") var radius1: Float
  @Input("inputColor0") var color0: CIColor
  @Input("inputColor1") var color1: CIColor
}

public protocol CILanczosScaleTransform: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var scale: Float { get set }
  var aspectRatio: Float { get set }
}
final class LanczosScaleTransformFilter: CIFilter, CILanczosScaleTransform, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputScale") var scale: Float
  @Input("inputAspectRatio") var aspectRatio: Float
}

extension CIFilter {
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    TwirlDistortionFilter("CITwirlDistortion")
  }
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BumpDistortionFilter("CIBumpDistortion")
  }
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    PinchDistortionFilter("CIPinchDistortion")
  }
  public class func dotScreen() -> any CIFilter & CIDotScreen { DotScreenFilter("CIDotScreen") }
  public class func lineScreen() -> any CIFilter & CILineScreen { LineScreenFilter("CILineScreen") }
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator {
    QRCodeGeneratorFilter("CIQRCodeGenerator")
  }
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    Code128BarcodeGeneratorFilter("CICode128BarcodeGenerator")
  }
  public class func checkerboardGenerator() -> any CIFilter & CICheckerboardGenerator {
    CheckerboardGeneratorFilter("CICheckerboardGenerator")
  }
  public class func stripesGenerator() -> any CIFilter & CIStripesGenerator {
    StripesGeneratorFilter("CIStripesGenerator")
  }
  public class func randomGenerator() -> any CIFilter & CIRandomGenerator {
    RandomGeneratorFilter("CIRandomGenerator")
  }
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    LinearGradientFilter("CILinearGradient")
  }
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    SmoothLinearGradientFilter("CISmoothLinearGradient")
  }
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    RadialGradientFilter("CIRadialGradient")
  }
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    LanczosScaleTransformFilter("CILanczosScaleTransform")
  }
}
