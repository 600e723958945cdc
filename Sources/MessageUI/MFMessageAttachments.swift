import Foundation

public let MFMailComposeErrorDomain = MFMailComposeError.errorDomain
/// The keys of what is known of attachments.
public let MFMessageComposeViewControllerAttachmentURL = "MFMessageComposeViewControllerAttachmentURL"
public let MFMessageComposeViewControllerAttachmentAlternateFilename =
  "MFMessageComposeViewControllerAttachmentAlternateFilename"
/// The key of whether messages can be sent, in notifications that this changed; which it does not here.
public let MFMessageComposeViewControllerTextMessageAvailabilityKey =
  "MFMessageComposeViewControllerTextMessageAvailabilityKey"

extension NSNotification.Name {
  public static let MFMessageComposeViewControllerTextMessageAvailabilityDidChange = Self(
    "MFMessageComposeViewControllerTextMessageAvailabilityDidChangeNotification")
}

/// What happens once a mail is written.
public enum MFMailComposeControllerDeferredAction: Int, Sendable {
  case none, adjustInsertionPoint, addMissingRecipients
}

extension MFMessageComposeViewController {
  /// Whether files of a type could be attached: none, as nothing can be sent.
  public class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
  /// Says whether data was attached: it never is, as `canSendAttachments()` says.
  @discardableResult
  public func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }
  /// Says whether a file was attached: it never is.
  @discardableResult
  public func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool
  { false }
  /// What is attached: nothing.
  public var attachments: [[AnyHashable: Any]]? { nil }
  /// Has no button for attachments be shown; there is none.
  public func disableUserAttachments() {}
}
