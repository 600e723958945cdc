import Foundation
import SashFoundation
import SashMessages

public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// Why contacts could not be had.
public struct CNError: _FrameworkError {
  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  public static var errorDomain: String { "CNErrorDomain" }

  public enum Code: Int, Sendable, _ErrorCodeProtocol {
    public typealias _ErrorType = CNError
    case communicationError = 1, dataAccessError = 2, authorizationDenied = 100,
      noAccessibleWritableContainers = 101,
      recordDoesNotExist = 200, insertedRecordAlreadyExists = 201, predicateInvalid = 400
  }
  public static var communicationError: Code { .communicationError }
  public static var dataAccessError: Code { .dataAccessError }
  public static var authorizationDenied: Code { .authorizationDenied }
  public static var noAccessibleWritableContainers: Code { .noAccessibleWritableContainers }
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
  public static var insertedRecordAlreadyExists: Code { .insertedRecordAlreadyExists }
  public static var predicateInvalid: Code { .predicateInvalid }
}

/// Which contacts are wanted, and what of them.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  open var keysToFetch: [any CNKeyDescriptor]
  open var predicate: NSPredicate?
  open var sortOrder = CNContactSortOrder.none
  open var unifyResults = true
  open var mutableObjects = false
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// Changes to contacts.
///
/// - Missing: what is to be saved is not kept, since there is no address book to save it in.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

/// The address book of the person. There is none that a program could ask here: access is denied, as where a person has said
/// no.
///
/// - Missing: address books of desktops.
open class CNContactStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  private func denied() -> CNError {
    tellOnce("there is no address book here; access is denied.", by: "Contacts")
    return CNError(.authorizationDenied)
  }
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let error = denied()
    DispatchQueue.global().async { completionHandler(false, error) }
  }
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw denied() }
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw denied() }
  open func unifiedContacts(
    matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw denied() }
  open func unifiedContact(
    withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw denied() }
  open func execute(_ saveRequest: CNSaveRequest) throws { throw denied() }
  open func defaultContainerIdentifier() -> String { "" }
}
