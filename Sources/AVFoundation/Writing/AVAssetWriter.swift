import CoreMedia
import CoreVideo
import Foundation
import SashMessages

/// Writes a film from its pictures and sounds: it cannot here. Starting fails, and `error` says why.
///
/// - Missing: forms of films and of compressed sound.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }
  public let outputURL: URL
  public let outputFileType: AVFileType
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  public private(set) var inputs: [AVAssetWriterInput] = []
  open var shouldOptimizeForNetworkUse = false
  open var metadata: [AVMetadataItem] = []
  open var movieTimeScale: CMTimeScale = 0
  open var availableMediaTypes: [AVMediaType] { [] }
  /// Throws where there is a file already, as Apple's does.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    if FileManager.default.fileExists(atPath: outputURL.path) { throw AVError(.unknown) }
    (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
  }
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { status == .unknown }
  open func canApply(outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType) -> Bool { false }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  /// - Returns: False; films cannot be written.
  @discardableResult
  open func startWriting() -> Bool {
    tellOnce("films cannot be written.", by: "AVFoundation")
    (status, error) = (.failed, AVError(.fileFormatNotRecognized))
    return false
  }
  open func startSession(atSourceTime startTime: CMTime) {}
  open func endSession(atSourceTime endTime: CMTime) {}
  open func cancelWriting() { if status != .failed { status = .cancelled } }
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { handler() }
  }
  open func finishWriting() async {}
}

/// The pictures or the sound of a film that is written. None is taken here.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  public let sourceFormatHint: CMFormatDescription?
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var naturalSize = CGSize.zero
  open var mediaTimeScale: CMTimeScale = 0
  open var metadata: [AVMetadataItem] = []
  open var isReadyForMoreMediaData: Bool { false }
  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
  ) {
    (self.mediaType, self.outputSettings, self.sourceFormatHint) = (
      mediaType, outputSettings, sourceFormatHint
    )
  }
  /// - Returns: False: nothing is taken.
  @discardableResult
  open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  open func markAsFinished() {}
  /// The block is never called, as nothing is taken.
  open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping @Sendable () -> Void) {}
}

/// Pictures in memory for a film that is written. None is taken here.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?
  public init(
    assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil
  ) { (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes) }
  /// - Returns: False: nothing is taken.
  @discardableResult
  open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool {
    false
  }
}
