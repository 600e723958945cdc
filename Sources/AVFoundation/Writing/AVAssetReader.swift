import CoreMedia
import Foundation
import SashMessages

/// Reads the pictures and sounds of an asset one by one: it cannot here. Starting fails, and `error` says why.
///
/// - Missing: reading films, and sound in pieces (`AVAudioFile` reads sound).
open class AVAssetReader: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }
  public let asset: AVAsset
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  public private(set) var outputs: [AVAssetReaderOutput] = []
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  public init(asset: AVAsset) throws { self.asset = asset }
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { status == .unknown }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  /// - Returns: False; assets cannot be read in pieces.
  @discardableResult
  open func startReading() -> Bool {
    tellOnce("assets cannot be read in pieces; AVAudioFile reads sound.", by: "AVFoundation")
    (status, error) = (.failed, AVError(.fileFormatNotRecognized))
    return false
  }
  open func cancelReading() { if status != .failed { status = .cancelled } }
}
/// What is read of an asset: nothing.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  open var mediaType: AVMediaType { .audio }
  open var alwaysCopiesSampleData = true
  open var supportsRandomAccess = false
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }
  open override var mediaType: AVMediaType { track.mediaType }
}
