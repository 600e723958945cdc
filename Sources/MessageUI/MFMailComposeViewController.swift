import Foundation
import SashFoundation
import UIKit

/// How the writing of a mail has ended.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// How the writing of a message has ended.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
/// What keeps a mail from being written.
public struct MFMailComposeError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "MFMailComposeErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = MFMailComposeError
    case saveFailed, sendFailed
  }
  public static var saveFailed: Code { .saveFailed }
  public static var sendFailed: Code { .sendFailed }
}

/// Writes a mail. There is no mail of the system here: ask `canSendMail()` first, as on devices without an account.
///
/// One that is presented all the same tells its delegate of a failure at once.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// False: nothing can be sent here.
  open class func canSendMail() -> Bool { false }
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private(set) var subject = ""
  private(set) var body = ""
  private(set) var recipients: [String] = []
  private var isTold = false
  open func setSubject(_ subject: String) { self.subject = subject }
  open func setToRecipients(_ toRecipients: [String]?) { recipients = toRecipients ?? [] }
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isTold else { return }
    isTold = true
    mailComposeDelegate?.mailComposeController(
      self, didFinishWith: .failed, error: MFMailComposeError(.sendFailed))
  }
}
/// Hears of how a mail has ended.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}

/// Writes a message. There is nothing to send one with: ask `canSendText()` first.
///
/// One that is presented all the same tells its delegate of a failure at once.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  /// False: nothing can be sent here.
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var subject: String?
  open var body: String?
  private var isTold = false

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !isTold else { return }
    isTold = true
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
  }
}
/// Hears of how a message has ended.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
