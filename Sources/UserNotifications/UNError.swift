import Foundation
import SashFoundation

/// Why a notification was refused.
public struct UNError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "UNErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = UNError
    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore
    case attachmentMoveIntoDataStoreFailed, attachmentCorrupt
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent
    case contentProvidingObjectNotAllowed = 1500
    case contentProvidingInvalid
    case badgeInputInvalid = 1600
  }
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
public let UNErrorDomain = UNError.errorDomain

/// Marks what has come from a server. No server sends any to this system, so it is never met.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {}

/// What can say more about a notification, as an intent of a message does.
public protocol UNNotificationContentProviding: NSObjectProtocol {}
extension UNNotificationContent {
  /// The content as it is: nothing more is shown here of who has sent it.
  public func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
    self
  }
}
extension UNNotificationSound {
  public static var defaultRingtone: UNNotificationSound { .init(named: .init(rawValue: "ringtone")) }
  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    .init(named: name)
  }
}
