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
