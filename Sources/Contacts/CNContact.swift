import Foundation

/// Which part of a contact is wanted.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactBirthdayKey = "birthday"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactTypeKey = "contactType"
public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelEmailiCloud = "iCloud"

public enum CNContactType: Int, Sendable { case person, organization }

/// Somebody, or an organisation.
open class CNContact: NSObject, Identifiable, @unchecked Sendable {
  public let identifier: String
  open var id: String { identifier }
  open internal(set) var contactType = CNContactType.person
  open internal(set) var namePrefix = ""
  open internal(set) var givenName = ""
  open internal(set) var middleName = ""
  open internal(set) var familyName = ""
  open internal(set) var nameSuffix = ""
  open internal(set) var nickname = ""
  open internal(set) var organizationName = ""
  open internal(set) var departmentName = ""
  open internal(set) var jobTitle = ""
  open internal(set) var note = ""
  open internal(set) var imageData: Data?
  open internal(set) var thumbnailImageData: Data?
  open var imageDataAvailable: Bool { imageData != nil }
  open internal(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  open internal(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  open internal(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  open internal(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  open internal(set) var birthday: DateComponents?

  public override init() { identifier = UUID().uuidString }
  init(copying other: CNContact) {
    identifier = other.identifier
    super.init()
    (contactType, namePrefix, givenName, middleName) = (
      other.contactType, other.namePrefix, other.givenName, other.middleName
    )
    (familyName, nameSuffix, nickname) = (other.familyName, other.nameSuffix, other.nickname)
    (organizationName, departmentName, jobTitle) = (
      other.organizationName, other.departmentName, other.jobTitle
    )
    (note, imageData, thumbnailImageData) = (other.note, other.imageData, other.thumbnailImageData)
    (phoneNumbers, emailAddresses) = (other.phoneNumbers, other.emailAddresses)
    (postalAddresses, urlAddresses, birthday) = (other.postalAddresses, other.urlAddresses, other.birthday)
  }
  open override func mutableCopy() -> Any { CNMutableContact(copying: self) }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  open class func localizedString(forKey key: String) -> String { key }
  public static func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate { contact, _ in
      guard let contact = contact as? CNContact else { return false }
      return "\(contact.givenName) \(contact.familyName)".localizedCaseInsensitiveContains(name)
    }
  }
}

/// A contact that can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
}

/// A value with what it is: “work”.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// `_$!<Home>!$_` is “home”.
  public static func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") ? label.dropFirst(4).dropLast(4).lowercased() : label
  }
}
public final class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
}
