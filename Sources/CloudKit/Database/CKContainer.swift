import Foundation
import SashMessages

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChangedNotification")
}

/// The databases of an app. Nobody is signed in, so each request fails as on a device without an account.
///
/// - Missing: a cloud. Records and what is asked of databases are values that can be made, compared and kept.
open class CKContainer: NSObject, @unchecked Sendable {
  public struct ApplicationPermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let userDiscoverability = Self(rawValue: 1)
  }
  public enum ApplicationPermissionStatus: Int, Sendable {
    case initialState, couldNotComplete, denied, granted
  }

  public let containerIdentifier: String?
  public init(identifier: String) { containerIdentifier = identifier }
  private static let standard = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "app")")
  open class func `default`() -> CKContainer { standard }

  public private(set) lazy var privateCloudDatabase = CKDatabase(.private)
  public private(set) lazy var publicCloudDatabase = CKDatabase(.public)
  public private(set) lazy var sharedCloudDatabase = CKDatabase(.shared)
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(.noAccount, nil) }
  }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    let error = CKError.noAccount()
    DispatchQueue.global().async { completionHandler(nil, error) }
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.noAccount() }
  open func requestApplicationPermission(
    _ applicationPermission: ApplicationPermissions,
    completionHandler: @escaping @Sendable (ApplicationPermissionStatus, (any Error)?) -> Void
  ) {
    let error = CKError.noAccount()
    DispatchQueue.global().async { completionHandler(.couldNotComplete, error) }
  }
  open func accept(_ metadata: CKShare.Metadata) async throws -> CKShare { throw CKError.noAccount() }
  open func add(_ operation: CKOperation) { operation.start() }
}
