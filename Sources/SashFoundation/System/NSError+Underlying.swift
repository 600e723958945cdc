import Foundation
import FoundationNetworking

/// The errors that led to an error that several have led to.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

extension NSError {
  /// What led to this error.
  public var underlyingErrors: [any Error] {
    let one = userInfo[NSUnderlyingErrorKey] as? any Error
    return (one.map { [$0] } ?? []) + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
  }
}
extension URLError {
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication, backgroundUpdatesDisabled, insufficientSystemResources
  }
  /// Nil: no task goes on without the program here.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
}
