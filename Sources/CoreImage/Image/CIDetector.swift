import CoreGraphics
import Foundation
import SashMessages

// - Source: CIDetector.h.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"

/// Finds faces and codes in images. It finds nothing, and says so once.
///
/// - Missing: finding anything.
public final class CIDetector: NSObject, @unchecked Sendable {
  private let type: String
  /// nil for a kind that there is not.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    let kinds = [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText]
    guard kinds.contains(type) else { return nil }
    self.type = type
  }
  public func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }
  public func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    tellOnce("\(type) finds nothing: nobody looks at pictures here.", by: "CoreImage")
    return []
  }
}

/// Something that was found in an image.
public class CIFeature: NSObject, @unchecked Sendable {
  public let type: String
  /// In pixels of the image.
  public let bounds: CGRect
  init(type: String, bounds: CGRect) { (self.type, self.bounds) = (type, bounds) }
}
/// A code of little squares.
public final class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  public var messageString: String? { nil }
  public var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
  public var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
  public var bottomLeft: CGPoint { bounds.origin }
  public var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}
/// A face.
public final class CIFaceFeature: CIFeature, @unchecked Sendable {
  public var hasLeftEyePosition: Bool { false }
  public var leftEyePosition: CGPoint { .zero }
  public var hasRightEyePosition: Bool { false }
  public var rightEyePosition: CGPoint { .zero }
  public var hasMouthPosition: Bool { false }
  public var mouthPosition: CGPoint { .zero }
  public var hasSmile: Bool { false }
  public var leftEyeClosed: Bool { false }
  public var rightEyeClosed: Bool { false }
}
