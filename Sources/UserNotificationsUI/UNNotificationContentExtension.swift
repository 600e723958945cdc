import CoreGraphics
import Foundation
import UserNotifications

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none, `default`, overlay
}
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss, dismiss, dismissAndForwardAction
}
/// A page of an extension that shows a notification. Extensions are not run here.
@MainActor @preconcurrency
public protocol UNNotificationContentExtension: AnyObject {
  func didReceive(_ notification: UNNotification)
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void)
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  var mediaPlayPauseButtonFrame: CGRect { get }
  func mediaPlay()
  func mediaPause()
}
extension UNNotificationContentExtension {
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismissAndForwardAction) }
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { .none }
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  public func mediaPlay() {}
  public func mediaPause() {}
}
