import Foundation
import SashMessages

public let CKErrorDomain = "CKErrorDomain"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"

/// Why the cloud did not do what it was asked.
public struct CKError: Error, CustomNSError, LocalizedError, @unchecked Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
      serviceUnavailable,
      requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem,
      invalidArguments,
      resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified,
      incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed,
      zoneBusy,
      badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants,
      alreadyShared,
      referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost,
      assetNotAvailable, accountTemporarilyUnavailable
  }
  public let code: Code
  public let errorUserInfo: [String: Any]
  public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, errorUserInfo) = (code, userInfo) }
  public static let errorDomain = CKErrorDomain
  public var errorCode: Int { code.rawValue }
  public var userInfo: [String: Any] { errorUserInfo }
  public var errorDescription: String? {
    code == .notAuthenticated ? "This request requires an authenticated account." : "CloudKit: \(code)"
  }
  /// In seconds.
  public var retryAfterSeconds: Double? { errorUserInfo[CKErrorRetryAfterKey] as? Double }
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    errorUserInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  public var serverRecord: CKRecord? { errorUserInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  public var clientRecord: CKRecord? { errorUserInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  public var ancestorRecord: CKRecord? { errorUserInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }

  public static var notAuthenticated: Code { .notAuthenticated }
  public static var unknownItem: Code { .unknownItem }
  public static var partialFailure: Code { .partialFailure }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var userDeletedZone: Code { .userDeletedZone }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var limitExceeded: Code { .limitExceeded }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var zoneBusy: Code { .zoneBusy }
  public static var permissionFailure: Code { .permissionFailure }
  public static var operationCancelled: Code { .operationCancelled }

  /// What every request is answered: nobody is signed in.
  static func noAccount() -> CKError {
    tellOnce(
      "nobody is signed in to a cloud here; every request fails with CKError.notAuthenticated.",
      by: "CloudKit")
    return CKError(.notAuthenticated)
  }
}
public func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
