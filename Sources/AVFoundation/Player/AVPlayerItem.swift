import CoreGraphics
import CoreMedia
import Foundation

/// What a player plays, and where that stands.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public let asset: AVAsset
  /// Failed where it cannot be played; `error` says why.
  open var status: Status { asset.isPlayable ? .readyToPlay : .failed }
  open var error: (any Error)? { asset.failure }
  open var duration: CMTime { asset.isPlayable ? asset.duration : .indefinite }
  open var forwardPlaybackEndTime = CMTime.invalid
  var time: () -> TimeInterval = { 0 }
  /// Makes the player that plays it go on from a time; nil while none does.
  var jump: ((CMTime) -> Void)?
  /// Where it begins when a player takes it; nil for its beginning.
  var start: CMTime?
  // What is wished of loading: files are there at once.
  open var preferredForwardBufferDuration: TimeInterval = 0
  open var preferredPeakBitRate = 0.0
  open var preferredMaximumResolution = CGSize.zero
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  /// How sound keeps its pitch at other rates; it is played at its own only.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// What an app says of it beside what the file says.
  open var externalMetadata: [AVMetadataItem] = []
  open func currentTime() -> CMTime { CMTime(seconds: time(), preferredTimescale: 44_100) }

  public init(asset: AVAsset) { self.asset = asset }
  public convenience init(url: URL) { self.init(asset: AVURLAsset(url: url)) }
  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}

extension Notification.Name {
  /// Posted by an item that has come to its end.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}
