import Foundation
import SashFoundation

open class INSpeakableString: NSObject, @unchecked Sendable {
  public let spokenPhrase: String
  public let vocabularyIdentifier: String?
  public let pronunciationHint: String?
  public init(spokenPhrase: String) {
    (self.spokenPhrase, vocabularyIdentifier, pronunciationHint) = (spokenPhrase, nil, nil)
  }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (self.vocabularyIdentifier, self.spokenPhrase) = (vocabularyIdentifier, spokenPhrase)
    self.pronunciationHint = pronunciationHint
  }
}
public enum INPersonHandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
  public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
  public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
  public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
}
open class INPersonHandle: NSObject, @unchecked Sendable {
  public let value: String?
  public let type: INPersonHandleType
  public let label: INPersonHandleLabel?
  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
    (self.value, self.type, self.label) = (value, type, label)
  }
}
public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }
/// Somebody who is written to or called.
open class INPerson: NSObject, @unchecked Sendable {
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let displayName: String
  public let image: INImage?
  public let contactIdentifier: String?
  public let customIdentifier: String?
  public let isMe: Bool
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?,
    contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
    suggestionType: INPersonSuggestionType = .none
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    self.displayName = displayName ?? personHandle.value ?? ""
    (self.contactIdentifier, self.customIdentifier, self.isMe) = (contactIdentifier, customIdentifier, isMe)
  }
  open var handle: String? { personHandle?.value }
}
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }
open class INSendMessageAttachment: NSObject, @unchecked Sendable {}
open class INSendMessageIntent: INIntent, @unchecked Sendable {
  public let recipients: [INPerson]?
  public let outgoingMessageType: INOutgoingMessageType
  public let content: String?
  public let speakableGroupName: INSpeakableString?
  public let conversationIdentifier: String?
  public let serviceName: String?
  public let sender: INPerson?
  public init(
    recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
    speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
    sender: INPerson?,
    attachments: [INSendMessageAttachment]? = nil
  ) {
    (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
    (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
    (self.serviceName, self.sender) = (serviceName, sender)
    super.init()
  }
  public required convenience init() {
    self.init(
      recipients: nil, outgoingMessageType: .unknown, content: nil, speakableGroupName: nil,
      conversationIdentifier: nil, serviceName: nil, sender: nil)
  }
}
public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }
open class INStartCallIntent: INIntent, @unchecked Sendable {
  public let contacts: [INPerson]? = nil
  public let callCapability: INCallCapability = .unknown
}
open class INShareFocusStatusIntent: INIntent, @unchecked Sendable {
  public let focusStatus: INFocusStatus? = nil
}
public enum INMediaItemType: Int, Sendable {
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist,
    musicStation
  case audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation, radioStation, station, music
  case algorithmicRadioStation, news
}
open class INMediaItem: NSObject, @unchecked Sendable {
  public let identifier: String?
  public let title: String?
  public let type: INMediaItemType
  public let artwork: INImage?
  public let artist: String?
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?, artist: String? = nil
  ) {
    (self.identifier, self.title, self.type) = (identifier, title, type)
    (self.artwork, self.artist) = (artwork, artist)
  }
}
public enum INPlaybackRepeatMode: Int, Sendable { case unknown, none, all, one }
public enum INPlaybackQueueLocation: Int, Sendable { case unknown, now, next, later }
open class INMediaSearch: NSObject, @unchecked Sendable {
  open var mediaName: String?
  open var mediaType: INMediaItemType = .unknown
}
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  public let mediaItems: [INMediaItem]?
  public let mediaContainer: INMediaItem?
  public let playShuffled: Bool?
  public let playbackRepeatMode: INPlaybackRepeatMode
  public let resumePlayback: Bool?
  public let playbackQueueLocation: INPlaybackQueueLocation
  public let playbackSpeed: Double?
  public let mediaSearch: INMediaSearch?
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil, playShuffled: Bool? = nil,
    playbackRepeatMode: INPlaybackRepeatMode = .unknown, resumePlayback: Bool? = nil,
    playbackQueueLocation: INPlaybackQueueLocation = .unknown, playbackSpeed: Double? = nil,
    mediaSearch: INMediaSearch? = nil
  ) {
    (self.mediaItems, self.mediaContainer, self.playShuffled) = (mediaItems, mediaContainer, playShuffled)
    (self.playbackRepeatMode, self.resumePlayback) = (playbackRepeatMode, resumePlayback)
    (self.playbackQueueLocation, self.playbackSpeed) = (playbackQueueLocation, playbackSpeed)
    self.mediaSearch = mediaSearch
    super.init()
  }
  public required convenience init() { self.init(mediaItems: nil) }
}
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  case unspecified, ready, `continue`, inProgress, success, handleInApp, failure, failureRequiringAppLaunch
  case failureUnknownMediaType, failureNoUnplayedContent, failureRestrictedContent
}
open class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  public let code: INPlayMediaIntentResponseCode
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}
public protocol INPlayMediaIntentHandling: AnyObject {
  func handle(intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
}
public protocol INSendMessageIntentHandling: AnyObject {
  func handle(intent: INSendMessageIntent, completion: @escaping (INIntentResponse) -> Void)
}
