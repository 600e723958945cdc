import Foundation

/// What a kind of room for meetings is called.
public typealias EKVirtualConferenceRoomTypeIdentifier = String

/// A kind of room for meetings.
open class EKVirtualConferenceRoomTypeDescriptor: NSObject, @unchecked Sendable {
  public let title: String
  public let identifier: EKVirtualConferenceRoomTypeIdentifier
  public init(title: String, identifier: EKVirtualConferenceRoomTypeIdentifier) {
    (self.title, self.identifier) = (title, identifier)
  }
}
/// An address by which people come to a meeting.
open class EKVirtualConferenceURLDescriptor: NSObject, @unchecked Sendable {
  /// What it is called beside others; nil for the only one.
  public let title: String?
  public let url: URL
  public init(title: String?, url: URL) { (self.title, self.url) = (title, url) }
}
/// How people come to a meeting.
open class EKVirtualConferenceDescriptor: NSObject, @unchecked Sendable {
  public let title: String?
  public let urlDescriptors: [EKVirtualConferenceURLDescriptor]
  /// What else is said of it.
  public let conferenceDetails: String?
  public init(title: String?, urlDescriptors: [EKVirtualConferenceURLDescriptor], conferenceDetails: String?)
  {
    (self.title, self.urlDescriptors, self.conferenceDetails) = (title, urlDescriptors, conferenceDetails)
  }
}
/// Who has rooms for meetings. Calendars ask it; there are none here, so that nobody does.
open class EKVirtualConferenceProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  /// Gives the kinds of rooms; none, unless a subclass has some.
  open func fetchAvailableRoomTypes(
    completionHandler: @escaping ([EKVirtualConferenceRoomTypeDescriptor]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Gives how people come to a new meeting; an error, unless a subclass has rooms.
  open func fetchVirtualConference(
    identifier: EKVirtualConferenceRoomTypeIdentifier,
    completionHandler: @escaping (EKVirtualConferenceDescriptor?, (any Error)?) -> Void
  ) { completionHandler(nil, EKError(.internalFailure)) }
}

public let EKErrorDomain = EKError.errorDomain
