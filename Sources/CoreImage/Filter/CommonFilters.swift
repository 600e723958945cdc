import CoreGraphics
import Foundation

public protocol CIPhotoEffect: CIFilterProtocol {
  var inputImage: CIImage? { get set }
}
final class PhotoEffectFilter: CIFilter, CIPhotoEffect, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
}

public protocol CICompositeOperation: CIFilterProtocol {
  var inputImage: CIImage? { get set }
  var backgroundImage: CIImage? { get set }
}
final class CompositeFilter: CIFilter, CICompositeOperation, @unchecked Sendable {
  @Input("inputImage") var inputImage: CIImage?
  @Input("inputBackgroundImage") var backgroundImage: CIImage?
}

extension CIFilter {
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    PhotoEffectFilter("CIPhotoEffectMono")
  }
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    PhotoEffectFilter("CIPhotoEffectNoir")
  }
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    PhotoEffectFilter("CIPhotoEffectTonal")
  }
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect {
    PhotoEffectFilter("CIPhotoEffectChrome")
  }
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffect {
    PhotoEffectFilter("CIPhotoEffectFade")
  }
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect {
    PhotoEffectFilter("CIPhotoEffectInstant")
  }
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect {
    PhotoEffectFilter("CIPhotoEffectProcess")
  }
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
    PhotoEffectFilter("CIPhotoEffectTransfer")
  }
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CISourceOverCompositing")
  }
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CISourceAtopCompositing")
  }
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CISourceInCompositing")
  }
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CISourceOutCompositing")
  }
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIAdditionCompositing")
  }
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIMultiplyCompositing")
  }
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIMaximumCompositing")
  }
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIMinimumCompositing")
  }
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIMultiplyBlendMode")
  }
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIScreenBlendMode")
  }
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIOverlayBlendMode")
  }
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIHardLightBlendMode")
  }
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CISoftLightBlendMode")
  }
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIDarkenBlendMode")
  }
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CILightenBlendMode")
  }
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIDifferenceBlendMode")
  }
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIExclusionBlendMode")
  }
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIColorDodgeBlendMode")
  }
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeFilter("CIColorBurnBlendMode")
  }
}
