import Foundation
import SashFoundation
import SashMessages

/// Says once what is not done.
func healthWarning(_ message: String) { tellOnce(message, by: "HealthKit") }

/// Says once that there are no health data, and is what to answer with.
func noHealthData() -> HKError {
  healthWarning("there are no health data on this system: isHealthDataAvailable() is false.")
  return HKError(.errorHealthDataUnavailable)
}

public let HKErrorDomain = "com.apple.healthkit"

public struct HKError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { HKErrorDomain }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = HKError
    case unknownError = 0, noError = -1
    case errorHealthDataUnavailable = 1, errorHealthDataRestricted, errorInvalidArgument,
      errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
    case errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded,
      errorBackgroundWorkoutSessionNotAllowed
  }
  public static var unknownError: Code { .unknownError }
  public static var noError: Code { .noError }
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
  public static var errorInvalidArgument: Code { .errorInvalidArgument }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
  public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
  public static var errorUserCanceled: Code { .errorUserCanceled }
  public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
  public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
  public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
  public static var errorNoData: Code { .errorNoData }
  public static var errorWorkoutActivityNotAllowed: Code { .errorWorkoutActivityNotAllowed }
  public static var errorDataSizeExceeded: Code { .errorDataSizeExceeded }
  public static var errorBackgroundWorkoutSessionNotAllowed: Code { .errorBackgroundWorkoutSessionNotAllowed }
}
