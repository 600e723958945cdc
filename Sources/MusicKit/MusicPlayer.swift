import Combine
import Foundation

/// What a library can be asked for.
public protocol MusicLibraryRequestable: MusicItem {}
extension Song: MusicLibraryRequestable {}
extension Album: MusicLibraryRequestable {}
extension Artist: MusicLibraryRequestable {}
extension Playlist: MusicLibraryRequestable {}

public struct MusicLibraryResponse<Item: MusicLibraryRequestable>: Sendable {
  public let items: MusicItemCollection<Item>
}
/// A question to a person's library: it throws that nobody may.
public struct MusicLibraryRequest<Item: MusicLibraryRequestable>: Sendable {
  public var limit: Int?
  public var offset: Int?
  public var includeOnlyDownloadedContent = false
  public init() {}
  public func response() async throws -> MusicLibraryResponse<Item> {
    noMusic()
    throw MusicTokenRequestError.permissionDenied
  }
}

/// What can be played.
public protocol PlayableMusicItem: MusicItem {}
extension Song: PlayableMusicItem {}
extension Album: PlayableMusicItem {}
extension Playlist: PlayableMusicItem {}

/// Plays what Apple Music has: nothing here, so that it throws when it is to begin.
public class MusicPlayer: @unchecked Sendable {
  public enum PlaybackStatus: Hashable, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  public enum RepeatMode: Hashable, Sendable { case none, one, all }
  public enum ShuffleMode: Hashable, Sendable { case off, songs }
  /// What the player does.
  public final class State: ObservableObject, @unchecked Sendable {
    public var playbackStatus: PlaybackStatus { .stopped }
    @Published public var repeatMode: RepeatMode?
    @Published public var shuffleMode: ShuffleMode?
    public var playbackRate: Float = 1
  }
  /// What is played, one after the other.
  public final class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    public struct Entry: Identifiable, Sendable {
      public let id: String
      public let title: String
    }
    let items: [any PlayableMusicItem]
    /// Nil: nothing is played.
    public var currentEntry: Entry? { nil }
    public init() { items = [] }
    public init<Items: Sequence>(for items: Items, startingAt start: Items.Element? = nil)
    where Items.Element: PlayableMusicItem { self.items = items.map { $0 } }
    public required init(arrayLiteral elements: any PlayableMusicItem...) { items = elements }
  }
  public var queue = Queue()
  public let state = State()
  public var playbackTime: TimeInterval = 0
  public var isPreparedToPlay: Bool { false }
  init() {}
  public func prepareToPlay() async throws { try begin() }
  public func play() async throws { try begin() }
  public func pause() {}
  public func stop() {}
  public func skipToNextEntry() async throws { try begin() }
  public func skipToPreviousEntry() async throws { try begin() }
  public func restartCurrentEntry() {}
  private func begin() throws {
    noMusic()
    throw MusicTokenRequestError.permissionDenied
  }
}
/// The player of this app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = ApplicationMusicPlayer()
}
/// The player of the system.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  public static let shared = SystemMusicPlayer()
}
