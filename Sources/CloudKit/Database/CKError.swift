import Foundation
import SashFoundation
import SashMessages

public let CKErrorDomain = "CKErrorDomain"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"

/// Why the cloud did not do what it was asked.
public struct CKError: _FrameworkError, @unchecked Sendable {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    let words =
      code == .notAuthenticated ? "This request requires an authenticated account." : "CloudKit: \(code)"
    let said = userInfo.merging([NSLocalizedDescriptionKey: words]) { own, _ in own }
    _nsError = NSError(domain: CKErrorDomain, code: code.rawValue, userInfo: said)
  }
  public static var errorDomain: String { CKErrorDomain }
  public var errorUserInfo: [String: Any] { _nsError.userInfo }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CKError
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
  /// In seconds.
  public var retryAfterSeconds: Double? { errorUserInfo[CKErrorRetryAfterKey] as? Double }
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    errorUserInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  public var serverRecord: CKRecord? { errorUserInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  public var clientRecord: CKRecord? { errorUserInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  public var ancestorRecord: CKRecord? { errorUserInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }

  public static var internalError: Code { .internalError }
  public static var partialFailure: Code { .partialFailure }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var badContainer: Code { .badContainer }
  public static var serviceUnavailable: Code { .serviceUnavailable }
  public static var requestRateLimited: Code { .requestRateLimited }
  public static var missingEntitlement: Code { .missingEntitlement }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var permissionFailure: Code { .permissionFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var invalidArguments: Code { .invalidArguments }
  public static var resultsTruncated: Code { .resultsTruncated }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var serverRejectedRequest: Code { .serverRejectedRequest }
  public static var assetFileNotFound: Code { .assetFileNotFound }
  public static var assetFileModified: Code { .assetFileModified }
  public static var incompatibleVersion: Code { .incompatibleVersion }
  public static var constraintViolation: Code { .constraintViolation }
  public static var operationCancelled: Code { .operationCancelled }
  public static var changeTokenExpired: Code { .changeTokenExpired }
  public static var batchRequestFailed: Code { .batchRequestFailed }
  public static var zoneBusy: Code { .zoneBusy }
  public static var badDatabase: Code { .badDatabase }
  public static var quotaExceeded: Code { .quotaExceeded }
  public static var zoneNotFound: Code { .zoneNotFound }
  public static var limitExceeded: Code { .limitExceeded }
  public static var userDeletedZone: Code { .userDeletedZone }
  public static var tooManyParticipants: Code { .tooManyParticipants }
  public static var alreadyShared: Code { .alreadyShared }
  public static var referenceViolation: Code { .referenceViolation }
  public static var managedAccountRestricted: Code { .managedAccountRestricted }
  public static var participantMayNeedVerification: Code { .participantMayNeedVerification }
  public static var serverResponseLost: Code { .serverResponseLost }
  public static var assetNotAvailable: Code { .assetNotAvailable }
  public static var accountTemporarilyUnavailable: Code { .accountTemporarilyUnavailable }

  /// What every request is answered: nobody is signed in.
  static func noAccount() -> CKError {
    tellOnce(
      "nobody is signed in to a cloud here; every request fails with CKError.notAuthenticated.",
      by: "CloudKit")
    return CKError(.notAuthenticated)
  }
}
