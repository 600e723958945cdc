import Foundation
import SashMessages

func noMusic() {
  tellOnce("there is no Apple Music on this system; access is denied.", by: "MusicKit")
}
/// May the app use Apple Music: no.
public struct MusicAuthorization: Sendable {
  public enum Status: String, Sendable { case notDetermined, denied, restricted, authorized }
  public static var currentStatus: Status { .denied }
  public static func request() async -> Status {
    noMusic()
    return .denied
  }
}
public struct MusicItemID: Hashable, Codable, Sendable, RawRepresentable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}
public protocol MusicItem: Sendable {
  var id: MusicItemID { get }
}
/// A picture of music.
public struct Artwork: Hashable, Sendable {
  public let maximumWidth: Int
  public let maximumHeight: Int
  public func url(width: Int, height: Int) -> URL? { nil }
}
public struct Song: MusicItem, Identifiable, Hashable, Sendable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let albumTitle: String?
  public let artwork: Artwork?
  public let duration: TimeInterval?
  public let url: URL?
}
public struct Album: MusicItem, Identifiable, Hashable, Sendable {
  public let id: MusicItemID
  public let title: String
  public let artistName: String
  public let artwork: Artwork?
}
public struct Artist: MusicItem, Identifiable, Hashable, Sendable {
  public let id: MusicItemID
  public let name: String
}
public struct Playlist: MusicItem, Identifiable, Hashable, Sendable {
  public let id: MusicItemID
  public let name: String
}
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Sendable {
  private let items: [Item]
  public init() { items = [] }
  public init(_ items: [Item]) { self.items = items }
  public var startIndex: Int { 0 }
  public var endIndex: Int { items.count }
  public subscript(index: Int) -> Item { items[index] }
  public var hasNextBatch: Bool { false }
}
public protocol MusicCatalogSearchable: MusicItem {}
extension Song: MusicCatalogSearchable {}
extension Album: MusicCatalogSearchable {}
extension Artist: MusicCatalogSearchable {}
extension Playlist: MusicCatalogSearchable {}
/// What a search has found.
public struct MusicCatalogSearchResponse: Sendable {
  public let songs: MusicItemCollection<Song>
  public let albums: MusicItemCollection<Album>
  public let artists: MusicItemCollection<Artist>
  public let playlists: MusicItemCollection<Playlist>
}
/// A search in Apple Music: it throws that nobody may.
public struct MusicCatalogSearchRequest: Sendable {
  public var limit: Int?
  public var offset: Int?
  public var includeTopResults = false
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {}
  public func response() async throws -> MusicCatalogSearchResponse {
    noMusic()
    throw MusicTokenRequestError.permissionDenied
  }
}
public enum MusicTokenRequestError: Error, Sendable {
  case unknown, permissionDenied, privacyAcknowledgementRequired, userNotSignedIn, developerTokenRequestFailed
}
public struct MusicSubscription: Equatable, Sendable {
  public var canPlayCatalogContent: Bool { false }
  public var canBecomeSubscriber: Bool { false }
  public var hasCloudLibraryEnabled: Bool { false }
  public static var current: MusicSubscription {
    get async throws {
      noMusic()
      throw MusicTokenRequestError.permissionDenied
    }
  }
}
