import Foundation

/// A wish to be told of changes.
open class CKSubscription: NSObject, @unchecked Sendable {
  public typealias ID = String
  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
  /// What a person is told.
  open class NotificationInfo: NSObject, @unchecked Sendable {
    open var alertBody: String?
    open var alertLocalizationKey: String?
    open var alertLocalizationArgs: [String]?
    open var title: String?
    open var titleLocalizationKey: String?
    open var titleLocalizationArgs: [String]?
    open var subtitle: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var category: String?
    open var collapseIDKey: String?
    open var desiredKeys: [CKRecord.FieldKey]?
    public override init() { super.init() }
    public init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil, alertLocalizationArgs: [String]? = nil,
      title: String? = nil, subtitle: String? = nil, soundName: String? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil, shouldBadge: Bool = false,
      shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false,
      category: String? = nil, collapseIDKey: String? = nil
    ) {
      super.init()
      (self.alertBody, self.alertLocalizationKey) = (alertBody, alertLocalizationKey)
      (self.alertLocalizationArgs, self.title, self.subtitle) = (alertLocalizationArgs, title, subtitle)
      (self.soundName, self.desiredKeys, self.shouldBadge) = (soundName, desiredKeys, shouldBadge)
      self.shouldSendContentAvailable = shouldSendContentAvailable
      self.shouldSendMutableContent = shouldSendMutableContent
      (self.category, self.collapseIDKey) = (category, collapseIDKey)
    }
  }
  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?
  init(_ type: SubscriptionType, _ id: ID) { (subscriptionType, subscriptionID) = (type, id) }
}
/// Of records that a predicate is true of.
open class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Self(rawValue: 1)
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    public static let firesOnce = Self(rawValue: 8)
  }
  public let recordType: CKRecord.RecordType?
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: ID = UUID().uuidString,
    options: Options = []
  ) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(.query, subscriptionID)
  }
}
/// Of a zone.
open class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  public let zoneID: CKRecordZone.ID
  open var recordType: CKRecord.RecordType?
  public init(zoneID: CKRecordZone.ID, subscriptionID: ID = UUID().uuidString) {
    self.zoneID = zoneID
    super.init(.recordZone, subscriptionID)
  }
}
/// Of a database.
open class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  open var recordType: CKRecord.RecordType?
  public init(subscriptionID: ID = UUID().uuidString) { super.init(.database, subscriptionID) }
}

/// A message of the cloud. None comes here.
open class CKNotification: NSObject, @unchecked Sendable {
  public enum NotificationType: Int, Sendable { case query = 1, recordZone, readNotification, database }
  open var notificationType: NotificationType { .query }
  open var subscriptionID: CKSubscription.ID? { nil }
  /// Nil for a message that is none of the cloud's, as all are here.
  public convenience init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard notificationDictionary["ck"] != nil else { return nil }
    self.init()
  }
}
open class CKQueryNotification: CKNotification, @unchecked Sendable {
  open var recordID: CKRecord.ID? { nil }
}
open class CKDatabaseNotification: CKNotification, @unchecked Sendable {
  open var databaseScope: CKDatabase.Scope { .private }
}
