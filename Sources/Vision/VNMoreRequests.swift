import CoreGraphics
import CoreML
import CoreVideo
import Foundation

/// A model that looks into pictures. None can be read here.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
  public init(for model: MLModel) throws { throw VNError(.notImplemented) }
}
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  public let model: VNCoreMLModel
  open var imageCropAndScaleOption: VNImageCropAndScaleOption = .centerCrop
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    self.model = model
    super.init(completionHandler: completionHandler)
  }
}
public enum VNImageCropAndScaleOption: UInt, Sendable {
  case centerCrop, scaleFit, scaleFill, scaleFitRotate90CCW
}
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
  open var identifier: String { "" }
}
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  open var labels: [VNClassificationObservation] { [] }
}
/// Says what a picture shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNClassificationObservation]? { nil }
}
open class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNFaceObservation]? { nil }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var minimumAspectRatio: Float = 0.5
  open var maximumAspectRatio: Float = 1
  open var minimumSize: Float = 0.2
  open var minimumConfidence: VNConfidence = 0
  open var maximumObservations = 1
  open var results: [VNRectangleObservation]? { nil }
}
open class VNDetectTextRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  open var reportCharacterBoxes = false
}
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  open var pixelBuffer: CVPixelBuffer? { nil }
}
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
  open var qualityLevel: QualityLevel = .accurate
  open var outputPixelFormat: UInt32 = 0
  open var results: [VNPixelBufferObservation]? { nil }
}
open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}
open class VNDetectHumanHandPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var maximumHandCount = 2
  open var results: [VNHumanHandPoseObservation]? { nil }
}
open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {}
open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest, @unchecked Sendable {
  open var results: [VNHumanBodyPoseObservation]? { nil }
}
/// Looks into pictures that follow each other. Nothing can be found here.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws {
    try VNImageRequestHandler(cvPixelBuffer: pixelBuffer).perform(requests)
  }
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }
}
public func VNImageRectForNormalizedRect(_ normalizedRect: CGRect, _ imageWidth: Int, _ imageHeight: Int)
  -> CGRect
{
  CGRect(
    x: normalizedRect.minX * CGFloat(imageWidth), y: normalizedRect.minY * CGFloat(imageHeight),
    width: normalizedRect.width * CGFloat(imageWidth), height: normalizedRect.height * CGFloat(imageHeight))
}
