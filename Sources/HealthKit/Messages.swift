import Foundation
import SashMessages

/// Says once what is not done.
func healthWarning(_ message: String) { tellOnce(message, by: "HealthKit") }

/// Says once that there are no health data, and is what to answer with.
func noHealthData() -> HKError {
  healthWarning("there are no health data on this system: isHealthDataAvailable() is false.")
  return HKError(.errorHealthDataUnavailable)
}

public let HKErrorDomain = "com.apple.healthkit"

public struct HKError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = 0, noError = -1
    case errorHealthDataUnavailable = 1, errorHealthDataRestricted, errorInvalidArgument,
      errorAuthorizationDenied
    case errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
    case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
    case errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded,
      errorBackgroundWorkoutSessionNotAllowed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
  public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
  public static var errorNoData: Code { .errorNoData }
}
