import Foundation

// Groups and accounts of an address book, and what a person is called elsewhere. No address book is here, so an app makes these itself.

/// Some people together.
open class CNGroup: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  var heldName = ""
  open var name: String { heldName }
  public override init() { super.init() }
}
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  open override var name: String {
    get { heldName }
    set { heldName = newValue }
  }
}
public enum CNContainerType: Int, Sendable {
  case unassigned = 0
  case local = 1
  case exchange = 1001
  case cardDAV = 1003
}
/// An account that people are kept in.
open class CNContainer: NSObject, @unchecked Sendable {
  public let identifier: String
  public let name: String
  public let type: CNContainerType
  init(identifier: String, name: String, type: CNContainerType) {
    (self.identifier, self.name, self.type) = (identifier, name, type)
  }
}
public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceGameCenter = "GameCenter"
/// A page of a person in a network.
open class CNSocialProfile: NSObject, @unchecked Sendable {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }
}
/// An address for messages.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
  public let username: String
  public let service: String
  public init(username: String, service: String) { (self.username, self.service) = (username, service) }
}
/// Somebody whom a person knows.
open class CNContactRelation: NSObject, @unchecked Sendable {
  public let name: String
  public init(name: String) { self.name = name }
}
/// One property of a person, as pickers give it.
open class CNContactProperty: NSObject, @unchecked Sendable {
  public let contact: CNContact
  public let key: String
  public let value: Any?
  public let identifier: String?
  public let label: String?
  init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
    (self.contact, self.key, self.value) = (contact, key, value)
    (self.identifier, self.label) = (identifier, label)
  }
}
