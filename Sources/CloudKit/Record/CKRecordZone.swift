import Foundation

/// The owner of zones of the person who is signed in.
public let CKCurrentUserDefaultName = "__defaultOwner__"
@available(*, deprecated, renamed: "CKCurrentUserDefaultName")
public let CKOwnerDefaultName = CKCurrentUserDefaultName

/// A part of a database.
open class CKRecordZone: NSObject, @unchecked Sendable {
  public typealias ID = CKRecordZoneID
  public struct Capabilities: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let fetchChanges = Self(rawValue: 1)
    public static let atomic = Self(rawValue: 2)
    public static let sharing = Self(rawValue: 4)
    public static let zoneWideSharing = Self(rawValue: 8)
  }

  public let zoneID: ID
  open var capabilities: Capabilities {
    zoneID.zoneName == ID.defaultZoneName ? [] : [.fetchChanges, .atomic, .sharing]
  }
  open var share: CKRecord.Reference? { nil }
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  private static let standard = CKRecordZone(zoneID: .default)
  open class func `default`() -> CKRecordZone { standard }
}

/// The name of a zone and of whoever owns it: `CKRecordZone.ID`.
///
/// It stands by itself because Foundation's archivers end the program at classes inside of others.
public final class CKRecordZoneID: NSObject, NSSecureCoding, @unchecked Sendable {
  public static let defaultZoneName = "_defaultZone"
  public static let `default` = CKRecordZoneID()
  public let zoneName: String
  public let ownerName: String
  public init(zoneName: String = CKRecordZoneID.defaultZoneName, ownerName: String = CKCurrentUserDefaultName)
  {
    (self.zoneName, self.ownerName) = (zoneName, ownerName)
  }
  public static var supportsSecureCoding: Bool { true }
  public convenience init?(coder: NSCoder) {
    guard let name = coder.decodeObject(of: NSString.self, forKey: "ZoneName") as String? else { return nil }
    let owner = coder.decodeObject(of: NSString.self, forKey: "OwnerName") as String?
    self.init(zoneName: name, ownerName: owner ?? CKCurrentUserDefaultName)
  }
  public func encode(with coder: NSCoder) {
    coder.encode(NSString(string: zoneName), forKey: "ZoneName")
    coder.encode(NSString(string: ownerName), forKey: "OwnerName")
  }
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CKRecordZoneID else { return false }
    return other.zoneName == zoneName && other.ownerName == ownerName
  }
  public override var hash: Int { zoneName.hashValue ^ ownerName.hashValue }
}
