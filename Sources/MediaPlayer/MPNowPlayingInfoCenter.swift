import CoreGraphics
import Foundation
import SashMessages
import UIKit

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }
public struct MPMediaType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let music = Self(rawValue: 1)
  public static let podcast = Self(rawValue: 2)
  public static let audioBook = Self(rawValue: 4)
  public static let anyAudio = Self(rawValue: 0xFF)
  public static let movie = Self(rawValue: 1 << 8)
  public static let musicVideo = Self(rawValue: 1 << 11)
  public static let any = Self(rawValue: ~0)
}
public enum MPRepeatType: Int, Sendable { case off, one, all }
public enum MPShuffleType: Int, Sendable { case off, items, collections }

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyAlbumArtist = "albumArtist"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyMediaType = "mediaType"
public let MPMediaItemPropertyGenre = "genre"
public let MPMediaItemPropertyPersistentID = "persistentID"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"
public let MPNowPlayingInfoPropertyPlaybackProgress = "MPNowPlayingInfoPropertyPlaybackProgress"
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
public let MPNowPlayingInfoCollectionIdentifier = "MPNowPlayingInfoCollectionIdentifier"
public let MPNowPlayingInfoPropertyExternalContentIdentifier =
  "MPNowPlayingInfoPropertyExternalContentIdentifier"

/// What the app plays now, for the lock screen and its like.
///
/// - Missing: desktops that show it (MPRIS).
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
  private static let only = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { only }
  open var nowPlayingInfo: [String: Any]? {
    didSet { tellOnce("what plays now is kept; no desktop shows it.", by: "MediaPlayer") }
  }
  open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The picture of a piece, in the size that is asked for.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
  public let bounds: CGRect
  private let requestHandler: (CGSize) -> UIImage
  /// - Parameter boundsSize: In points.
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    bounds = CGRect(origin: .zero, size: boundsSize)
    self.requestHandler = requestHandler
  }
  open func image(at size: CGSize) -> UIImage? { requestHandler(size) }
}

public class MPNowPlayingInfoLanguageOption: NSObject {}
public class MPNowPlayingInfoLanguageOptionGroup: NSObject {}

/// A slider for how loud the system is. Nothing here changes that, so it is empty.
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true
  open var showsRouteButton = true
}
