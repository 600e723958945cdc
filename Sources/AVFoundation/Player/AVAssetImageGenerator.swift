import CoreGraphics
import Foundation
import SashMessages

/// Makes pictures of what a film shows at some times. Films cannot be read here, so each call fails with an error, which is
/// said once.
///
/// - Missing: pictures of films.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
    public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
    public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
  }
  public let asset: AVAsset
  public init(asset: AVAsset) { self.asset = asset }
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var apertureMode: ApertureMode?
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  private func failure() -> AVError {
    tellOnce("AVAssetImageGenerator makes no pictures: films cannot be read here.", by: "AVFoundation")
    return AVError(.fileFormatNotRecognized)
  }
  /// Throws.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    throw failure()
  }
  /// Throws.
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure() }
  /// Fails for each time.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let (count, error) = (requestedTimes.count, failure())
    DispatchQueue.global().async {
      for _ in 0..<count { handler(.zero, nil, .zero, .failed, error) }
    }
  }
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    let error = failure()
    DispatchQueue.global().async { handler(nil, requestedTime, error) }
  }
  open func cancelAllCGImageGeneration() {}
}
