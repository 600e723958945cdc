import Foundation

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}

/// A press of a key that a person has outside of the app.
open class MPRemoteCommandEvent: NSObject, @unchecked Sendable {
  public let command: MPRemoteCommand
  /// In seconds.
  public let timestamp = ProcessInfo.processInfo.systemUptime
  init(command: MPRemoteCommand) { self.command = command }
}
public final class MPSkipIntervalCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// In seconds.
  public internal(set) var interval: TimeInterval = 0
}
public final class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  /// In seconds.
  public internal(set) var positionTime: TimeInterval = 0
}
public final class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public internal(set) var playbackRate: Float = 1
}
public final class MPSeekCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
  public internal(set) var type = MPSeekCommandEventType.beginSeeking
}
public enum MPSeekCommandEventType: UInt, Sendable { case beginSeeking, endSeeking }

/// A key outside of the app, and what it does.
open class MPRemoteCommand: NSObject, @unchecked Sendable {
  open var isEnabled = true
  private var handlers: [(token: NSObject, handler: (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus)] =
    []
  /// Has `handler` called for each press.
  ///
  /// - Returns: What removes it again.
  @discardableResult
  open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any {
    let token = NSObject()
    handlers.append((token, handler))
    return token
  }
  /// Removes a handler; all of them for nil.
  open func removeTarget(_ target: Any?) {
    guard let target = target as? NSObject else {
      handlers = []
      return
    }
    handlers.removeAll { $0.token === target }
  }
  /// For tests, and for hosts that have such keys.
  package func send(_ event: MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus {
    guard isEnabled, !handlers.isEmpty else { return .commandFailed }
    return handlers.map { $0.handler(event) }.last ?? .commandFailed
  }
}
public final class MPSkipIntervalCommand: MPRemoteCommand, @unchecked Sendable {
  /// In seconds.
  public var preferredIntervals: [NSNumber] = []
}
public final class MPChangePlaybackRateCommand: MPRemoteCommand, @unchecked Sendable {
  public var supportedPlaybackRates: [NSNumber] = []
}
public final class MPChangePlaybackPositionCommand: MPRemoteCommand, @unchecked Sendable {}
public final class MPFeedbackCommand: MPRemoteCommand, @unchecked Sendable {
  public var isActive = false
  public var localizedTitle = ""
  public var localizedShortTitle = ""
}
public final class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
  public var minimumRating: Float = 0
  public var maximumRating: Float = 1
}
public final class MPChangeRepeatModeCommand: MPRemoteCommand, @unchecked Sendable {
  public var currentRepeatType = MPRepeatType.off
}
public final class MPChangeShuffleModeCommand: MPRemoteCommand, @unchecked Sendable {
  public var currentShuffleType = MPShuffleType.off
}

/// The keys that a person has outside of the app.
///
/// - Missing: keyboards and desktops that press them.
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
  private static let only = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { only }
  public let playCommand = MPRemoteCommand()
  public let pauseCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
  public let ratingCommand = MPRatingCommand()
  public let likeCommand = MPFeedbackCommand()
  public let dislikeCommand = MPFeedbackCommand()
  public let bookmarkCommand = MPFeedbackCommand()
  public let enableLanguageOptionCommand = MPRemoteCommand()
  public let disableLanguageOptionCommand = MPRemoteCommand()
}
