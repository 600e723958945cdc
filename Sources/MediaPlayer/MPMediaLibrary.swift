import Foundation
import SashFoundation
import SashMessages
import UIKit

// The music of a person. No library of it is here: an app may not see it, and finds nothing in it.

public typealias MPMediaEntityPersistentID = UInt64
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum MPMusicPlaybackState: Int, Sendable {
  case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}
public enum MPMusicRepeatMode: Int, Sendable { case `default`, none, one, all }
public enum MPMusicShuffleMode: Int, Sendable { case `default`, off, songs, albums }
public enum MPMediaGrouping: Int, Sendable {
  case title, album, artist, albumArtist, composer, genre, playlist, podcastTitle
}
public enum MPMediaPredicateComparison: Int, Sendable { case equalTo, contains }
public struct MPError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "MPErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = MPError
    case unknown, permissionDenied, cloudServiceCapabilityMissing, networkConnectionFailed, notFound
    case notSupported, cancelled, requestTimedOut
  }
  public static var unknown: Code { .unknown }
  public static var permissionDenied: Code { .permissionDenied }
  public static var cloudServiceCapabilityMissing: Code { .cloudServiceCapabilityMissing }
  public static var networkConnectionFailed: Code { .networkConnectionFailed }
  public static var notFound: Code { .notFound }
  public static var notSupported: Code { .notSupported }
  public static var cancelled: Code { .cancelled }
  public static var requestTimedOut: Code { .requestTimedOut }
}

/// Whether an app may see the music of a person: it may not.
open class MPMediaLibrary: NSObject, @unchecked Sendable {
  private static let only = MPMediaLibrary()
  open class func `default`() -> MPMediaLibrary { only }
  open var lastModifiedDate: Date { .distantPast }
  open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .restricted }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (MPMediaLibraryAuthorizationStatus) -> Void
  ) {
    tellOnce("there is no library of music on this system.", by: "MediaPlayer")
    DispatchQueue.main.async { handler(.restricted) }
  }
  open class func requestAuthorization() async -> MPMediaLibraryAuthorizationStatus { .restricted }
  open func beginGeneratingLibraryChangeNotifications() {}
  open func endGeneratingLibraryChangeNotifications() {}
}

/// Something of a library. None is here, so none is ever found.
open class MPMediaEntity: NSObject, @unchecked Sendable {
  open var persistentID: MPMediaEntityPersistentID { 0 }
  open func value(forProperty property: String) -> Any? { nil }
}
open class MPMediaItem: MPMediaEntity, @unchecked Sendable {
  open var title: String? { nil }
  open var artist: String? { nil }
  open var albumTitle: String? { nil }
  open var albumArtist: String? { nil }
  open var genre: String? { nil }
  open var composer: String? { nil }
  open var assetURL: URL? { nil }
  open var artwork: MPMediaItemArtwork? { nil }
  open var mediaType: MPMediaType { .music }
  open var lyrics: String? { nil }
  /// In seconds.
  open var playbackDuration: TimeInterval { 0 }
  open var albumTrackNumber: Int { 0 }
  open var discNumber: Int { 0 }
  open var playCount: Int { 0 }
  open var rating: Int { 0 }
  open var isCloudItem: Bool { false }
  open var hasProtectedAsset: Bool { false }
  open var playbackStoreID: String { "" }
  open var releaseDate: Date? { nil }
}
open class MPMediaItemCollection: MPMediaEntity, @unchecked Sendable {
  public let items: [MPMediaItem]
  public init(items: [MPMediaItem]) { self.items = items }
  open var count: Int { items.count }
  open var representativeItem: MPMediaItem? { items.first }
}
open class MPMediaPlaylist: MPMediaItemCollection, @unchecked Sendable {
  open var name: String? { nil }
}

/// What is looked for in a library.
open class MPMediaPredicate: NSObject, @unchecked Sendable {}
open class MPMediaPropertyPredicate: MPMediaPredicate, @unchecked Sendable {
  public let property: String
  public let value: Any?
  public let comparisonType: MPMediaPredicateComparison
  public init(
    value: Any?, forProperty property: String, comparisonType: MPMediaPredicateComparison = .equalTo
  ) { (self.value, self.property, self.comparisonType) = (value, property, comparisonType) }
}
/// Asks a library. It has nothing.
open class MPMediaQuery: NSObject, @unchecked Sendable {
  open var filterPredicates: Set<MPMediaPredicate>?
  open var groupingType = MPMediaGrouping.title
  public override init() { super.init() }
  public init(filterPredicates: Set<MPMediaPredicate>?) { self.filterPredicates = filterPredicates }
  open func addFilterPredicate(_ predicate: MPMediaPredicate) {
    filterPredicates = (filterPredicates ?? []).union([predicate])
  }
  open func removeFilterPredicate(_ predicate: MPMediaPredicate) { filterPredicates?.remove(predicate) }
  open var items: [MPMediaItem]? { [] }
  open var collections: [MPMediaItemCollection]? { [] }
  open class func songs() -> MPMediaQuery { MPMediaQuery() }
  open class func albums() -> MPMediaQuery { grouped(.album) }
  open class func artists() -> MPMediaQuery { grouped(.artist) }
  open class func genres() -> MPMediaQuery { grouped(.genre) }
  open class func playlists() -> MPMediaQuery { grouped(.playlist) }
  open class func podcasts() -> MPMediaQuery { grouped(.podcastTitle) }
  private class func grouped(_ grouping: MPMediaGrouping) -> MPMediaQuery {
    let query = MPMediaQuery()
    query.groupingType = grouping
    return query
  }
}

/// Plays the music of a library. There is none: it stays stopped.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
  public static let applicationMusicPlayer = MPMusicPlayerController()
  public static let applicationQueuePlayer = MPMusicPlayerController()
  public static let systemMusicPlayer = MPMusicPlayerController()
  open var playbackState: MPMusicPlaybackState { .stopped }
  open var repeatMode = MPMusicRepeatMode.default
  open var shuffleMode = MPMusicShuffleMode.default
  open var nowPlayingItem: MPMediaItem?
  open var indexOfNowPlayingItem: Int { NSNotFound }
  open var currentPlaybackTime: TimeInterval = 0
  open var currentPlaybackRate: Float = 0
  open var isPreparedToPlay: Bool { false }
  open func setQueue(with query: MPMediaQuery) {}
  open func setQueue(with itemCollection: MPMediaItemCollection) {}
  open func setQueue(with storeIDs: [String]) {}
  open func prepareToPlay() {}
  open func prepareToPlay(completionHandler: @escaping ((any Error)?) -> Void) {
    nonisolated(unsafe) let completion = completionHandler
    DispatchQueue.main.async { completion(MPError(.notSupported)) }
  }
  open func play() { tellOnce("there is no library of music on this system.", by: "MediaPlayer") }
  open func pause() {}
  open func stop() {}
  open func skipToNextItem() {}
  open func skipToPreviousItem() {}
  open func skipToBeginning() {}
  open func beginSeekingForward() {}
  open func beginSeekingBackward() {}
  open func endSeeking() {}
  open func beginGeneratingPlaybackNotifications() {}
  open func endGeneratingPlaybackNotifications() {}
}
extension Notification.Name {
  public static let MPMusicPlayerControllerPlaybackStateDidChange = Notification.Name(
    "MPMusicPlayerControllerPlaybackStateDidChangeNotification")
  public static let MPMusicPlayerControllerNowPlayingItemDidChange = Notification.Name(
    "MPMusicPlayerControllerNowPlayingItemDidChangeNotification")
  public static let MPMusicPlayerControllerVolumeDidChange = Notification.Name(
    "MPMusicPlayerControllerVolumeDidChangeNotification")
  public static let MPMediaLibraryDidChange = Notification.Name("MPMediaLibraryDidChangeNotification")
}

/// A page to choose music. There is none: it says so and can be cancelled.
@MainActor @preconcurrency
open class MPMediaPickerController: UIViewController {
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  public let mediaTypes: MPMediaType
  open var allowsPickingMultipleItems = false
  open var showsCloudItems = true
  open var showsItemsWithProtectedAssets = true
  open var prompt: String?
  public init(mediaTypes: MPMediaType = .any) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.text = "There is no library of music on this system."
    label.textAlignment = .center
    label.numberOfLines = 0
    let cancel = UIButton(
      type: .system, primaryAction: UIAction(title: "Cancel") { [weak self] _ in self?.cancel() })
    let stack = UIStackView(arrangedSubviews: [label, cancel])
    stack.axis = .vertical
    stack.spacing = 16
    stack.frame = CGRect(
      x: 20, y: view.bounds.midY - 60, width: max(0, view.bounds.width - 40), height: 120)
    stack.autoresizingMask = [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin]
    view.addSubview(stack)
  }
  private func cancel() {
    if let delegate { delegate.mediaPickerDidCancel(self) } else { dismiss(animated: true) }
  }
}
@MainActor @preconcurrency
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}
extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}
