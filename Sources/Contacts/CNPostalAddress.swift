import Foundation

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"

/// Where mail goes.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  open internal(set) var street = ""
  open internal(set) var subLocality = ""
  open internal(set) var city = ""
  open internal(set) var subAdministrativeArea = ""
  open internal(set) var state = ""
  open internal(set) var postalCode = ""
  open internal(set) var country = ""
  open internal(set) var isoCountryCode = ""
  public override init() { super.init() }
}

/// An address that can be changed.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes an address as it stands on a letter: the postal code before the city in most countries, behind city and state in
/// those that write it so.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String
  {
    let address = postalAddress
    let behind: Set = ["", "us", "gb", "ca", "au", "in", "ie", "nz"]
    let place =
      behind.contains(address.isoCountryCode.lowercased())
      ? [address.city, address.state, address.postalCode] : [address.postalCode, address.city, address.state]
    return [address.street, place.filter { !$0.isEmpty }.joined(separator: " "), address.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}

public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }

/// Writes the name of a contact.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  private struct Keys: CNKeyDescriptor {}
  open var style = CNContactFormatterStyle.fullName
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    Keys()
  }
  /// The full name, else the name of the organisation; nil if there is neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if !name.isEmpty, contact.contactType == .person { return name }
    return [contact.organizationName, name, contact.nickname].first { !$0.isEmpty }
  }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
}
