import Foundation

public class CKOperationGroup: NSObject, @unchecked Sendable {
  public var name: String?
  public var expectedSendSize = 0
  public override init() { super.init() }
}

/// Work for the cloud. It ends at once with the error that nobody is signed in.
open class CKOperation: Operation, @unchecked Sendable {
  /// How eagerly work is done.
  public final class Configuration: NSObject, @unchecked Sendable {
    public var container: CKContainer?
    public var qualityOfService = QualityOfService.default
    public var allowsCellularAccess = true
    public var isLongLived = false
    public var timeoutIntervalForRequest: TimeInterval = 60
    public var timeoutIntervalForResource: TimeInterval = 604_800
  }
  public typealias ID = String
  open var configuration: Configuration! = Configuration()
  open var group: CKOperationGroup?
  public let operationID: ID = UUID().uuidString
  open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?
  /// What tells the app how the work ended.
  func fail(_ error: CKError) {}
  open override func main() { fail(isCancelled ? CKError(.operationCancelled) : CKError.noAccount()) }
}
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

/// Saves and deletes records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var clientChangeTokenData: Data?
  open var perRecordProgressBlock: (@Sendable (CKRecord, Double) -> Void)?
  open var perRecordCompletionBlock: (@Sendable (CKRecord, (any Error)?) -> Void)?
  open var perRecordSaveBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: (@Sendable (CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (@Sendable ([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  open var modifyRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    super.init()
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func fail(_ error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}

/// Fetches records by their names.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordCompletionBlock: (@Sendable (CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  open var perRecordResultBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (@Sendable ([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  open var fetchRecordsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public init(recordIDs: [CKRecord.ID]) {
    super.init()
    self.recordIDs = recordIDs
  }
  override func fail(_ error: CKError) {
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}

/// Fetches records that a query is true of.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where a query goes on.
  public final class Cursor: NSObject, @unchecked Sendable {}
  public static let maximumResults = 0
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: (@Sendable (CKRecord) -> Void)?
  open var recordMatchedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryCompletionBlock: (@Sendable (Cursor?, (any Error)?) -> Void)?
  open var queryResultBlock: (@Sendable (Result<Cursor?, any Error>) -> Void)?
  public override init() { super.init() }
  public init(query: CKQuery) {
    super.init()
    self.query = query
  }
  public init(cursor: Cursor) {
    super.init()
    self.cursor = cursor
  }
  override func fail(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// Says what has changed in zones.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  public final class ZoneConfiguration: NSObject, @unchecked Sendable {
    public var previousServerChangeToken: CKServerChangeToken?
    public var resultsLimit: Int?
    public var desiredKeys: [CKRecord.FieldKey]?
    public override init() { super.init() }
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      (self.previousServerChangeToken, self.resultsLimit) = (previousServerChangeToken, resultsLimit)
      self.desiredKeys = desiredKeys
    }
  }
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  open var fetchAllChanges = true
  open var recordChangedBlock: (@Sendable (CKRecord) -> Void)?
  open var recordWasChangedBlock: (@Sendable (CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: (@Sendable (CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchCompletionBlock:
    (@Sendable (CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  open var recordZoneFetchResultBlock:
    (
      @Sendable (
        CKRecordZone.ID,
        Result<
          (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error
        >
      ) -> Void
    )?
  open var fetchRecordZoneChangesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  open var fetchRecordZoneChangesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    super.init()
    (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
  }
  override func fail(_ error: CKError) {
    fetchRecordZoneChangesCompletionBlock?(error)
    fetchRecordZoneChangesResultBlock?(.failure(error))
  }
}

/// Says in which zones something has changed.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var previousServerChangeToken: CKServerChangeToken?
  open var resultsLimit = 0
  open var fetchAllChanges = true
  open var recordZoneWithIDChangedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  open var recordZoneWithIDWasDeletedBlock: (@Sendable (CKRecordZone.ID) -> Void)?
  open var changeTokenUpdatedBlock: (@Sendable (CKServerChangeToken) -> Void)?
  open var fetchDatabaseChangesCompletionBlock:
    (@Sendable (CKServerChangeToken?, Bool, (any Error)?) -> Void)?
  open var fetchDatabaseChangesResultBlock:
    (@Sendable (Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  public override init() { super.init() }
  public init(previousServerChangeToken: CKServerChangeToken?) {
    super.init()
    self.previousServerChangeToken = previousServerChangeToken
  }
  override func fail(_ error: CKError) {
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
    fetchDatabaseChangesResultBlock?(.failure(error))
  }
}

/// Makes and deletes zones.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordZonesToSave: [CKRecordZone]?
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  open var modifyRecordZonesCompletionBlock:
    (@Sendable ([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?
  open var modifyRecordZonesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  open var perRecordZoneSaveBlock: (@Sendable (CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  open var perRecordZoneDeleteBlock: (@Sendable (CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public init(recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil) {
    super.init()
    (self.recordZonesToSave, self.recordZoneIDsToDelete) = (recordZonesToSave, recordZoneIDsToDelete)
  }
  override func fail(_ error: CKError) {
    for zone in recordZonesToSave ?? [] { perRecordZoneSaveBlock?(zone.zoneID, .failure(error)) }
    for id in recordZoneIDsToDelete ?? [] { perRecordZoneDeleteBlock?(id, .failure(error)) }
    modifyRecordZonesCompletionBlock?(nil, nil, error)
    modifyRecordZonesResultBlock?(.failure(error))
  }
}

/// Makes and deletes subscriptions.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var subscriptionsToSave: [CKSubscription]?
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  open var modifySubscriptionsCompletionBlock:
    (@Sendable ([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  open var modifySubscriptionsResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    super.init()
    (self.subscriptionsToSave, self.subscriptionIDsToDelete) = (subscriptionsToSave, subscriptionIDsToDelete)
  }
  override func fail(_ error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}

/// Takes part in what others share.
open class CKAcceptSharesOperation: CKOperation, @unchecked Sendable {
  open var shareMetadatas: [CKShare.Metadata]?
  open var perShareResultBlock: (@Sendable (CKShare.Metadata, Result<CKShare, any Error>) -> Void)?
  open var acceptSharesCompletionBlock: (@Sendable ((any Error)?) -> Void)?
  open var acceptSharesResultBlock: (@Sendable (Result<Void, any Error>) -> Void)?
  public override init() { super.init() }
  public init(shareMetadatas: [CKShare.Metadata]) {
    super.init()
    self.shareMetadatas = shareMetadatas
  }
  override func fail(_ error: CKError) {
    acceptSharesCompletionBlock?(error)
    acceptSharesResultBlock?(.failure(error))
  }
}
