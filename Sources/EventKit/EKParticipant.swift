import Foundation

public enum EKParticipantRole: Int, Sendable { case unknown, required, optional, chair, nonParticipant }
public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}
public enum EKParticipantType: Int, Sendable { case unknown, person, room, resource, group }
public enum EKEventStatus: Int, Sendable { case none, confirmed, tentative, canceled }
public enum EKWeekday: Int, Sendable {
  case sunday = 1
  case monday, tuesday, wednesday, thursday, friday, saturday
}

/// Somebody who takes part in an event. No calendar is here, so none is ever made.
open class EKParticipant: NSObject, @unchecked Sendable {
  public let url: URL
  public let name: String?
  public let isCurrentUser = false
  init(url: URL, name: String?) { (self.url, self.name) = (url, name) }
  open var participantStatus: EKParticipantStatus { .unknown }
  open var participantRole: EKParticipantRole { .unknown }
  open var participantType: EKParticipantType { .unknown }
}
extension EKCalendarItem {
  public var attendees: [EKParticipant]? { nil }
  public var hasAttendees: Bool { false }
}
extension EKEvent {
  public var organizer: EKParticipant? { nil }
  public var status: EKEventStatus { .none }
  public var isDetached: Bool { false }
}
