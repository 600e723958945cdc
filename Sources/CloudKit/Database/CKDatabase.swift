import Foundation

/// Where records are kept: nowhere, as nobody is signed in.
public final class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  public func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.start()
  }

  private func refuse<Value>(_ completion: @escaping @Sendable (Value?, (any Error)?) -> Void) {
    let error = CKError.noAccount()
    DispatchQueue.global().async { completion(nil, error) }
  }

  public func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.noAccount() }
  public func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.noAccount() }
  public func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @discardableResult
  public func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.noAccount()
  }

  public func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError.noAccount() }
  public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?),
          any Error
        >
      ) -> Void
  ) {
    let error = CKError.noAccount()
    DispatchQueue.global().async { completionHandler(.failure(error)) }
  }
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError.noAccount() }

  public func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }
  public func allRecordZones() async throws -> [CKRecordZone] { throw CKError.noAccount() }
  public func fetch(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  public func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone {
    throw CKError.noAccount()
  }
  public func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }
  @discardableResult
  public func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError.noAccount() }
  public func delete(
    withRecordZoneID zoneID: CKRecordZone.ID,
    completionHandler: @escaping @Sendable (CKRecordZone.ID?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @discardableResult
  public func deleteRecordZone(withID zoneID: CKRecordZone.ID) async throws -> CKRecordZone.ID {
    throw CKError.noAccount()
  }

  public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) {
    refuse(completionHandler)
  }
  public func allSubscriptions() async throws -> [CKSubscription] { throw CKError.noAccount() }
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
  @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    throw CKError.noAccount()
  }
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) { refuse(completionHandler) }
}

/// Which records are wanted.
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    (self.recordType, self.predicate) = (recordType, predicate)
  }
}
/// Up to where changes are known.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) {}
  open func encode(with coder: NSCoder) {}
}
