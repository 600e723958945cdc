import Foundation

/// Values by name, as a database keeps them.
open class CKRecord: NSObject, NSSecureCoding, @unchecked Sendable {
  public typealias RecordType = String
  public typealias FieldKey = String
  /// Names of types that the system has.
  public enum SystemType {
    public static let userRecord = "Users"
    public static let share = "cloudkit.share"
  }
  public enum SystemFieldKey {
    public static let parent = "parent"
    public static let share = "share"
  }

  public typealias ID = CKRecordID

  public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }
  /// Leads to another record.
  public final class Reference: NSObject, @unchecked Sendable {
    public let recordID: ID
    public let action: ReferenceAction
    public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
    public convenience init(record: CKRecord, action: ReferenceAction) {
      self.init(recordID: record.recordID, action: action)
    }
    public override func isEqual(_ object: Any?) -> Bool { (object as? Reference)?.recordID == recordID }
    public override var hash: Int { recordID.hash }
  }

  public let recordType: RecordType
  public let recordID: ID
  open private(set) var recordChangeTag: String?
  open private(set) var creationDate: Date?
  open private(set) var modificationDate: Date?
  open private(set) var creatorUserRecordID: ID?
  open private(set) var lastModifiedUserRecordID: ID?
  open var parent: Reference?
  open private(set) var share: Reference?
  private var values: [FieldKey: Any] = [:]
  private var changed: Set<FieldKey> = []

  public init(recordType: RecordType, recordID: ID = ID()) {
    (self.recordType, self.recordID) = (recordType, recordID)
  }
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? {
    values[key] as? any CKRecordValueProtocol
  }
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    values[key] = object
    changed.insert(key)
  }
  open func value(forKey key: FieldKey) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: FieldKey) {
    values[key] = value
    changed.insert(key)
  }
  public subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { values[key] as? T }
    set { setObject(newValue, forKey: key) }
  }
  open func allKeys() -> [FieldKey] { Array(values.keys) }
  /// The names of what was set since the record was made: no server ever had it.
  open func changedKeys() -> [FieldKey] { Array(changed) }
  open func allTokens() -> [String] { values.values.compactMap { $0 as? String } }
  /// Values that a server would not be able to read. They are kept like the others.
  open var encryptedValues: CKRecord { self }
  open func setParent(_ parentRecord: CKRecord?) {
    parent = parentRecord.map { Reference(record: $0, action: .none) }
  }
  open func setParent(_ parentRecordID: ID?) {
    parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
  }
  open override func copy() -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    (copy.values, copy.changed, copy.parent) = (values, changed, parent)
    return copy
  }

  // What apps keep beside their own data to know a record again: its type, its name and its zone, without its values.

  public static var supportsSecureCoding: Bool { true }
  /// The record of `encodeSystemFields(with:)`, without values.
  public required init?(coder: NSCoder) {
    guard let type = coder.decodeObject(of: NSString.self, forKey: "RecordType") as String?,
      let id = coder.decodeObject(of: ID.self, forKey: "RecordID")
    else { return nil }
    (recordType, recordID) = (type, id)
  }
  open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }
  open func encodeSystemFields(with coder: NSCoder) {
    coder.encode(NSString(string: recordType), forKey: "RecordType")
    coder.encode(recordID, forKey: "RecordID")
  }
}

/// A record that says who may see others.
open class CKShare: CKRecord, @unchecked Sendable {
  public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
  public enum ParticipantRole: Int, Sendable { case unknown, owner, privateUser = 3, publicUser = 4 }
  public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }
  public enum SystemFieldKey {
    public static let title = "cloudkit.title"
    public static let shareType = "cloudkit.type"
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
  }
  /// Somebody who may see the records.
  public final class Participant: NSObject, @unchecked Sendable {
    public internal(set) var acceptanceStatus = ParticipantAcceptanceStatus.unknown
    public var permission = ParticipantPermission.unknown
    public var role = ParticipantRole.unknown
  }
  /// What is known of an invitation. None comes here.
  public final class Metadata: NSObject, @unchecked Sendable {
    public let share: CKShare
    public let containerIdentifier: String
    init(share: CKShare, containerIdentifier: String) {
      (self.share, self.containerIdentifier) = (share, containerIdentifier)
    }
  }
  open var publicPermission = ParticipantPermission.none
  open private(set) var participants: [Participant] = []
  open var url: URL? { nil }
  open var owner: Participant { Participant() }
  open var currentUserParticipant: Participant? { nil }
  public init(rootRecord: CKRecord, shareID: CKRecord.ID? = nil) {
    super.init(
      recordType: CKRecord.SystemType.share, recordID: shareID ?? ID(zoneID: rootRecord.recordID.zoneID))
  }
  public init(recordZoneID: CKRecordZone.ID) {
    super.init(
      recordType: CKRecord.SystemType.share,
      recordID: ID(recordName: "cloudkit.zoneshare", zoneID: recordZoneID))
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func addParticipant(_ participant: Participant) { participants.append(participant) }
  open func removeParticipant(_ participant: Participant) { participants.removeAll { $0 === participant } }
}

/// The name of a record in its zone: `CKRecord.ID`.
///
/// It stands by itself because Foundation's archivers end the program at classes inside of others.
public final class CKRecordID: NSObject, NSSecureCoding, @unchecked Sendable {
  public let recordName: String
  public let zoneID: CKRecordZone.ID
  public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
    (self.recordName, self.zoneID) = (recordName, zoneID)
  }
  public static var supportsSecureCoding: Bool { true }
  public convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "RecordName") as String? else {
      return nil
    }
    let zone = coder.decodeObject(of: CKRecordZone.ID.self, forKey: "ZoneID")
    self.init(recordName: name, zoneID: zone ?? .default)
  }
  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: recordName), forKey: "RecordName")
    coder.encode(zoneID, forKey: "ZoneID")
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordID else { return false }
    return other.recordName == recordName && other.zoneID == zoneID
  }
  public override var hash: Int { recordName.hashValue ^ zoneID.hash }
}
