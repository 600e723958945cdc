import CoreTransferable
import Foundation
import UIKit

public typealias PHImageRequestID = Int32
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageErrorKey = "PHImageErrorKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }

/// How a picture is wanted. All pictures are files of this machine, so they come once and in full.
open class PHImageRequestOptions: NSObject, @unchecked Sendable {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  /// Whether the request returns when the handler has been called.
  open var isSynchronous = false
  open var progressHandler:
    ((Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?) -> Void)?
  public override init() { super.init() }
}

/// Makes pictures of assets.
///
/// - Missing: films.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  public class func `default`() -> PHImageManager { manager }
  private let lock = NSLock()
  private var last: PHImageRequestID = 0
  private var cancelled: Set<PHImageRequestID> = []

  /// Calls the handler on the main thread with the picture, which covers or fits a size in pixels.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options, resultHandler) { id in
      let image = UIImage(contentsOfFile: asset.url.path)
      return (
        image.map { PHImageManager.scaled($0, targetSize, contentMode) }, PHImageManager.info(id, image)
      )
    }
  }
  /// Calls the handler on the main thread with the file of the picture.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(
      options,
      { data, info in
        resultHandler(data, UTType(filenameExtension: asset.url.pathExtension)?.identifier, .up, info)
      }
    ) { id in
      let data = try? Data(contentsOf: asset.url)
      return (data, PHImageManager.info(id, data))
    }
  }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    _ = lock.withLock { cancelled.insert(requestID) }
  }

  private static func info(_ id: PHImageRequestID, _ result: Any?) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [PHImageResultRequestIDKey: id, PHImageResultIsDegradedKey: false]
    if result == nil { info[PHImageErrorKey] = CocoaError(.fileReadCorruptFile) }
    return info
  }
  private func answer<Value>(
    _ options: PHImageRequestOptions?, _ handler: @escaping (Value?, [AnyHashable: Any]?) -> Void,
    _ make: @escaping (PHImageRequestID) -> (Value?, [AnyHashable: Any])
  ) -> PHImageRequestID {
    let id = lock.withLock {
      last += 1
      return last
    }
    if options?.isSynchronous == true {
      let (value, info) = make(id)
      handler(value, info)
      return id
    }
    nonisolated(unsafe) let (make, handler) = (make, handler)
    DispatchQueue.global(qos: .userInitiated).async { [self] in
      nonisolated(unsafe) let (value, info) = make(id)
      DispatchQueue.main.async { [self] in
        if lock.withLock({ cancelled.remove(id) }) != nil {
          handler(nil, [PHImageResultRequestIDKey: id, PHImageCancelledKey: true])
        } else {
          handler(value, info)
        }
      }
    }
    return id
  }
  private static func scaled(_ image: UIImage, _ target: CGSize, _ mode: PHImageContentMode) -> UIImage {
    let size = image.size
    guard target.width > 0, target.height > 0, size.width > 0, size.height > 0 else { return image }
    let (x, y) = (target.width / size.width, target.height / size.height)
    let scale = mode == .aspectFill ? max(x, y) : min(x, y)
    guard scale < 1 else { return image }
    return image.preparingThumbnail(
      of: CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())) ?? image
  }
}

/// Makes pictures, and could make some before they are asked for: they are decoded when they are drawn.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  open var allowsCachingHighQualityImages = true
  public override init() { super.init() }
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
