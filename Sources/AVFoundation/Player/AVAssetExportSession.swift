import CoreMedia
import Foundation
import SashMessages

/// Writes an asset in another form: it cannot here.
///
/// - Missing: forms of films and of compressed sound.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var shouldOptimizeForNetworkUse = false
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open private(set) var status: Status = .unknown
  open var progress: Float { 0 }
  open private(set) var error: (any Error)?
  open var supportedFileTypes: [AVFileType] { [] }
  public init?(asset: AVAsset, presetName: String) { (self.asset, self.presetName) = (asset, presetName) }
  open class func allExportPresets() -> [String] { [] }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  private func fail() -> NSError {
    tellOnce("assets cannot be written in other forms.", by: "AVFoundation")
    let failure = NSError(domain: "AVFoundationErrorDomain", code: -11_838)
    (status, error) = (.failed, failure)
    return failure
  }
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    _ = fail()
    DispatchQueue.main.async { handler() }
  }
  open func export() async { _ = fail() }
  open func export(to url: URL, as fileType: AVFileType) async throws { throw fail() }
  open func cancelExport() {}
}

/// Parts of assets one after the other. They can be made, not played.
///
/// - Missing: playing and writing compositions.
open class AVMutableComposition: AVAsset, @unchecked Sendable {
  private var made: [AVMutableCompositionTrack] = []
  public init() { super.init(url: URL(fileURLWithPath: "/dev/null")) }
  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    tellOnce("compositions cannot be played or written.", by: "AVFoundation")
    let track = AVMutableCompositionTrack(asset: self, mediaType: mediaType)
    made.append(track)
    return track
  }
  open func removeTrack(_ track: AVMutableCompositionTrack) { made.removeAll { $0 === track } }
  open override var duration: CMTime {
    made.map(\.length).max { $0.seconds < $1.seconds } ?? .zero
  }
}
open class AVMutableCompositionTrack: AVAssetTrack, @unchecked Sendable {
  var length = CMTime.zero
  open func insertTimeRange(_ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime) throws {
    let end = startTime.seconds + timeRange.duration.seconds
    if end > length.seconds { length = CMTime(seconds: end, preferredTimescale: 600) }
  }
}
