import Foundation
import FoundationNetworking
import SashMessages

// Assets whose data an app hands over itself, by addresses of a kind of its own. Files are read from the disk here, so no app is
// asked for any.

/// Asks an app for the data of assets. It never does here.
open class AVAssetResourceLoader: NSObject, @unchecked Sendable {
  open private(set) weak var delegate: (any AVAssetResourceLoaderDelegate)?
  open private(set) var delegateQueue: DispatchQueue?
  open var preloadsEligibleContentKeys = false
  open func setDelegate(_ delegate: (any AVAssetResourceLoaderDelegate)?, queue delegateQueue: DispatchQueue?)
  {
    if delegate != nil {
      tellOnce("assets are read from files; no delegate is asked for their data.", by: "AVFoundation")
    }
    (self.delegate, self.delegateQueue) = (delegate, delegateQueue)
  }
}
extension AVURLAsset {
  public var resourceLoader: AVAssetResourceLoader { AVAssetResourceLoader() }
}
public protocol AVAssetResourceLoaderDelegate: NSObjectProtocol {
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool
  func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest)
}
extension AVAssetResourceLoaderDelegate {
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader,
    shouldWaitForLoadingOfRequestedResource loadingRequest: AVAssetResourceLoadingRequest
  ) -> Bool { false }
  public func resourceLoader(
    _ resourceLoader: AVAssetResourceLoader, didCancel loadingRequest: AVAssetResourceLoadingRequest
  ) {}
}
/// That data is wanted. None ever is.
open class AVAssetResourceLoadingRequest: NSObject, @unchecked Sendable {
  public let request: URLRequest
  open private(set) var isFinished = false
  open private(set) var isCancelled = false
  open var response: URLResponse?
  open var redirect: URLRequest?
  open var contentInformationRequest: AVAssetResourceLoadingContentInformationRequest?
  open var dataRequest: AVAssetResourceLoadingDataRequest?
  init(request: URLRequest) { self.request = request }
  open func finishLoading() { isFinished = true }
  open func finishLoading(with error: (any Error)?) { isFinished = true }
}
open class AVAssetResourceLoadingContentInformationRequest: NSObject, @unchecked Sendable {
  open var contentType: String?
  open var contentLength: Int64 = 0
  open var isByteRangeAccessSupported = false
  open var allowedContentTypes: [String]? { nil }
  open var renewalDate: Date?
}
open class AVAssetResourceLoadingDataRequest: NSObject, @unchecked Sendable {
  open var requestedOffset: Int64 { 0 }
  open var requestedLength: Int { 0 }
  open var currentOffset: Int64 { 0 }
  open var requestsAllDataToEndOfResource: Bool { true }
  open func respond(with data: Data) {}
}
