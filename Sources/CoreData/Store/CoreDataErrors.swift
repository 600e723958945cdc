import CSQLite
import Foundation

public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
public let NSCoreDataErrorDomain = "NSCoreDataErrorDomain"
/// The errors that together are one.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that is not valid.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The name of the property that is not valid.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The conflicts that made a save fail.
public let NSPersistentStoreSaveConflictsErrorKey = "NSPersistentStoreSaveConflictsErrorKey"

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreSaveConflictsError = 134050
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
/// Objects of a store would have values that the newer model wants to be unique.
public let NSMigrationConstraintViolationError = 134111
public let NSMigrationMissingSourceModelError = 134130
public let NSMigrationMissingMappingModelError = 134140

/// Makes the errors that Core Data reports.
enum CoreDataError {
  static func make(_ code: Int, _ text: String, _ url: URL? = nil, _ more: [String: Any] = [:]) -> NSError {
    var info = more
    info[NSLocalizedDescriptionKey] = text
    if let url { info[NSFilePathErrorKey] = url.path }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  /// A file could not be made, as Core Data says it.
  static func creation(_ url: URL) -> NSError {
    let folder = url.deletingLastPathComponent().path
    if access(folder, F_OK) == 0, access(folder, W_OK) != 0 {
      return make(
        NSFileWriteNoPermissionError, "The store cannot be made", url,
        ["reason": "No permissions to create file; code = \(EPERM)"])
    }
    return make(
      NSFileWriteUnknownError, "The store cannot be made", url,
      ["reason": "Failed to create file; code = \(ENOENT)"])
  }

  /// Runs `body`, which works at the store of a place, and says what SQLite could not do as Core Data says it.
  static func translated<Result>(at url: URL?, _ body: () throws -> Result) throws -> Result {
    do { return try body() } catch let error as SQLiteError { throw store(error, url) }
  }

  /// What SQLite could not do, as Core Data says it.
  static func store(_ error: SQLiteError, _ url: URL?) -> NSError {
    let info: [String: Any] = [
      NSSQLiteErrorDomain: Int(error.code),
      NSUnderlyingErrorKey: NSError(
        domain: NSSQLiteErrorDomain, code: Int(error.code),
        userInfo: [NSLocalizedDescriptionKey: error.message]),
    ]
    switch error.code & 0xff {
    case SQLITE_NOTADB, SQLITE_CORRUPT:
      return make(NSFileReadCorruptFileError, "The store is damaged: \(error.message)", url, info)
    // What Core Data calls an error of reading and writing, whichever of them it was.
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_IOERR, SQLITE_ERROR:
      return make(NSFileReadUnknownError, "The store cannot be opened: \(error.message)", url, info)
    case SQLITE_READONLY: return make(NSFileWriteNoPermissionError, "The store cannot be written", url, info)
    case SQLITE_FULL: return make(NSFileWriteOutOfSpaceError, "There is no space left", url, info)
    case SQLITE_BUSY, SQLITE_LOCKED:
      return make(NSPersistentStoreTimeoutError, "The store is locked", url, info)
    case SQLITE_CONSTRAINT:
      return make(NSManagedObjectConstraintMergeError, "A constraint is not met: \(error.message)", url, info)
    default: return make(NSPersistentStoreOperationError, error.message, url, info)
    }
  }
}
