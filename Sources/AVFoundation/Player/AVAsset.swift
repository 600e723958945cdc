import CSndFile
import Foundation

/// What can be played, and what is known of it.
///
/// - Missing: tracks, films.
open class AVAsset: NSObject, @unchecked Sendable {
  let source: URL
  public init(url URL: URL) { source = URL }
  private lazy var found = Result { try SoundFile(source) }
  /// Zero where it cannot be read.
  open var duration: CMTime {
    CMTime(seconds: (try? found.get().duration) ?? 0, preferredTimescale: 44_100)
  }
  /// Title, artist and the like, as a file says them.
  ///
  /// - Missing: pictures of files.
  public var commonMetadata: [AVMetadataItem] {
    guard let file = try? found.get() else { return [] }
    let kinds: [(Int, AVMetadataKey)] = [
      (Int(SF_STR_TITLE), .commonKeyTitle), (Int(SF_STR_ARTIST), .commonKeyArtist),
      (Int(SF_STR_ALBUM), .commonKeyAlbumName),
      (Int(SF_STR_GENRE), .commonKeyType), (Int(SF_STR_DATE), .commonKeyCreationDate),
      (Int(SF_STR_COMMENT), .commonKeyDescription), (Int(SF_STR_COPYRIGHT), .commonKeyCopyrights),
      (Int(SF_STR_SOFTWARE), .commonKeySoftware),
    ]
    return kinds.compactMap { kind, key in
      file.text(kind).map { AVMetadataItem(key, $0 as NSString) }
    }
  }
  open var isPlayable: Bool { (try? found.get()) != nil }
  var failure: (any Error)? { if case .failure(let error) = found { error } else { nil } }
}

/// What lies in a file.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public var url: URL { source }
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(url: URL) }
}

// Options of an asset of an address. Files of sound are read exactly here in any case.
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"
public let AVURLAssetReferenceRestrictionsKey = "AVURLAssetReferenceRestrictionsKey"
public let AVURLAssetHTTPCookiesKey = "AVURLAssetHTTPCookiesKey"
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
public let AVURLAssetAllowsCellularAccessKey = "AVURLAssetAllowsCellularAccessKey"
public let AVURLAssetAllowsExpensiveNetworkAccessKey = "AVURLAssetAllowsExpensiveNetworkAccessKey"
public let AVURLAssetAllowsConstrainedNetworkAccessKey = "AVURLAssetAllowsConstrainedNetworkAccessKey"
public let AVURLAssetOverrideMIMETypeKey = "AVURLAssetOverrideMIMETypeKey"
