import Foundation
import UIKit

/// A list of the best. It cannot be loaded without a player.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }
  open var title: String? { nil }
  open var baseLeaderboardID: String { "" }
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { completionHandler(nil, notSignedIn()) }
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw notSignedIn()
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(notSignedIn()) }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { throw notSignedIn() }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw notSignedIn() }
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { completionHandler(nil, nil, 0, notSignedIn()) }
}
open class GKScore: NSObject, @unchecked Sendable {
  open var value: Int64 = 0
  open var context: UInt64 = 0
  public let leaderboardIdentifier: String
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  open class func report(
    _ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(notSignedIn()) }
}
/// Something that a player has managed, in percent.
open class GKAchievement: NSObject, @unchecked Sendable {
  public let identifier: String
  open var percentComplete: Double = 0
  open var isCompleted: Bool { percentComplete >= 100 }
  open var showsCompletionBanner = false
  public init(identifier: String) { self.identifier = identifier }
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(notSignedIn()) }
  open class func report(_ achievements: [GKAchievement]) async throws { throw notSignedIn() }
  open class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, notSignedIn()) }
  open class func loadAchievements() async throws -> [GKAchievement] { throw notSignedIn() }
  open class func resetAchievements(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(notSignedIn()) }
}
open class GKChallenge: NSObject, @unchecked Sendable {
  open var message: String? { nil }
}
open class GKInvite: NSObject, @unchecked Sendable {
  open var sender: GKPlayer { GKPlayer() }
}
open class GKMatchRequest: NSObject, @unchecked Sendable {
  open var minPlayers = 2
  open var maxPlayers = 2
  open var playerGroup = 0
  open var playerAttributes: UInt32 = 0
  open var inviteMessage: String?
  open var recipients: [GKPlayer]?
}
/// Players who are connected. There is no match without a player.
open class GKMatch: NSObject, @unchecked Sendable {
  public enum SendDataMode: Int, Sendable { case reliable, unreliable }
  open weak var delegate: (any GKMatchDelegate)?
  open var players: [GKPlayer] { [] }
  open var expectedPlayerCount: Int { 0 }
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws { throw notSignedIn() }
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {
    throw notSignedIn()
  }
  open func disconnect() {}
}
public enum GKPlayerConnectionState: Int, Sendable { case unknown, connected, disconnected }
public protocol GKMatchDelegate: AnyObject {
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}
extension GKMatchDelegate {
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  public func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState) {}
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let one = GKMatchmaker()
  open class func shared() -> GKMatchmaker { one }
  open func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: (@Sendable (GKMatch?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, notSignedIn()) }
  open func findMatch(for request: GKMatchRequest) async throws -> GKMatch { throw notSignedIn() }
  open func cancel() {}
}

// MARK: Turn by turn

open class GKTurnBasedParticipant: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, invited, declined, matching, active, done }
  open var player: GKPlayer? { nil }
  open var lastTurnDate: Date? { nil }
  open var status: Status { .unknown }
  open var matchOutcome: GKTurnBasedMatch.Outcome = .none
  open var timeoutDate: Date? { nil }
}
open class GKTurnBasedMatch: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable { case unknown, open, ended, matching }
  public enum Outcome: Int, Sendable {
    case none, quit, won, lost, tied, timeExpired, first, second, third, fourth
  }
  open var matchID: String { "" }
  open var creationDate: Date { .distantPast }
  open var participants: [GKTurnBasedParticipant] { [] }
  open var status: Status { .unknown }
  open var currentParticipant: GKTurnBasedParticipant? { nil }
  open var matchData: Data? { nil }
  open var message: String?
  open class func loadMatches(
    completionHandler: (@Sendable ([GKTurnBasedMatch]?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, notSignedIn()) }
  open class func load(
    withID matchID: String,
    withCompletionHandler completionHandler: (@Sendable (GKTurnBasedMatch?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, notSignedIn()) }
  open func endTurn(
    withNextParticipants nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
    match matchData: Data,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(notSignedIn()) }
  open func endMatchInTurn(
    withMatch matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(notSignedIn()) }
  open func participantQuitInTurn(
    with matchOutcome: Outcome, nextParticipants: [GKTurnBasedParticipant], turnTimeout timeout: TimeInterval,
    match matchData: Data, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(notSignedIn()) }
}
open class GKTurnBasedExchange: NSObject, @unchecked Sendable {}
open class GKTurnBasedExchangeReply: NSObject, @unchecked Sendable {}
