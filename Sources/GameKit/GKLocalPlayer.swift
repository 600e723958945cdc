import Foundation
import SashFoundation
import SashMessages
import UIKit

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { GKErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = GKError
    case unknown = 1, cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    case authenticationInProgress, invalidPlayer, scoreNotSet, parentalControlsBlocked
    case playerStatusExceedsMaximumLength, playerStatusInvalid, matchRequestInvalid, underage,
      gameUnrecognized
    case notSupported, invalidParameter, unexpectedConnection
  }
  public static var unknown: Code { .unknown }
  public static var cancelled: Code { .cancelled }
  public static var communicationsFailure: Code { .communicationsFailure }
  public static var userDenied: Code { .userDenied }
  public static var invalidCredentials: Code { .invalidCredentials }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var authenticationInProgress: Code { .authenticationInProgress }
  public static var invalidPlayer: Code { .invalidPlayer }
  public static var scoreNotSet: Code { .scoreNotSet }
  public static var parentalControlsBlocked: Code { .parentalControlsBlocked }
  public static var playerStatusExceedsMaximumLength: Code { .playerStatusExceedsMaximumLength }
  public static var playerStatusInvalid: Code { .playerStatusInvalid }
  public static var matchRequestInvalid: Code { .matchRequestInvalid }
  public static var underage: Code { .underage }
  public static var gameUnrecognized: Code { .gameUnrecognized }
  public static var notSupported: Code { .notSupported }
  public static var invalidParameter: Code { .invalidParameter }
  public static var unexpectedConnection: Code { .unexpectedConnection }
}

/// Says once that nobody is signed in, and is what to answer with.
func notSignedIn() -> GKError {
  tellOnce("there is no Game Center on this system; nobody is signed in.", by: "GameKit")
  return GKError(.notAuthenticated)
}

open class GKBasePlayer: NSObject, @unchecked Sendable {
  open var displayName: String? { nil }
}
/// Somebody who plays.
open class GKPlayer: GKBasePlayer, @unchecked Sendable {
  public enum PhotoSize: Int, Sendable { case small, normal }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var alias: String { "" }
  open override var displayName: String { "" }
  open var guestIdentifier: String? { nil }
  open var isInvitable: Bool { false }
  open func scopedIDsArePersistent() -> Bool { false }
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: (@Sendable (UIImage?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, notSignedIn()) }
  open func loadPhoto(for size: PhotoSize) async throws -> UIImage { throw notSignedIn() }
}

/// Who plays on this machine: nobody is signed in.
///
/// - Missing: Game Center.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  public static let local = GKLocalPlayer()
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  open var isMultiplayerGamingRestricted: Bool { true }
  open var isPersonalizedCommunicationRestricted: Bool { true }
  /// Called with an error soon after it has been set: nobody can sign in.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard authenticateHandler != nil else { return }
      DispatchQueue.main.async { [self] in authenticateHandler?(nil, notSignedIn()) }
    }
  }
  private var listeners: [any GKLocalPlayerListener] = []
  open func register(_ listener: any GKLocalPlayerListener) { listeners.append(listener) }
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {
    listeners.removeAll { $0 as AnyObject === listener as AnyObject }
  }
  open func unregisterAllListeners() { listeners = [] }
  open func loadFriends(_ completionHandler: @escaping @Sendable ([GKPlayer]?, (any Error)?) -> Void) {
    completionHandler(nil, notSignedIn())
  }
  open func fetchSavedGames() async throws -> [GKSavedGame] { throw notSignedIn() }
  open func saveGameData(_ data: Data, withName name: String) async throws -> GKSavedGame {
    throw notSignedIn()
  }
}
open class GKSavedGame: NSObject, @unchecked Sendable {
  open var name: String? { nil }
  open var deviceName: String? { nil }
  open var modificationDate: Date? { nil }
  open func loadData() async throws -> Data { throw notSignedIn() }
}

// MARK: Listeners

public protocol GKInviteEventListener: AnyObject {
  func player(_ player: GKPlayer, didAccept invite: GKInvite)
  func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer])
}
extension GKInviteEventListener {
  public func player(_ player: GKPlayer, didAccept invite: GKInvite) {}
  public func player(_ player: GKPlayer, didRequestMatchWithRecipients recipientPlayers: [GKPlayer]) {}
}
public protocol GKChallengeListener: AnyObject {
  func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge)
  func player(_ player: GKPlayer, didReceive challenge: GKChallenge)
  func player(_ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer)
  func player(
    _ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer)
}
extension GKChallengeListener {
  public func player(_ player: GKPlayer, wantsToPlay challenge: GKChallenge) {}
  public func player(_ player: GKPlayer, didReceive challenge: GKChallenge) {}
  public func player(
    _ player: GKPlayer, didComplete challenge: GKChallenge, issuedByFriend friendPlayer: GKPlayer
  ) {}
  public func player(
    _ player: GKPlayer, issuedChallengeWasCompleted challenge: GKChallenge, byFriend friendPlayer: GKPlayer
  ) {}
}
public protocol GKSavedGameListener: AnyObject {
  func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame)
  func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame])
}
extension GKSavedGameListener {
  public func player(_ player: GKPlayer, didModifySavedGame savedGame: GKSavedGame) {}
  public func player(_ player: GKPlayer, hasConflictingSavedGames savedGames: [GKSavedGame]) {}
}
public protocol GKTurnBasedEventListener: AnyObject {
  func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer])
  func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch)
  func player(
    _ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
  func player(
    _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange,
    for match: GKTurnBasedMatch)
  func player(
    _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
    forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch)
  func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch)
}
extension GKTurnBasedEventListener {
  public func player(_ player: GKPlayer, didRequestMatchWithOtherPlayers playersToInvite: [GKPlayer]) {}
  public func player(_ player: GKPlayer, receivedTurnEventFor match: GKTurnBasedMatch, didBecomeActive: Bool)
  {}
  public func player(_ player: GKPlayer, matchEnded match: GKTurnBasedMatch) {}
  public func player(
    _ player: GKPlayer, receivedExchangeRequest exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
  ) {}
  public func player(
    _ player: GKPlayer, receivedExchangeCancellation exchange: GKTurnBasedExchange,
    for match: GKTurnBasedMatch
  ) {}
  public func player(
    _ player: GKPlayer, receivedExchangeReplies replies: [GKTurnBasedExchangeReply],
    forCompletedExchange exchange: GKTurnBasedExchange, for match: GKTurnBasedMatch
  ) {}
  public func player(_ player: GKPlayer, wantsToQuitMatch match: GKTurnBasedMatch) {}
}
public protocol GKLocalPlayerListener: GKChallengeListener, GKInviteEventListener, GKSavedGameListener,
  GKTurnBasedEventListener
{}
